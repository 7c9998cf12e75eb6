import FlowAnalysis
internal import FlowExport
internal import FlowModel
internal import FlowReview

/// Facts that all pages need, prepared once.
///
/// Slow parts that are not needed to list the pages are computed by the first thread that needs them, while others make pages.
final class SiteFacts: Sendable {
  let input: SiteInput
  let index: GraphIndex
  let addresses: AddressBook
  let names: NameBook
  /// The marks that distinguish links with the same pattern.
  let linkMarks: NameMarks
  /// The marks that distinguish guide pages with the same title.
  let guideMarks: NameMarks
  private let lazyWays: LazyValue<ShortestWays>
  let entries: [Flow]
  /// The transitions that request a route, by its id.
  let requesters: [String: [Transition]]
  /// The transitions from a screen or a child flow.
  let moves: [Node: [Transition]]
  let linksTo: [Node: [Link]]
  let calls: [String: [UnresolvedCall]]
  private let links: [String: Link]
  let rivals: [String: [Rival]]
  let uses: [String: Int]
  let shots: ShotAlbum
  let findings: FindingBook
  let forest: FlowForest
  /// The parts of the map; every box for a part links to its map.
  let areas: FlowAreas
  let guides: GuideBook
  let difference: GraphDifference?
  let limits: SiteLimits
  private let notes: LazyValue<[String: String]>

  /// The number of boxes up to which the map is not divided.
  static let mapLimit = 35
  /// The number of flows from which on those reached through one flow are an area.
  private static let areaSize = 10

  /// Another link that matches some of the same URLs.
  struct Rival: Sendable {
    let link: String
    let witness: String
  }

  init(_ input: SiteInput, limits: SiteLimits? = nil) {
    self.input = input
    index = input.index
    let graph = index.graph
    self.limits = limits ?? SiteLimits(graph)
    addresses = AddressBook(graph)
    names = NameBook(graph)
    linkMarks = NameMarks(graph.links.map { .init(id: $0.id, name: SafeText.shown($0.pattern), marks: []) })
    lazyWays = LazyValue { [index] in ShortestWays(index) }
    entries = index.entries
    requesters = Dictionary(grouping: graph.transitions.filter { $0.kind == .route }, by: \.route)
    moves = Self.moves(graph)
    linksTo = Self.linksTo(index)
    calls = Dictionary(grouping: graph.unresolved, by: \.flow)
    links = Dictionary(graph.links.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let table = LinkTable.of(graph)
    rivals = Self.rivals(table.table)
    uses = Self.uses(input.coverage)
    shots = ShotAlbum(input.shots, screens: graph.screens)
    findings = FindingBook(
      input.findings + Self.withoutRepeated(table.findings, besides: input.findings), graph)
    forest = FlowForest(index, entries: entries)
    areas = FlowAreas(
      index, limit: Self.mapLimit, size: Self.areaSize, edges: Scene.mostMapLines)
    guides = GuideBook(input.guides)
    guideMarks = NameMarks(guides.guides.map { .init(id: $0.path, name: $0.title, marks: []) })
    notes = LazyValue { Self.notes(graph) }
    difference = input.baseline.map { GraphDifference(from: $0.graph, to: graph) }
  }

  var name: String {
    let names = [input.settings.name, index.graph.name].filter { !$0.isEmpty }
    return names.first ?? "App"
  }

  var shortestWays: ShortestWays { lazyWays.value }

  func link(_ id: String) -> Link? { links[id] }

  var changes: [GraphChange] { difference?.changes ?? [] }

  /// All texts about the graph, without repetitions.
  var texts: some Collection<String> { notes.value.keys }

  /// The first sentence of a text about the graph, as plain text.
  func note(_ summary: String) -> String {
    summary.isEmpty ? "" : notes.value[summary] ?? Markdown.firstSentence(summary)
  }
}

extension SiteFacts {
  /// Each summary is parsed once, however many pages refer to its subject.
  private static func notes(_ graph: FlowGraph) -> [String: String] {
    let summaries =
      graph.flows.map(\.summary) + graph.flows.lazy.flatMap(\.routes).map(\.summary)
      + graph.screens.map(\.summary) + graph.links.map(\.summary)
      + graph.flows.lazy.flatMap(\.outcomes).map(\.summary)
    var notes: [String: String] = [:]
    for summary in summaries where !summary.isEmpty && notes[summary] == nil {
      notes[summary] = Markdown.firstSentence(summary)
    }
    return notes
  }

  /// The caller's findings may include the same ones, perhaps with another severity.
  private static func withoutRepeated(_ findings: [Finding], besides told: [Finding]) -> [Finding] {
    let subjects = Set(told.map { [$0.rule, $0.subject?.description ?? ""] })
    return findings.filter { !subjects.contains([$0.rule, $0.subject?.description ?? ""]) }
  }

  private static func moves(_ graph: FlowGraph) -> [Node: [Transition]] {
    var moves: [Node: [Transition]] = [:]
    for transition in graph.transitions {
      if let node = Node(transition.from) { moves[node, default: []].append(transition) }
    }
    return moves
  }

  private static func linksTo(_ index: GraphIndex) -> [Node: [Link]] {
    var links: [Node: [Link]] = [:]
    for link in index.graph.links {
      if let node = index.route(link.route).flatMap({ Node($0.target) }) {
        links[node, default: []].append(link)
      }
    }
    return links
  }

  private static func rivals(_ table: LinkTable) -> [String: [Rival]] {
    var rivals: [String: [Rival]] = [:]
    // Each pair costs some work, and a page that lists hundreds helps nobody.
    for overlap in table.overlaps(limit: 2_000) {
      rivals[overlap.winner.id, default: []].append(Rival(link: overlap.loser.id, witness: overlap.witness))
      rivals[overlap.loser.id, default: []].append(Rival(link: overlap.winner.id, witness: overlap.witness))
    }
    return rivals
  }

  private static func uses(_ coverage: TraceCoverage?) -> [String: Int] {
    guard let coverage else { return [:] }
    return Dictionary(
      (coverage.routes.uses + coverage.links.uses).map { ($0.id, $0.count) }, uniquingKeysWith: +)
  }
}
