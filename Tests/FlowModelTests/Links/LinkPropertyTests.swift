import FlowTestSupport
import Testing

@testable import FlowModel

@Suite struct LinkPropertyTests {
  /// Budgets that leave no state open, some of them, and all but the first.
  @Test(arguments: [nil, 40, 0])
  func tableAgreesWithItsPatternsOneByOne(budget: Int?) throws {
    var random = SeededGenerator()
    var matchCount = 0
    let rounds = RunLength.of(short: 60, long: 600)
    for _ in 0..<rounds {
      let table = try random.table(count: Int.random(in: 1...40, using: &random), budget: budget)
      for _ in 0..<40 {
        let url = try LinkURL(random.url())
        let matching = table.entries.filter { $0.pattern.mismatch(with: url) == nil }
        let expected = matching.min { $0.precedes($1) }
        #expect(table.match(url)?.id == expected?.id, "\(url), seed \(random.seed)")
        matchCount += expected == nil ? 0 : 1
      }
    }
    #expect(matchCount > rounds * 4, "too few URLs match, seed \(random.seed)")
  }

  @Test func theOrderOfRegistrationIsOfNoAccount() throws {
    var random = SeededGenerator()
    for _ in 0..<100 {
      let table = try random.table(count: 30)
      let shuffled = LinkTable(table.entries.shuffled(using: &random).map { ($0.id, $0.pattern) })
      #expect(shuffled.entries == table.entries, "seed \(random.seed)")
      #expect(shuffled.overlaps() == table.overlaps(), "seed \(random.seed)")
      let url = try LinkURL(random.url())
      #expect(shuffled.explain(url) == table.explain(url), "\(url), seed \(random.seed)")
    }
  }

  @Test func precedenceIsAStrictTotalOrder() throws {
    var random = SeededGenerator()
    let patterns = try (0..<60).map { _ in try LinkPattern(random.pattern()) }
    for one in patterns {
      #expect(!one.precedes(one), "\(one), seed \(random.seed)")
      for other in patterns where one != other {
        #expect(one.precedes(other) != other.precedes(one), "\(one), \(other), seed \(random.seed)")
        for third in patterns where one.precedes(other) && other.precedes(third) {
          #expect(one.precedes(third), "\(one), \(other), \(third), seed \(random.seed)")
        }
      }
    }
  }

  @Test func explanationsAgreeWithMatches() throws {
    var random = SeededGenerator()
    for _ in 0..<100 {
      let table = try random.table(count: 20)
      let url = try LinkURL(random.url())
      let explanations = table.explain(url)
      #expect(explanations.count == table.entries.count)
      let winners = explanations.filter { $0.verdict == .wins }
      #expect(
        winners.map(\.link.id) == [table.match(url)?.id].compactMap(\.self), "\(url), seed \(random.seed)")
    }
  }

  @Test func canonicalFormsAreStable() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let pattern = try LinkPattern(random.pattern())
      let again = try LinkPattern(pattern.description)
      #expect(
        again == pattern && again.parts == pattern.parts && again.query == pattern.query,
        "seed \(random.seed)")
    }
  }

  @Test func whatReverseWritesIsReadAgain() throws {
    var random = SeededGenerator()
    let hostile = HostileText.all.filter { !$0.isEmpty }
    for _ in 0..<1_000 {
      let pattern = try LinkPattern(random.pattern())
      var parameters: [String: String] = [:]
      for parameter in pattern.parameters where !parameter.isOptional || random.oneIn(2) {
        let isWild = parameter.isWildcard
        parameters[parameter.name] =
          isWild ? "a/" + random.pick(["b c", "%", "é/ü"]) : random.value(parameter.type, hostile)
      }
      let url = try LinkURL(pattern.url(parameters))
      let values = try #require(pattern.values(in: url), "\(pattern) and \(url), seed \(random.seed)")
      let read = Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.text) })
      #expect(read == parameters, "\(pattern) and \(url), seed \(random.seed)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func value(_ type: LinkPattern.ValueType, _ texts: [String]) -> String {
    switch type {
    case .uuid: Self.uuid
    case .int: String(Int64.random(in: .min ... .max, using: &self))
    case .double: "-\(Int.random(in: 0...999, using: &self)).50"
    case .bool: pick(["true", "false"])
    case .text, .other: pick(texts)
    }
  }
}
