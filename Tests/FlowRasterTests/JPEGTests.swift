import Testing

@testable import FlowRaster

/// The parts of a JPEG file; that browsers read the whole as it was meant is seen in one.
@Suite struct JPEGTests {
  private static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  /// A white square: 10 and 111111 for a brightness of 63 steps, then zeros for each block that is like the one before.
  @Test func aPlainImage() {
    let file = JPEGWriter.file(
      Bitmap(width: 16, height: 16, pixels: [Pixel](repeating: Self.white, count: 256)), quality: 50)
    let tail = file.suffix(6).map { String($0, radix: 16) }.joined(separator: " ")
    #expect(file.prefix(4) == [0xFF, 0xD8, 0xFF, 0xDB] && tail == "0 bf 0 1f ff d9")
  }

  @Test(arguments: [
    // Symbol and count: numbers of codes of 1, 2, 3 … bits, then the symbols.
    ([3: 1], "1 | 3"),
    ([0: 5, 1: 5], "1 1 | 0 1"),
    ([0: 100, 1: 20, 2: 10, 7: 5], "1 1 1 1 | 0 1 2 7"),
    ([4: 1, 5: 1, 6: 1, 7: 1], "0 3 1 | 4 5 6 7"),
  ])
  func codes(_ counts: [Int: Int], _ expected: String) {
    let code = HuffmanCode(counts: (0..<256).map { counts[$0] ?? 0 })
    let sizes = code.table.prefix(16).reversed().drop { $0 == 0 }.reversed()
    let text = { (bytes: [UInt8]) in bytes.map(String.init).joined(separator: " ") }
    #expect("\(text(Array(sizes))) | \(text(Array(code.table.dropFirst(16))))" == expected)
  }

  /// Counts that double from symbol to symbol would need thirty bits; no code has more than sixteen, all differ, and none is of ones alone.
  @Test func codesHaveAtMostSixteenBits() {
    let code = HuffmanCode(counts: (0..<256).map { $0 < 30 ? 1 << $0 : 0 })
    let codes = (0..<30).map { code.code(of: UInt8($0)) }
    #expect(codes.allSatisfy { (1...16).contains($0.count) && $0.bits < 1 << $0.count - 1 })
    let padded = codes.map { (first: $0.bits << (16 - $0.count), next: ($0.bits + 1) << (16 - $0.count)) }
      .sorted {
        $0.first < $1.first
      }
    #expect(zip(padded, padded.dropFirst()).allSatisfy { $0.next <= $1.first })
  }

  @Test func aByteOfOnesIsFollowedByZero() {
    var bits = JPEGBits()
    bits.append(0b1111, 4)
    bits.append(0b1111_0101, 8)
    #expect(bits.finished() == [0xFF, 0, 0x5F])
  }

  /// Of a block that rises from left to right, only waves across have any strength.
  @Test func waves() {
    let rising = CosineTransform.waves(of: (0..<64).map { $0 % 8 * 8 - 28 }).map {
      ($0 + 1 << (CosineTransform.scale - 1)) >> CosineTransform.scale
    }
    #expect(rising.prefix(8) == [0, -146, 0, -15, 0, -5, 0, -1])
    #expect(rising.dropFirst(8).allSatisfy { $0 == 0 })
    let plain = CosineTransform.waves(of: [Int](repeating: 10, count: 64)).map { $0 >> CosineTransform.scale }
    #expect(plain[0] == 79 || plain[0] == 80)
  }

  @Test func orderOfWaves() {
    #expect(JPEGTable.order.prefix(11) == [0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32])
    #expect(JPEGTable.order.sorted() == Array(0..<64) && JPEGTable.order.last == 63)
  }

  /// Photos need bytes; a transparent corner has to stay one.
  @Test(arguments: [("noise", true), ("plain", false), ("corner", false)])
  func photos(_ kind: String, _ expected: Bool) {
    var image = TestImage(width: 40, height: 40)
    var value: UInt32 = 1
    image.rows = (0..<40).flatMap { row in
      [0]
        + (0..<160).map { place -> UInt8 in
          value = value &* 1_664_525 &+ 1_013_904_223
          if place % 4 == 3 { return kind == "corner" && row == 0 && place == 3 ? 0 : 255 }
          return kind == "plain" ? 200 : UInt8(value >> 24)
        }
    }
    #expect(SmallerImage.hasPhotos(image.file) == expected)
  }
}
