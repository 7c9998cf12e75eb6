import Testing

@testable import FlowRaster

/// PNG files of every kind as pixels.
@Suite struct ReadingTests {
  @Test(
    arguments: [
      (PNGHeader.Colour.grey, 8, [0x00, 0x80], "000000ff 808080ff"),
      (.grey, 16, [0x00, 0x00, 0x80, 0x33], "000000ff 808080ff"),
      (.grey, 1, [0b0100_0000], "000000ff ffffffff"),
      (.grey, 2, [0b0110_0000], "555555ff aaaaaaff"),
      (.grey, 4, [0x0F], "000000ff ffffffff"),
      (.greyAlpha, 8, [0x10, 0x20, 0x30, 0x40], "10101020 30303040"),
      (.rgb, 8, [1, 2, 3, 4, 5, 6], "010203ff 040506ff"),
      (.rgb, 16, [1, 9, 2, 9, 3, 9, 4, 9, 5, 9, 6, 9], "010203ff 040506ff"),
      (.rgba, 8, [1, 2, 3, 4, 5, 6, 7, 8], "01020304 05060708"),
    ] as [(PNGHeader.Colour, Int, [UInt8], String)])
  func kinds(_ colour: PNGHeader.Colour, _ depth: Int, _ row: [UInt8], _ pixels: String) {
    let image = TestImage(width: 2, height: 1, depth: depth, colour: colour, rows: [0] + row)
    #expect(TestImage.pixels(of: image.file) == [pixels])
  }

  @Test func palettes() {
    var image = TestImage(width: 3, height: 1, depth: 2, colour: .palette, rows: [0, 0b0001_1000])
    image.palette = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    image.clear = [0, 128]
    #expect(TestImage.pixels(of: image.file) == ["01020300 04050680 070809ff"])
    // A colour that the palette does not have.
    image.rows = [0, 0b0001_1100]
    #expect(TestImage.pixels(of: image.file) == nil)
  }

  @Test func oneClearColour() {
    var image = TestImage(width: 2, height: 1, colour: .rgb, rows: [0, 1, 2, 3, 1, 2, 4])
    image.clear = [0, 1, 0, 2, 0, 3]
    #expect(TestImage.pixels(of: image.file) == ["01020300 010204ff"])
  }

  /// The same two rows of three grey pixels under each filter.
  @Test(
    arguments: [
      [0, 10, 30, 60, 0, 20, 50, 90], [1, 10, 20, 30, 1, 20, 30, 40], [0, 10, 30, 60, 2, 10, 20, 30],
      [3, 10, 25, 45, 3, 15, 25, 35], [4, 10, 20, 30, 4, 10, 20, 30],
    ] as [[UInt8]]) func filters(_ rows: [UInt8])
  {
    let image = TestImage(width: 3, height: 2, colour: .grey, rows: rows)
    #expect(TestImage.pixels(of: image.file) == ["0a0a0aff 1e1e1eff 3c3c3cff", "141414ff 323232ff 5a5a5aff"])
  }

  /// An image may be cut into chunks anywhere.
  @Test(arguments: [1, 2, 7]) func chunks(_ size: Int) {
    var image = TestImage(width: 64, height: 64, colour: .grey)
    image.rows = (0..<64).flatMap { row in [0] + (0..<64).map { UInt8($0 * row % 251) } }
    let whole = TestImage.pixels(of: image.file)
    image.chunk = size
    #expect(whole?.count == 64 && TestImage.pixels(of: image.file) == whole)
  }

  @Test func whatIsNotReadable() {
    var image = TestImage(width: 2, height: 2, colour: .grey, rows: [0, 1, 2, 0, 3, 4])
    #expect(TestImage.pixels(of: image.file)?.count == 2)
    let file = image.file
    // Cut off anywhere before the end of the pixels.
    let end = file.count - 12
    for length in 0..<(end - 8) {
      #expect(TestImage.pixels(of: Array(file.prefix(length))) == nil, "\(length)")
    }
    for change in [
      { $0.interlace = 1 }, { $0.depth = 3 }, { $0.width = 0 }, { $0.height = 3 }, { $0.width = 20_001 },
      { $0.rows = [5, 1, 2, 0, 3, 4] }, { $0.colour = .palette },
    ] as [(inout TestImage) -> Void] {
      var changed = image
      change(&changed)
      #expect(TestImage.pixels(of: changed.file) == nil)
    }
    image.rows = []
    #expect(TestImage.pixels(of: image.file) == nil)
    #expect(TestImage.pixels(of: Array("GIF89a".utf8)) == nil)
  }

  /// Few bytes may claim to be very many pixels: what is read is bounded by the size, and what is kept by a row.
  @Test func bombs() {
    let black = [UInt8](repeating: 0, count: 1 + 4_000 * 4)
    var image = TestImage(width: 4_000, height: 15_001)
    image.rows = black
    #expect(PNGRows(image.file) == nil)
    image.height = 15_000
    #expect(SmallerImage.png(image.file, width: 10) == nil)
    // More bytes than the image has rows are not unpacked.
    image.height = 1
    image.rows = [UInt8](repeating: 0, count: 50_000_000)
    #expect(TestImage.pixels(of: image.file)?.count == 1)
  }
}
