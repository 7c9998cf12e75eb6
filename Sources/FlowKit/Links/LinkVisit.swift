import FlowModel

/// The result of opening a link.
public struct LinkReport: Hashable, Sendable {
  /// The link's pattern.
  public let link: String
  /// The ids of the routes from the first flow to the link's own.
  public let path: [String]
  /// The reason why the link was deferred, by a guard or because something on screen holds links; nil if it was opened.
  public let deferred: GuardReason?
}

/// A link to be opened, with everything that can be checked beforehand.
@MainActor struct LinkVisit {
  private let url: String
  let root: CoordinatorBase
  private let link: RegisteredLink
  let steps: [(step: LinkStep, values: [Any])]

  init(_ url: String, root: CoordinatorBase) throws(LinkError) {
    guard root.phase == .running, let registry = root.context?.registry else { throw .noRegistry }
    let match: LinkMatch?
    do throws(LinkURLError) { match = try registry.table.match(url) } catch { throw .invalidURL(error) }
    guard let match, let link = registry.links[match.id] else { throw .unknown(url: url) }
    guard let way = link.ways[root.flowID] else { throw .missingStep(route: match.id) }
    var steps: [(step: LinkStep, values: [Any])] = []
    for step in way { steps.append((step, try step.values(match))) }
    self.url = url
    self.root = root
    self.link = link
    self.steps = steps
  }

  func report(deferred: GuardReason?) -> LinkReport {
    LinkReport(link: link.pattern.description, path: steps.map(\.step.id), deferred: deferred)
  }
}

extension LinkVisit {
  /// Asks the guards for what must be done before the link can be opened; nil if nothing must.
  func askGuards() throws(LinkError) -> (
    reason: GuardReason, first: @MainActor (_ goOn: @escaping @MainActor () -> Void) -> Void
  )? {
    var asked: Set<String> = []
    for (step, _) in steps {
      for routeGuard in step.details.guards where asked.insert(routeGuard.name).inserted {
        switch routeGuard.ask(root) {
        case .enter: continue
        case .refuse(let reason): throw .refused(by: routeGuard.name, reason: reason, route: step.id)
        case .first(let reason, let first): return (reason, first)
        }
      }
    }
    return nil
  }

  /// Returns to the known state and follows the chain from there.
  func go() throws(LinkError) {
    var (flow, count) = KnownState(root: root).settle(along: steps.map(\.step))
    for (step, values) in steps.dropFirst(count) {
      guard flow.phase == .running, let page = flow.book?.page(named: step.name) else {
        throw .lost(route: step.id)
      }
      if isAtRoot(flow, page.route.core) { continue }
      guard let target = page.route.go(from: flow, values: values) else { throw .lost(route: step.id) }
      if !step.isBelow, let child = target as? CoordinatorBase { flow = child }
    }
    root.context?.notify(root, .opened(link: link.pattern.description, url: url, path: steps.map(\.step.id)))
  }

  /// Whether a flow shows nothing but the screen of a root without parameters.
  private func isAtRoot(_ flow: CoordinatorBase, _ core: RouteCore) -> Bool {
    core.details.presentation == .root && core.details.parameters.isEmpty && flow.children.isEmpty
      && flow.shown.count == 1 && flow.shown.first?.core === core
  }
}
