extension WireframeDrawing {
  mutating func drawRows(_ rows: [Row]) {
    let height = rows.contains { $0.motif?.isProduct == true } ? 84.0 : 58
    drawPaper(top: y, height: height * Double(rows.count))
    for (number, row) in rows.enumerated() {
      if number > 0 {
        pen.line("hair-line", from: (Self.margin + 16, y), to: (Self.width - Self.margin, y))
      }
      draw(row, height)
      y += height
    }
    y += 22
  }

  private mutating func draw(_ row: Row, _ height: Double) {
    let middle = y + height / 2
    var left = Self.margin + 16
    if let motif = row.motif {
      let size = height - 22
      pen.rectangle(motif.ground, x: left, y: y + 11, width: size, height: size, corner: 10)
      pen.place(motif, x: left + size * 0.1, y: y + 11 + size * 0.1, size: size * 0.8)
      left += size + 14
    }
    pen.text(row.title, x: left, y: middle + 6, size: 18)
    let right = Self.width - Self.margin - 16
    pen.text(
      row.detail, "soft", x: row.end == .none ? right : right - 22, y: middle + 6, size: 16, anchor: .end)
    draw(row.end, right, middle)
  }

  private mutating func draw(_ end: Row.End, _ right: Double, _ middle: Double) {
    switch end {
    case .none: break
    case .more: pen.path("soft-line", "M\(number(right - 8)) \(number(middle - 7))l7 7l-7 7")
    case .toggle(let isOn):
      pen.rectangle(
        isOn ? "brand" : "hair", x: right - 50, y: middle - 15, width: 50, height: 30, corner: 15)
      pen.disc("paper", x: isOn ? right - 15 : right - 35, y: middle, radius: 12)
    case .choice(let isChosen):
      pen.disc(isChosen ? "brand-line" : "soft-line", x: right - 11, y: middle, radius: 11)
      if isChosen { pen.disc("brand", x: right - 11, y: middle, radius: 6) }
    }
  }

  mutating func drawTiles(_ products: [Row]) {
    let side = (Self.inner - 14) / 2
    for (number, product) in products.enumerated() {
      let left = Self.margin + (number.isMultiple(of: 2) ? 0 : side + 14)
      let top = y + Double(number / 2) * (side + 66)
      pen.rectangle("sand", x: left, y: top, width: side, height: side, corner: 16)
      if let motif = product.motif { pen.place(motif, x: left + 24, y: top + 24, size: side - 48) }
      pen.text(product.title, x: left + 2, y: top + side + 23, size: 17, weight: 600)
      pen.text(product.detail, "soft", x: left + 2, y: top + side + 44, size: 16)
    }
    y += Double((products.count + 1) / 2) * (side + 66)
  }

  /// Draws a receipt with a torn edge.
  mutating func drawSlip(_ rows: [Row], _ sum: String) {
    let height = Double(rows.count) * 40 + 104
    let teeth = String(repeating: "l-12.5 12l-12.5-12", count: 14)
    pen.path("paper", "M20 \(number(y))h350v\(number(height))\(teeth)z")
    pen.path("hair-line", "M20 \(number(y))h350v\(number(height))\(teeth)z")
    y += 20
    for row in rows {
      drawLine(row.title, row.detail, weight: 400)
      y += 40
    }
    pen.line("hair-line", from: (36, y + 6), to: (354, y + 6))
    y += 14
    drawLine("Total", sum, weight: 700)
    y += height - Double(rows.count) * 40 - 14
  }

  private mutating func drawLine(_ left: String, _ right: String, weight: Int) {
    pen.text(left, x: 40, y: y + 24, size: 18, weight: weight)
    pen.text(right, x: 350, y: y + 24, size: 18, weight: weight, anchor: .end)
  }

  mutating func drawSteps(_ steps: [String], _ done: Int) {
    let last = y + Double(steps.count - 1) * 50 + 20
    pen.line("hair-line", from: (40, y + 20), to: (40, last))
    pen.line("brand-line", from: (40, y + 20), to: (40, y + 20 + Double(max(0, done - 1)) * 50))
    for (number, step) in steps.enumerated() {
      let isDone = number < done
      pen.disc(isDone ? "brand" : "hair", x: 40, y: y + 20, radius: 11)
      pen.text(
        step, isDone ? "ink" : "soft", x: 68, y: y + 26, size: 18, weight: number == done - 1 ? 600 : 400)
      y += 50
    }
    y += 10
  }
}

extension Motif {
  /// Whether it is a product.
  var isProduct: Bool { [.teapot, .towel, .lamp, .chair].contains(self) }

  /// The colour of its background.
  var ground: String { isProduct || self == .box ? "sand" : "pale" }
}
