// How a flow is made and begins.
extension FlowPlay {
  func start() {
    let frame = player.root(Cause(kind: .start, sender: nil, trigger: player.table?.rule.start ?? ""))
    playInitialValues(frame)
    for function in knowledge.functions("init", of: player.flow)
    where function.facts.hasBody && function.owner == player.flow {
      _ = player.enter(function, on: player.me, [], in: frame)
    }
    for ancestor in knowledge.ancestries[player.flow.index].compactMap(\.id) {
      for function in program[ancestor].functionOrder where function.facts.hasBody && isStart(function) {
        guard !player.visited.contains(function.identity) else { continue }
        _ = player.enter(function, on: player.me, [], in: frame)
      }
    }
    wakeScreens(frame)
    playContent(frame)
    if player.startsByTable { player.showFirst(at: program[player.flow].place, in: frame) }
  }

  /// Screens that the flow keeps are made when somebody asks for them; who listens to them is set there.
  private func wakeScreens(_ frame: Frame) {
    let node = program[player.flow]
    for name in node.propertyOrder {
      guard let property = node.properties[name], !property.facts.isComputed, !property.facts.isStatic,
        property.facts.value != .nothing,
        let id = knowledge.concrete(property.facts.type, in: node.id, from: property.file),
        knowledge.isScreen(id)
      else { continue }
      _ = player.read(name, of: player.me, in: frame)
    }
  }

  /// A view that is a flow of its own shows what its content shows.
  private func playContent(_ frame: Frame) {
    let node = program[player.flow]
    guard knowledge.isScreen(player.flow) else { return }
    for name in node.propertyOrder {
      guard let property = node.properties[name], property.facts.isComputed, !property.facts.isStatic,
        !property.mentions.isDisjoint(with: knowledge.relevantNames)
      else { continue }
      _ = player.subjects(of: player.read(name, of: player.me, in: frame))
    }
  }

  /// Properties whose value names the first route, as `NavigationStack(initial: \.start)`.
  private func playInitialValues(_ frame: Frame) {
    for name in program[player.flow].propertyOrder {
      guard let property = program[player.flow].properties[name], !property.facts.isComputed else { continue }
      if knowledge.isRouteList(property.facts.type) {
        player.showRoutes(
          player.read(name, of: player.me, in: frame), name, at: property.facts.place, in: frame)
      } else if !property.mentions.isDisjoint(with: knowledge.triggers.keys) {
        _ = player.read(name, of: player.me, in: frame)
      }
    }
  }

  private func isStart(_ function: FunctionNode) -> Bool {
    guard !function.facts.isStatic else { return false }
    if let table = player.table { return function.facts.name == table.rule.start }
    if ["start", "launch", "begin"].contains(where: { function.facts.name.hasPrefix($0) }) { return true }
    return ["present", "coordinate", "run"].contains(function.facts.name)
      && isDemandedOfFlows(function.facts.name)
  }

  /// Whether the protocol that makes a type a coordinator asks for a function.
  private func isDemandedOfFlows(_ name: String) -> Bool {
    knowledge.ancestries[player.flow.index].dropFirst().compactMap(\.id).contains { id in
      program[id].kind == .protocol && knowledge.isFlowProtocol(id)
        && program[id].functions[name]?.contains { !$0.facts.hasBody } ?? false
    }
  }
}
