import FlowTestSupport
import Testing

@testable import flowdoc

@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func scripts(shell: String) throws {
    let script = try sample.completionScript(for: shell)
    try Golden("Tests/flowdocTests/Goldens").expect(script, "sample.\(shell)")
    #expect(!script.contains("secret"))
  }

  @Test func noFileIsLeftOver() throws {
    let expected = ["bash", "zsh", "fish", "1"].map { "sample.\($0)" }
    #expect(try Golden("Tests/flowdocTests/Goldens").orphans(besides: expected) == [])
  }

  /// What a user would see after typing the words and pressing tab.
  @Test(arguments: [
    (["sample", "d"], "draw"), (["sample", "draw", "--sh"], "--shape"),
    (["sample", "draw", "--shape", ""], "circle square"), (["sample", "help", ""], "draw join"),
  ])
  func bashCompletes(words: [String], expected: String) throws {
    guard let bash = Shell.find("bash") else { return }
    let line = """
      \(try sample.completionScript(for: "bash"))
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _sample; echo "${COMPREPLY[*]}"
      """
    let result = try Shell.run(bash, ["-c", line])
    #expect(result.output == expected + "\n")
    #expect(result.errors == "")
  }
}
