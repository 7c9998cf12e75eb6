/// Writes an image as a JPEG file, with half as many samples of colour as of brightness in each direction.
enum JPEGWriter {
  /// The file, with white for transparent parts; quality is between 1 and 100.
  static func file(_ bitmap: Bitmap, quality: Int) -> [UInt8] {
    let tables = [JPEGTable.brightness(quality), JPEGTable.colour(quality)]
    let symbols = JPEGSymbols(JPEGPlane.all(of: bitmap), tables)
    let codes = symbols.counts.map { HuffmanCode(counts: $0) }
    var file: [UInt8] = [0xFF, 0xD8]
    for (number, table) in tables.enumerated() {
      file += segment(0xDB, [UInt8(number)] + table.steps.map { UInt8($0) })
    }
    file += segment(0xC0, frame(bitmap))
    for (number, code) in codes.enumerated() {
      // The tables of the first coefficients have the numbers 0 and 1, those of the others 16 and 17.
      file += segment(0xC4, [UInt8(number % 2 * 16 + number / 2)] + code.table)
    }
    file += segment(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
    return file + bits(of: symbols, codes) + [0xFF, 0xD9]
  }

  /// The size, and for each plane its samples per unit and its table.
  private static func frame(_ bitmap: Bitmap) -> [UInt8] {
    [8] + number(bitmap.height) + number(bitmap.width) + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  }

  private static func bits(of symbols: JPEGSymbols, _ codes: [HuffmanCode]) -> [UInt8] {
    var writer = JPEGBits()
    for symbol in symbols.all {
      let (bits, count) = codes[symbol.table].code(of: symbol.value)
      writer.append(bits, count)
      writer.append(symbol.extra, Int(symbol.value & 15))
    }
    return writer.finished()
  }

  private static func segment(_ mark: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, mark] + number(content.count + 2) + content
  }

  private static func number(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
