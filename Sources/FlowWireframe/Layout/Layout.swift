/// Lays out parts in the available space, each once: a container lays out its fixed children first, and divides the rest among those that grow.
struct Layout {
  /// Lays out a part; a height of nil is as much as it needs.
  func laid(_ element: Element, width: Double, height: Double?) -> LayoutBox {
    let insets = element.style.padding
    let outerWidth = max(0, min(element.style.width ?? width, 4_000))
    let outerHeight = element.style.height.map { min($0, 4_000) } ?? height
    let innerWidth = max(0, outerWidth - insets.left - insets.right)
    let innerHeight = outerHeight.map { max(0, $0 - insets.top - insets.bottom) }
    let inner = content(element, width: innerWidth, height: innerHeight)
    var laid = LayoutBox(element: element, width: inner.width, height: inner.height)
    laid.lines = inner.lines
    laid.width += insets.left + insets.right
    laid.height += insets.top + insets.bottom
    if element.style.fillsWidth { laid.width = max(laid.width, width) }
    if element.style.fillsHeight, let height { laid.height = max(laid.height, height) }
    laid.width = element.style.width ?? laid.width
    laid.height =
      element.style.height ?? max(laid.height, element.style.leastHeight.map { min($0, 4_000) } ?? 0)
    let shift = self.shift(of: inner, in: laid, insets)
    laid.children = inner.children.map { .init($0.x + shift.x, $0.y + shift.y, $0.part) }
    for overlay in element.style.overlays
    where element.kind != .section && element.kind != .picker && element.kind != .segments {
      let part = self.laid(overlay, width: laid.width, height: laid.height)
      let anchor = overlay.style.anchor ?? Anchor("")
      laid.children.append(
        .init((laid.width - part.width) * anchor.x, (laid.height - part.height) * anchor.y, part))
    }
    return laid
  }

  /// The offset of content that is larger than its part.
  private func shift(of inner: LayoutBox, in outer: LayoutBox, _ insets: Insets) -> (x: Double, y: Double) {
    let freeWidth = max(0, outer.width - insets.left - insets.right - inner.width)
    let freeHeight = max(0, outer.height - insets.top - insets.bottom - inner.height)
    let part =
      switch outer.element.style.alignment {
      case .leading: 0.0
      case .trailing: 1.0
      case .center: 0.5
      case nil: [.text, .list, .section].contains(outer.element.kind) ? 0 : 0.5
      }
    return (insets.left + freeWidth * part, insets.top + freeHeight / 2)
  }

  private func content(_ element: Element, width: Double, height: Double?) -> LayoutBox {
    switch element.kind {
    case .column: column(element.children, element, width: width, height: height)
    case .row: row(element.children, element, width: width, height: height)
    case .layers: layers(element.children, element, width: width, height: height)
    case .scroll: scroll(element, width: width, height: height)
    case .list: list(element, width: width, height: height)
    case .section: section(element, width: width)
    case .grid: grid(element, width: width)
    case .canvas: canvas(element, width: width, height: height)
    default: leaf(element, width: width, height: height)
    }
  }
}

extension Layout {
  private func column(_ children: [Element], _ element: Element, width: Double, height: Double?) -> LayoutBox
  {
    let spacing = element.style.spacing ?? 8
    let gaps = spacing * Double(max(0, children.count - 1))
    var parts: [LayoutBox?] = Array(repeating: nil, count: children.count)
    var used = gaps
    for (place, child) in children.enumerated() where height == nil || !child.growsHigh(in: .column) {
      let part = laid(child, width: width, height: nil)
      parts[place] = part
      used += part.height
    }
    var growing = parts.count { $0 == nil }
    for place in children.indices where parts[place] == nil {
      let share = max(0, ((height ?? 0) - used) / Double(max(1, growing)))
      let part = laid(children[place], width: width, height: share)
      let isLast = children[(place + 1)...].allSatisfy { $0.kind == .spacer }
      // The frame clips the last part.
      parts[place] = isLast ? part : part.clipped
      used += part.height
      growing -= 1
    }
    return stacked(parts.compactMap(\.self), element, spacing: spacing, width: width)
  }

  /// Parts below each other.
  func stacked(_ parts: [LayoutBox], _ element: Element, spacing: Double, width: Double) -> LayoutBox {
    let widest = min(width, parts.map(\.width).max() ?? 0)
    var result = LayoutBox(element: element, width: widest, height: 0)
    for (number, part) in parts.enumerated() {
      if number > 0 { result.height += spacing }
      let free = max(0, widest - part.width)
      let x =
        switch element.style.alignment {
        case .leading: 0.0
        case .trailing: free
        case .center, nil: free / 2
        }
      result.children.append(.init(x, result.height, part))
      result.height += part.height
    }
    return result
  }

  func row(_ children: [Element], _ element: Element, width: Double, height: Double?) -> LayoutBox {
    let spacing = element.style.spacing ?? 8
    var left = max(0, width - spacing * Double(max(0, children.count - 1)))
    var parts: [LayoutBox?] = Array(repeating: nil, count: children.count)
    // Parts of a fixed size come first, then texts, then parts that take the rest.
    let order = children.indices.sorted { (rank(children[$0]), $0) < (rank(children[$1]), $1) }
    for (done, place) in order.enumerated() {
      var child = children[place]
      // A picture beside others is usually an icon.
      if child.kind == .picture, child.style.width == nil, child.style.height == nil, children.count > 1 {
        (child.style.width, child.style.height) = (32, 32)
      }
      let share = rank(child) == 0 ? left : left / Double(order.count - done)
      let spacers = order[done...].count { children[$0].kind == .spacer }
      let room = rank(child) == 1 && spacers > 0 ? left / Double(max(1, order.count - done - spacers)) : share
      let part = laid(child, width: max(0, room), height: height)
      parts[place] = part
      left -= part.width
    }
    let laidParts = parts.compactMap(\.self)
    var result = LayoutBox(element: element, width: 0, height: laidParts.map(\.height).max() ?? 0)
    for (number, part) in laidParts.enumerated() {
      if number > 0 { result.width += spacing }
      result.children.append(.init(result.width, (result.height - part.height) / 2, part))
      result.width += part.width
    }
    return result
  }

  private func rank(_ element: Element) -> Int {
    if element.growsWide(in: .row) { return 2 }
    return [.symbol, .picture, .spinner].contains(element.kind) || element.style.width != nil ? 0 : 1
  }

  private func layers(_ children: [Element], _ element: Element, width: Double, height: Double?) -> LayoutBox
  {
    var parts: [LayoutBox?] = children.map { child in
      child.growsHigh(in: .layers) ? nil : laid(child, width: width, height: height.map { min($0, 900) })
    }
    // A part that takes all the space takes that of the others.
    let rest = height ?? parts.compactMap { $0?.height }.max()
    for place in parts.indices where parts[place] == nil {
      parts[place] = laid(children[place], width: width, height: rest)
    }
    let all = parts.compactMap(\.self)
    var result = LayoutBox(element: element, width: 0, height: all.map(\.height).max() ?? 0)
    result.width = min(width, all.map(\.width).max() ?? 0)
    result.children = all.map {
      .init((result.width - $0.width) / 2, (result.height - $0.height) / 2, $0)
    }
    return result
  }

  private func scroll(_ element: Element, width: Double, height: Double?) -> LayoutBox {
    if element.style.isHorizontal {
      var wide = row(element.children, element, width: 2_000, height: nil)
      wide.width = width
      return wide
    }
    var result = column(element.children, element, width: width, height: nil)
    let free = max(0, width - result.width) / 2
    result.children = result.children.map { .init($0.x + free, $0.y, $0.part) }
    result.width = width
    // Content that is too high is clipped by the frame.
    if let height { result.height = height }
    return result
  }

  private func canvas(_ element: Element, width: Double, height: Double?) -> LayoutBox {
    var result = LayoutBox(element: element, width: width, height: height ?? 0)
    for child in element.children {
      guard let place = child.style.place else { continue }
      var child = child
      child.style.width = place.width
      child.style.height = place.height
      result.children.append(.init(place.x, place.y, laid(child, width: place.width, height: place.height)))
    }
    if height == nil { result.height = result.children.map { $0.y + $0.part.height }.max() ?? 0 }
    return result
  }
}
