import Testing

@testable import FlowDriver

/// Names that git would take for several commits, for a file, or for an option.
@Suite struct RevisionNameTests {
  @Test(arguments: [
    ("", "an empty argument is not a revision; give one, such as HEAD"),
    ("^HEAD", "'^HEAD' leaves commits out; write HEAD to compare with it"),
    ("^^main", "'^^main' leaves commits out; write main to compare with it"),
    (":/fix", "':/fix' searches the whole repository; write HEAD^{/fix}"),
    ("^{/fix}", "'^{/fix}' searches from no revision; write HEAD^{/fix}"),
    ("HEAD..x", "'HEAD..x' is a range; give it as the only argument of diff, or give one revision"),
    ("v1...", "'v1...' is a range; give it as the only argument of diff, or give one revision"),
    ("HEAD:App", "'HEAD:App' is a file or folder of a commit; give the commit alone"),
    (":0:App/A.swift", "':0:App/A.swift' is a file or folder of a commit; give the commit alone"),
    ("HEAD^{tree}", "'HEAD^{tree}' is a file or folder of a commit; give the commit alone"),
    ("HEAD^@", "'HEAD^@' names several commits; give one, such as HEAD^1"),
    ("HEAD^!", "'HEAD^!' names several commits; give one, such as HEAD^1"),
    ("HEAD^-1", "'HEAD^-1' names several commits; give one, such as HEAD^1"),
    ("HEAD\n--output=x", "'HEAD\n--output=x' has several lines; give one revision"),
  ])
  func isNoCommit(name: String, objection: String) {
    #expect(RevisionName(name: name).objection == objection)
  }

  @Test(arguments: [
    "HEAD", "@", "@{-1}", "@{u}", "main@{1 day ago}", "main@{2026-01-02 10:00}", "HEAD~3^2", "HEAD^{}",
    "v1^0",
    "HEAD^{/fix: a..b}", "HEAD^{commit}", "refs/remotes/origin/main", "v1-2-gabcdef0", "a.b", "--output=x",
    "é",
  ])
  func mayBeACommit(name: String) { #expect(RevisionName(name: name).objection == nil) }
}
