internal import FlowModel

/// The findings, and what of the graph each is about.
struct FindingBook: Sendable {
  /// All findings: the graver first, then by rule and place.
  let all: [Finding]
  private let about: [Node: [Finding]]
  private let subjects: [Finding: Node]

  init(_ findings: [Finding], _ graph: FlowGraph) {
    let places = DeclaredPlaces(graph)
    all = findings.sorted(by: Self.comesFirst)
    var about: [Node: [Finding]] = [:]
    var subjects: [Finding: Node] = [:]
    for finding in all {
      guard let node = finding.location.flatMap(places.node) else { continue }
      about[node, default: []].append(finding)
      subjects[finding] = node
    }
    self.about = about
    self.subjects = subjects
  }

  func about(_ node: Node) -> [Finding] { about[node] ?? [] }

  func subject(of finding: Finding) -> Node? { subjects[finding] }

  private static func comesFirst(_ left: Finding, _ right: Finding) -> Bool {
    (left.severity.rank, left.rule, left.place, left.message)
      < (right.severity.rank, right.rule, right.place, right.message)
  }
}

extension Finding.Severity {
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension Finding {
  fileprivate var place: String {
    guard let location else { return "" }
    // Lines as numbers with leading zeros, so that text has their order.
    let line = String(location.line)
    return location.file + ":" + String(repeating: "0", count: max(0, 8 - line.count)) + line
  }
}

/// Which flow or screen a line of source belongs to: the last that was declared before it in its file.
private struct DeclaredPlaces {
  private var byFile: [String: [(line: Int, node: Node)]] = [:]

  init(_ graph: FlowGraph) {
    for flow in graph.flows { add(.flow(flow.id), flow.location) }
    for screen in graph.screens { add(.screen(screen.id), screen.location) }
    for file in byFile.keys { byFile[file]?.sort { ($0.line, $0.node) < ($1.line, $1.node) } }
  }

  private mutating func add(_ node: Node, _ location: SourceLocation?) {
    if let location { byFile[location.file, default: []].append((location.line, node)) }
  }

  func node(at location: SourceLocation) -> Node? {
    byFile[location.file]?.last { $0.line <= location.line }?.node
  }
}
