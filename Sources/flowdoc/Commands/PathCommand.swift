import FlowAnalysis
import FlowDriver
import FlowModel

/// Explains how to get to a screen, a flow or a route.
struct PathCommand: Command {
  static let configuration = CommandConfiguration(
    name: "path", abstract: "Show how to get to a screen, a flow or a route.",
    discussion:
      "Prints the shortest ways from entries and links, at most 20 of each. The exit code is 1 if there is none."
  )

  @Argument(help: "The id or name of a screen or flow, or the id of a route.") var target: String
  @Argument(
    help: "The graph file, or - for standard input. Default: \(GraphReader.standardFile).",
    completion: .file)
  var graph: String?

  func run(_ console: Console) throws -> ExitCode {
    let answer = try WayAnswer.text(to: target, in: GraphIndex(try GraphReader.read(graph)))
    console.print(answer.text)
    return answer.isReachable ? .success : .findings
  }
}
