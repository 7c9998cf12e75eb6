import FlowDriver

/// Writes a configuration for the project in the current folder.
struct InitCommand: Command {
  static let configuration = CommandConfiguration(
    name: "init", abstract: "Write a configuration for the current project.",
    discussion: """
      Fills in what it finds next to the configuration: sources, the git repository, CODEOWNERS, a graph file. The other settings are
      included as comments.
      """)

  @Option(
    short: "o", placeholder: "file", help: "The output file. Default: \(Configuration.standardFile).",
    completion: .file)
  var output: String?
  @Flag(help: "Overwrite an existing file.") var force

  func run(_ console: Console) throws -> ExitCode {
    let survey = try ConfigurationStart(path: output ?? Configuration.standardFile, replaces: force).write()
    for line in survey.lines { console.tell(line) }
    let next = output.map { "wrote \($0); next: flowdoc generate --config \($0)" }
    console.tell(next ?? "wrote \(Configuration.standardFile); next: flowdoc generate")
    return .success
  }
}
