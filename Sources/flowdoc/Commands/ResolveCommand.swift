import FlowDriver
import FlowModel

/// Tells which link a URL opens, and why the others do not match or win.
struct ResolveCommand: Command {
  static let configuration = CommandConfiguration(
    name: "resolve", abstract: "Tell which link a URL opens, and why the others do not.",
    discussion: """
      Where no link opens the URL, the exit code is 1.

      Example:
        flowdoc resolve shop://orders/42
      """)

  @Argument(help: "The URL, as a customer would tap it.") var url: String
  @Argument(
    help: "The graph file, or - for standard input; \(GraphReader.standardFile) if left out.",
    completion: .file)
  var graph: String?

  func run(_ console: Console) throws -> ExitCode {
    let answer = try LinkAnswer(url, in: GraphIndex(try GraphReader.read(graph)))
    console.print(answer.text)
    console.tell(answer.findings)
    return answer.isFound ? .success : .findings
  }
}
