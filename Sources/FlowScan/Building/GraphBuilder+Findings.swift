import FlowModel

extension GraphBuilder {
  /// Tells of the flows whose code leads to so much other code that it was not followed to its end.
  func unfinished(among players: [Player]) -> [Finding] {
    players.filter(\.ranOut).map { player in
      let node = knowledge.program[player.flow]
      return Finding(
        rule: "scan-limit", severity: .warning, location: location(node.file, node.place),
        message: "What \(node.name) leads to is too much to be followed to its end; routes may be missing.",
        remedy: "Leave out what does not navigate with --exclude, or write the routes down in conventions.")
    }
  }
}
