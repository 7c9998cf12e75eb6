import FlowAnalysis
internal import FlowModel

/// Two graphs side by side: additions, removals, renamings, and changes in the rest.
struct ComparedGraphs {
  let names: RenamedElements
  let old: GraphLookup
  let new: GraphLookup
  let deprecation: DeprecationPolicy
  private let uses: ForeignUses

  init(names: RenamedElements, new: FlowGraph, deprecation: DeprecationPolicy) {
    self.names = names
    self.old = GraphLookup(names.before)
    self.new = GraphLookup(new)
    self.deprecation = deprecation
    uses = ForeignUses(old, self.new)
  }

  var changes: [GraphChange] { links + flows + routes + outcomes + screens + transitions }
}

extension ComparedGraphs {
  private var links: [GraphChange] {
    let same = SameLinks(old: old, new: new)
    // The tables of all links take more memory than anything else here: they are made if a URL must be tried.
    lazy var change = LinkChange(
      proof: LinkProof(old: LinkAnswers(old), new: LinkAnswers(new)), deprecation: deprecation)
    return pairs(old.graph.links.map(\.id), new.graph.links.map(\.id), { old.link($0) }, { new.link($0) })
      .compactMap { pair in
        made(.link(pair.id), names.links[pair.id], pair) {
          change.removed($0)
        } added: { _ in
          [.init(.harmless, "is new")]
        } changed: {
          same.contains($0, $1) ? [] : change.changed($0, $1)
        }
      }
  }

  private var flows: [GraphChange] {
    pairs(old.graph.flows.map(\.id), new.graph.flows.map(\.id), { old.flow($0) }, { new.flow($0) }).compactMap
    { pair in
      made(.flow(pair.id), names.flows[pair.id], pair) {
        FlowChange.removed($0)
      } added: {
        FlowChange.added($0)
      } changed: {
        FlowChange.changed($0, $1)
      }
    }
  }

  /// The changes of routes; routes of added and removed flows are implied, unless others use them.
  private var routes: [GraphChange] {
    let change = RouteChange(
      uses: uses, deprecation: deprecation, requestersBefore: Requesters(old.graph),
      requestersNow: Requesters(new.graph))
    let (before, after) = (old.graph.flows.flatMap(Self.routeIDs), new.graph.flows.flatMap(Self.routeIDs))
    return pairs(before, after, { old.route($0) }, { new.route($0) }).compactMap { pair in
      let oldName = names.routes[pair.id].flatMap { Self.isSuffix(between: $0, pair.id) ? nil : $0 }
      let found = made(.route(pair.id), oldName, pair) {
        change.removed($0)
      } added: {
        change.added($0)
      } changed: {
        change.changed($0, $1, isRenamed: oldName != nil)
      }
      return isReported(pair, found) ? found : nil
    }
  }

  private static func routeIDs(of flow: Flow) -> [String] { flow.routes.map(\.id) }

  /// Tells whether two names differ only in a target suffix: a scan adds the target to a route's name if several routes come from one
  /// method, so this is not a renaming.
  private static func isSuffix(between one: String, _ other: String) -> Bool {
    one.hasPrefix(other + ".") || other.hasPrefix(one + ".")
  }

  private func isReported(_ pair: Pair<Route>, _ change: GraphChange?) -> Bool {
    guard change?.level != .breaking else { return true }
    let flow = pair.old.flatMap { old.flow(ofRoute: $0.id) } ?? pair.new.flatMap { new.flow(ofRoute: $0.id) }
    return flow.map { isKept(flow: $0.id) } ?? true
  }

  private func isKept(flow id: String) -> Bool { old.flow(id) != nil && new.flow(id) != nil }

  private var outcomes: [GraphChange] {
    let change = OutcomeChange(requestersBefore: Requesters(old.graph), requestersNow: Requesters(new.graph))
    return new.graph.flows.flatMap { flow in
      old.flow(flow.id).map { change.changes(of: flow.id, $0.outcomes, flow.outcomes) } ?? []
    }
  }

  private var screens: [GraphChange] {
    pairs(old.graph.screens.map(\.id), new.graph.screens.map(\.id), { old.screen($0) }, { new.screen($0) })
      .compactMap {
        pair in
        made(.screen(pair.id), names.screens[pair.id], pair) { _ in
          [.init(.risky, "is gone")]
        } added: { _ in
          [.init(.harmless, "is new")]
        } changed: {
          ScreenChange.changed($0, $1, isDoubtful: names.doubtfulScreens.contains($1.id))
        }
      }
  }

  private var transitions: [GraphChange] { TransitionChange(old: old, new: new).changes }
}

extension ComparedGraphs {
  /// The old and the new version of something; at least one of them exists.
  struct Pair<Element> {
    let id: String
    let old: Element?
    let new: Element?
  }

  /// The pairs by id, made one at a time: all at once, they would take several times the memory of the graphs.
  private func pairs<Element>(
    _ before: some Sequence<String>, _ after: some Sequence<String>, _ old: @escaping (String) -> Element?,
    _ new: @escaping (String) -> Element?
  ) -> some Sequence<Pair<Element>> {
    Set(before).union(after).sorted().lazy.map { Pair(id: $0, old: old($0), new: new($0)) }
  }

  /// The change between the two; nil if there is none.
  private func made<Element>(
    _ subject: GraphChange.Subject, _ oldID: String?, _ pair: Pair<Element>,
    removed: (Element) -> [GraphChange.Detail], added: (Element) -> [GraphChange.Detail],
    changed: (Element, Element) -> [GraphChange.Detail]
  ) -> GraphChange? {
    switch (pair.old, pair.new) {
    case (let old?, nil): return GraphChange(subject, .removed, removed(old))
    case (nil, let new?): return GraphChange(subject, .added, added(new))
    case (let old?, let new?):
      let details = changed(old, new)
      if let oldID {
        let renamed = GraphChange.Detail(.harmless, "was called \(oldID)")
        return GraphChange(subject, .renamed, [renamed] + details, oldID: oldID)
      }
      return details.isEmpty ? nil : GraphChange(subject, .changed, details)
    case (nil, nil): return nil
    }
  }
}
