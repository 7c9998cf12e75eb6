import FlowModel
import Testing

@Suite struct SourceLocationTests {
  @Test func readsLikeACompilersMessage() {
    #expect(SourceLocation(file: "Sources/A.swift", line: 3, column: 7).description == "Sources/A.swift:3:7")
  }
}
