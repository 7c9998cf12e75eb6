/// The tree of flows beside a page: all of a small app, and in a large one the branch of the page.
struct FlowTree {
  let context: PageContext
  /// The flow of the page.
  let current: String?
  /// Whether the page is the flow's own.
  let isFlowPage: Bool

  /// The number of flows up to which the tree is complete on every page.
  private static let wholeLimit = 60
  /// The number of flows on one level that are listed; if there are more, those around the branch are.
  private static let listLimit = 24
  /// The number of flows above the current one that are listed; if there are more, the tree goes on below its root with the nearest.
  private static let depthLimit = 12

  /// Some flows at the top, with those below them, and the page that lists the others.
  struct Rows {
    var flows: [TreeFlow]
    var more: Ref?
  }

  /// The entries.
  var rows: Rows { rows(below: context.facts.forest.roots) }
  /// The flows that no entry leads to.
  var orphans: Rows { rows(below: context.facts.forest.orphanRoots) }

  private func rows(below tops: [String]) -> Rows {
    let forest = context.facts.forest
    let isWhole = forest.order.count <= Self.wholeLimit
    let top = current.map(forest.top)
    let (roots, more) = listed(tops, top.map { [$0] } ?? [])
    // A page without a flow shows at least the flows after the entry.
    let branch = current == nil && tops.count == 1 ? tops : line(isWhole ? Self.wholeLimit : Self.depthLimit)
    let shown = roots.flatMap { $0 == top && $0 != branch.first ? [$0] + branch.prefix(1) : [$0] }
    return Rows(flows: shown.map { row($0, branch, isWhole) }, more: more)
  }

  /// The flow of the page below so many of its nearest ancestors.
  private func line(_ count: Int) -> [String] {
    current.map { context.facts.forest.nearestAncestors(of: $0, count) + [$0] } ?? []
  }

  private func row(_ flow: String, _ branch: [String], _ isWhole: Bool) -> TreeFlow {
    let isOpen = branch.contains(flow)
    let ref = context.flow(flow)
    var row = TreeFlow(
      name: ref.name, label: ref.label, href: ref.href, hueClass: ref.hueClass,
      isCurrent: isFlowPage && flow == current,
      isOpen: isOpen || isWhole)
    let children = context.facts.forest.children(of: flow)
    guard isOpen || isWhole else { return row }
    let (shown, more) = listed(children, branch)
    row.children = shown.map { self.row($0, branch, isWhole) }
    row.more = more
    return row
  }

  /// The flows to list, with the branch among them, and the page that lists the others.
  private func listed(_ flows: [String], _ branch: [String]) -> (flows: [String], more: Ref?) {
    guard flows.count > Self.listLimit else { return (flows, nil) }
    var shown = Array(flows.prefix(Self.listLimit))
    if let own = flows.dropFirst(Self.listLimit).first(where: branch.contains) { shown.append(own) }
    return (shown, Ref(name: "\(flows.count - shown.count) more", href: context.href(.flows)))
  }
}
