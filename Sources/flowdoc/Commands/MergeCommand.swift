import FlowDriver
import FlowModel

/// Merges several graphs into one, such as those of an app's modules.
struct MergeCommand: Command {
  static let configuration = CommandConfiguration(
    name: "merge", abstract: "Merge several graphs into one, such as those of an app's modules.",
    discussion: """
      Merges graph files, and parts written by 'flowdoc scan --part'; parts give the same graph as one scan of all their modules. The
      order of the files makes no difference. If graphs contradict each other, both places are reported and the exit code is 1.

      Example:
        flowdoc merge parts/*.part --name Shop --output flowdoc.graph.json
      """)

  @Argument("graph", help: "The graph files and parts; - is standard input.", completion: .file) var graphs:
    [String]
  @Option(help: "The name of the result. Default: the first of the graphs' names in alphabetical order.")
  var name: String?
  @Option(
    short: "o", placeholder: "file", help: "The output file. Default, and with -: standard output.",
    completion: .file)
  var output: String?

  func run(_ console: Console) throws -> ExitCode {
    let merged = try GraphMerge.merge(graphs, name: name, version: Flowdoc.version)
    try console.deliver(merged.text, to: output)
    console.report(merged.findings + merged.conflicts)
    let isWhole = merged.conflicts.isEmpty && !merged.findings.contains(where: \.isNothingFound)
    return isWhole ? .success : .findings
  }
}
