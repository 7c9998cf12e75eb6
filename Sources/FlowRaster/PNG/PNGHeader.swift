/// The size and the kind of pixels of a PNG file.
struct PNGHeader: Hashable {
  let width: Int
  let height: Int
  let depth: Int
  let colour: Colour

  /// The colour type of the pixels.
  enum Colour: Int {
    case grey = 0, rgb = 2, palette = 3, greyAlpha = 4, rgba = 6

    /// The number of samples per pixel.
    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The largest width and height of images that are read: no screenshot is larger.
  private static let longestSide = 20_000
  private static let mostPixels = 60_000_000

  /// Parses the first chunk; nil if it is invalid, or if the image is too large or interlaced.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == 13, let colour = Colour(rawValue: Int(bytes[9])), bytes[10...] == [0, 0, 0] else {
      return nil
    }
    width = PNGChunks.number(bytes[0..<4])
    height = PNGChunks.number(bytes[4..<8])
    depth = Int(bytes[8])
    self.colour = colour
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      width * height <= Self.mostPixels, Self.depths(of: colour).contains(depth)
    else { return nil }
  }

  private static func depths(of colour: Colour) -> [Int] {
    switch colour {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .rgba, .greyAlpha: [8, 16]
    }
  }

  /// The number of bytes in a row, without the one for its filter.
  var rowBytes: Int { (width * colour.channels * depth + 7) / 8 }

  /// The distance in bytes between a byte and the one that filters compare it with.
  var pixelBytes: Int { max(1, colour.channels * depth / 8) }
}
