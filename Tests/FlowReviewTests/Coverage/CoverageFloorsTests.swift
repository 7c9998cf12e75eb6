import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// What is said where too little is covered.
@Suite struct CoverageFloorsTests {
  private func findings(_ change: (inout CoverageFloors) -> Void, _ facts: CoverageFacts = CoverageFacts())
    -> [String]
  {
    var floors = CoverageFloors()
    change(&floors)
    let coverage = Coverage(of: RuleExample(CoverageTests.example).graph, facts, floors: floors)
    return coverage.findings(below: floors).map(\.description)
  }

  @Test func aFloorThatIsReachedSaysNothing() {
    #expect(findings { $0.cells[.init(.screen, .summary)] = 66 } == [])
    #expect(findings { $0.documentation = 30 } == [])
    #expect(findings { _ in } == [])
  }

  @Test func aFloorThatIsNotReachedNamesWhatIsMissing() {
    #expect(
      findings { $0.cells[.init(.screen, .summary)] = 67 } == [
        "error: 2 of 3 screens have a summary: 66 %; the minimum is 67 % [coverage-low]",
        "note: the screen 'TopicsScreen' has no summary [coverage-missing]",
      ])
    #expect(
      findings { $0.documentation = 31 } == [
        "error: 30 % of the documentation is present; the minimum is 31 % [coverage-low]"
      ])
  }

  /// A project that has no trace cannot pass by having none.
  @Test func whatIsAskedForCountsAlsoWhereNobodyHasBegun() {
    #expect(
      findings { $0.navigation = 1 } == [
        "error: 0 % of the navigation was covered by traced runs; the minimum is 1 % [coverage-low]"
      ])
    #expect(
      findings { $0.cells[.init(.flow, .owner)] = 50 }.first
        == "error: 0 of 2 flows have an owner: 0 %; the minimum is 50 % [coverage-low]")
  }

  @Test func floorsAreOfOneSortOrTheOther() {
    var floors = CoverageFloors()
    floors.documentation = 1
    floors.navigation = 2
    floors.cells = [.init(.link, .taken): 3, .init(.link, .example): 4]
    #expect(floors.only(.documentation).documentation == 1)
    #expect(floors.only(.documentation).cells == [.init(.link, .example): 4])
    #expect(floors.only(.navigation).navigation == 2)
    #expect(floors.only(.navigation).cells == [.init(.link, .taken): 3])
    #expect(floors.only(.navigation).documentation == nil)
  }
}
