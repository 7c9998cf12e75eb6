import FlowDriver

/// Writes a configuration for the project in the current folder.
struct InitCommand: Command {
  static let configuration = CommandConfiguration(
    name: "init", abstract: "Write a configuration for the project at hand.",
    discussion: """
      What is found in the folder of the file stands in it as values: sources, the git repository, CODEOWNERS, a graph file. The
      rest stands there as comments to try.
      """)

  @Option(
    short: "o", placeholder: "file", help: "Where to write; \(Configuration.standardFile) if left out.",
    completion: .file)
  var output: String?
  @Flag(help: "Write over a file that is there.") var force

  func run(_ console: Console) throws -> ExitCode {
    let survey = try ConfigurationStart(path: output ?? Configuration.standardFile, replaces: force).write()
    for line in survey.lines { console.tell(line) }
    let next = output.map { "wrote \($0); next: flowdoc generate --config \($0)" }
    console.tell(next ?? "wrote \(Configuration.standardFile); next: flowdoc generate")
    return .success
  }
}
