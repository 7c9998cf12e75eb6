import FlowModel

/// Reads what a route says of itself with the modifiers after it.
struct RowDetails {
  let player: Player
  let frame: Frame

  /// Adds what a modifier says to the row; false where it is none of these.
  func apply(_ modifier: RouteChain.Part, to row: inout TableRow) -> Bool {
    let texts = texts(modifier.arguments)
    switch modifier.name {
    case "summary": row.summary = texts.first ?? ""
    case "owner": row.owner = texts.first ?? ""
    case "since": row.since = texts.first ?? ""
    case "example": row.examples += texts
    case "named": row.names = texts
    case "deprecated": row.deprecated = deprecation(modifier.arguments)
    case "guarded": row.guards += modifier.arguments.compactMap { player.gateName($0.value, in: frame) }
    default: return false
    }
    return true
  }

  private func texts(_ arguments: [Argument]) -> [String] {
    arguments.compactMap { argument in
      if case .closure = argument.value { nil } else { player.plainText(argument.value, in: frame) }
    }
  }

  private func deprecation(_ arguments: [Argument]) -> Deprecation {
    let until = arguments.first { $0.label == "until" }.flatMap { player.plainText($0.value, in: frame) }
    let message = arguments.first { $0.label.isEmpty }.flatMap { player.plainText($0.value, in: frame) }
    return Deprecation(until: until ?? "", message: message ?? "")
  }
}
