import FlowAnalysis
import FlowDriver
import FlowModel

/// Tells which link a URL opens, and why the others do not match or win.
struct ResolveCommand: Command {
  static let configuration = CommandConfiguration(
    name: "resolve", abstract: "Show which link a URL opens, and why the others do not match.",
    discussion: """
      The exit code is 1 if no link opens the URL.

      Example:
        flowdoc resolve shop://orders/42
      """)

  @Argument(help: "The URL to open.") var url: String
  @Argument(
    help: "The graph file, or - for standard input. Default: \(GraphReader.standardFile).",
    completion: .file)
  var graph: String?

  func run(_ console: Console) throws -> ExitCode {
    let answer = try LinkAnswer(url, in: GraphIndex(try GraphReader.read(graph)))
    console.print(answer.text)
    console.report(answer.findings)
    return answer.isFound ? .success : .findings
  }
}
