import FlowModel
import FlowReview
import FlowTestSupport
import Foundation
import Testing

/// What holds of every rule.
@Suite struct GraphRulesTests {
  @Test(arguments: GraphRules.all.map(\.id)) func findsTheBadExampleAndNotTheGoodOne(id: String) throws {
    let card = try #require(GraphRules.all.first { $0.id == id }?.card)
    #expect(!said(by: id, of: card.bad).isEmpty)
    #expect(said(by: id, of: card.good) == [])
    #expect(said(by: id, of: card.bad).allSatisfy { $0.hasPrefix(card.severity.rawValue) })
  }

  @Test func idsAreUniqueAndPlain() {
    let ids = KnownRules.ids
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test(arguments: GraphRules.all.map(\.id)) func everyFindingNamesItsRule(id: String) throws {
    let card = try #require(GraphRules.all.first { $0.id == id }?.card)
    let example = RuleExample(card.bad)
    let linter = Linter(settings: [id: RuleSetting(options: example.options)], only: [id])
    for finding in linter.findings(in: LintContext(example.graph, project: example.project)) {
      #expect(finding.rule == id)
      #expect(!finding.remedy.isEmpty && !finding.message.isEmpty)
    }
  }

  @Test func anEmptyGraphIsInOrder() {
    #expect(Linter(only: Set(GraphRules.all.map(\.id))).findings(in: LintContext(FlowGraph(name: ""))) == [])
  }

  @Test func aModuleHasItsOwnScreenBesideTheOnlyOneThatItShows() {
    let shown = "AboutFlow.legal push LegalScreen"
    #expect(said(by: "flow-single-screen", of: "ShopFlow.about push AboutFlow\n" + shown).count == 1)
    #expect(said(by: "flow-single-screen", of: "ShopFlow.about push AboutFlow(AboutScreen)\n" + shown) == [])
  }

  @Test func orderOfTheGraphDoesNotMatter() {
    for seed: UInt64 in 1...40 {
      var random = SeededGenerator(seed: seed)
      let graph = random.graph()
      var shuffled = graph
      shuffled.flows.shuffle(using: &random)
      shuffled.links.shuffle(using: &random)
      shuffled.transitions.shuffle(using: &random)
      let linter = Linter(only: Set(GraphRules.all.map(\.id)))
      #expect(
        linter.findings(in: LintContext(graph)) == linter.findings(in: LintContext(shuffled)), "seed \(seed)")
    }
  }

  /// `RECORD_GOLDENS=1` brings the page up to date.
  @Test func theReferenceIsUpToDate() throws {
    var page = try Repository.text("Documentation/Rules.md")
    let begin = try #require(page.range(of: "<!-- rules: begin -->\n"))
    let end = try #require(page.range(of: "<!-- rules: end -->"))
    page = page[..<begin.upperBound] + "\n" + RuleReference.markdown() + "\n" + page[end.lowerBound...]
    try Golden("Documentation").expect(page, "Rules.md")
  }

  /// What a step of another target calls a rule may be adjusted in a configuration, so it must be known there.
  @Test func whatOtherStepsTellIsKnown() throws {
    let root = Repository.file("Sources")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    // The registry's findings are told by the app.
    for file in files where file.hasSuffix(".swift") && !file.hasPrefix("FlowKit/") {
      for match in try Repository.text("Sources/\(file)").matches(of: /(?m)^[^\/\n]*rule: "([a-z-]+)"/) {
        #expect(KnownRules.ids.contains(String(match.1)), "\(file) tells \(match.1)")
      }
    }
  }
}
