/// How exact each of the 64 waves of a block is: the steps between the values that it may have.
struct JPEGTable {
  /// The steps, from the longest wave to the shortest.
  let steps: [Int]

  /// The table for brightness that the standard proposes, for a quality between 1 and 100.
  static func brightness(_ quality: Int) -> JPEGTable {
    JPEGTable(
      [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
        14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
        49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
      ], quality)
  }

  /// The table for colour that the standard proposes.
  static func colour(_ quality: Int) -> JPEGTable {
    JPEGTable(
      [17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99]
        + [47, 66] + [Int](repeating: 99, count: 38), quality)
  }

  private init(_ rows: [Int], _ quality: Int) {
    let percent = quality < 50 ? 5_000 / max(1, quality) : 200 - 2 * min(100, quality)
    steps = Self.order.map { min(255, max(1, (rows[$0] * percent + 50) / 100)) }
  }

  /// The places of a block row by row, in diagonals from the first to the last.
  static let order: [Int] = (0..<15).flatMap { diagonal in
    let rows = max(0, diagonal - 7)...min(7, diagonal)
    let places = rows.map { $0 * 8 + diagonal - $0 }
    return diagonal % 2 == 0 ? places.reversed() : places
  }

  /// The strengths of a block's waves in steps, from the longest to the shortest.
  func strengths(of block: [Int]) -> [Int] {
    let waves = CosineTransform.waves(of: block)
    return zip(Self.order, steps).map { place, step in
      let (value, unit) = (waves[place], step << CosineTransform.scale)
      // Rounded down from a bit above one half: the many steps of one cost most of the bits.
      let count = (abs(value) + unit * 9 / 20) / unit
      return value < 0 ? -count : count
    }
  }
}
