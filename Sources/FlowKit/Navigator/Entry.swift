/// One thing on screen, and the flow that it belongs to.
@MainActor public final class Entry {
  /// The screen, or the row of tabs.
  public let content: any Presentable
  /// The flow that shows it; nil where a `Router` shows it, or where the flow is gone.
  public private(set) weak var owner: CoordinatorBase?
  /// The stack that it was put on.
  public internal(set) weak var navigator: (any Navigator)?
  /// The stacks inside it: those of its tabs, or what is embedded.
  public internal(set) var inner: [any Navigator] = []
  /// Whether it was on screen and is not any more.
  public private(set) var isGone = false

  let core: RouteCore?
  private let onRemoval: (() -> Void)?

  /// Makes an entry that belongs to no flow, with what to do when it is gone.
  public init(_ content: any Presentable, onRemoval: (() -> Void)? = nil) {
    self.content = content
    self.onRemoval = onRemoval
    core = nil
  }

  init(_ content: any Presentable, route: RouteCore?, owner: CoordinatorBase) {
    self.content = content
    self.owner = owner
    core = route
    onRemoval = nil
  }
}

extension Entry {
  /// The id of the route that led here; empty for a row of tabs and where no flow shows it.
  public var routeID: String { core.flatMap { owner?.book?.id(of: $0) } ?? "" }

  /// The screen's id, the same as in the graph.
  public var screenID: String {
    let type = type(of: content)
    return owner?.context?.name(of: type) ?? TypeName.of(type)
  }

  /// What the route says of itself; nil where no route led here.
  public var details: RouteDetails? { core?.details }

  /// Notes that entries are gone, each once; flows that have nothing left are let go when all of them are noted.
  ///
  /// This is what `launch` sets as the navigator's `onRemoval`.
  public static func wereRemoved(_ entries: [Entry]) {
    let gone = entries.filter { !$0.isGone }
    for entry in gone { entry.isGone = true }
    let contexts = gone.compactMap { $0.owner?.context }
    for context in contexts { context.begin() }
    for entry in gone { entry.owner?.forget(entry) }
    for context in contexts { context.commit() }
    for entry in gone { entry.onRemoval?() }
  }
}

extension Entry: Identifiable, Hashable {
  /// Each entry equals itself alone.
  public nonisolated static func == (left: Entry, right: Entry) -> Bool { left === right }

  /// Hashes which entry it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
