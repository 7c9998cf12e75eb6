import FlowAnalysis
import FlowModel
import SwiftFacts
import ValueFlow

/// Finds the children that coordinators add to their lists, and whether these are ever removed.
struct AddedChildren {
  let code: ReviewedCode
  private let lists: [TypeIndex: ListsOfChildren]
  private let elsewhere: RemovalElsewhere
  private var program: SourceProgram { code.program }

  init(_ code: ReviewedCode, _ lists: [TypeIndex: ListsOfChildren]) {
    self.code = code
    self.lists = lists
    elsewhere = RemovalElsewhere(lists, code)
  }

  func children(of type: TypeIndex) -> [AddedChild] {
    guard let lists = lists[type], !lists.names.isEmpty else { return [] }
    let bodies = code.bodies(of: type)
    let once = RunningOnce(bodies, in: program)
    let isEmptied = isEmptied(type, lists)
    return bodies.flatMap { body in
      let given = Set(body.function?.parameters.map(\.name) ?? [])
      return lists.added(in: body).filter { !($0.value.plainName.map(given.contains) ?? false) }.map {
        added in
        let declared = code.type(of: added.value, at: added.operation)
        let types = code.classes(declared, arriving: objects(added))
        let scope = added.operation.scope
        return AddedChild(
          flow: code.id(of: type), child: name(added, declared, types),
          location: code.location(of: added.operation.code),
          isOnce: scope.isGuarded || (!scope.isRepeated && once.contains(body)),
          isRemoved: isEmptied || elsewhere.remove(types, from: lists))
      }
    }
  }

  /// The objects that arrive in the list; the analysis has none for an assignment to an element.
  private func objects(_ added: ListsOfChildren.Added) -> Set<ObjectIndex> {
    added.argument.map { code.arrived.given($0, to: added.operation.code) } ?? []
  }

  /// The type of a child as declared, unless that is a protocol and only one type arrives.
  private func name(
    _ added: ListsOfChildren.Added, _ declared: ResolvedType?, _ types: [TypeIndex]
  ) -> String {
    let isOpen = declared?.types.contains { program.types[Int($0)].kind == .protocol } ?? true
    if isOpen, types.count == 1 { return program.typeName(types[0]) }
    guard let declared, !declared.types.isEmpty else { return added.value.text }
    return declared.types.map(program.typeName).joined(separator: " & ")
  }

  private func isEmptied(_ type: TypeIndex, _ lists: ListsOfChildren) -> Bool {
    lists.removesByItself
      || program.concreteSubtypes(type).contains { lists.areEmptied(by: code.bodies(of: $0)) }
  }
}
