/// The blocks of an image as the symbols that a JPEG file codes.
struct JPEGSymbols {
  /// A symbol with the bits that follow its code; the lower half of its value is their number.
  struct Symbol {
    let table: Int
    let value: UInt8
    let extra: Int
  }

  /// All symbols, in the order of the file.
  private(set) var all: [Symbol] = []
  /// How often each symbol occurs, for the first strength of a block of brightness, the others, and the same for colour.
  private(set) var counts = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 4)
  private var before = [0, 0, 0]

  init(_ planes: [JPEGPlane], _ tables: [JPEGTable]) {
    let units = planes[1].blocks
    for down in 0..<units.down {
      for across in 0..<units.across {
        for part in 0..<4 {
          let block = planes[0].block(across * 2 + part % 2, down * 2 + part / 2)
          add(tables[0].strengths(of: block), plane: 0)
        }
        for plane in 1...2 {
          add(tables[1].strengths(of: planes[plane].block(across, down)), plane: plane)
        }
      }
    }
  }

  private mutating func add(_ strengths: [Int], plane: Int) {
    let table = plane == 0 ? 0 : 2
    add(strengths[0] - before[plane], zeros: 0, table)
    before[plane] = strengths[0]
    var zeros = 0
    for value in strengths.dropFirst() {
      guard value != 0 else {
        zeros += 1
        continue
      }
      for _ in 0..<(zeros / 16) { add(Symbol(table: table + 1, value: 0xF0, extra: 0)) }
      add(value, zeros: zeros % 16, table + 1)
      zeros = 0
    }
    if zeros > 0 { add(Symbol(table: table + 1, value: 0, extra: 0)) }
  }

  /// Adds a value: the number of its bits, and the bits, where negative values are one less.
  private mutating func add(_ value: Int, zeros: Int, _ table: Int) {
    let size = Int.bitWidth - abs(value).leadingZeroBitCount
    add(Symbol(table: table, value: UInt8(zeros << 4 | size), extra: value < 0 ? value - 1 : value))
  }

  private mutating func add(_ symbol: Symbol) {
    all.append(symbol)
    counts[symbol.table][Int(symbol.value)] += 1
  }
}
