import SwiftFacts
import ValueFlow

/// Children that remove themselves from their parent's list, and other code that does it for them.
struct RemovalElsewhere {
  /// The types that ask another object to remove them.
  private var leaving: Set<TypeIndex> = []
  /// The removing functions called on a coordinator that is not known more precisely.
  private var called: Set<RemovingFunction> = []
  private let code: ReviewedCode

  init(_ lists: [TypeIndex: ListsOfChildren], _ code: ReviewedCode) {
    self.code = code
    let removers = Set(lists.values.flatMap(\.removers))
    let names = Set(removers.map(\.name))
    let adding = MentioningTypes(Set(lists.values.flatMap(\.adders)), code.program)
    for type in MentioningTypes(names, code.program).types.sorted() {
      let isBalanced = adding.types.contains(type)
      for body in code.bodies(of: type) where !(body.function.map { names.contains($0.name) } ?? false) {
        for call in body.calls { look(at: call, in: type, removers, isBalanced) }
      }
    }
  }

  private mutating func look(
    at call: CodeBody.Call, in type: TypeIndex, _ removers: Set<RemovingFunction>, _ isBalanced: Bool
  ) {
    let scope = call.operation.scope
    guard case .member(let base?, _) = call.callee.form, !scope.isSelf(base),
      let remover = removers.first(where: { $0.isCalled(by: call.callee, call.arguments) }),
      mayCoordinate(base, call)
    else { return }
    if call.arguments.contains(where: { scope.isSelf($0.value) }) {
      leaving.insert(type)
    } else if !isBalanced {
      // Code that also adds children only removes what it added itself.
      called.insert(remover)
    }
  }

  /// Tells whether an expression may be a coordinator; an object known to be something else may have functions with such names.
  private func mayCoordinate(_ base: Written, _ call: CodeBody.Call) -> Bool {
    let declared =
      code.type(of: base, at: call.operation)
      ?? code.arrived.types(of: code.arrived.called(by: call.operation.code))
    return declared == nil
      || code.coordinators.classes(declared).contains(where: code.coordinators.isCoordinator)
  }

  func remove(_ types: [TypeIndex], from lists: ListsOfChildren) -> Bool {
    if !called.isDisjoint(with: lists.removers) { return true }
    if types.isEmpty { return !leaving.isEmpty }
    return types.contains { !leaving.isDisjoint(with: code.line(of: $0)) }
  }
}
