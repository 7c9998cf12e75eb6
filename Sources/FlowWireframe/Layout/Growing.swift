/// The space that a part needs.
extension Element {
  /// The default size of text in the part.
  var textSize: Double { style.fontSize ?? (kind == .section ? 13 : 17) }

  func growsWide(in axis: Kind) -> Bool {
    if style.width != nil { return false }
    if style.fillsWidth { return true }
    switch kind {
    case .field, .secureField, .editor, .search, .slider, .progress, .list, .scroll, .section, .map, .hatched,
      .segments, .canvas, .grid:
      return true
    case .toggle, .stepper, .picker, .value: return true
    case .shape: return true
    case .divider: return axis == .column
    case .spacer: return axis == .row
    case .column, .layers: return children.contains { $0.growsWide(in: .column) }
    case .row: return children.contains { $0.growsWide(in: .row) }
    case .button, .link, .menu: return children.contains { $0.growsWide(in: .column) }
    default: return false
    }
  }

  func growsHigh(in axis: Kind) -> Bool {
    if style.height != nil { return false }
    if style.fillsHeight { return true }
    if style.leastHeight != nil { return false }
    switch kind {
    case .list, .map, .shape, .canvas: return true
    case .scroll: return !style.isHorizontal
    case .spacer: return axis == .column
    case .column: return children.contains { $0.growsHigh(in: .column) }
    case .layers: return children.contains { $0.growsHigh(in: .layers) }
    case .row: return children.contains { $0.growsHigh(in: .row) }
    default: return false
    }
  }
}
