import FlowModel

// What a route says of itself with the modifiers after it.
extension TableReader {
  func apply(_ modifier: RouteChain.Part, to entry: PlayedTable.Entry, in frame: Frame) {
    let texts = texts(modifier.arguments, in: frame)
    switch modifier.name {
    case "summary": entry.row.summary = texts.first ?? ""
    case "owner": entry.row.owner = texts.first ?? ""
    case "since": entry.row.since = texts.first ?? ""
    case "example": entry.row.examples += texts
    case "named": entry.row.names = texts
    case "deprecated": entry.row.deprecated = deprecation(modifier.arguments, in: frame)
    case "guarded": entry.row.guards += modifier.arguments.compactMap { player.gateName($0.value, in: frame) }
    default: hear(modifier, entry, in: frame)
    }
  }

  private func texts(_ arguments: [Argument], in frame: Frame) -> [String] {
    arguments.compactMap { argument in
      if case .closure = argument.value { nil } else { player.plainText(argument.value, in: frame) }
    }
  }

  private func deprecation(_ arguments: [Argument], in frame: Frame) -> Deprecation {
    let until = arguments.first { $0.label == "until" }.flatMap { player.plainText($0.value, in: frame) }
    let message = arguments.first { $0.label.isEmpty }.flatMap { player.plainText($0.value, in: frame) }
    return Deprecation(until: until ?? "", message: message ?? "")
  }

  /// Keeps what is to happen after the child flow that the route leads to.
  private func hear(_ modifier: RouteChain.Part, _ entry: PlayedTable.Entry, in frame: Frame) {
    guard let trigger = table.rule.endings[modifier.name], let handler = modifier.arguments.last?.value else {
      return
    }
    let value = player.value(of: handler, in: frame, scope: frame.scope)
    entry.endings.append(.init(trigger: trigger, handler: value))
  }
}
