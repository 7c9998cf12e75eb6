// What stands after a route in a table.
extension TableReader {
  func apply(_ modifier: RouteChain.Part, to entry: PlayedTable.Entry, in frame: Frame) {
    let isDetail = RowDetails(player: player, frame: frame).apply(modifier, to: &entry.row)
    guard !isDetail, let trigger = table.rule.endings[modifier.name],
      let handler = modifier.arguments.last?.value
    else { return }
    // What is to happen after the child flow that the route leads to.
    let value = player.value(of: handler, in: frame, scope: frame.scope)
    entry.endings.append(.init(trigger: trigger, handler: value))
  }
}
