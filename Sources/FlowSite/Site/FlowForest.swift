import FlowAnalysis
internal import FlowModel

/// The flows as a tree: each below the first flow that leads to it on the shortest way from an entry.
struct FlowForest: Sendable {
  /// The flows at the top: the entries.
  let roots: [String]
  /// The roots of the other flows: those that nothing leads to, and one of each cycle.
  let orphanRoots: [String]
  /// All flows: those that an entry leads to, near the top first, then the others.
  let order: [String]
  /// The flows that no entry leads to, those that nothing leads to first.
  let orphans: [String]
  private let children: [String: [String]]
  private let parents: [String: String]
  /// The number of ancestors of each flow that has any, and the first of them.
  private let depths: [String: Int]
  private let tops: [String: String]

  init(_ index: GraphIndex, entries: [Flow]) {
    var children: [String: [String]] = [:]
    var parents: [String: String] = [:]
    var depths: [String: Int] = [:]
    var firsts: [String: String] = [:]
    var seen: Set<String> = []
    var roots: [String] = []
    let tops = Set(entries.map(\.id))
    let all = index.graph.flows.map(\.id)
    let strays = all.filter { index.parents(of: .flow($0)).isEmpty }
    for flow in entries.map(\.id) + strays + all where seen.insert(flow).inserted {
      roots.append(flow)
      var queue = [flow]
      var position = 0
      while position < queue.count {
        let parent = queue[position]
        position += 1
        for child in index.children(of: parent)
        where index.flow(child) != nil && !tops.contains(child) && seen.insert(child).inserted {
          children[parent, default: []].append(child)
          parents[child] = parent
          depths[child] = (depths[parent] ?? 0) + 1
          firsts[child] = flow
          queue.append(child)
        }
      }
    }
    self.roots = roots.filter(tops.contains)
    orphanRoots = roots.filter { !tops.contains($0) }
    orphans = Self.levels(orphanRoots, children)
    order = Self.levels(self.roots, children) + orphans
    self.children = children
    self.parents = parents
    self.depths = depths
    self.tops = firsts
  }

  func children(of flow: String) -> [String] { children[flow] ?? [] }

  /// The parent of a flow; nil at the top.
  func parent(of flow: String) -> String? { parents[flow] }

  /// The flow at the top of a flow's tree; itself if it is there.
  func top(of flow: String) -> String { tops[flow] ?? flow }

  /// The ancestors of a flow, from the top down: the first, and so many of the nearest.
  func ancestors(of flow: String, nearest: Int) -> Abridged<String> {
    let left = (depths[flow] ?? 0) - 1 - nearest
    let line = nearestAncestors(of: flow, left <= 0 ? nearest + 1 : nearest)
    return left <= 0
      ? Abridged(first: line, left: 0, last: []) : Abridged(first: [top(of: flow)], left: left, last: line)
  }

  /// So many of the nearest ancestors of a flow, from the top down.
  func nearestAncestors(of flow: String, _ count: Int) -> [String] {
    var line: [String] = []
    var flow = flow
    while line.count < count, let parent = parents[flow] {
      line.append(parent)
      flow = parent
    }
    return line.reversed()
  }

  private static func levels(_ roots: [String], _ children: [String: [String]]) -> [String] {
    var order: [String] = []
    var level = roots
    while !level.isEmpty {
      order += level
      level = level.flatMap { children[$0] ?? [] }
    }
    return order
  }
}
