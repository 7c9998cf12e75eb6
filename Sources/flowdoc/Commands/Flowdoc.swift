import FlowDriver

/// The program: its commands, and the exit status.
enum Flowdoc {
  static let version = "0.1.0"

  static let program = Program(
    name: "flowdoc", version: version,
    abstract: "flowdoc documents the navigation of iOS apps built with coordinators.",
    commands: [
      InitCommand.self, GenerateCommand.self, ServeCommand.self, ScanCommand.self, ExportCommand.self,
      LintCommand.self, DiffCommand.self, HistoryCommand.self, CoverageCommand.self, CheckCommand.self,
      MergeCommand.self,
      ResolveCommand.self, PathCommand.self, MCPCommand.self, SchemaCommand.self,
      RenderWorkerCommand.self, RegistryProductCommand.self,
    ])

  /// Runs a command line; output that cannot be written counts as a failure.
  static func run(_ words: [String], _ console: Console) -> ExitCode {
    let code = ran(words, console)
    guard let problem = console.problem() else { return code }
    console.reportError(problem)
    return .failure
  }

  private static func ran(_ words: [String], _ console: Console) -> ExitCode {
    do {
      switch try program.request(words) {
      case .print(let text):
        console.print(text)
        return .success
      case .run(let command):
        return try command.run(console)
      }
    } catch let error as UsageError {
      console.reportError(error.message)
      return .usage
    } catch {
      console.reportError("\(error)")
      return .failure
    }
  }
}
