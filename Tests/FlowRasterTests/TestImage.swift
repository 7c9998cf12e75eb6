@testable import FlowRaster

/// Writes PNG files of every kind, right and wrong ones.
struct TestImage {
  var width: Int
  var height: Int
  var depth = 8
  var colour = PNGHeader.Colour.rgba
  var interlace: UInt8 = 0
  var palette: [UInt8] = []
  var clear: [UInt8] = []
  /// The rows, each with the number of its filter first.
  var rows: [UInt8] = []
  /// The most bytes of a chunk of pixels.
  var chunk = Int.max

  var header: [UInt8] {
    number(width) + number(height) + [UInt8(depth), UInt8(colour.rawValue), 0, 0, interlace]
  }

  var file: [UInt8] {
    var packed = (Deflater.packed(rows) ?? [])[...]
    var file = PNGChunks.signature + made("IHDR", header)
    if !palette.isEmpty { file += made("PLTE", palette) }
    if !clear.isEmpty { file += made("tRNS", clear) }
    repeat {
      file += made("IDAT", Array(packed.prefix(chunk)))
      packed = packed.dropFirst(chunk)
    } while !packed.isEmpty
    return file + made("IEND", [])
  }

  private func made(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(Deflater.checkSum(of: named)))
  }

  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The pixels of a file as hexadecimal numbers, row by row; nil if it cannot be read.
  static func pixels(of file: [UInt8]) -> [String]? {
    guard let rows = PNGRows(file) else { return nil }
    var texts: [String] = []
    let isWhole = rows.forEach { row in
      texts.append(row.map { hex([$0.red, $0.green, $0.blue, $0.alpha]) }.joined(separator: " "))
    }
    return isWhole ? texts : nil
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
