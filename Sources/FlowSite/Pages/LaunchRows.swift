import FlowAnalysis
internal import FlowModel

/// The way from launch: the entries, and the flows after them.
struct LaunchRows {
  let context: PageContext

  /// The number of flows per level; flows further away are on the pages of others.
  private static let limits = [6, 12, 4]

  var rows: [LaunchRow] {
    context.facts.entries.prefix(Self.limits[0]).map { row($0, style: .none, level: 1) }
  }

  private func row(_ flow: Flow, style: StyleName, level: Int) -> LaunchRow {
    var row = LaunchRow(
      flow: context.flow(flow.id), style: style, first: first(of: flow),
      summary: context.facts.note(flow.summary))
    let children = context.facts.forest.children(of: flow.id)
    guard level < Self.limits.count else {
      row.more = more(children.count, than: 0, of: flow)
      return row
    }
    row.children = children.prefix(Self.limits[level]).compactMap { child in
      context.index.flow(child).map { self.row($0, style: self.style(of: child, in: flow), level: level + 1) }
    }
    row.more = more(children.count, than: row.children.count, of: flow)
    return row
  }

  private func more(_ count: Int, than listed: Int, of flow: Flow) -> Ref? {
    guard count > listed else { return nil }
    let left = count - listed
    let noun = left == 1 ? "flow" : "flows"
    return Ref(
      name: listed == 0 ? "leads to \(left) \(noun)" : "\(left) more \(noun)",
      href: context.href(context.facts.addresses.flow(flow.id), anchor: "routes"))
  }

  /// The forest follows routes, so there is one.
  private func style(of child: String, in flow: Flow) -> StyleName {
    flow.routes.first { $0.target.kind == .flow && $0.target.id == child }.map { StyleName($0.style) }
      ?? .none
  }

  /// The first screen of a flow: the one that is made with it, the one requested at its start, or its root; none if it begins with other
  /// flows, which have rows of their own.
  private func first(of flow: Flow) -> Ref? {
    if let own = context.index.ownScreen(of: flow.id) { return context.screen(own.id) }
    let started = context.index.transitions(of: flow.id).filter {
      $0.from.kind == .start && $0.kind == .route
    }
    .compactMap { context.index.route($0.route) }
    .filter { $0.target.kind != .system }
    let first =
      started.min { Self.place(of: $0) < Self.place(of: $1) } ?? flow.routes.first { $0.style == .root }
    return first.flatMap { $0.target.kind == .screen ? context.screen($0.target.id) : nil }
  }

  /// The order in which a flow shows what it starts with: what is presented, for news or a reminder, comes on top of the rest.
  private static let order: [PresentationStyle] = [.root, .tab, .embed, .push, .start, .present]

  private static func place(of route: Route) -> Int { order.firstIndex(of: route.style) ?? order.count }
}
