internal import FlowModel

/// What a scan did, in figures.
public struct ScanSummary: Hashable, Sendable, Codable {
  /// The files that were looked at.
  public var filesRead = 0
  /// The files that had to be parsed in this run.
  public var filesParsed = 0
  /// What the graph has.
  public var flows = 0, routes = 0, links = 0, unresolved = 0
  /// How long it took.
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
  /// One line for people.
  public var description: String {
    let counts = [
      "\(counted(filesRead, "file")) read", "\(filesParsed) parsed", counted(flows, "flow"),
      counted(routes, "route"),
      counted(links, "link"), "\(unresolved) unresolved",
    ]
    return (counts + [time.shown]).joined(separator: ", ")
  }
}

/// How many there are of a thing, in words.
func counted(_ count: Int, _ thing: String) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}

extension Duration {
  /// A time as people read it.
  var shown: String {
    let milliseconds = self / .milliseconds(1)
    return milliseconds < 1000 ? "\(Int(milliseconds)) ms" : "\((milliseconds / 100).rounded() / 10) s"
  }
}
