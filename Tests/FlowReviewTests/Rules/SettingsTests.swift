import FlowModel
import FlowReview
import Testing

/// What a configuration does to rules and their findings.
@Suite struct SettingsTests {
  private let context = LintContext(RuleExample("AppFlow.shop start ShopFlow\nHelpFlow.a root AScreen").graph)

  private func findings(_ settings: [String: RuleSetting]) -> [String] {
    Linter(settings: settings).findings(in: context).map { "\($0.severity.rawValue) \($0.rule)" }
  }

  @Test func rulesAreAskedAsTheyAre() {
    #expect(findings([:]) == ["warning flow-unreached"])
  }

  @Test func aLevelWeighsOrSilences() {
    #expect(findings(["flow-unreached": RuleSetting(.error)]) == ["error flow-unreached"])
    #expect(findings(["flow-unreached": RuleSetting(.off)]) == [])
  }

  @Test func whoNamesARuleThatIsOffTurnsItOn() {
    let settings = ["screen-undocumented": RuleSetting(.warning), "flow-unreached": RuleSetting(.off)]
    #expect(findings(settings) == ["warning screen-undocumented"])
    #expect(
      findings(["screen-undocumented": RuleSetting()]) == [
        "warning flow-unreached", "note screen-undocumented",
      ])
  }

  @Test func aRuleThatIsAskedByNameIsAskedAlone() {
    let linter = Linter(settings: ["dead-end": RuleSetting(.note)], only: ["screen-undocumented"])
    #expect(linter.ids == ["screen-undocumented"])
  }

  @Test func optionsHaveTypes() throws {
    let options = KnownRules.options(of: "name-pattern")
    #expect(options.map(\.name) == ["flow", "screen", "route"])
    #expect(options[0].accepts(.text("[A-Z].*")))
    #expect(!options[0].accepts(.text("[A-Z")))
    #expect(!options[0].accepts(.number(1)))
    #expect(KnownRules.options(of: "unresolved-calls")[0].accepts(.number(0)))
    #expect(!KnownRules.options(of: "unresolved-calls")[0].accepts(.number(-1)))
  }
}
