import FlowAnalysis
internal import FlowModel

/// The findings, each with the part of the graph that it is about.
struct FindingBook: Sendable {
  /// All findings: the more severe first, then by rule and place.
  let all: [Finding]
  private let about: [Finding.Subject: [Finding]]
  private let subjects: [Finding: Finding.Subject]

  init(_ findings: [Finding], _ graph: FlowGraph) {
    let places = DeclaredPlaces(graph)
    let flows = Self.flows(of: Set(findings.compactMap(\.route)), graph)
    all = findings.sorted(by: Self.comesFirst)
    var about: [Finding.Subject: [Finding]] = [:]
    var subjects: [Finding: Finding.Subject] = [:]
    for finding in all {
      guard
        let subject = finding.subject.map({ Self.paged($0, flows) })
          ?? finding.location.flatMap(places.subject)
      else { continue }
      about[subject, default: []].append(finding)
      subjects[finding] = subject
    }
    self.about = about
    self.subjects = subjects
  }

  func about(_ node: Node) -> [Finding] { about[node.isFlow ? .flow(node.id) : .screen(node.id)] ?? [] }

  func about(link id: String) -> [Finding] { about[.link(id)] ?? [] }

  func subject(of finding: Finding) -> Finding.Subject? { subjects[finding] }

  /// The flows of routes; few routes have findings, and a large graph has millions.
  private static func flows(of routes: Set<String>, _ graph: FlowGraph) -> [String: String] {
    guard !routes.isEmpty else { return [:] }
    var flows: [String: String] = [:]
    for flow in graph.flows {
      for route in flow.routes where routes.contains(route.id) && flows[route.id] == nil {
        flows[route.id] = flow.id
      }
    }
    return flows
  }

  /// The subject that has a page: a route appears on the page of its flow.
  private static func paged(_ subject: Finding.Subject, _ flows: [String: String]) -> Finding.Subject {
    guard case .route(let id) = subject, let flow = flows[id] else { return subject }
    return .flow(flow)
  }

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
  /// The route that it is about.
  fileprivate var route: String? {
    if case .route(let id) = subject { id } else { nil }
  }

  fileprivate var place: String {
    guard let location else { return "" }
    // Lines as numbers with leading zeros, so that they sort as text.
    let line = String(location.line)
    return location.file + ":" + String(repeating: "0", count: max(0, 8 - line.count)) + line
  }
}

/// The flow or screen of a line of source: the last one declared before it in its file.
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

  func subject(at location: SourceLocation) -> Finding.Subject? {
    let node = byFile[location.file]?.last { $0.line <= location.line }?.node
    return node.map { $0.isFlow ? .flow($0.id) : .screen($0.id) }
  }
}
