/// A headless navigator that records the decisions of coordinators.
///
/// ```swift
/// let screen = RecordingNavigator()
/// checkout.launch(in: screen)
/// checkout.go(\.help)
/// screen.decisions          // ["root CartScreen", "sheet", "root HelpScreen"]
/// ```
@MainActor public final class RecordingNavigator: HeadlessNavigator {
  /// The decisions in all stacks of the window.
  @MainActor private final class Log { var lines: [String] = [] }

  private let log: Log

  /// Makes an empty window.
  public override convenience init() { self.init(log: Log()) }

  private init(log: Log) {
    self.log = log
    super.init()
  }

  /// The decisions since the start or the last `forgetDecisions()`, in order.
  public var decisions: [String] { log.lines }

  /// Clears the list.
  public func forgetDecisions() { log.lines = [] }

  /// Makes a stack that records to the same list.
  public override func makeStack() -> HeadlessNavigator { RecordingNavigator(log: log) }

  /// Records `root` and the screen's name.
  public override func setRoot(_ entry: Entry, keeping count: Int, animated: Bool) {
    log.lines.append("root \(entry.screenID)")
    super.setRoot(entry, keeping: count, animated: animated)
  }

  /// Records `push` and the screen's name.
  public override func push(_ entry: Entry, animated: Bool) {
    log.lines.append("push \(entry.screenID)")
    super.push(entry, animated: animated)
  }

  /// Records `dismiss`, `pop`, `pop to` and the screen's name, or `remove` and the screens' names.
  public override func remove(_ gone: [Entry], animated: Bool) {
    log.lines.append(word(for: gone))
    super.remove(gone, animated: animated)
  }

  /// Records the style.
  public override func makeModal(_ style: ModalStyle) -> any Navigator {
    log.lines.append(style.name)
    return super.makeModal(style)
  }

  private func word(for gone: [Entry]) -> String {
    let left = entries.filter { !gone.contains($0) }
    if left.isEmpty, style != nil { return "dismiss" }
    guard let last = left.last, Array(entries.prefix(left.count)) == left else {
      return "remove \(gone.map(\.screenID).joined(separator: ", "))"
    }
    return entries.count == left.count + 1 ? "pop" : "pop to \(last.screenID)"
  }
}
