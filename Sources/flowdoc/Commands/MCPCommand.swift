import FlowDriver

/// Answers an assistant's questions about an app's navigation.
struct MCPCommand: Command {
  static let configuration = CommandConfiguration(
    name: "mcp", abstract: "Answer an assistant's questions, by the Model Context Protocol.",
    discussion: """
      Reads messages from standard input and writes answers to standard output, as editors and assistants expect of a server that they
      start. The tools find, describe, path, resolve, neighbours, explain, lint and diff answer from the current source; flows and deep
      links are resources. Nothing is changed.

      Examples:
        flowdoc mcp
        flowdoc mcp App Modules
        flowdoc mcp --graph flowdoc.graph.json
      """)

  @OptionGroup var graph: GraphOptions

  func validate() throws { try graph.validate() }

  func run(_ console: Console) throws -> ExitCode {
    let server = try ModelContextServer(graph.request, today: .today)
    while let line = readLine() {
      if let answer = server.answer(to: line) { console.print(answer + "\n") }
      // A client that is gone reads no more answers.
      if console.problem() != nil { break }
    }
    return .success
  }
}
