import SwiftFacts
import ValueFlow

/// An operation of the code, with the scope in which it runs.
struct CodeDeed {
  enum Kind {
    case call(Written, [Written.Argument])
    case assign(Written, Written)
    case local(Name, Written)
  }

  let kind: Kind
  /// The code of the operation.
  let code: Written
  let scope: CodeScope
}

/// The operations of a function, or of a property's initial value or accessors.
struct CodeBody {
  /// The function; nil for a property.
  let function: FunctionInfo?
  /// The index of the function; -1 for a property.
  var index: FunctionIndex = -1
  let deeds: [CodeDeed]

  struct Call {
    let callee: Written
    let arguments: [Written.Argument]
    let deed: CodeDeed
  }

  struct Assignment {
    let target: Written
    let source: Written
    let deed: CodeDeed
  }

  /// The calls with their arguments.
  var calls: [Call] {
    deeds.compactMap { deed in
      guard case .call(let callee, let arguments) = deed.kind else { return nil }
      return Call(callee: callee, arguments: arguments, deed: deed)
    }
  }

  /// The assignments.
  var assignments: [Assignment] {
    deeds.compactMap { deed in
      guard case .assign(let target, let source) = deed.kind else { return nil }
      return Assignment(target: target, source: source, deed: deed)
    }
  }
}
