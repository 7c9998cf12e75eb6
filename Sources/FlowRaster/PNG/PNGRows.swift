/// The rows of a PNG image, read one after the other, so that a large image is never in memory as a whole.
struct PNGRows {
  let header: PNGHeader
  let palette: [Pixel]
  /// The transparent colour, in samples of the image's depth.
  let clear: [Int]?
  private let packed: [ArraySlice<UInt8>]

  /// Reads everything but the pixels; nil if it cannot be a PNG image.
  init?(_ bytes: [UInt8]) {
    guard var chunks = PNGChunks(bytes), let first = chunks.next(), first.name == "IHDR",
      let header = PNGHeader(first.content)
    else { return nil }
    var colours: ArraySlice<UInt8> = []
    var alphas: ArraySlice<UInt8> = []
    var packed: [ArraySlice<UInt8>] = []
    for chunk in chunks {
      switch chunk.name {
      case "PLTE": colours = chunk.content
      case "tRNS": alphas = chunk.content
      case "IDAT": packed.append(chunk.content)
      default: break
      }
    }
    guard !packed.isEmpty, header.colour != .palette || !colours.isEmpty else { return nil }
    self.header = header
    self.packed = packed
    palette = Self.palette(Array(colours), Array(alphas))
    clear = header.colour == .palette || alphas.isEmpty ? nil : Self.clear(Array(alphas), header.colour)
  }

  private static func palette(_ colours: [UInt8], _ alphas: [UInt8]) -> [Pixel] {
    (0..<min(256, colours.count / 3)).map { index in
      Pixel(
        red: colours[index * 3], green: colours[index * 3 + 1], blue: colours[index * 3 + 2],
        alpha: index < alphas.count ? alphas[index] : 255)
    }
  }

  private static func clear(_ bytes: [UInt8], _ colour: PNGHeader.Colour) -> [Int]? {
    guard colour == .grey || colour == .rgb, bytes.count >= colour.channels * 2 else { return nil }
    return (0..<colour.channels).map { PNGChunks.number(bytes[($0 * 2)..<($0 * 2 + 2)]) }
  }

  /// Passes each row of pixels, or only the first ones, to a closure; false if there are fewer rows than the header says, or a pixel cannot be read.
  func forEach(most: Int = .max, _ body: ([Pixel]) -> Void) -> Bool {
    let inflater = Inflater()
    var before = [UInt8](repeating: 0, count: header.rowBytes)
    var row = [UInt8](repeating: 0, count: header.rowBytes + 1)
    var pixels = [Pixel](repeating: Pixel(), count: header.width)
    var rest = packed[...]
    for _ in 0..<min(most, header.height) {
      guard Self.fill(&row, from: &rest, inflater), RowFilter.undo(in: &row, before, header.pixelBytes),
        read(row, into: &pixels)
      else { return false }
      body(pixels)
      before.replaceSubrange(0..., with: row.dropFirst())
    }
    return true
  }

  private static func fill(
    _ row: inout [UInt8], from rest: inout ArraySlice<ArraySlice<UInt8>>, _ inflater: Inflater
  ) -> Bool {
    var count = 0
    while count < row.count {
      let source = rest.first ?? []
      guard let step = inflater.fill(&row, from: count, with: source),
        step.taken + step.made > 0 || source.isEmpty
      else { return false }
      count += step.made
      guard !rest.isEmpty || step.made > 0 else { return false }
      if step.taken < source.count {
        rest[rest.startIndex] = source.dropFirst(step.taken)
      } else {
        rest = rest.dropFirst()
      }
    }
    return true
  }
}
