/// Lists, sections and grids.
extension Layout {
  private static let margin = 16.0
  private static let rowHeight = 44.0

  func list(_ element: Element, width: Double, height: Double?) -> LayoutBox {
    var sections: [Element] = []
    for child in element.children {
      if child.kind == .section || child.style.fontSize == 13 && child.kind == .text {
        sections.append(child)
      } else if let last = sections.indices.last, sections[last].kind == .section,
        sections[last].text.isEmpty, sections[last].style.isHorizontal
      {
        sections[last].children.append(child)
      } else {
        var section = Element(.section, "", [child])
        // Marks a section that the source does not declare, to which further rows belong.
        section.style.isHorizontal = true
        sections.append(section)
      }
    }
    let inner = width - 2 * Self.margin
    let parts = sections.map { laid($0, width: inner, height: nil) }
    var holder = element
    holder.style.alignment = .leading
    var result = stacked(parts, holder, spacing: 18, width: inner)
    result.children = result.children.map { .init($0.x + Self.margin, $0.y + 12, $0.part) }
    result.width = width
    result.height = height ?? result.height + 24
    return result
  }

  func section(_ element: Element, width: Double) -> LayoutBox {
    var parts: [LayoutBox] = []
    if !element.text.isEmpty {
      var header = Element(.text, element.text)
      header.style.fontSize = 13
      header.style.color = .soft
      header.style.padding = Insets(horizontal: 12, vertical: 0)
      parts.append(laid(header, width: width, height: nil))
    }
    parts += element.style.overlays.map { laid($0, width: width, height: nil) }
    if !element.children.isEmpty { parts.append(card(element.children, width: width)) }
    var holder = Element(.column)
    holder.style.alignment = .leading
    return stacked(parts, holder, spacing: 6, width: width)
  }

  /// Rows on a background, with lines between them.
  private func card(_ children: [Element], width: Double) -> LayoutBox {
    var background = Element(.column)
    background.style.fill = .paper
    background.style.isBordered = true
    background.style.corner = 10
    var result = LayoutBox(element: background, width: width, height: 0)
    for (number, child) in children.enumerated() {
      if number > 0 {
        var line = LayoutBox(element: Element(.divider), width: width - Self.margin, height: 1)
        line.element.style.fillsWidth = true
        result.children.append(.init(Self.margin, result.height, line))
      }
      let row = self.row(child, width: width - 2 * Self.margin)
      let height = max(Self.rowHeight, row.height + 16)
      result.children.append(.init(Self.margin, result.height + (height - row.height) / 2, row))
      result.height += height
    }
    return result
  }

  /// A row of a list: a link has an arrow at its end, everything else is aligned to the left.
  private func row(_ element: Element, width: Double) -> LayoutBox {
    guard element.kind == .link || element.kind == .menu else {
      var holder = Element(.row, "", [element, Element(.spacer)])
      holder.style.spacing = 0
      return element.growsWide(in: .column)
        ? laid(element, width: width, height: nil) : laid(holder, width: width, height: nil)
    }
    var label = element
    label.kind = .column
    label.style.alignment = .leading
    label.text = ""
    if !element.text.isEmpty { label.children = [Element(.text, element.text)] }
    var arrow = Element(.symbol, element.kind == .link ? "chevron.right" : "chevron.up.chevron.down")
    arrow.style.fontSize = 13
    arrow.style.color = .soft
    return laid(Element(.row, "", [label, Element(.spacer), arrow]), width: width, height: nil)
  }

  func grid(_ element: Element, width: Double) -> LayoutBox {
    let columns = max(1, element.style.columns ?? 2)
    let spacing = element.style.spacing ?? 10
    let cell = max(0, (width - spacing * Double(columns - 1)) / Double(columns))
    var result = LayoutBox(element: element, width: width, height: 0)
    var start = 0
    while start < element.children.count {
      let parts = element.children[start..<min(start + columns, element.children.count)].map {
        laid($0, width: cell, height: nil)
      }
      if start > 0 { result.height += spacing }
      for (number, part) in parts.enumerated() {
        let x = Double(number) * (cell + spacing) + max(0, cell - part.width) / 2
        result.children.append(.init(x, result.height, part))
      }
      result.height += parts.map(\.height).max() ?? 0
      start += columns
    }
    return result
  }
}
