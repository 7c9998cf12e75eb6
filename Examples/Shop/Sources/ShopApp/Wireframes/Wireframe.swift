/// What stands on a screen, as far as that can be told without a device: enough for a drawing of it.
///
/// ```swift
/// let frame = Wireframe(title: "Cart", layout: Layout([.rows([Row("Teapot", detail: "39 €")])]))
/// try frame.svg(.dark).write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct Wireframe: Hashable, Sendable {
  /// The line at the top.
  public var title: String
  /// What stands below it.
  public var layout: Layout
  /// What the button that leads back says; empty if there is none.
  public var back = ""
  /// Whether it is a card over another screen.
  public var isSheet = false
  /// The tabs at the bottom; empty if there are none.
  public var tabs: [String] = []
  /// Which of them is selected.
  public var selectedTab = 0

  /// Makes a screen that stands alone.
  public init(title: String, layout: Layout) {
    self.title = title
    self.layout = layout
  }
}

/// What stands on a screen between its title and its lower end.
public struct Layout: Hashable, Sendable {
  /// What follows from top to bottom.
  public var blocks: [Block]
  /// What can be touched at the lower end; the first is what most people came for.
  public var actions: [String]
  /// What stands below the actions, smaller.
  public var asides: [String]

  /// Lays blocks out, with actions below them.
  public init(_ blocks: [Block], actions: [String] = [], asides: [String] = []) {
    self.blocks = blocks
    self.actions = actions
    self.asides = asides
  }
}
