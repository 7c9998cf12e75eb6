/// A part of a screen as declared in source: a container with parts, a text, a control, a picture.
struct Element: Hashable, Sendable {
  var kind: Kind
  /// The text of the part, or the name of a picture.
  var text = ""
  var children: [Element] = []
  var style = Style()

  init(_ kind: Kind, _ text: String = "", _ children: [Element] = []) {
    self.kind = kind
    self.text = text
    self.children = children
  }

  /// The kinds of parts; the raw values are their names in outlines.
  enum Kind: String, Sendable {
    case column, row, layers, scroll, list, section, grid
    case text, label, button, link, menu, field, secureField, editor, search
    case toggle, picker, segments, slider, stepper, progress, spinner, value
    case picture, symbol, shape, map, divider, spacer
    /// A part of unknown appearance.
    case hatched
    /// Parts with positions, as in a storyboard.
    case canvas
  }

  /// Whether the part only shows its children.
  var isContainer: Bool {
    [.column, .row, .layers, .scroll, .list, .section, .grid].contains(kind)
  }

  /// Whether the part is a picture or a symbol.
  var isPicture: Bool { kind == .picture || kind == .symbol }

  /// Whether a text is in the part.
  var hasText: Bool {
    kind != .hatched && !isPicture && !text.isEmpty || children.contains(where: \.hasText)
  }

  /// The part without children, if it is an empty container.
  var isEmpty: Bool {
    switch kind {
    case .column, .row, .layers, .scroll, .list, .section, .grid, .canvas:
      children.allSatisfy(\.isEmpty) && text.isEmpty
    case .spacer: true
    default: false
    }
  }
}

extension Element {
  /// The part and everything in it as indented text, for tests and comparisons.
  func outline(indent: String = "") -> String {
    let line = indent + kind.rawValue + (text.isEmpty ? "" : " \"\(text)\"") + style.outline + "\n"
    return children.reduce(line) { $0 + $1.outline(indent: indent + "  ") }
  }
}
