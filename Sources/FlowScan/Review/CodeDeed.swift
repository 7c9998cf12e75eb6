import SwiftFacts
import ValueFlow

/// Something that code does, and what is known where it does it.
struct CodeDeed {
  enum Kind {
    case call(Written, [Written.Argument])
    case assign(Written, Written)
    case local(Name, Written)
  }

  let kind: Kind
  /// What does it.
  let code: Written
  let scope: CodeScope
}

/// A function, or what a property begins with or does, and all that it does.
struct CodeBody {
  /// The function; nil for a property.
  let function: FunctionInfo?
  /// The function as the program numbers it; -1 for a property.
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

  /// What is called, with what it is given.
  var calls: [Call] {
    deeds.compactMap { deed in
      guard case .call(let callee, let arguments) = deed.kind else { return nil }
      return Call(callee: callee, arguments: arguments, deed: deed)
    }
  }

  /// What is assigned, and to what.
  var assignments: [Assignment] {
    deeds.compactMap { deed in
      guard case .assign(let target, let source) = deed.kind else { return nil }
      return Assignment(target: target, source: source, deed: deed)
    }
  }
}
