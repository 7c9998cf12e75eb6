import FlowModel
import Testing

@testable import FlowSite

/// Findings rule by rule: what to do is said once, and what reads alike stands once.
@Suite struct FindingGroupsTests {
  @Test func adviceIsToldOnceARule() {
    let findings = [("a", "m1", "Do it."), ("a", "m2", "Do it."), ("a", "m3", "Do that."), ("b", "m1", "")]
      .map {
        Finding(rule: $0.0, severity: .note, message: $0.1, remedy: $0.2)
      }
    let groups = context.findingGroups(findings)
    #expect(groups.map(\.rule) == ["a", "b"])
    #expect(groups.map(\.explanation) == ["Do it.", ""])
    #expect(groups[0].findings.map(\.remedy) == ["", "", "Do that."])
  }

  @Test func whatReadsAlikeIsOneRow() {
    let finding = Finding(rule: "a", severity: .note, message: "m", remedy: "r")
    let rows = context.findingGroups([finding, finding, finding])[0].findings
    #expect(rows.map(\.times) == [3])
  }

  @Test func aRuleOfFlowdocSaysWhatItFinds() {
    #expect(RuleTitles.title(of: "dead-end") != "" && RuleTitles.title(of: "no-flows") != "")
    #expect(RuleTitles.title(of: "somebody-elses") == "")
  }

  private var context: PageContext {
    PageContext(facts: SiteFacts(SiteInput(graph: .init(name: "A"))), address: .findings)
  }
}
