extension Pen {
  /// Draws a motif in a square of 100 points.
  mutating func draw(_ motif: Motif) {
    switch motif {
    case .teapot, .towel, .lamp, .chair: drawProduct(motif)
    case .house: drawHouse()
    case .box: drawBox()
    case .envelope: drawEnvelope()
    case .bell, .check, .gear, .lock, .person, .question: drawSign(motif)
    }
  }

  private mutating func drawProduct(_ motif: Motif) {
    switch motif {
    case .teapot:
      path("clay-line thick", "M29 52c-20-4-22 22 4 20")
      path("clay", "M74 54c8-2 12-8 14-16l6 3c-2 14-8 22-18 24z")
      path("clay", "M26 48h52c2 18-6 34-20 36h-12c-14-2-22-18-20-36z")
      path("ink-line", "M28 46c8-14 40-14 48 0z")
      disc("ink", x: 52, y: 30, radius: 4)
    case .towel:
      path("ink-line", "M14 18h72")
      rectangle("clay", x: 30, y: 18, width: 40, height: 66, corner: 3)
      rectangle("paper", x: 30, y: 62, width: 40, height: 4)
      rectangle("paper", x: 30, y: 70, width: 40, height: 4)
      path("ink-line", "M50 18v40")
    case .lamp:
      path("clay", "M36 14h28l14 34h-56z")
      path("ink-line", "M50 48v34M34 84h32M62 48v12")
    default:
      path("ink-line", "M32 12v76M68 58v30M32 58h36")
      rectangle("clay", x: 30, y: 14, width: 8, height: 40, corner: 3)
      rectangle("clay", x: 30, y: 50, width: 42, height: 10, corner: 3)
    }
  }

  private mutating func drawHouse() {
    disc("clay", x: 78, y: 20, radius: 9)
    path("paper", "M22 46h56v40h-56z")
    path("brand", "M14 48l36-30l36 30z")
    rectangle("clay", x: 44, y: 60, width: 14, height: 26)
    rectangle("pale", x: 28, y: 56, width: 11, height: 11)
    rectangle("pale", x: 63, y: 56, width: 11, height: 11)
    path("ink-line", "M6 86h88")
  }

  private mutating func drawBox() {
    path("clay", "M16 34l34-16l34 16v36l-34 16l-34-16z")
    path("sand", "M16 34l34 16l34-16l-34-16z")
    path("ink-line", "M16 34l34 16l34-16M50 50v36M33 26l34 16v10")
  }

  private mutating func drawEnvelope() {
    rectangle("paper", x: 14, y: 26, width: 72, height: 50, corner: 5)
    path("brand-line", "M14 31c0-3 2-5 5-5h62c3 0 5 2 5 5v40c0 3-2 5-5 5h-62c-3 0-5-2-5-5zM16 29l34 27l34-27")
  }

  private mutating func drawSign(_ motif: Motif) {
    switch motif {
    case .bell:
      path("brand", "M50 16c-17 0-22 14-22 28c0 14-4 18-9 24h62c-5-6-9-10-9-24c0-14-5-28-22-28z")
      path("brand", "M41 73h18c-1 12-17 12-18 0z")
    case .check: path("brand-line thick", "M26 52l17 17l33-37")
    case .gear:
      disc("brand-line thick", x: 50, y: 50, radius: 17)
      path(
        "brand-line thick", "M50 18v12M50 70v12M18 50h12M70 50h12M27 27l9 9M64 64l9 9M73 27l-9 9M36 64l-9 9")
    case .lock:
      path("brand-line thick", "M34 46v-12c0-22 32-22 32 0v12")
      rectangle("brand", x: 26, y: 46, width: 48, height: 36, corner: 6)
    case .person:
      disc("brand", x: 50, y: 36, radius: 17)
      path("brand", "M18 86c0-38 64-38 64 0z")
    default:
      path("brand-line thick", "M34 38c0-24 34-22 34-2c0 14-18 14-18 28")
      disc("brand", x: 50, y: 80, radius: 5)
    }
  }
}
