/// A part of a screen as its source declares it: a container with parts of its own, a text, a control, a picture.
struct Element: Hashable, Sendable {
  var kind: Kind
  /// The text that the part shows, or the name of a picture.
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
    /// A part whose looks the source does not tell.
    case hatched
    /// Parts at places of their own, as in a storyboard.
    case canvas
  }

  /// Whether the part shows only what is in it.
  var isContainer: Bool {
    [.column, .row, .layers, .scroll, .list, .section, .grid].contains(kind)
  }

  /// The part without children if it is a container of nothing.
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
  /// The part and all parts in it as indented text, for tests and comparisons.
  func outline(indent: String = "") -> String {
    let line = indent + kind.rawValue + (text.isEmpty ? "" : " \"\(text)\"") + style.outline + "\n"
    return children.reduce(line) { $0 + $1.outline(indent: indent + "  ") }
  }
}
