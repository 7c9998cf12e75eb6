import FlowTestSupport
import Testing

@testable import FlowModel

@Suite struct LinkOverlapTests {
  @Test func witnessesMatchBothAndNothingIsOverlooked() throws {
    var random = SeededGenerator()
    var overlapCount = 0
    for _ in 0..<3_000 {
      let (one, other) = (try LinkPattern(random.pattern()), try LinkPattern(random.pattern()))
      let witness = LinkPattern.overlap(one, other)
      #expect(
        (witness == nil) == (LinkPattern.overlap(other, one) == nil), "\(one), \(other), seed \(random.seed)")
      if let witness {
        overlapCount += 1
        let url = try LinkURL(witness)
        #expect(one.mismatch(with: url) == nil, "\(one) and \(witness), seed \(random.seed)")
        #expect(other.mismatch(with: url) == nil, "\(other) and \(witness), seed \(random.seed)")
      } else {
        let url = try LinkURL(random.url())
        let matchesBoth = one.mismatch(with: url) == nil && other.mismatch(with: url) == nil
        #expect(!matchesBoth, "\(one), \(other) and \(url), seed \(random.seed)")
      }
    }
    #expect(overlapCount > 50, "too few patterns overlap, seed \(random.seed)")
  }

  @Test func tablesFindAllPairs() throws {
    var random = SeededGenerator()
    for _ in 0..<100 {
      let table = try random.table(count: 30)
      var expected: [[String]] = []
      for (index, winner) in table.entries.enumerated() {
        for loser in table.entries[(index + 1)...] {
          guard let witness = LinkPattern.overlap(winner.pattern, loser.pattern) else { continue }
          expected.append([winner.id, loser.id, witness])
        }
      }
      let found = table.overlaps().map { [$0.winner.id, $0.loser.id, $0.witness] }
      #expect(found == expected, "seed \(random.seed)")
    }
  }

  @Test func manyPatternsOfOneShapeHaveNoPairs() throws {
    var builder = LinkTable.Builder()
    for number in 0..<5_000 {
      builder.add(try LinkPattern("shop://host\(number % 50)/section\(number)/:id"), id: "\(number)")
    }
    #expect(builder.build().overlaps().isEmpty)
  }

  @Test func aLimitEndsTheSearch() throws {
    let table = try LinkTable(patterns: ["s://a", "s://a?k=1", "s://:h", "s://b", "s://b?l=1", "s://b?m=1"])
    #expect(table.overlaps().count == 9)
    let counts = (0...40).map { table.overlaps(limit: $0).count }
    #expect(counts.first == 0 && counts.last == 9 && counts == counts.sorted())
    #expect(table.overlaps(limit: -1).isEmpty)
    #expect(try LinkTable(patterns: ["s://a/b/c/d", "s://a/b/c/:x"]).overlaps(limit: 4).isEmpty)
  }

  @Test func aDuplicateIsDecidedByItsIdAlone() throws {
    let pattern = try LinkPattern("shop://a/:id")
    let overlap = try #require(LinkTable([("second", pattern), ("first", pattern)]).overlaps().first)
    #expect(overlap.winner.id == "first")
    #expect(overlap.loser.id == "second")
    #expect(overlap.isDuplicate)
  }
}
