import FlowModel
import ValueFlow

/// Reports the states of children that come and go without a view that is seen to show them.
struct UnshownStates {
  let graph: ReducerGraph
  private var types: ReducerTypes { graph.types }
  private var program: SourceProgram { types.program }

  func calls() -> [UnresolvedCall] { types.reducers.sorted().flatMap(calls) }

  private func calls(of reducer: TypeIndex) -> [UnresolvedCall] {
    guard let state = types.state(of: reducer) else { return [] }
    let keys = graph.reading.sites.filter { $0.flow == reducer }
      .reduce(into: graph.reading.partStates[reducer] ?? []) { $0.formUnion($1.keys) }
    let id = graph.flows.contains(reducer) ? graph.names.id(of: reducer) : ""
    return program.types[Int(state)].propertyOrder.map { program.properties[Int($0)] }
      .flatMap { property in calls(of: property, in: reducer, keys, id) }
  }

  private func calls(
    of property: PropertyInfo, in reducer: TypeIndex, _ keys: Set<StateKey>, _ id: String
  ) -> [UnresolvedCall] {
    let key = StateKey(property: property.name)
    guard let child = types.held(property)?.reducer,
      ReducerDecisions(types: types).isDecided(key, in: reducer)
    else { return [] }
    let elements = types.elements(of: child).filter { types.element($0.key, of: child) != nil }
    if elements.isEmpty || keys.contains(key) {
      let isShown = keys.contains { $0.property == key.property }
      return isShown ? [] : [call(id, property.name, property.file, property.place)]
    }
    return elements.sorted { $0.value.place < $1.value.place }
      .filter { !keys.contains(StateKey(property: property.name, element: $0.key)) }
      .map { call(id, $0.key, $0.value.file, $0.value.place) }
  }

  private func call(_ flow: String, _ name: Name, _ file: Int32, _ place: Int32) -> UnresolvedCall {
    UnresolvedCall(
      flow: flow, expression: ".\(program.name(name))", reason: "no view was seen to show it",
      location: graph.names.location(file, place))
  }
}
