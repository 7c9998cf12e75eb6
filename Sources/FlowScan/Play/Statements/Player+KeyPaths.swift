// Key paths that name a route of whichever flow the router belongs to: `router.focusFirst(\.todos).child.route(to: \.todo)`.
extension Player {
  /// A route of another flow is a transition of that flow.
  func askOther(_ path: [String], on receiver: Value?, _ call: Call) -> Bool {
    guard let (other, route) = named(path, on: receiver, call), other != flow else { return false }
    let name = route.property.facts.name
    add(
      .elsewhere(.route(name, of: other), text: call.text), at: call.place,
      in: asked(by: .member(EnumMember(type: nil, name: name, payload: [])), call))
    return true
  }

  /// Whether a value names a route at all.
  func isRoute(_ value: Value, on receiver: Value?, _ call: Call) -> Bool {
    value.leaves.contains { leaf in
      if case .keyPath(let path) = leaf { named(path, on: receiver, call) != nil } else { false }
    }
  }

  /// What a call that goes along a key path gives back: the flow that it leads to.
  func destination(_ name: String, _ given: [Value.Labelled], on receiver: Value?, _ call: Call) -> Value {
    for rule in knowledge.triggers[name] ?? [] where rule.handler.isEmpty {
      for case .keyPath(let path) in given.flatMap(\.value.leaves) {
        guard let (flow, route) = named(path, on: receiver, call),
          case .name(let maker, _) = route.property.facts.value,
          let function = knowledge.functions(maker, of: flow).first
        else { continue }
        let frame = Frame(
          outer: call.frame, me: nil, function: nil, owner: flow, file: function.file, scope: Scope(),
          arguments: [], cause: call.frame.cause)
        return symbol(function.facts.result, in: frame)
      }
    }
    return .unknown
  }

  /// The flow that a router belongs to, and its route of this name.
  private func named(_ path: [String], on receiver: Value?, _ call: Call) -> (TypeID, WrappedRoute)? {
    guard let name = path.last else { return nil }
    let written = path.count > 1 ? program.find(path[0], in: call.frame.owner, from: call.frame.file) : nil
    let things = receiver?.things.first?.chain ?? call.frame.me.map { [$0] } ?? []
    for id in [written].compactMap(\.self) + things.flatMap(flows) {
      if let route = wrappedRoute(name, of: id) { return (id, route) }
    }
    return nil
  }

  /// The flows that the type of a thing names: `TodosCoordinator`, `TodosCoordinator.Router`, `Router<TodosCoordinator>`.
  private func flows(of thing: Thing) -> [TypeID] {
    if let id = thing.id, knowledge.isCandidate[id.index] { return [id] }
    return thing.type.parts.flatMap { part -> [TypeID] in
      guard case .named(let name, let arguments) = part else { return [] }
      let outer = name.split(separator: ".").dropLast().joined(separator: ".")
      return ([TypeShape.named(outer)] + arguments).compactMap {
        knowledge.concrete($0, in: thing.scope, from: thing.file)
      }
    }
    .filter { knowledge.isCandidate[$0.index] }
  }
}
