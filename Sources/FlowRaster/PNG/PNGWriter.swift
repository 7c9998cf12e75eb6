/// Writes an image as a PNG file with a palette.
enum PNGWriter {
  /// The file; nil if it cannot be compressed.
  static func file(_ bitmap: Bitmap, colours: Int, sharesColours: Bool = false) -> [UInt8]? {
    let palette = Palette(of: bitmap.pixels, most: colours)
    var rows: [UInt8] = []
    rows.reserveCapacity((bitmap.width + 1) * bitmap.height)
    for row in 0..<bitmap.height {
      // Neighbouring indices of a palette are unrelated, so no filter helps.
      rows.append(0)
      let pixels = bitmap.pixels[(row * bitmap.width)..<((row + 1) * bitmap.width)]
      if sharesColours {
        append(pixels, palette, isFirst: row == 0, to: &rows)
      } else {
        rows += pixels.map { palette.index(of: $0) }
      }
    }
    guard let packed = Deflater.packed(rows) else { return nil }
    let header =
      number(bitmap.width) + number(bitmap.height) + [8, UInt8(PNGHeader.Colour.palette.rawValue), 0, 0, 0]
    let alphas = palette.colours.map(\.alpha).prefix { $0 < 255 }
    return PNGChunks.signature + chunk("IHDR", header)
      + chunk("PLTE", palette.colours.flatMap { [$0.red, $0.green, $0.blue] })
      + (alphas.isEmpty ? [] : chunk("tRNS", Array(alphas))) + chunk("IDAT", packed) + chunk("IEND", [])
  }

  /// Appends a row in which pixels take the colours of their neighbours: equal ones compress better.
  private static func append(
    _ pixels: ArraySlice<Pixel>, _ palette: Palette, isFirst: Bool, to rows: inout [UInt8]
  ) {
    let start = rows.count
    // Bytes that continue like the row above are repeated as a whole.
    var followsAbove = false
    for pixel in pixels {
      let before = rows.count > start ? rows[rows.count - 1] : nil
      let above = isFirst ? nil : rows[rows.count - pixels.count - 1]
      let index =
        followsAbove
        ? palette.index(of: pixel, preferring: above, before)
        : palette.index(of: pixel, preferring: before, above)
      followsAbove = index == above && (followsAbove || index != before)
      rows.append(index)
    }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(Deflater.checkSum(of: named)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
