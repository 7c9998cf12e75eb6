import FlowModel
import ValueFlow

/// Puts flows that are reducers where other flows show their views: `UIHostingController(rootView: OrdersView(store: store))`.
///
/// A coordinator that shows such a view shows the flow, just as the reducer of another flow does.
struct EmbeddedReducers {
  let graph: ReducerGraph
  private var program: SourceProgram { graph.types.program }

  /// Changes what flows that are no reducers show, and who asks them.
  func settle(_ all: inout FlowGraph) {
    let known = Set(all.flows.flatMap(\.routes).map(\.target.id) + all.flows.map(\.id))
    let flows = flows().filter { known.contains($0.key) }
    guard !flows.isEmpty else { return }
    removeViews(of: flows, from: &all)
    for flow in all.flows.indices {
      for route in all.flows[flow].routes.indices {
        if let found = flows[all.flows[flow].routes[route].target.id] {
          all.flows[flow].routes[route].target = Target(kind: .flow, id: found.id, name: found.name)
        }
      }
    }
    all.transitions = asked(all.transitions, by: flows)
    all.screens.removeAll { flows[$0.id] != nil }
  }

  /// Removes views that are named like flows: their reducer decides what they show.
  private func removeViews(of flows: [String: Source], from all: inout FlowGraph) {
    all.flows.removeAll { flows[$0.id] != nil }
    all.transitions.removeAll { flows[$0.flow] != nil }
    all.unresolved.removeAll { flows[$0.flow] != nil }
  }

  /// The transitions with the flows in place of their views; two views of a flow ask as one.
  private func asked(_ transitions: [Transition], by flows: [String: Source]) -> [Transition] {
    var made: [String: Transition] = [:]
    for var transition in transitions {
      transition.from = flows[transition.from.id] ?? transition.from
      if let known = made[transition.identity] {
        transition.triggers = Set(known.triggers + transition.triggers).sorted()
        transition.location = known.location
      }
      made[transition.identity] = transition
    }
    return made.values.sorted { $0.identity < $1.identity }
  }

  /// The flows by the names of the views that show what they decide on.
  private func flows() -> [String: Source] {
    let hosts = Set(graph.reading.sites.filter { graph.flows.contains($0.flow) }.map(\.host))
    let whole = graph.stores.holders.filter { view, holder in
      graph.flows.contains(holder.reducer) && isWhole(view, of: holder.reducer, hosts)
    }
    let pairs = whole.map { view, holder in
      (
        graph.names.id(of: view),
        Source(
          kind: .flow, id: graph.names.id(of: holder.reducer), name: graph.names.name(of: holder.reducer))
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Tells whether a view shows what the flow decides on, itself or in a view that it makes, and is not only a page with its store.
  private func isWhole(_ view: TypeIndex, of reducer: TypeIndex, _ hosts: Set<TypeIndex>) -> Bool {
    var seen: Set<TypeIndex> = []
    var waiting = [view]
    while let next = waiting.popLast() {
      guard graph.stores.holders[next]?.reducer == reducer, seen.insert(next).inserted else { continue }
      if hosts.contains(next) { return true }
      waiting += made(in: next)
    }
    return false
  }

  /// The views with a store that the code of a type makes.
  private func made(in type: TypeIndex) -> [TypeIndex] {
    var found: [TypeIndex] = []
    for body in program.bodies(of: type) {
      body.walk { written in
        guard case .call(let callee, _) = written.form,
          let view = program.type(named: callee.text, in: type, file: written.file),
          graph.stores.holders[view] != nil
        else { return }
        found.append(view)
      }
    }
    return found
  }
}
