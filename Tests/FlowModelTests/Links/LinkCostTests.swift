import FlowTestSupport
import Testing

@testable import FlowModel

/// These count the states, nodes and patterns that a match looks at; time says nothing on a busy machine.
@Suite struct LinkCostTests {
  @Test func aMatchCostsTheSameWhateverTheNumberOfPatterns() throws {
    let url = try LinkURL("s://3/42")
    let works = try [10, 1_000, RunLength.of(short: 20_000, long: 100_000)].map {
      try Self.manyPatterns($0).search(url).work
    }
    #expect(works == [4, 4, 4])
  }

  @Test func aHostileTableDoesNotBacktrack() throws {
    let table = LinkTable(entries: try Self.hostileEntries(depth: 12))
    let url = try LinkURL("s://h/" + Array(repeating: "a", count: 12).joined(separator: "/") + "/b")
    #expect(table.match(url) == nil)
    #expect(table.search(url).work <= table.automaton.trie.nodes.count + url.parts.count)
  }

  @Test func aSmallHostileTableIsDeterministic() throws {
    let table = LinkTable(entries: try Self.hostileEntries(depth: 8))
    #expect(table.automaton.states.allSatisfy { !$0.isOpen })
    let url = try LinkURL("s://h/" + Array(repeating: "a", count: 8).joined(separator: "/"))
    #expect(table.search(url).work == url.parts.count + 1)
    #expect(table.match(url)?.id == url.text)
  }

  @Test func aLongURLCostsAsMuchAsItIsLong() throws {
    let table = try LinkTable(patterns: [
      "s://h/*", "s://h/:a/*", "s://h/a/*", "s://h/a/:b/*", "s://h/:a/a/*", "s://h/a",
    ])
    let url = try LinkURL("s://h" + String(repeating: "/a", count: 100_000))
    #expect(table.search(url).work < 20)
    #expect(table.match(url)?.id == "s://h/a/:b/*")
  }

  @Test func theListsKeepToTheirBudget() throws {
    for budget in [0, 100, 5_000] {
      let table = LinkTable(entries: try Self.hostileEntries(depth: 8), budget: budget)
      let openNodes = table.automaton.openNodes.values.map(\.count).reduce(0, +)
      #expect(openNodes + table.automaton.patterns.count + table.automaton.steps.count <= budget + 1)
      #expect(table.automaton.states.contains { $0.isOpen })
    }
  }

  @Test func patternsThatManyStatesShareCountToo() throws {
    let queries = (0..<200).map { "s://h/:x?key\($0)=1" }
    let patterns = try (queries + (0..<200).map { "s://h/section\($0)?k=1" }).map { try LinkPattern($0) }
    let entries = patterns.map { LinkTable.Entry(id: $0.description, pattern: $0) }
    let table = LinkTable(entries: entries, budget: 5_000)
    #expect(table.automaton.patterns.count <= 5_000)
    let url = try LinkURL("s://h/section7?key7=1")
    #expect(table.match(url)?.id == "s://h/:x?key7=1")
  }

  @Test func stepsThatManyStatesShareCountToo() throws {
    let sections = (0..<1_000).map { "s://h/section\($0)/edit" }
    let table = try LinkTable(patterns: sections + (0..<1_000).map { "s://h/:x/action\($0)" })
    #expect(table.automaton.steps.count <= 8 * table.automaton.trie.nodes.count + 65_536)
    let url = try LinkURL("s://h/section7/action7")
    #expect(table.match(url)?.id == "s://h/:x/action7")
    #expect(table.search(url).work < 10)
  }

  /// All patterns of `a` and a parameter at each of some segments.
  private static func hostileEntries(depth: Int) throws -> [LinkTable.Entry] {
    try (0..<(1 << depth)).map { bits in
      let segments = (0..<depth).map { bits >> $0 & 1 == 0 ? "a" : ":p\($0)" }
      let pattern = try LinkPattern("s://h/" + segments.joined(separator: "/"))
      return LinkTable.Entry(id: pattern.description, pattern: pattern)
    }
  }

  private static func manyPatterns(_ count: Int) throws -> LinkTable {
    LinkTable(
      entries: try (0..<count).map { number in
        let text = "s://\(number)/:id(Int)"
        return LinkTable.Entry(id: text, pattern: try LinkPattern(text))
      })
  }
}
