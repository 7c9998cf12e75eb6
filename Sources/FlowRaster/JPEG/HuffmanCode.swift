/// The code that takes the fewest bits for symbols that occur so often, with at most 16 bits for each.
struct HuffmanCode {
  /// The number of symbols that have 1 to 16 bits.
  private let sizes: [Int]
  /// The symbols, those with short codes first.
  private let symbols: [UInt8]
  private var codes = [(bits: Int, count: Int)](repeating: (0, 0), count: 256)

  init(counts: [Int]) {
    let lengths = Self.lengths(counts)
    sizes = Self.sizes(of: lengths)
    symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }.map {
      UInt8($0)
    }
    var (code, next) = (0, 0)
    for (length, number) in sizes.enumerated() {
      for symbol in symbols[next..<(next + number)] {
        codes[Int(symbol)] = (code, length + 1)
        code += 1
      }
      next += number
      code <<= 1
    }
  }

  /// The code of a symbol that occurs.
  func code(of symbol: UInt8) -> (bits: Int, count: Int) { codes[Int(symbol)] }

  /// The code as the file lists it.
  var table: [UInt8] { sizes.map { UInt8($0) } + symbols }

  /// The lengths of the best code without a limit, with one more symbol: a code of ones alone is not allowed.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count + 1)
    var groups = (counts + [1]).enumerated().filter { $0.element > 0 }.map { ($0.element, [$0.offset]) }
    while groups.count > 1 {
      // The heaviest first; among equal ones, the additional symbol stays the last and gets the longest code.
      groups.sort { ($0.0, $1.1[0]) > ($1.0, $0.1[0]) }
      let (left, right) = (groups.removeLast(), groups.removeLast())
      let joined = left.1 + right.1
      for symbol in joined { lengths[symbol] += 1 }
      groups.append((left.0 + right.0, joined))
    }
    return lengths
  }

  /// The number of symbols of each length, where none has more than 16 bits: longer ones take the place of a shorter one, as the standard proposes.
  private static func sizes(of lengths: [Int]) -> [Int] {
    var sizes = [Int](repeating: 0, count: max(16, lengths.max() ?? 0) + 1)
    for length in lengths where length > 0 { sizes[length] += 1 }
    for length in stride(from: sizes.count - 1, to: 16, by: -1) {
      while sizes[length] > 0 {
        let shorter = (1..<(length - 1)).last { sizes[$0] > 0 } ?? 1
        sizes[length] -= 2
        sizes[length - 1] += 1
        sizes[shorter + 1] += 2
        sizes[shorter] -= 1
      }
    }
    // The additional symbol has one of the longest codes.
    if let longest = sizes.lastIndex(where: { $0 > 0 }) { sizes[longest] -= 1 }
    return Array(sizes[1...16])
  }
}
