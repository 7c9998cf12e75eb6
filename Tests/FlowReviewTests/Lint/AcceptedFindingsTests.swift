import FlowModel
import FlowReview
import FlowTestSupport
import Testing

/// Findings that a team lives with: by a comment beside the code, or by a baseline.
@Suite struct AcceptedFindingsTests {
  private func finding(_ rule: String, _ line: Int, _ message: String = "it is so", id: String = "A")
    -> Finding
  {
    Finding(
      rule: rule, severity: .warning, subject: .flow(id),
      location: SourceLocation(file: "A.swift", line: line), message: message, remedy: "Do.")
  }

  @Test func commentsNameRules() {
    let source = """
      // flowdoc:ignore dead-end
      let a = 1 // flowdoc:ignore trap , link-host  since it is so
      /// flowdoc:ignore dead-end,trap
      // flowdoc:ignore
      // flowdoc:ignore, dead-end
      let text = "flowdoc:ignore dead-end"
      //flowdoc:ignore\tdead-end: really
      """
    let comments = IgnoreComment.all(in: source)
    #expect(comments.map(\.line) == [1, 2, 3, 7])
    #expect(
      comments.map(\.rules) == [["dead-end"], ["trap", "link-host"], ["dead-end", "trap"], ["dead-end"]])
    #expect(IgnoreComment.all(in: source.replacing("\n", with: "\r\n")) == comments)
  }

  @Test func propertyListsHaveCommentsOfTheirOwn() {
    let list = """
      <!-- flowdoc:ignore scheme-unanswered for the debug build -->
      <string>debug</string> <!--flowdoc:ignore link-scheme, link-host-->
      <string>flowdoc:ignore trap</string>
      """
    #expect(
      IgnoreComment.all(in: list).map(\.rules) == [["scheme-unanswered"], ["link-scheme", "link-host"]])
  }

  @Test func aCommentHoldsForItsLineAndTheNext() {
    let comments = ["A.swift": IgnoreComment.all(in: "\n// flowdoc:ignore trap, dead-end, not-asked\n\n")]
    let findings = [
      finding("trap", 1), finding("trap", 2), finding("trap", 3), finding("trap", 4), finding("link-host", 3),
    ]
    let result = IgnoredFindings(findings, comments: comments, asked: ["trap", "dead-end", "link-host"])
    #expect(result.ignored == 2)
    #expect(
      result.left.map(\.description) == [
        "A.swift:1:1: warning: it is so [trap]",
        "A.swift:2:1: note: there is nothing to ignore here for 'dead-end' [ignore-unused]",
        "A.swift:3:1: warning: it is so [link-host]", "A.swift:4:1: warning: it is so [trap]",
      ])
  }

  @Test func aBaselineOutlivesMovedLinesAndCountsEqualFindings() throws {
    let old = [finding("trap", 3), finding("trap", 9), finding("dead-end", 4, "see B.swift:12:3")]
    let baseline = try LintBaseline(reading: LintBaseline(accepting: old).text)
    let moved = [finding("trap", 30), finding("dead-end", 40, "see B.swift:99")]
    #expect(baseline.judge(old).new == [])
    #expect(baseline.judge(moved).new == [])
    #expect(baseline.judge(moved).stale.values.reduce(0, +) == 1)
    let more = old + [finding("trap", 12), finding("trap", 1, id: "B"), finding("trap", 1, "another")]
    #expect(baseline.judge(more).new == Array(more.suffix(3)))
    #expect(baseline.judge(more).accepted == 3)
  }

  @Test func theFileHasAnEntryALine() {
    let findings = [finding("trap", 3, "a \"b\"\n\u{1}"), finding("trap", 3), finding("trap", 4)]
    #expect(
      LintBaseline(accepting: findings).text == """
        {"format": "flowdoc.baseline", "version": 1, "findings": [
          {"rule": "trap", "subject": "flow:A", "message": "a \\"b\\"\\n\\u0001"},
          {"rule": "trap", "subject": "flow:A", "message": "it is so", "count": 2}
        ]}

        """)
    #expect(LintBaseline(accepting: findings) == LintBaseline(accepting: findings.reversed()))
  }

  @Test(arguments: HostileText.all) func everyMessageComesBack(text: String) throws {
    let findings = [finding("trap", 1, text), finding("trap", 1, id: text)]
    let baseline = LintBaseline(accepting: findings)
    #expect(try LintBaseline(reading: baseline.text) == baseline)
    #expect(baseline.judge(findings).new == [])
  }

  @Test(arguments: [
    ("", LintBaselineError.notOne), ("[]", .notOne),
    ("{\"format\": \"flowdoc.graph\", \"version\": 1}", .notOne),
    ("{\"format\": \"flowdoc.baseline\", \"version\": 2}", .version(2)),
    ("{\"format\": \"flowdoc.baseline\", \"version\": 1}", .damaged),
    ("{\"format\": \"flowdoc.baseline\", \"version\": 1, \"findings\": [{\"rule\": \"a\"}]}", .damaged),
    (
      "{\"format\": \"flowdoc.baseline\", \"version\": 1, \"findings\": [{\"rule\": \"a\", \"message\": \"\", \"count\": -1}]}",
      .damaged
    ),
  ])
  func otherFilesAreRefused(text: String, error: LintBaselineError) {
    #expect(throws: error) { try LintBaseline(reading: text) }
  }

  @Test func hugeCountsDoNotOverflow() throws {
    let entry = "{\"rule\": \"a\", \"message\": \"\", \"count\": \(Int.max)}"
    let text = "{\"format\": \"flowdoc.baseline\", \"version\": 1, \"findings\": [\(entry), \(entry)]}"
    #expect(throws: Never.self) { try LintBaseline(reading: text) }
  }

  @Test func fingerprintsAreTheSameInEachRelease() {
    #expect(Fingerprint(finding("trap", 1)).text() == Fingerprint(finding("trap", 7)).text())
    #expect(Fingerprint(finding("trap", 1)).text() == "bb674d8f83187198d45a405a9b1fe01c")
  }
}
