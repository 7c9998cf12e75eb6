import FlowModel
import FlowReview
import Testing

/// No call may become unresolved without somebody who sees it.
@Suite struct UnresolvedLimitTests {
  private let calls = [
    UnresolvedCall(
      flow: "CartFlow", expression: "show(view)", reason: "What is shown is not known here.",
      location: SourceLocation(file: "A.swift", line: 3))
  ]

  @Test func asManyAsAreAllowedPass() {
    let step = UnresolvedLimit(1).step(calls)
    #expect((step.verdict, step.words, step.findings) == (.passed, "1 of at most 1 unresolved", []))
  }

  @Test func moreAreRefusedAndNamed() {
    let step = UnresolvedLimit(0).step(calls)
    #expect((step.verdict, step.words) == (.refused, "1 of at most 0 unresolved"))
    #expect(
      step.findings.map(\.description) == [
        "A.swift:3:1: error: 'show(view)' of CartFlow could not be resolved: What is shown is not known here. [unresolved]"
      ])
  }
}
