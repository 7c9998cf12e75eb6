internal import FlowModel

/// The flows as a tree: each below the first that leads to it on the shortest way from an entry.
struct FlowForest: Sendable {
  /// The flows at the top: the entries, then those that no entry leads to.
  let roots: [String]
  /// All flows, those near the top first.
  let order: [String]
  private let children: [String: [String]]
  private let parents: [String: String]

  init(_ index: GraphIndex, entries: [Flow]) {
    var children: [String: [String]] = [:]
    var parents: [String: String] = [:]
    var seen: Set<String> = []
    var roots: [String] = []
    let tops = Set(entries.map(\.id))
    for flow in entries.map(\.id) + index.graph.flows.map(\.id) where seen.insert(flow).inserted {
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
          queue.append(child)
        }
      }
    }
    self.roots = roots
    order = Self.levels(roots, children)
    self.children = children
    self.parents = parents
  }

  func children(of flow: String) -> [String] { children[flow] ?? [] }

  /// The flows above one, from the top down.
  func ancestors(of flow: String) -> [String] {
    var line: [String] = []
    var flow = flow
    while let parent = parents[flow] {
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
