import FlowDriver
import FlowModel

/// Merges several graphs into one, such as those of an app's modules.
struct MergeCommand: Command {
  static let configuration = CommandConfiguration(
    name: "merge", abstract: "Make one graph of several, as of those of an app's modules.",
    discussion: """
      The files are graphs, and parts that 'flowdoc scan --part' wrote: these become what one scan of all their modules would have
      made. The order of the files makes no difference. Where graphs contradict each other, both places are told and the exit code
      is 1.

      Example:
        flowdoc merge parts/*.part --name Shop --output flowdoc.graph.json
      """)

  @Argument("graph", help: "The graph files and parts; - is standard input.", completion: .file) var graphs:
    [String]
  @Option(help: "The name of the whole; else the first of the graphs' names.") var name: String?
  @Option(
    short: "o", placeholder: "file", help: "Where to write; standard output if left out or -.",
    completion: .file)
  var output: String?

  func run(_ console: Console) throws -> ExitCode {
    let merged = try GraphMerge.merge(graphs, name: name, version: Flowdoc.version)
    try console.deliver(merged.text, to: output)
    console.tell(merged.findings + merged.conflicts)
    let isWhole = merged.conflicts.isEmpty && !merged.findings.contains(where: \.saysNothingFound)
    return isWhole ? .success : .findings
  }
}
