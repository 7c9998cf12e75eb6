extension CoordinatorBase {
  /// Shows the first flow of a tree.
  ///
  /// ```swift
  /// let app = AppFlow()
  /// app.launch(in: navigator, registry: try Registry(root: AppFlow.self))
  /// ```
  ///
  /// The caller owns the flow. Has no effect on a flow that is running or has ended.
  ///
  /// An app that is launched from a link passes it. `start` chooses the first screen as always; the link is opened at once unless
  /// something on screen holds links, otherwise when that is done. `onOpen` receives the result.
  ///
  /// ```swift
  /// app.launch(in: navigator, registry: registry, opening: "shop://orders/42")
  /// ```
  public func launch(
    in navigator: any Navigator, registry: Registry? = nil, observer: (any FlowObserver)? = nil,
    opening url: String? = nil, onOpen: (@MainActor (Result<LinkReport, LinkError>) -> Void)? = nil
  ) {
    guard phase == .idle else { return }
    navigator.onRemoval = Entry.wereRemoved
    let context = FlowContext(registry: registry, observer: observer)
    self.context = context
    place = Place(navigator: navigator, extent: .whole)
    guard let url else { return begin() }
    context.waiting = WaitingLink(url: url, root: self, onResume: onOpen)
    withoutAnimation { begin() }
  }
}

extension CoordinatorBase {
  /// Opens a link from any state of the app.
  ///
  /// ```swift
  /// do { try app.open("shop://orders/42") } catch { print(error) }
  /// ```
  ///
  /// The URL, the chain of routes, the parameters and the guards are checked first; if one of them fails, the app stays where it is.
  /// Then the app returns to a known state: running flows at the start of the chain that were shown by a `Root`, `Start`, `Tab` or
  /// `Embed` without parameters stay and show their first screen; everything above them is removed, and so is every modal. Then the
  /// rest of the chain is followed.
  ///
  /// If a guard requires something else first, or a route on screen holds links, the link is opened when that is done; `onResume`
  /// receives the result.
  @discardableResult
  public func open(
    _ url: String, onResume: (@MainActor (Result<LinkReport, LinkError>) -> Void)? = nil
  ) throws(LinkError) -> LinkReport {
    let visit = try LinkVisit(url, root: root)
    if visit.isHeld {
      root.context?.keep(WaitingLink(url: url, root: root, onResume: onResume))
      return visit.report(deferred: .held)
    }
    if let deferral = try visit.askGuards() {
      deferral.first { [weak root] in
        guard let root else { return }
        let result = Result { () throws(LinkError) in try root.open(url, onResume: onResume) }
        onResume?(result)
      }
      return visit.report(deferred: deferral.reason)
    }
    try visit.go()
    return visit.report(deferred: nil)
  }

  /// The URL of the waiting link; nil if there is none.
  ///
  /// `start` may look at it, to choose differently if the app was launched from a link.
  public var waitingLink: String? { context?.waitingLink?.url }
}
