extension WireframeDrawing {
  mutating func drawPicture(_ motif: Motif, _ height: Double) {
    pen.rectangle(motif.ground, x: 0, y: y, width: Self.width, height: height)
    let size = height * 0.86
    pen.place(motif, x: 195 - size / 2, y: y + (height - size) / 2, size: size)
    y += height + 18
  }

  mutating func drawEmblem(_ motif: Motif) {
    pen.disc("pale", x: 195, y: y + 88, radius: 76)
    pen.place(motif, x: 195 - 50, y: y + 38, size: 100)
    y += 188
  }

  mutating func drawStars(_ count: Int, _ text: String) {
    for number in 0..<5 { drawStar(number < count ? "clay" : "hair", x: 30 + Double(number) * 25, y: y + 14) }
    pen.text(text, "soft", x: 160, y: y + 20, size: 16)
    y += 38
  }

  private mutating func drawStar(_ style: String, x: Double, y: Double) {
    pen.path(
      style, "M\(number(x)) \(number(y - 11))l3.2 7.4l8 .7l-6 5.3l1.8 7.8l-7-4.2l-7 4.2l1.8-7.8l-6-5.3l8-.7z")
  }

  mutating func drawShares(_ shares: [Double]) {
    for (number, share) in shares.enumerated() {
      pen.text("\(5 - number)", "soft", x: Self.margin, y: y + 15, size: 15)
      pen.rectangle("hair", x: 42, y: y + 4, width: 328, height: 12, corner: 6)
      pen.rectangle("clay", x: 42, y: y + 4, width: 328 * share, height: 12, corner: 6)
      y += 26
    }
    y += 20
  }

  mutating func drawSlider(_ part: Double, _ from: String, _ to: String) {
    let handle = Self.margin + Self.inner * part
    pen.rectangle("hair", x: Self.margin, y: y + 16, width: Self.inner, height: 8, corner: 4)
    pen.rectangle("brand", x: Self.margin, y: y + 16, width: Self.inner * part, height: 8, corner: 4)
    pen.disc("paper", x: handle, y: y + 20, radius: 16)
    pen.disc("brand-line", x: handle, y: y + 20, radius: 16)
    pen.text(from, "soft", x: Self.margin, y: y + 60, size: 16)
    pen.text(to, "soft", x: Self.width - Self.margin, y: y + 60, size: 16, anchor: .end)
    y += 86
  }

  mutating func drawChoices(_ choices: [String], _ chosen: Int) {
    let step = Self.inner / Double(choices.count)
    for (number, choice) in choices.enumerated() {
      let left = Self.margin + Double(number) * step
      pen.rectangle(
        number == chosen ? "brand" : "pale", x: left + 3, y: y, width: step - 6, height: 46, corner: 23)
      pen.text(
        choice, number == chosen ? "on" : "brand", x: left + step / 2, y: y + 29, size: 16, weight: 600,
        anchor: .middle)
    }
    y += 68
  }

  mutating func drawSwatches(_ chosen: Int) {
    for (number, style) in ["clay", "brand", "sand", "ink", "alarm"].enumerated() {
      let middle = 46 + Double(number) * 74
      pen.disc(style, x: middle, y: y + 26, radius: 22)
      if number == chosen { pen.disc("ink-line", x: middle, y: y + 26, radius: 27) }
    }
    y += 76
  }

  mutating func drawCard(_ name: String) {
    pen.rectangle("brand", x: Self.margin, y: y, width: Self.inner, height: 204, corner: 20)
    pen.rectangle("sand", x: 44, y: y + 44, width: 52, height: 38, corner: 7)
    pen.text("•••• •••• •••• 1000", "on", x: 44, y: y + 128, size: 22)
    pen.text(name, "on", x: 44, y: y + 174, size: 17)
    pen.disc("clay", x: 304, y: y + 166, radius: 18)
    pen.disc("sand", x: 326, y: y + 166, radius: 18)
    y += 226
  }

  /// Draws a town with a river.
  mutating func drawMap(_ height: Double, _ hasWay: Bool) {
    let (top, floor) = (number(y), number(y + height))
    pen.rectangle("sand", x: 0, y: y, width: Self.width, height: height)
    pen.path(
      "pale", "M0 \(floor)v-60c90-10 120-60 200-50s120-40 190-50v60c-70 20-110 60-190 60s-90 30-130 40z")
    for x in [70.0, 170, 300] { pen.path("paper-line", "M\(number(x)) \(top)l-30 \(number(height))") }
    pen.path("paper-line", "M0 \(number(y + height * 0.3))l390-30M0 \(number(y + height * 0.62))l390 30")
    if hasWay {
      pen.path(
        "brand-line way", "M62 \(number(y + height * 0.78))l14-\(number(height * 0.5))l208-16")
      pen.disc("brand", x: 62, y: y + height * 0.78, radius: 10)
    }
    let (x, tip) = hasWay ? (284.0, y + height * 0.2 + 16) : (195, y + height * 0.62)
    pen.path("alarm", "M\(number(x)) \(number(tip))c-34-40-26-62 0-62s34 22 0 62z")
    pen.disc("paper", x: x, y: tip - 40, radius: 8)
    y += height + 18
  }

  mutating func drawKeyboard() {
    let top = 548.0
    pen.rectangle("hair", x: 0, y: top, width: Self.width, height: Self.height - top)
    for (row, count) in [10, 9, 7].enumerated() {
      let left = (Self.width - Double(count) * 38) / 2
      for key in 0..<count {
        pen.rectangle(
          "paper", x: left + Double(key) * 38 + 2, y: top + 14 + Double(row) * 58, width: 34, height: 46,
          corner: 6)
      }
    }
    pen.rectangle("paper", x: 98, y: top + 188, width: 194, height: 46, corner: 6)
  }
}
