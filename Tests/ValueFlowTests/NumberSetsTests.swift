import Testing

@testable import ValueFlow

/// Sets and maps of numbers in flat arrays, held against the library's own.
@Suite struct NumberSetsTests {
  /// Numbers without a pattern, the same in each run.
  private static let numbers: [Int32] = (0..<4000).map { Int32($0 &* 7919 % 601) }

  @Test func setsHoldWhatCameToThemInItsOrder() {
    var sets = NumberSets()
    var known: [[Int32]] = [[], [], []]
    for _ in known { sets.addSets(1) }
    for (index, number) in Self.numbers.enumerated() {
      // One set grows large, one less so, and one stays small.
      let place = index % 7 == 0 ? 1 : index % 501 == 0 ? 2 : 0
      let isNew = !known[place].contains(number)
      #expect(sets.insert(number, in: Int32(place)) == isNew)
      if isNew { known[place].append(number) }
    }
    for (place, numbers) in known.enumerated() {
      #expect(Array(sets.numbers(of: Int32(place))) == numbers)
      #expect(sets.count(of: Int32(place)) == numbers.count)
      #expect(numbers.allSatisfy { sets.contains($0, in: Int32(place)) })
      #expect(!sets.contains(601, in: Int32(place)))
    }
    #expect(sets.total == known.map(\.count).reduce(0, +))
  }

  @Test func mapsGiveWhatWasPutLast() {
    var map = FlatMap()
    var known: [UInt64: Int32] = [:]
    for (index, number) in Self.numbers.enumerated() {
      let key = UInt64(pair: number - 1, Int32(index % 3) - 1)
      #expect(map[key] == known[key])
      map[key] = Int32(index)
      known[key] = Int32(index)
    }
    #expect(known.allSatisfy { map[$0.key] == $0.value })
  }
}
