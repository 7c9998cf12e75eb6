internal import FlowModel

/// The figures of a scan.
public struct ScanSummary: Hashable, Sendable, Codable {
  /// The number of files that were read.
  public var filesRead = 0
  /// The number of files that were parsed in this run.
  public var filesParsed = 0
  /// The size of the graph.
  public var flows = 0, routes = 0, links = 0, unresolved = 0
  /// The duration.
  public var time = Duration.zero

  init() {}

  init(of graph: FlowGraph) {
    flows = graph.flows.count
    routes = graph.flows.reduce(0) { $0 + $1.routes.count }
    links = graph.links.count
    unresolved = graph.unresolved.count
  }
}

extension ScanSummary: CustomStringConvertible {
  /// The figures in one line.
  public var description: String {
    let counts = [
      "\(counted(filesRead, "file")) read", "\(filesParsed) parsed", counted(flows, "flow"),
      counted(routes, "route"),
      counted(links, "link"), "\(unresolved) unresolved",
    ]
    return (counts + [time.shown]).joined(separator: ", ")
  }
}

extension Duration {
  /// A duration for people.
  var shown: String {
    let milliseconds = self / .milliseconds(1)
    return milliseconds < 1000 ? "\(Int(milliseconds)) ms" : "\((milliseconds / 100).rounded() / 10) s"
  }
}
