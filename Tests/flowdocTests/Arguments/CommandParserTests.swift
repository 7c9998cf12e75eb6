import Testing

@testable import flowdoc

@Suite struct CommandParserTests {
  @Test(arguments: [
    ("draw", "- circle 1 - [] false false"),
    ("draw here", "here circle 1 - [] false false"),
    ("draw --shape square --count 3", "- square 3 - [] false false"),
    ("draw --shape=square --count=3 here", "here square 3 - [] false false"),
    ("draw -s square -n3 -o=out", "- square 3 out [] false false"),
    ("draw -fq", "- circle 1 - [] true true"),
    ("draw -fn 2", "- circle 2 - [] true false"),
    ("draw --color red --color blue", "- circle 1 - [\"red\", \"blue\"] false false"),
    ("draw --stay-quiet", "- circle 1 - [] false true"),
    ("draw -- --shape", "--shape circle 1 - [] false false"),
    ("draw -", "- circle 1 - [] false false"),
    ("draw --output -", "- circle 1 - [] false false"),
    ("draw --output=--odd", "- circle 1 --odd [] false false"),
    ("draw --output=", "- circle 1  [] false false"),
    ("join a b c", "a+b+c"),
    ("join -- -a b", "-a+b"),
  ])
  func understands(line: String, expected: String) throws {
    #expect(try run(line) == expected)
  }

  @Test(arguments: [
    ("drwa", "unknown command 'drwa'; did you mean 'draw'?; see 'sample --help'"),
    ("paint", "unknown command 'paint'; see 'sample --help'"),
    ("--versoin", "unknown option '--versoin'; did you mean '--version'?; see 'sample --help'"),
    ("draw --shap square", "unknown option '--shap'; did you mean '--shape'?; see 'sample draw --help'"),
    ("draw --zzz", "unknown option '--zzz'; see 'sample draw --help'"),
    ("draw -x", "unknown option '-x'; see 'sample draw --help'"),
    (
      "draw --shape cirle",
      "'cirle' is not a value of --shape; did you mean 'circle'?; choose one of circle, square; see 'sample draw --help'"
    ),
    ("draw --count many", "'many' is not a value of --count; see 'sample draw --help'"),
    (
      "draw --count 99999999999999999999",
      "'99999999999999999999' is not a value of --count; see 'sample draw --help'"
    ),
    ("draw --count", "--count needs a value: --count <count>; see 'sample draw --help'"),
    ("draw --output --fill", "--output needs a value: --output <output>; see 'sample draw --help'"),
    ("draw --fill=yes", "--fill takes no value; see 'sample draw --help'"),
    ("draw -n 1 -n 2", "--count is given more than once; see 'sample draw --help'"),
    ("draw a b", "unexpected argument 'b'; see 'sample draw --help'"),
    ("draw --count -3", "--count is less than nothing"),
    ("join", "<file> is missing; see 'sample join --help'"),
    ("help nothing", "unknown command 'nothing'; see 'sample --help'"),
    ("--generate-completion-script tcsh", "there are no completions for 'tcsh'; use bash, zsh or fish"),
  ])
  func refuses(line: String, message: String) {
    #expect(throws: UsageError(message: message)) { try request(line) }
  }

  @Test func neverTrapsOnOddWords() {
    for words in [
      [""], ["draw", ""], ["draw", "-"], ["draw", "--"], ["draw", "--="], ["draw", "-="], ["draw", "-fé"],
    ] {
      _ = try? sample.request(words)
    }
    _ = try? sample.request(["draw", String(repeating: "-", count: 10_000)])
    _ = try? sample.request([String(repeating: "d", count: 100_000)])
  }

  private func request(_ line: String) throws -> Program.Request {
    try sample.request(line.split(separator: " ").map(String.init))
  }

  private func run(_ line: String) throws -> String {
    guard case .run(let command) = try request(line) else { return "" }
    nonisolated(unsafe) var printed = ""
    let console = Console(print: { printed += $0 }, report: { _ in }, hasColor: false)
    _ = try command.run(console)
    return printed
  }
}

/// Properties that commands share.
@Suite struct OptionGroupTests {
  private struct Shared: ParameterGroup {
    @Option(help: "How many.") var count: Int?
  }

  private struct Grouped: Command {
    static let configuration = CommandConfiguration(name: "grouped", abstract: "Group.")
    @Flag(help: "First.") var first
    @OptionGroup var shared: Shared
    @Flag(help: "Last.") var last

    func run(_ console: Console) -> ExitCode {
      console.print("\(shared.count ?? 0) \(last)")
      return .success
    }
  }

  @Test func areReadAndListedWhereTheyStand() throws {
    let program = Program(name: "p", version: "1", abstract: "", commands: [Grouped.self])
    #expect(Grouped().parameters.map(\.name) == ["first", "count", "last"])
    guard case .run(let command) = try program.request(["grouped", "--count", "3", "--last"]) else {
      Issue.record("nothing to run")
      return
    }
    nonisolated(unsafe) var printed = ""
    _ = try command.run(Console(print: { printed += $0 }, report: { _ in }, hasColor: false))
    #expect(printed == "3 true")
    #expect(program.help(for: Grouped.self).contains("--count <count>"))
  }
}
