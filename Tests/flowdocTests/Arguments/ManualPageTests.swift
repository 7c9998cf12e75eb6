import FlowTestSupport
import Testing

@testable import flowdoc

@Suite struct ManualPageTests {
  @Test func thePageSaysWhatTheHelpsSay() throws {
    try Golden("Tests/flowdocTests/Goldens").expect(sample.manualPage, "sample.1")
    #expect(!sample.manualPage.contains("secret"))
    guard case .print(let text) = try sample.request(["--generate-manual-page"]) else { return }
    #expect(text == sample.manualPage)
  }

  /// A line that begins with a point or a quote would be a request, and is text.
  @Test func noTextIsTakenForARequest() {
    for line in Flowdoc.program.manualPage.split(separator: "\n") where line.hasPrefix(".") {
      let isRequest = line.firstMatch(of: /^\.(TH|SH|TP|PP|B|I|nf|fi)\b/) != nil
      #expect(isRequest, "\(line)")
    }
    #expect(Flowdoc.program.manualPage.contains("\n.B \\-o, \\-\\-output <folder>\n"))
  }

  @Test func thePageIsRightForThoseWhoShowIt() throws {
    guard let mandoc = Shell.find("mandoc") else { return }
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(Flowdoc.program.manualPage, to: "flowdoc.1")
    let result = try Shell.run(mandoc, ["-T", "lint", "-W", "error", folder.path("flowdoc.1")])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}
