/// Plays one flow from its making to its end, in the order in which a run would come upon things.
struct FlowPlay {
  let player: Player
  var knowledge: Knowledge { player.knowledge }
  var program: Program { player.program }

  init(_ flow: TypeID, knowledge: Knowledge) {
    player = Player(flow, knowledge: knowledge)
  }

  /// What the flow was seen to do.
  func run() -> Player {
    player.readTable()
    player.readList()
    player.runWaiting()
    start()
    player.runWaiting()
    player.playTable()
    playWrappedRoutes()
    playHosts()
    playReducer()
    player.runWaiting()
    player.readPaths()
    answerLinks()
    player.runWaiting()
    playWhatIsLeft(butFor: player.answers)
    player.runWaiting()
    hearDelegates()
    player.runWaiting()
    hearEnds()
    playScreens()
    player.runWaiting()
    playWhatIsLeft(butFor: [])
    playFirstWishes()
    player.runSilentHandlers()
    player.runWaiting()
    while player.showUnaskedPath() { playScreens() }
    player.answerEvents()
    player.nameScreens()
    return player
  }

  /// Plays the methods that nothing above has come to: their routes are known, who asks for them is not.
  private func playWhatIsLeft(butFor skipped: Set<String>) {
    for function in program[player.flow].functionOrder
    where isLeft(function) && !skipped.contains(function.facts.name) {
      _ = player.enter(function, on: player.me, [], in: player.root(Cause()))
      player.runWaiting()
    }
  }

  private func isLeft(_ function: FunctionNode) -> Bool {
    let facts = function.facts
    guard facts.hasBody, facts.name != "init", !facts.isStatic, !player.visited.contains(function.identity)
    else { return false }
    return function.preparesSegue || !function.mentions.isDisjoint(with: knowledge.relevantNames)
  }
}
