import SwiftFacts
import ValueFlow

/// Finds the types that are named like flows and only show what flows hand to them, such as a `NavigationStackCoordinator`.
///
/// Such a type makes the view that it is shown in and nothing else, and others call its functions with several flows or screens.
struct Navigators {
  let solution: Solution
  let roles: TypeRoles

  init(_ solution: Solution, _ roles: TypeRoles) { (self.solution, self.roles) = (solution, roles) }

  /// The types found, each with its own views.
  func find() -> [TypeIndex: Set<TypeIndex>] {
    let received = received()
    if received.isEmpty { return [:] }
    let (views, making) = makingTypes(besides: Set(received.keys))
    let candidates = views.filter { received[$0.key] != nil && !making.contains($0.key) }
    let found = candidates.filter { (received[$0.key]?.targets.count ?? 0) > 1 }
    // One that shows a single kind is like the others if it takes the same: any `CoordinatorProtocol`.
    let taken = found.keys.reduce(into: Set<TypeIndex>()) { $0.formUnion(received[$1]?.protocols ?? []) }
    return candidates.filter {
      found[$0.key] != nil || !(received[$0.key]?.protocols.isDisjoint(with: taken) ?? true)
    }
  }

  /// The types that show what others hand to them and make nothing that is shown, such as a `Router` around a navigation controller.
  func routers() -> Set<TypeIndex> {
    let receiving = Set(received().keys)
    return receiving.isEmpty ? [] : receiving.subtracting(makingTypes(besides: []).making)
  }

  private func isCandidate(_ type: TypeIndex) -> Bool {
    let info = solution.program.types[Int(type)]
    return roles.isFlow(type) && !roles.isScreen(type) && !info.isForeign && info.kind == .class
      && info.subtypes.isEmpty && roles.tables[type] == nil && !roles.toldFlows.contains(type)
  }

  // MARK: - What is handed

  /// The flows and screens that others hand to the functions of a type, and the protocols as which these take them.
  private struct Received {
    var targets: Set<TypeIndex> = []
    var protocols: Set<TypeIndex> = []
  }

  /// The types with functions that others call with flows or screens.
  private func received() -> [TypeIndex: Received] {
    let candidates = Set(solution.program.types.indices.map(TypeIndex.init).filter(isCandidate))
    let received = solution.instances.indices.reduce(into: [TypeIndex: Received]()) { found, instance in
      guard let type = solution.receiverType(of: instance), candidates.contains(type) else { return }
      note(handedTo: instance, of: type, &found[type, default: Received()])
    }
    return received.filter { !$0.value.targets.isEmpty }
  }

  private func note(handedTo instance: InstanceIndex, of type: TypeIndex, _ received: inout Received) {
    guard case .function(let function) = solution.template(instance).kind,
      solution.program.functions[Int(function)].name != solution.initializerName
    else { return }
    let info = solution.program.functions[Int(function)]
    let calls = solution.callers(of: instance).filter {
      $0.site >= 0 && solution.receiverType(of: $0.instance) != type
    }
    for (index, parameter) in info.parameters.enumerated() {
      let targets = calls.compactMap { solution.argument(index, of: $0, to: instance) }.flatMap(targets)
      if targets.isEmpty { continue }
      received.targets.formUnion(targets)
      received.protocols.formUnion(
        solution.program.parameterType(parameter, of: info).types.filter {
          solution.program.types[Int($0)].kind == .protocol && !solution.program.types[Int($0)].isForeign
        })
    }
  }

  private func targets(at node: NodeIndex) -> [TypeIndex] {
    solution.unsortedObjects(at: node).filter { isTarget($0) && solution.info(of: $0).kind == .instance }
      .map { solution.info(of: $0).type }
  }

  private func isTarget(_ object: ObjectIndex) -> Bool {
    let info = solution.info(of: object)
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else { return false }
    return roles.isFlow(info.type)
      || roles.isScreen(info.type) && !solution.program.types[Int(info.type)].isForeign
  }

  // MARK: - What is made

  /// The types that make views of their own, with these, and the types that make other screens or flows.
  private func makingTypes(besides navigators: Set<TypeIndex>) -> (
    views: [TypeIndex: Set<TypeIndex>], making: Set<TypeIndex>
  ) {
    let makers = Makers(solution: solution, roles: roles)
    return solution.objects.indices.filter(isTarget).reduce(into: ([:], [])) { found, object in
      let type = solution.info(of: object).type
      for maker in makers.types(making: object) {
        if isView(type, of: maker) {
          found.0[maker, default: []].insert(type)
        } else if !(navigators.contains(type) && navigators.contains(maker)) {
          found.1.insert(maker)
        }
      }
    }
  }

  private func isView(_ view: TypeIndex, of type: TypeIndex) -> Bool {
    !roles.isFlow(view) && roles.inherits(view, "View") && roles.keptTypes(by: view).contains(type)
  }
}
