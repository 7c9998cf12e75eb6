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
      for column in 0..<bitmap.width {
        let pixel = bitmap.pixels[row * bitmap.width + column]
        guard sharesColours else {
          rows.append(palette.index(of: pixel))
          continue
        }
        // Pixels that equal their neighbours compress better.
        let before = column > 0 ? rows[rows.count - 1] : nil
        let above = row > 0 ? rows[rows.count - bitmap.width - 1] : nil
        rows.append(palette.index(of: pixel, preferring: before, above))
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

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(Deflater.checkSum(of: named)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
