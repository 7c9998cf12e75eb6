/// The content of a screen, as far as it is known without a device: enough for a drawing.
///
/// ```swift
/// let frame = Wireframe(title: "Cart", layout: Layout([.rows([Row("Teapot", detail: "39 €")])]))
/// try frame.svg(.dark).write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct Wireframe: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The content below the title.
  public var layout: Layout
  /// The label of the back button; empty if there is none.
  public var back = ""
  /// Whether it is a sheet over another screen.
  public var isSheet = false
  /// The tabs at the bottom; empty if there are none.
  public var tabs: [String] = []
  /// The index of the selected tab.
  public var selectedTab = 0

  /// Creates a screen without a back button or tabs.
  public init(title: String, layout: Layout) {
    self.title = title
    self.layout = layout
  }
}

/// The content of a screen between its title and its lower end.
public struct Layout: Hashable, Sendable {
  /// The blocks from top to bottom.
  public var blocks: [Block]
  /// The actions at the lower end, the most important first.
  public var actions: [String]
  /// Smaller texts below the actions.
  public var asides: [String]

  /// Creates a layout of blocks, with actions below them.
  public init(_ blocks: [Block], actions: [String] = [], asides: [String] = []) {
    self.blocks = blocks
    self.actions = actions
    self.asides = asides
  }
}
