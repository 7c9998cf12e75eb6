/// A navigator that draws nothing: real stacks, modals and tabs, for tests and for apps that run without a screen.
///
/// ```swift
/// let screen = HeadlessNavigator()
/// app.launch(in: screen)
/// screen.goBack()                  // as a user would
/// screen.description               // "[*shop: ListScreen > ItemScreen | settings: -] / sheet: HelpScreen"
/// ```
@MainActor open class HeadlessNavigator: Navigator {
  /// The entries on the stack, the lowest first.
  public private(set) var entries: [Entry] = []
  /// The entry that contains this stack.
  public private(set) weak var host: Entry?
  /// Called with the entries that are gone.
  public var onRemoval: (@MainActor ([Entry]) -> Void)?
  /// Called after a change here, in a modal or inside an entry.
  public var onChange: (@MainActor () -> Void)?
  /// The modals over this window, the lowest first; always empty except for windows.
  public private(set) var modals: [HeadlessNavigator] = []
  /// The style in which this stack is presented; nil except for modals.
  public private(set) var style: ModalStyle?
  /// The heights at which this stack rests as a sheet; empty for those of the system.
  public internal(set) var detents: [Detent] = []

  /// The window that this stack is part of; nil for the window itself.
  private weak var window: HeadlessNavigator?
  /// The stack from which this one was presented.
  private weak var presenter: HeadlessNavigator?

  /// Makes an empty window.
  public init() {}

  /// Makes a stack of the same kind, for a modal or for the inside of an entry.
  open func makeStack() -> HeadlessNavigator { HeadlessNavigator() }

  /// Called on the window after each change; subclasses that draw start here.
  func changed() { onChange?() }

  /// Replaces all but the lowest `count` entries with one.
  open func setRoot(_ entry: Entry, keeping count: Int, animated: Bool) {
    guard let window = attach() else { return }
    let old = Array(entries.dropFirst(max(0, count)))
    entries.append(entry)
    window.take(Set(old), from: self)
  }

  /// Puts an entry on top.
  open func push(_ entry: Entry, animated: Bool) {
    guard let window = attach() else { return }
    entries.append(entry)
    window.changed()
  }

  /// Removes entries, wherever on the stack they are.
  open func remove(_ gone: [Entry], animated: Bool) {
    lose(gone)
  }

  /// Makes the stack of a modal.
  open func makeModal(_ style: ModalStyle) -> any Navigator {
    let modal = makePart()
    modal.style = style
    modal.presenter = self
    return modal
  }

  /// Makes a stack inside an entry.
  open func makeInner(in entry: Entry) -> any Navigator {
    let inner = makePart()
    inner.host = entry
    return inner
  }
}

extension HeadlessNavigator {
  /// The window that this stack is part of.
  var top: HeadlessNavigator { window ?? self }

  /// Whether this is the stack of a modal that is on screen.
  private var isPresented: Bool { top.modals.contains { $0 === self } }

  /// Removes entries, by request or because the user did.
  func lose(_ gone: [Entry]) {
    top.take(Set(gone), from: self)
  }

  private func makePart() -> HeadlessNavigator {
    let part = makeStack()
    part.window = top
    part.onRemoval = onRemoval
    return part
  }

  /// Makes a modal appear; nil if the stack can show nothing because its window or the entry around it is gone.
  private func attach() -> HeadlessNavigator? {
    if style == nil { return host?.isGone == true ? nil : top }
    guard let window else { return nil }
    if !isPresented { window.modals.append(self) }
    return window
  }
}

extension HeadlessNavigator {
  /// Removes entries from a stack of this window, with everything that goes with them, and reports them together.
  private func take(_ gone: Set<Entry>, from stack: HeadlessNavigator) {
    var all: [Entry] = []
    stack.drop(gone, into: &all)
    while let index = modals.firstIndex(where: { $0.entries.isEmpty || $0.hasLostPresenter(all) }) {
      closeModals(from: index, into: &all)
    }
    changed()
    all.reverse()
    if !all.isEmpty { (stack.onRemoval ?? onRemoval)?(all) }
  }

  /// Removes entries from this stack, with the contents of each.
  private func drop(_ gone: Set<Entry>, into all: inout [Entry]) {
    let dropped = entries.filter(gone.contains)
    entries.removeAll(where: gone.contains)
    for entry in dropped {
      all.append(entry)
      for case let inner as HeadlessNavigator in entry.inner { inner.drop(Set(inner.entries), into: &all) }
    }
  }

  private func closeModals(from index: Int, into all: inout [Entry]) {
    let closed = modals[index...]
    modals.removeSubrange(index...)
    for modal in closed { modal.drop(Set(modal.entries), into: &all) }
  }

  /// Whether the modal was presented from inside an entry that is gone.
  private func hasLostPresenter(_ gone: [Entry]) -> Bool {
    guard let host = presenter?.host else { return false }
    return gone.contains { $0 === host }
  }
}
