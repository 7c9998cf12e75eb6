import SwiftFacts

/// The flows whose code runs: their own, or that of helpers they call, such as
/// `extension FlowContributors { static func screen(_ page: Page) -> FlowContributors { … } }`.
extension RequestDelivery {
  /// The flows whose code an instance runs, by itself or as a helper.
  func flows(running instance: InstanceIndex) -> NodeIndex {
    var helpers: [InstanceIndex] = []
    let flows = flows(running: instance, &helpers)
    find(callersOf: helpers)
    return flows
  }

  /// Handles a new call of a helper.
  func note(_ edge: CallerEdge, of helper: InstanceIndex) {
    var helpers: [InstanceIndex] = []
    note(edge, of: helper, &helpers)
    find(callersOf: helpers)
  }

  private func find(callersOf helpers: [InstanceIndex]) {
    var helpers = helpers
    while let helper = helpers.popLast() {
      for edge in solver.instances.callers(of: helper) { note(edge, of: helper, &helpers) }
    }
  }

  private func note(_ edge: CallerEdge, of helper: InstanceIndex, _ helpers: inout [InstanceIndex]) {
    guard edge.kind == .call || edge.kind == .foreign, let flows = solver.requested.runningFlows[helper]
    else {
      return
    }
    solver.copy(self.flows(running: edge.instance, &helpers), to: flows)
  }

  /// The node of these flows; one whose callers are to be found is added to the helpers.
  private func flows(running instance: InstanceIndex, _ helpers: inout [InstanceIndex]) -> NodeIndex {
    var instance = instance
    while solver.instances[instance].outer >= 0 { instance = solver.instances[instance].outer }
    if let known = solver.requested.runningFlows[instance] { return known }
    let flows = solver.node()
    solver.requested.runningFlows[instance] = flows
    if let flow = flow(running: instance) {
      solver.nodes.insert(flow, in: flows)
    } else {
      helpers.append(instance)
    }
    return flows
  }
}
