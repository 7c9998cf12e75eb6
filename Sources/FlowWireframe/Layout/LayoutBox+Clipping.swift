/// Content that is too high for the list or scroll view around it.
extension LayoutBox {
  /// The part with what fits into its lists and scroll views only, since other parts follow below.
  var clipped: LayoutBox {
    if [.list, .scroll].contains(element.kind) { return cut(at: height) }
    var box = self
    box.children = children.map { Child($0.x, $0.y, $0.part.clipped) }
    return box
  }

  /// The part without what lies below a line; of a part across the line, what is above it stays.
  private func cut(at line: Double) -> LayoutBox {
    var box = self
    box.height = min(height, line)
    box.children = children.compactMap { child in
      if child.y + child.part.height <= line { return child }
      guard child.y < line, !child.part.children.isEmpty else { return nil }
      return Child(child.x, child.y, child.part.cut(at: line - child.y))
    }
    return box
  }
}
