/// The base class of all coordinators; write `Coordinator` instead of this name.
@MainActor open class CoordinatorBase: Presentable {
  /// The phase in a coordinator's life.
  public enum Phase: Hashable, Sendable {
    /// It has not been shown yet.
    case idle
    /// It is part of a tree.
    case running
    /// It has finished, was cancelled or left, and can be released.
    case ended
  }

  /// The flow that showed this one; the parent owns its children, not vice versa.
  public internal(set) weak var parent: CoordinatorBase?
  /// The running flows that this one has shown, in order.
  public internal(set) var children: [CoordinatorBase] = []
  /// The entries that this flow itself has on screen, in the order in which they were shown.
  public internal(set) var shown: [Entry] = []
  /// The current phase.
  public internal(set) var phase = Phase.idle
  /// The id of the route that led here; empty for the first flow.
  public internal(set) var arrivalID = ""

  var context: FlowContext?
  var place: Place?
  var arrival: RouteCore?
  var deliver: (@MainActor (AnyEnding) -> Void)?
  /// The stacks of the modals that this flow has presented, for itself or for a child.
  var modals: [ModalStack] = []

  /// Makes a coordinator that is not shown yet.
  public init() {}

  /// Shows the flow's first screen; override it to choose one.
  ///
  /// The default is the tab bar if the flow has tabs, otherwise the first `Root` without parameters. A flow that starts over, such as
  /// an app after logging out, calls it again.
  open func start() { showFirst() }
}

extension CoordinatorBase {
  /// The flow's id, the same as in the graph.
  public var flowID: String { book?.flow ?? TypeName.of(type(of: self)) }

  /// The first flow of the tree.
  public var root: CoordinatorBase {
    var flow = self
    while let parent = flow.parent { flow = parent }
    return flow
  }

  /// This flow and all flows below it, parents first.
  public var subtree: [CoordinatorBase] {
    var flows = [self]
    var next = 0
    while next < flows.count {
      flows += flows[next].children
      next += 1
    }
    return flows
  }

  var book: RouteBook? { context?.book(of: self) }

  /// The tab bar that the flow shows.
  public var tabBar: TabBar? { shown.lazy.compactMap { $0.content as? TabBar }.last }

  /// The split view that the flow shows.
  public var splitView: SplitView? { shown.lazy.compactMap { $0.content as? SplitView }.last }

  /// Whether a route put something on screen that is still there.
  func isShowing(_ core: RouteCore) -> Bool {
    shown.contains { $0.core === core } || children.contains { $0.arrival === core }
  }
}

extension CoordinatorBase {
  /// Runs a closure whose navigation is not animated.
  ///
  /// ```swift
  /// app.withoutAnimation { app.go(\.main) }
  /// ```
  @discardableResult
  public func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let context else { return try body() }
    let before = context.isAnimated
    context.isAnimated = false
    defer { context.isAnimated = before }
    return try body()
  }

  /// Makes a change in the flow's tree.
  func change<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard let context else { return try body() }
    return try context.change(body)
  }

  var isAnimated: Bool { context?.isAnimated ?? true }
}
