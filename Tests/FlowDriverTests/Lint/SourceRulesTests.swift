import FlowModel
import FlowReview
import FlowScan
import SwiftFacts
import Testing

/// What holds of every rule on the source: its examples are Swift, and are scanned here.
@Suite struct SourceRulesTests {
  @Test(arguments: SourceRules.all.map(\.id)) func findsTheBadExampleAndNotTheGoodOne(id: String) throws {
    let rule = try #require(SourceRules.all.first { $0.id == id })
    let found = findings(of: rule, in: rule.card.bad)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.rule == id && $0.severity == rule.card.severity && !$0.remedy.isEmpty })
    #expect(findings(of: rule, in: rule.card.good) == [])
  }

  /// Where each rule points: at the line with the mistake.
  @Test func findingsStandAtTheMistake() throws {
    let lines = [
      "child-never-removed": "children.append(cart)", "child-never-started": "CartCoordinator(navigation)",
      "parent-strong": "let parent: ShopCoordinator",
      "closure-strong-self": "cart.onFinish = {", "delegate-strong": "var delegate: CartDelegate?",
      "coordinator-in-view": "@StateObject var cart", "coordinator-passed-by": "pushViewController(",
      "parent-reached": "parent?.logOut()", "foreign-work": "URLSession.shared",
    ]
    #expect(Set(lines.keys) == Set(SourceRules.all.map(\.id)))
    for rule in SourceRules.all {
      let line = findings(of: rule, in: rule.card.bad).first?.location?.line ?? 0
      let text = (Self.before + rule.card.bad).split(separator: "\n", omittingEmptySubsequences: false)
      let expected = lines[rule.id] ?? "?"
      #expect(text.indices.contains(line - 1) && text[line - 1].contains(expected), "\(rule.id) at \(line)")
    }
  }

  @Test func noOtherRuleSpeaksOfAGoodExample() {
    for good in SourceRules.all {
      for rule in SourceRules.all {
        #expect(findings(of: rule, in: good.card.good) == [], "\(rule.id) of \(good.id)")
      }
    }
  }

  private static let before = "import SwiftUI\nimport UIKit\nprotocol Coordinator: AnyObject {}\n"

  private func findings(of rule: any SourceRule, in example: String) -> [Finding] {
    let code = SourceReader.read(Self.before + example, path: "App.swift")
    let result = ValueFlowScan(settings: ScanSettings(name: "App")).graph(of: [code])
    let context = LintContext(result.graph, source: result.source)
    return Linter(only: [rule.id]).findings(in: context)
  }
}
