import SwiftFacts
import ValueFlow

/// Finds the screen with which a flow hands code to an object that keeps it, as a router does until the screen is gone:
/// `router.push(page, onPop: { … })`.
///
/// That object runs the code for the screen, whoever calls it, and whatever else it shows for others.
struct CodeForRemoval {
  let flow: TypeIndex
  let askers: Askers
  private var solution: Solution { askers.solution }

  /// The screens or child flows that ask by code that a keeper runs, and the label of the code.
  func askers(for callee: InstanceIndex, ranBy edge: CallerEdge) -> [(kind: Asker.Kind, name: Name)] {
    guard let code = solution.value(of: callee), isKept(code, by: edge) else { return [] }
    return makers(of: code, callee).flatMap { instance in
      solution.calls(of: instance).flatMap { kinds(handedWith: code, at: $0, in: instance) }
    }
  }

  /// The code of the flow that makes a closure, or names one of its functions: `router.push(page, onPop: finish)`.
  private func makers(of code: ObjectIndex, _ callee: InstanceIndex) -> [InstanceIndex] {
    if solution.closure(of: callee) != nil {
      return askers.making(ofClosure: callee, by: flow).map { [$0.instance] } ?? []
    }
    return Set(solution.objects.makers(of: code).map(\.instance)).sorted().filter {
      solution.receiverType(of: $0) == flow
    }
  }

  private func isKept(_ code: ObjectIndex, by edge: CallerEdge) -> Bool {
    let keeper = edge.kind == .held ? edge.object : solution.receiver(of: edge.instance)
    guard keeper >= 0, solution.info(of: keeper).type >= 0 else { return false }
    let type = solution.info(of: keeper).type
    return !askers.owners.roles.isScreen(type) && !askers.owners.isFlow(type)
      && askers.owners.holders(of: code).contains { $0.object == keeper && !$0.isWeak }
  }

  private func kinds(
    handedWith code: ObjectIndex, at site: Int32, in instance: InstanceIndex
  ) -> [(kind: Asker.Kind, name: Name)] {
    let arguments = solution.bodies.sites[Int(site)].arguments
    let nodes = arguments.indices.map { solution.node(ofArgument: $0, of: site, in: instance) }
    guard let own = nodes.firstIndex(where: { solution.holds(code, at: $0) }) else { return [] }
    let handed = nodes.filter { $0 != nodes[own] }.flatMap { solution.objects(at: $0) }
    let content = handed.compactMap { solution.knownContent($0) }.flatMap { solution.objects(at: $0) }
    return Set((handed + content).compactMap(kind)).map { ($0, arguments[own].label) }
  }

  private func kind(of object: ObjectIndex) -> Asker.Kind? {
    let type = solution.info(of: object).type
    guard solution.info(of: object).kind == .instance, type >= 0 else { return nil }
    if askers.screens[flow]?.contains(type) ?? false { return .screen(type) }
    return askers.parents[type]?.contains(flow) ?? false ? .flow(type) : nil
  }
}
