// A link that arrived before the app was ready: kept until nothing holds links any more, then opened.

/// A waiting link.
@MainActor struct WaitingLink: WaitingForChange {
  let url: String
  weak var root: CoordinatorBase?
  let onResume: (@MainActor (Result<LinkReport, LinkError>) -> Void)?

  /// Opens the link, if nothing holds links any more.
  func treeHasChanged() {
    guard let root else { return }
    let result = Result { () throws(LinkError) -> LinkReport? in
      if try LinkVisit(url, root: root).isHeld { return nil }
      root.context?.waiting = nil
      return try root.open(url, onResume: onResume)
    }
    switch result {
    case .success(nil): return
    case .success(let report?): onResume?(.success(report))
    case .failure(let error):
      root.context?.waiting = nil
      onResume?(.failure(error))
    }
  }
}

extension FlowContext {
  /// The link that waits until nothing holds links any more.
  var waitingLink: WaitingLink? { waiting as? WaitingLink }

  /// Keeps a link until it can be opened; it replaces one that is already waiting.
  func keep(_ link: WaitingLink) {
    let earlier = waitingLink
    waiting = link
    earlier?.onResume?(.failure(.replaced(by: link.url)))
  }
}

extension LinkVisit {
  /// Whether something on screen that is not on the link's own way must be done first.
  var isHeld: Bool {
    let way = Set(steps.map(\.step.id))
    return root.subtree.contains { Self.holdsLinks($0, besides: way) }
  }

  /// Whether a flow, or one of its screens, holds links that lead along other routes.
  private static func holdsLinks(_ flow: CoordinatorBase, besides way: Set<String>) -> Bool {
    if let arrival = flow.arrival, arrival.details.holdsLinks, !way.contains(flow.arrivalID) { return true }
    return flow.shown.contains { $0.core?.details.holdsLinks == true && !way.contains($0.routeID) }
  }
}
