internal import Foundation

/// Reads the size of an image in pixels from the beginning of its file.
enum ImageSize {
  /// Reads the size; nil if the bytes are not PNG, JPEG, WebP or SVG, or do not say.
  static func of(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let size = png(bytes) ?? jpeg(bytes) ?? webP(bytes) ?? svg(bytes)
    return size.flatMap { (1...20_000).contains($0.width) && (1...20_000).contains($0.height) ? $0 : nil }
  }

  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// Walks the segments to the start of the frame.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (
          number(bytes[(position + 7)..<(position + 9)]), number(bytes[(position + 5)..<(position + 7)])
        )
      }
      position += 2 + max(2, number(bytes[(position + 2)..<(position + 4)]))
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      Array(bytes[8..<12]) == Array("WEBP".utf8)
    else { return nil }
    let little = { (range: Range<Int>) in number(bytes[range].reversed()) }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (little(24..<27) + 1, little(27..<30) + 1)
    case "VP8L":
      let bits = little(21..<25)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ": return (little(26..<28) & 0x3FFF, little(28..<30) & 0x3FFF)
    default: return nil
    }
  }

  private static func svg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
    if let width = tag.firstMatch(of: /\swidth=["']([0-9.]+)(?:px)?["']/).flatMap({ Double($0.1) }),
      let height = tag.firstMatch(of: /\sheight=["']([0-9.]+)(?:px)?["']/).flatMap({ Double($0.1) })
    {
      return whole(width, height)
    }
    let box = tag.firstMatch(of: /viewBox=["'][-0-9.]+[\s,]+[-0-9.]+[\s,]+([0-9.]+)[\s,]+([0-9.]+)["']/)
    return box.flatMap { match in
      Double(match.1).flatMap { width in Double(match.2).flatMap { whole(width, $0) } }
    }
  }

  private static func whole(_ width: Double, _ height: Double) -> (width: Int, height: Int)? {
    width < 1e6 && height < 1e6 ? (Int(width.rounded()), Int(height.rounded())) : nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
