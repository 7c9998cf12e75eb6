import FlowModel

/// Makes a graph of the facts of all files: the program, who may be a flow, what each flow does, and what links open.
struct Scanner {
  var settings = ScanSettings()
  var limits = PlayLimits()

  func graph(of files: [FileFacts]) -> ScanResult {
    let program = Program(LibrarySources.without(files))
    let (conventions, findings) = ConventionReading(settings.conventions, importing: program.importedModules)
      .read()
    let declared = DeclaredAddresses(settings.projectFiles)
    let knowledge = Knowledge(
      program, conventions, declared: declared, storyboards: Storyboards(settings.projectFiles),
      includesViews: settings.includesViews, limits: limits)
    let tables = LinkReading(knowledge).read()
    knowledge.learn(tables)
    let players = playFlows(knowledge)
    // What the players saw lives as long as they do.
    defer { withExtendedLifetime(players) {} }
    let builder = GraphBuilder(knowledge)
    var graph = builder.graph(named: settings.name, of: plays(players, knowledge))
    let links = LinkBuilder(builder: builder, declared: declared)
    graph.links = links.links(of: tables + players.flatMap(\.links), in: graph)
    TableLinks(players: players, builder: builder).add(to: &graph)
    Crossings(players: players, builder: builder).add(to: &graph)
    links.open(in: &graph)
    return ScanResult(
      graph: graph, findings: findings + builder.unfinished(among: players),
      source: SourceSearch.facts(of: knowledge))
  }

  private func playFlows(_ knowledge: Knowledge) -> [Player] {
    let candidates = knowledge.program.types.map(\.id).filter { knowledge.isCandidate[$0.index] }
    var players = settled(candidates.map { FlowPlay($0, knowledge: knowledge).run() }, knowledge)
    playAgain(&players, knowledge)
    let presentables = players.reduce(into: Set<String>()) { $0.formUnion($1.presentables) }
    for player in players { player.presentOwnScreens(through: presentables) }
    return players
  }

  /// Leaves out what turned out to be mechanics, and plays again who came upon it: it is seen through from now on.
  private func settled(_ players: [Player], _ knowledge: Knowledge) -> [Player] {
    let mechanics = Doubts(knowledge).mechanics(among: players)
    knowledge.dismiss(mechanics)
    return players.filter { !mechanics.contains($0.flow) }.map { player in
      player.met.isDisjoint(with: mechanics) ? player : FlowPlay(player.flow, knowledge: knowledge).run()
    }
  }

  /// Plays the flows once more that others make with something that their own code does not know.
  private func playAgain(_ players: inout [Player], _ knowledge: Knowledge) {
    var arrivals = Arrivals()
    for type in Entries(knowledge).makers() {
      arrivals.learn(from: FlowPlay(type, knowledge: knowledge).run())
    }
    for _ in 0..<2 {
      for player in players { arrivals.learn(from: player) }
      if arrivals == knowledge.arrivals { return }
      let before = knowledge.arrivals
      knowledge.learn(arrivals)
      for index in players.indices where arrivals.tellMore(of: players[index], than: before) {
        players[index] = FlowPlay(players[index].flow, knowledge: knowledge).run()
      }
    }
  }

  private func plays(_ players: [Player], _ knowledge: Knowledge) -> [GraphBuilder.Play] {
    let entries = Entries(knowledge).find()
    return players.map {
      GraphBuilder.Play(
        flow: $0.flow, sightings: $0.sightings, isEntry: entries.contains($0.flow),
        choosesUnknown: $0.choosesUnknown, declared: $0.table?.declared)
    }
  }
}
