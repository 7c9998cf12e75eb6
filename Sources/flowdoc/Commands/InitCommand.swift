import FlowDriver

/// Writes a configuration for the project in the current folder.
struct InitCommand: Command {
  static let configuration = CommandConfiguration(
    name: "init", abstract: "Write a configuration for the current project.",
    discussion: """
      Reads the targets of Xcode projects, packages, project.yml and Project.swift, to find out which sources make up the app and which
      belong to its extensions. Several apps get a configuration each. Fills in the git repository, CODEOWNERS and a graph file, too;
      the other settings are included as comments.
      """)

  @Option(
    short: "o", placeholder: "file", help: "The output file. Default: \(Configuration.standardFile).",
    completion: .file)
  var output: String?
  @Flag(help: "Overwrite an existing file.") var force

  func run(_ console: Console) throws -> ExitCode {
    let start = ConfigurationStart(path: output ?? Configuration.standardFile, replaces: force)
    let (survey, files) = try start.write()
    for line in survey.lines { console.report(line) }
    console.report("wrote \(files.joined(separator: ", "))")
    console.report("next: flowdoc generate\(output.map { " --config \($0)" } ?? "")")
    return .success
  }
}
