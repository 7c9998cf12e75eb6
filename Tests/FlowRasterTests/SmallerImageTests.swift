import FlowTestSupport
import Testing

@testable import FlowRaster

/// Smaller versions of images: their sizes, colours and bytes.
@Suite struct SmallerImageTests {
  private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> [UInt8] {
    var image = TestImage(width: width, height: height)
    image.rows = (0..<height).flatMap { row in [0] + (0..<width).flatMap { pixel($0, row) } }
    return image.file
  }

  @Test func pixelsAreMeansOfWhatTheyCover() throws {
    let file = image(4, 2) { column, _ in
      column < 2 ? [0, 0, 0, 255] : column == 2 ? [200, 100, 0, 255] : [0, 0, 0, 0]
    }
    let small = try #require(SmallerImage.png(file, width: 2))
    // The clear pixel adds no colour, and makes the other one half as opaque.
    #expect(TestImage.pixels(of: small) == ["000000ff c864007f"])
  }

  @Test(arguments: [(585, 1_266, 208, 450), (390, 844, 208, 450), (3, 1_000, 2, 667), (1_000, 3, 10, 1)])
  func sizes(_ width: Int, _ height: Int, _ newWidth: Int, _ newHeight: Int) throws {
    let file = image(width, height) { _, _ in [9, 9, 9, 255] }
    let rows = try #require(SmallerImage.png(file, width: newWidth).flatMap { PNGRows($0) })
    #expect((rows.header.width, rows.header.height) == (newWidth, newHeight))
  }

  @Test func nothingIsEnlarged() {
    let file = image(20, 20) { _, _ in [1, 2, 3, 255] }
    #expect(SmallerImage.png(file, width: 20) == nil && SmallerImage.png(file, width: 0) == nil)
    #expect(SmallerImage.png(file, width: 19) != nil)
  }

  @Test(arguments: [2, 32]) func noMoreColoursThanAreAskedFor(most: Int) throws {
    let many = image(256, 256) { column, row in [UInt8(column), UInt8(row), 128, 255] }
    let small = try #require(SmallerImage.png(many, width: 64, colours: most))
    let rows = try #require(PNGRows(small))
    var colours: Set<[UInt8]> = []
    _ = rows.forEach { for pixel in $0 { colours.insert([pixel.red, pixel.green, pixel.blue]) } }
    #expect(colours.count == most)
  }

  /// A few colours stay what they are; of many the result is near.
  @Test func colours() throws {
    let few = image(64, 64) { column, row in [UInt8(column / 16 * 40), UInt8(row / 16 * 40), 7, 255] }
    let exact = try #require(SmallerImage.png(few, width: 4).flatMap { TestImage.pixels(of: $0) })
    #expect(exact[1] == "002807ff 282807ff 502807ff 782807ff")
    let many = image(256, 256) { column, row in [UInt8(column), UInt8(row), 128, 255] }
    let rows = try #require(SmallerImage.png(many, width: 128).flatMap { PNGRows($0) })
    var most = 0
    var line = 0
    _ = rows.forEach { row in
      for (column, pixel) in row.enumerated() {
        most = max(most, abs(Int(pixel.red) - column * 2), abs(Int(pixel.green) - line * 2))
      }
      line += 1
    }
    #expect(most <= 24 && line == 128)
  }

  /// Colours that the palette has stay what they are, however near they are to each other.
  @Test func nearColoursStayApart() throws {
    let file = image(8, 8) { ($0 / 2 + $1 / 2) % 2 == 0 ? [250, 250, 250, 255] : [244, 244, 250, 255] }
    let small = try #require(SmallerImage.png(file, width: 4, sharesColours: true))
    let pixels = try #require(TestImage.pixels(of: small))
    #expect(pixels[0] == "fafafaff f4f4faff fafafaff f4f4faff")
  }

  /// Where there are more colours than in the palette, a pixel may be like its neighbour, if that is at most twice as far from it.
  @Test func amongManyColoursNeighboursAreAlike() throws {
    var random = SeededGenerator(seed: 11)
    let noise = (0..<60).map { _ in (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) } }
    let pixels = (0..<3_600).map { Pixel(red: noise[$0 / 60][$0 % 60], green: 0, blue: 0, alpha: 255) }
    let palette = Palette(of: pixels, most: 8)
    var (changed, worst) = (0, 0)
    for (place, pixel) in pixels.enumerated() where place > 0 {
      let own = palette.index(of: pixel)
      let chosen = palette.index(of: pixel, preferring: palette.index(of: pixels[place - 1]), nil)
      let far = { (index: UInt8) in abs(Int(pixel.red) - Int(palette.colours[Int(index)].red)) }
      if chosen != own { changed += 1 }
      worst = max(worst, far(chosen) - 2 * far(own))
    }
    #expect(changed > 30 && worst <= 0, "\(changed) changed, \(worst) too far")
  }

  /// A small thing of a rare colour stays, although the palette has nothing near it.
  @Test func rareColoursStay() throws {
    let rare = Pixel(red: 150, green: 150, blue: 150, alpha: 255)
    let grounds = [
      Pixel(red: 220, green: 220, blue: 220, alpha: 255), Pixel(red: 60, green: 120, blue: 150, alpha: 255),
    ]
    let palette = Palette(of: grounds.flatMap { Array(repeating: $0, count: 900) } + [rare], most: 2)
    let own = palette.index(of: rare)
    let other: UInt8 = 1 - own
    #expect(palette.index(of: rare, preferring: other, other) == own)
  }

  @Test func equalImagesGiveEqualFiles() {
    var random = SeededGenerator(seed: 7)
    let noise = (0..<60).map { _ in
      (0..<60).map { _ in (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) } }
    }
    let file = image(60, 60) { noise[$1][$0] }
    let small = SmallerImage.png(file, width: 30)
    #expect(small != nil && small == SmallerImage.png(file, width: 30))
  }

  /// A screenshot as a phone makes it, with text, areas and a gradient, is a tenth of a megabyte at a hundredth of the size.
  @Test func aScreenshotIsSmall() throws {
    let file = image(780, 1_688) { column, row in
      if row < 400 { return [UInt8(row / 2), UInt8(column / 4), 160, 255] }
      let isText = row % 60 < 24 && column % 400 < 300 && (column / 3 * 7 + row / 4 * 5) % 11 < 4
      return isText ? [30, 30, 34, 255] : [250, 250, 252, 255]
    }
    let small = try #require(SmallerImage.png(file, width: 208))
    #expect(small.count < 30_000, "\(small.count)")
  }
}
