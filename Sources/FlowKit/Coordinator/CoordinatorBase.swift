/// What all coordinators have in common; write `Coordinator` instead of this name.
@MainActor open class CoordinatorBase: Presentable {
  /// How far a coordinator has come.
  public enum Phase: Hashable, Sendable {
    /// Nothing has shown it yet.
    case idle
    /// It is part of a tree.
    case running
    /// It has finished, was cancelled or left, and can be let go.
    case ended
  }

  /// The flow that showed this one; the parent owns its children and not the other way round.
  public internal(set) weak var parent: CoordinatorBase?
  /// The flows that this one has shown, in order.
  public internal(set) var children: [CoordinatorBase] = []
  /// What this flow itself has on screen, in the order in which it was shown.
  public internal(set) var shown: [Entry] = []
  /// How far the coordinator has come.
  public internal(set) var phase = Phase.idle
  /// The id of the route that led here; empty for the first flow.
  public internal(set) var arrivalID = ""

  var context: FlowContext?
  var place: Place?
  var arrival: RouteCore?
  var deliver: (@MainActor (AnyEnding) -> Void)?
  /// The stacks of the modals that this flow has put up, itself or for a child.
  var modals: [ModalStack] = []

  /// Makes a coordinator that nothing shows yet.
  public init() {}

  /// What the flow shows first; override it to choose.
  ///
  /// Without an override it is the row of tabs, where the flow has some, and else the first `Root` without parameters.
  /// A flow that chooses again, as an app does when somebody logs out, calls it again.
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

  /// This flow and all below it, parents first.
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
}
