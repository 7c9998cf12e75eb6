import FlowTestSupport
import Foundation
import Testing

extension SiteTests {
  /// The page's own scripts agree with the specification of link patterns, and the box on the page uses them.
  @Suite struct LinkTesterTests {
    @Test func agreesWithEveryVector() async throws {
      let lab = try SiteTests.lab
      let text = try Repository.text("Tests/LinkVectors/link-vectors.json")
      let vectors = try JSONDecoder().decode(Answers.self, from: Data(text.utf8))
      let answers: Answers = try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("links/index"))
        return try await browser.run(Self.script, .text(text))
      }
      #expect(vectors.matches.count > 100 && vectors.explanations.count > 20 && vectors.patterns.count > 90)
      expectEqual(answers.patterns, vectors.patterns)
      expectEqual(answers.matches, vectors.matches)
      expectEqual(answers.explanations, vectors.explanations)
    }

    @Test(arguments: Reach.allCases) func tellsWhatAURLOpens(_ reach: Reach) async throws {
      let lab = try SiteTests.lab
      let page = try lab.url(lab.shop.page("links/index"), by: reach)
      try await lab.browse { browser in
        try await browser.go(to: page)
        try await browser.run("document.querySelector('.tester input').focus()")
        try await browser.type("shop://orders/7")
        let answer = "document.querySelector('.tester-answer').innerText"
        #expect(try await browser.becomes("\(answer).includes('opens OrderScreen in OrdersFlow')"))
        #expect(try await browser.becomes("\(answer).includes('The rule: shop://orders/:id(Int)')"))
        #expect(try await leads(browser, to: "screens/orderscreen/index.html"))
        #expect(try await leads(browser, to: "links/shop-orders-id-int/index.html"))
        #expect(try await browser.becomes("/id\\s+7\\s+Int/.test(\(answer))"))
        let others = "document.querySelector('.tester-others:not([hidden])').textContent"
        #expect(try await browser.becomes("\(others).includes('too many segments')"))
        // The address brings it back.
        try await browser.reload()
        #expect(try await browser.becomes("\(answer).includes('opens OrderScreen')"))
      }
    }

    @Test func aNearMissIsExplainedAndExamplesAreAClickAway() async throws {
      let lab = try SiteTests.lab
      try await lab.browse { browser in
        try await browser.go(to: lab.shop.page("links/index"))
        try await browser.run("document.querySelector('.tester input').focus()")
        try await browser.type("shop://orders/seven")
        let answer = "document.querySelector('.tester-answer').innerText"
        #expect(
          try await browser.becomes(
            "\(answer).includes(\"The nearest is shop://orders/:id(Int). 'seven', for 'id', is not of type Int.\")"
          ))
        try await browser.run("document.querySelector('.tester input').value = ''")
        try await browser.type("shop://ordres")
        #expect(try await browser.becomes("\(answer).includes(\"The host is 'ordres', not 'orders'.\")"))
        try await browser.run("document.querySelector('[data-url]').click()")
        #expect(try await browser.becomes("\(answer).startsWith('opens ')"))
      }
    }

    private func leads(_ browser: BrowserSession, to page: String) async throws -> Bool {
      try await browser.value("!!document.querySelector('.tester-answer a[href$=\"\(page)\"]')")
    }

    private func expectEqual<Case: NamedCase>(_ answers: [Case], _ expected: [Case]) {
      #expect(answers.count == expected.count)
      for (answer, expected) in zip(answers, expected) {
        #expect(answer == expected, "\(expected.name)")
      }
    }

    private struct Answers: Decodable, Sendable {
      let patterns: [PatternCase]
      let matches: [MatchCase]
      let explanations: [ExplanationCase]
    }

    private protocol NamedCase: Decodable, Equatable, Sendable { var name: String { get } }

    private struct PatternCase: NamedCase {
      let name: String
      let canonical, error: String?
      let column: Int?
    }

    private struct MatchCase: NamedCase {
      let name: String
      let winner, error, part: String?
      let values: [[String]]?
    }

    private struct ExplanationCase: NamedCase {
      struct Verdict: Decodable, Equatable {
        let pattern, verdict: String
        let by, reason, subject: String?
        let segment: Int?
      }
      let name: String
      let verdicts: [Verdict]
    }

    private static let script = """
      const {patterns, matches, explanations} = JSON.parse(arguments[0]);
      const table = (patterns) => {
        const made = flowdoc.makeLinkTable(patterns.map((pattern) => ({id: pattern, pattern})));
        if (made.skipped.length) throw new Error('skipped ' + made.skipped[0].pattern);
        return made;
      };
      const pattern = ({name, pattern}) => {
        try { return {name, canonical: flowdoc.parsePattern(pattern).description}; }
        catch (error) { return {name, error: error.code, column: error.column}; }
      };
      const match = ({name, patterns = [], url}) => {
        let parsed;
        try { parsed = flowdoc.parseURL(url); } catch (error) { return {name, error: error.code, part: error.part}; }
        const [first] = flowdoc.explainURL(table(patterns), parsed);
        if (!first || first.verdict !== 'wins') return {name};
        const values = flowdoc.linkValues(first.entry.pattern, parsed).map(([name, text]) => [name, text]);
        return {name, winner: first.entry.id, values};
      };
      const explanation = ({name, patterns, url}) => ({
        name,
        verdicts: flowdoc.explainURL(table(patterns), flowdoc.parseURL(url)).map((it) => ({
          pattern: it.entry.pattern.description, verdict: it.verdict, reason: it.reason, subject: it.subject,
          segment: it.segment, by: it.by && it.by.pattern.description,
        })),
      });
      return {
        patterns: patterns.map(pattern), matches: matches.map(match), explanations: explanations.map(explanation),
      };
      """
  }
}
