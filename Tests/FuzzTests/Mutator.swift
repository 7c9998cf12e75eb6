import FlowTestSupport

/// Makes inputs of inputs: a few cuts, splices, flips and repeats of bytes, and words that mean something to a reader.
struct Mutator {
  var random: SeededGenerator
  let corpus: [[UInt8]]
  let words: [[UInt8]]

  /// Most of what breaks readers breaks them in a few thousand bytes.
  private static let longest = 20_000

  mutating func next() -> [UInt8] {
    var input = random.pick(corpus)
    for _ in 0..<random.pick([1, 1, 2, 4, 8]) { change(&input) }
    return Array(input.prefix(Self.longest))
  }

  private mutating func change(_ input: inout [UInt8]) {
    let place = Int.random(in: 0...input.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where place < input.count: input[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where place < input.count: input[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: input.removeSubrange(place..<min(place + random.pick([1, 2, 8, 64, 512]), input.count))
    case 3: input.insert(contentsOf: piece(of: input), at: place)
    case 4: input.insert(contentsOf: piece(of: random.pick(corpus)), at: place)
    case 5: input.removeSubrange(place...)
    case 6: repeatPiece(&input, at: place)
    default: insertWord(&input, at: place)
    }
  }

  private mutating func insertWord(_ input: inout [UInt8], at place: Int) {
    let word = random.oneIn(3) ? Array(random.pick(HostileText.all).utf8) : random.pick(words)
    for _ in 0..<random.pick([1, 1, 1, 2, 30]) { input.insert(contentsOf: word, at: place) }
  }

  private mutating func repeatPiece(_ input: inout [UInt8], at place: Int) {
    let piece = piece(of: input).prefix(40)
    for _ in 0..<random.pick([2, 10, 300]) where input.count < Self.longest {
      input.insert(contentsOf: piece, at: place)
    }
  }

  private mutating func piece(of input: [UInt8]) -> ArraySlice<UInt8> {
    guard !input.isEmpty else { return [] }
    let start = Int.random(in: 0..<input.count, using: &random)
    return input[start..<min(start + random.pick([1, 4, 30, 300]), input.count)]
  }
}
