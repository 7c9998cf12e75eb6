/// One item on screen, and the flow that it belongs to.
@MainActor public final class Entry {
  /// The screen, tab bar or split view.
  public let content: any Presentable
  /// The stack that it was put on.
  public internal(set) weak var navigator: (any Navigator)?
  /// The stacks inside it: those of its tabs or columns, or embedded parts.
  public internal(set) var inner: [any Navigator] = []
  /// Whether it was on screen and no longer is.
  public private(set) var isGone = false

  let core: RouteCore?
  /// The flow that shows it.
  private(set) weak var holder: (any EntryOwner)?
  private let onRemoval: (() -> Void)?

  /// Makes an entry without a flow; `onRemoval` is called when it is gone.
  public init(_ content: any Presentable, onRemoval: (() -> Void)? = nil) {
    self.content = content
    self.onRemoval = onRemoval
    core = nil
  }

  init(_ content: any Presentable, route: RouteCore?, owner: any EntryOwner) {
    self.content = content
    holder = owner
    core = route
    onRemoval = nil
  }
}

extension Entry {
  /// The id of the route that led here; empty for a tab bar or split view, and if no flow shows it.
  public var routeID: String { core.flatMap { holder?.id(of: $0) } ?? "" }

  /// The screen's id, the same as in the graph.
  public var screenID: String {
    let type = type(of: content)
    return holder?.name(of: type) ?? TypeName.of(type)
  }

  /// The details of the route; nil if no route led here.
  public var details: RouteDetails? { core?.details }

  /// Records that entries are gone, each once; then releases flows that have nothing left.
  ///
  /// `launch` sets this as the navigator's `onRemoval`.
  public static func wereRemoved(_ entries: [Entry]) {
    let gone = entries.filter { !$0.isGone }
    for entry in gone { entry.isGone = true }
    let changes = gone.compactMap { $0.holder?.changes }
    for change in changes { change.begin() }
    for entry in gone { entry.holder?.forget(entry) }
    for change in changes { change.commit() }
    for entry in gone { entry.onRemoval?() }
  }
}

extension Entry: Identifiable, Hashable {
  /// Compares entries by identity.
  public nonisolated static func == (left: Entry, right: Entry) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
