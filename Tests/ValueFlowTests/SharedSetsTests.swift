import Testing

@testable import ValueFlow

/// Sets that share what they have in common, held against the library's own arrays.
@Suite struct SharedSetsTests {
  /// Numbers without a pattern, the same in each run.
  private static let numbers: [Int32] = (0..<6000).map { Int32($0 &* 7919 % 4001) }

  @Test func setsHoldWhatCameToThemInItsOrder() {
    var sets = SharedSets()
    var known = [[Int32]](repeating: [], count: 12)
    sets.addSets(known.count)
    for (index, number) in Self.numbers.enumerated() {
      let (place, other) = (index % 5, Int(number) % known.count)
      insert(number % 127, in: place, of: &sets, &known)
      give(known[place].count / 2, of: place, to: other, in: &sets, &known)
      give(0, of: place, to: other, in: &sets, &known)
    }
    for (place, numbers) in known.enumerated() {
      #expect(Array(sets.numbers(of: Int32(place))) == numbers)
      #expect((0..<127).allSatisfy { sets.contains($0, in: Int32(place)) == numbers.contains($0) })
    }
    #expect(sets.total == known.map(\.count).reduce(0, +))
  }

  @Test func setsWithTheSameNumbersInTheSameOrderShareThem() {
    var sets = SharedSets()
    sets.addSets(4)
    for number in Self.numbers.prefix(100) {
      for set: Int32 in [0, 1, 2] where set < 2 || number != 5 { _ = sets.insert(number, in: set) }
    }
    #expect(sets.list(of: 0) == sets.list(of: 1))
    #expect(sets.shares(3, 0..<70, of: 0))
    let answers = [sets.share(0..<70, of: 0, in: 3), sets.share(0..<60, of: 0, in: 3)]
    #expect(answers == [true, false])
    #expect(Array(sets.numbers(of: 3)) == Array(Self.numbers.prefix(70)))
    _ = sets.insert(4000, in: 3)
    #expect(sets.list(of: 3) != sets.list(of: 0))
    #expect(Array(sets.numbers(of: 0)) == Array(Self.numbers.prefix(100)))
  }

  private func insert(_ number: Int32, in place: Int, of sets: inout SharedSets, _ known: inout [[Int32]]) {
    let isNew = !known[place].contains(number)
    let answer = sets.insert(number, in: Int32(place))
    #expect(answer == isNew)
    if isNew { known[place].append(number) }
  }

  /// Gives all elements from one on to another set, together if it shares them.
  private func give(
    _ first: Int, of place: Int, to other: Int, in sets: inout SharedSets, _ known: inout [[Int32]]
  ) {
    let places = Int32(first)..<Int32(known[place].count)
    guard place != other, !sets.shares(Int32(other), places, of: Int32(place)) else {
      return place == other ? () : share(places, of: place, in: other, &sets, &known)
    }
    for number in known[place][first...] { insert(number, in: other, of: &sets, &known) }
  }

  private func share(
    _ places: Range<Int32>, of place: Int, in other: Int, _ sets: inout SharedSets, _ known: inout [[Int32]]
  ) {
    let new = known[place].dropFirst(known[other].count)
    let answer = sets.share(places, of: Int32(place), in: Int32(other))
    #expect(answer == !new.isEmpty)
    known[other] += new
  }
}
