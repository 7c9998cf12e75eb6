import FlowAnalysis
internal import FlowModel

/// The lines of a map of flows: all of them, or those nearest to its beginning if there are more than anything can draw.
///
/// Flows that all lead to each other have as many lines as the square of their number. Each flow that can be reached keeps one.
struct MapLines {
  /// The number of lines above which only those that reach a flow first are added.
  static let most = Scene.mostMapLines

  private(set) var edges: [CollapsedGraph.Edge] = []
  /// The number of lines that are left out.
  private(set) var others = 0
  private let index: GraphIndex
  private let shown: Set<String>
  private let most: Int
  private var reached: Set<String> = []

  /// Collects the lines between some flows, from one of them outwards.
  init(_ index: GraphIndex, between shown: Set<String>, from beginning: String?, most: Int = Self.most) {
    (self.index, self.shown, self.most) = (index, shown, most)
    for flow in [beginning].compactMap(\.self) + index.graph.flows.map(\.id) { add(from: flow) }
  }

  /// Adds the lines of a flow, and of those that it leads to, level by level.
  private mutating func add(from start: String) {
    guard shown.contains(start), reached.insert(start).inserted else { return }
    var level = [start]
    while !level.isEmpty {
      level = level.compactMap { index.flow($0) }.flatMap { next(after: $0) }
    }
  }

  private mutating func next(after flow: Flow) -> [String] {
    var next: [String] = []
    for edge in CollapsedGraph.edges(from: flow, in: index) where shown.contains(edge.to) {
      let isFirst = reached.insert(edge.to).inserted
      if isFirst { next.append(edge.to) }
      if isFirst || edges.count < most { edges.append(edge) } else { others += 1 }
    }
    return next
  }

  /// A sentence about the lines that are left out; none if there are none.
  var remarks: [String] { Self.remarks(others) }

  static func remarks(_ others: Int) -> [String] {
    let verb = others == 1 ? "is" : "are"
    return others == 0 ? [] : ["\(counted(others, "more line")) between its flows \(verb) left out."]
  }
}
