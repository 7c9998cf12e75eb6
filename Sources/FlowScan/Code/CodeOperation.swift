import SwiftFacts
import ValueFlow

/// An operation of the code, with the scope in which it runs.
struct CodeOperation {
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
  let operations: [CodeOperation]

  struct Call {
    let callee: Written
    let arguments: [Written.Argument]
    let operation: CodeOperation
  }

  struct Assignment {
    let target: Written
    let source: Written
    let operation: CodeOperation
  }

  /// The calls with their arguments.
  var calls: [Call] {
    operations.compactMap { operation in
      guard case .call(let callee, let arguments) = operation.kind else { return nil }
      return Call(callee: callee, arguments: arguments, operation: operation)
    }
  }

  /// The assignments.
  var assignments: [Assignment] {
    operations.compactMap { operation in
      guard case .assign(let target, let source) = operation.kind else { return nil }
      return Assignment(target: target, source: source, operation: operation)
    }
  }
}
