/// Divides a block of eight by eight samples into waves, in whole numbers: the result is the same on any machine.
enum CosineTransform {
  /// The number of binary digits behind the point of a result.
  static let scale = 26

  /// The strength of each wave: row by row, from the longest to the shortest in each direction.
  static func waves(of block: [Int]) -> [Int] { turned(turned(block)) }

  /// Transforms the rows, and swaps rows with columns.
  private static func turned(_ block: [Int]) -> [Int] {
    var result = [Int](repeating: 0, count: 64)
    for row in 0..<8 {
      for wave in 0..<8 {
        var sum = 0
        for column in 0..<8 { sum += block[row * 8 + column] * factors[wave * 8 + column] }
        result[wave * 8 + row] = sum
      }
    }
    return result
  }

  /// Half the cosines of 0 to 8 sixteenths of half a turn, times 8,192.
  private static let cosines = [4_096, 4_017, 3_784, 3_406, 2_896, 2_276, 1_567, 799, 0]

  private static let factors: [Int] = (0..<64).map { place in
    let (wave, column) = (place / 8, place % 8)
    guard wave > 0 else { return cosines[4] }
    let angle = (2 * column + 1) * wave % 32
    let upper = angle > 16 ? 32 - angle : angle
    return upper > 8 ? -cosines[16 - upper] : cosines[upper]
  }
}
