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
    let receiving = receivingTypes(least: 2)
    if receiving.isEmpty { return [:] }
    let (views, making) = makingTypes()
    return views.filter { receiving.contains($0.key) && !making.contains($0.key) }
  }

  /// The types that show what others hand to them and make nothing that is shown, such as a `Router` around a navigation controller.
  func routers() -> Set<TypeIndex> {
    let receiving = receivingTypes(least: 1)
    return receiving.isEmpty ? [] : receiving.subtracting(makingTypes().making)
  }

  private func isCandidate(_ type: TypeIndex) -> Bool {
    let info = solution.program.types[Int(type)]
    return roles.isFlow(type) && !roles.isScreen(type) && !info.isForeign && info.kind == .class
      && info.subtypes.isEmpty && roles.tables[type] == nil && !roles.toldFlows.contains(type)
  }

  // MARK: - What is handed

  /// The types with functions that others call with at least so many types of flows or screens.
  private func receivingTypes(least: Int) -> Set<TypeIndex> {
    let candidates = Set(solution.program.types.indices.map(TypeIndex.init).filter(isCandidate))
    let received = solution.instances.indices.reduce(into: [TypeIndex: Set<TypeIndex>]()) { found, instance in
      guard let type = solution.receiverType(of: instance), candidates.contains(type) else { return }
      found[type, default: []].formUnion(targets(handedTo: instance, of: type))
    }
    return Set(received.filter { $0.value.count >= least }.keys)
  }

  private func targets(handedTo instance: InstanceIndex, of type: TypeIndex) -> [TypeIndex] {
    guard case .function(let function) = solution.template(instance).kind,
      solution.program.functions[Int(function)].name != solution.initializerName
    else { return [] }
    let calls = solution.callers(of: instance).filter {
      $0.site >= 0 && solution.receiverType(of: $0.instance) != type
    }
    let parameters = solution.program.functions[Int(function)].parameters.indices
    return calls.flatMap { call in
      parameters.compactMap { solution.argument($0, of: call, to: instance) }.flatMap(targets)
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
  private func makingTypes() -> (views: [TypeIndex: Set<TypeIndex>], making: Set<TypeIndex>) {
    let makers = Makers(solution: solution, roles: roles)
    return solution.objects.indices.filter(isTarget).reduce(into: ([:], [])) { found, object in
      let type = solution.info(of: object).type
      for maker in makers.types(making: object) {
        if isView(type, of: maker) {
          found.0[maker, default: []].insert(type)
        } else {
          found.1.insert(maker)
        }
      }
    }
  }

  private func isView(_ view: TypeIndex, of type: TypeIndex) -> Bool {
    !roles.isFlow(view) && roles.inherits(view, "View") && roles.keptTypes(by: view).contains(type)
  }
}
