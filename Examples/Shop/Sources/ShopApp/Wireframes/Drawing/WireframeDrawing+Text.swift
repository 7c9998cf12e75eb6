extension WireframeDrawing {
  mutating func draw(_ block: Block) {
    switch block {
    case .picture(let motif, let height): drawPicture(motif, height)
    case .emblem(let motif): drawEmblem(motif)
    case .heading(let text): drawHeading(text)
    case .prose(let text): drawProse(text)
    case .caption(let text): drawCaption(text)
    case .rows(let rows): drawRows(rows)
    case .tiles(let products): drawTiles(products)
    case .field(let label, let value): drawField(label, value)
    case .letter(let text): drawLetter(text)
    case .search(let hint): drawSearch(hint)
    case .price(let text, let note): drawPrice(text, note)
    case .stars(let count, let text): drawStars(count, text)
    case .shares(let shares): drawShares(shares)
    case .slider(let part, let from, let to): drawSlider(part, from, to)
    case .choices(let choices, let chosen): drawChoices(choices, chosen)
    case .swatches(let chosen): drawSwatches(chosen)
    case .card(let name): drawCard(name)
    case .slip(let rows, let sum): drawSlip(rows, sum)
    case .map(let height, let hasWay): drawMap(height, hasWay)
    case .steps(let steps, let done): drawSteps(steps, done)
    case .keyboard: drawKeyboard()
    }
  }

  private mutating func drawHeading(_ text: String) {
    for line in LineWidth.lines(of: text, size: 24, width: Self.inner - 40) {
      pen.text(line, x: 195, y: y + 30, size: 24, weight: 700, anchor: .middle)
      y += 32
    }
    y += 14
  }

  private mutating func drawProse(_ text: String) {
    for line in LineWidth.lines(of: text, size: 17, width: Self.inner) {
      pen.text(line, "soft", x: Self.margin, y: y + 18, size: 17)
      y += 26
    }
    y += 14
  }

  private mutating func drawCaption(_ text: String) {
    pen.text(text, x: Self.margin, y: y + 24, size: 18, weight: 600)
    y += 38
  }

  private mutating func drawField(_ label: String, _ value: String) {
    pen.text(label, "soft", x: Self.margin, y: y + 14, size: 14)
    drawPaper(top: y + 22, height: 50)
    pen.text(value, x: Self.margin + 16, y: y + 53, size: 17)
    y += 88
  }

  private mutating func drawLetter(_ text: String) {
    drawPaper(top: y, height: 176)
    var line = y + 34
    for words in LineWidth.lines(of: text, size: 17, width: Self.inner - 32) {
      pen.text(words, x: Self.margin + 16, y: line, size: 17)
      line += 26
    }
    pen.line("brand-line", from: (Self.margin + 17, line - 14), to: (Self.margin + 17, line + 6))
    y += 192
  }

  private mutating func drawSearch(_ hint: String) {
    pen.rectangle("hair", x: Self.margin, y: y, width: Self.inner, height: 44, corner: 22)
    pen.disc("soft-line", x: 44, y: y + 20, radius: 7)
    pen.line("soft-line", from: (49, y + 25), to: (55, y + 31))
    pen.text(hint, "soft", x: 66, y: y + 28, size: 17)
    y += 62
  }

  private mutating func drawPrice(_ text: String, _ note: String) {
    pen.text(text, x: Self.margin, y: y + 28, size: 28, weight: 700)
    pen.text(note, "soft", x: Self.width - Self.margin, y: y + 28, size: 16, anchor: .end)
    y += 46
  }

  /// Draws a sheet of paper as wide as the screen allows.
  mutating func drawPaper(top: Double, height: Double) {
    pen.rectangle("paper", x: Self.margin, y: top, width: Self.inner, height: height, corner: 14)
    pen.rectangle("hair-line", x: Self.margin, y: top, width: Self.inner, height: height, corner: 14)
  }
}
