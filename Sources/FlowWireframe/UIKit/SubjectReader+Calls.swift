internal import SwiftSyntax

/// Values that calls pass to the functions of a view.
extension SubjectReader {
  /// Binds the parameters of a view's functions to the arguments of other code.
  func bindCalls(_ calls: [Setup.Call], of subject: Subject, _ scope: inout Scope, _ outer: Subject) {
    for call in calls where !call.base.contains(".") {
      let all = subject.types.firstValue { $0.functions[call.name] }
      guard let function = all.flatMap({ SyntaxShape.fitting($0, call.arguments) }) else { continue }
      scope.bind(
        function.signature.parameterClause.parameters, to: call.arguments, in: outer.scope(at: call))
    }
  }

  private static let mostOwnCalls = 40

  /// The calls of functions with parameters that the code of a type calls only once.
  func ownCalls(in setup: Setup, of types: [TypeFacts]) -> [Setup.Call] {
    let calls = setup.calls.filter { $0.base.isEmpty && !$0.isReaction && !TypeName.isLikely($0.name) }
    let counts = calls.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    let single = calls.lazy.filter { call in
      counts[call.name] == 1 && !call.arguments.labelled.isEmpty
        && types.contains { $0.functions[call.name] != nil }
    }
    return Array(single.prefix(Self.mostOwnCalls))
  }

  /// Binds the parameters of functions that the code of a view calls once, unless a name is bound already.
  func bindOwnCalls(of subject: Subject, _ scope: inout Scope) {
    for call in subject.ownCalls {
      let all = subject.types.firstValue { $0.functions[call.name] }
      guard let function = all.flatMap({ SyntaxShape.fitting($0, call.arguments) }) else { continue }
      var inner = Scope(type: scope.type, path: scope.path)
      inner.bind(function.signature.parameterClause.parameters, to: call.arguments, in: scope)
      scope.bound.merge(inner.bound) { known, _ in known }
    }
  }
}
