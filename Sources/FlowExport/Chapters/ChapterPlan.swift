import FlowAnalysis
internal import FlowModel

/// The assignment of a picture's nodes to chapters, divided where few lines lead from one part to another.
///
/// First, nodes that can only be reached through one node stay together with it, as long as there is room. Then the two parts with the
/// most lines between them for their size are joined, until no two fit into a chapter. Parts that are too small for a chapter of
/// their own are joined in the order in which they are reached.
struct ChapterPlan {
  /// The keys of each chapter's nodes, in the order in which they are reached; its first node is its beginning.
  private(set) var chapters: [[String]] = []

  private let most: Int
  private let lines: Int
  private let order: [String]
  /// For each node, the nodes that it is connected to, with the number of lines; in both directions.
  private var weights: [[Int: Int]]
  private var parts: [Int: [Int]] = [:]
  private var inner: [Int: Int] = [:]
  /// The part of each node.
  private var homes: [Int]

  /// Plans chapters for a picture that begins at a node, with a limit of nodes and lines.
  init(_ scene: Scene, from root: String, nodes most: Int, lines: Int) {
    self.most = most
    self.lines = lines
    let ranks = scene.steps(from: root)
    order = scene.nodes.map(\.key).sorted { (ranks[$0] ?? .max, $0) < (ranks[$1] ?? .max, $1) }
    let numbers = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    let pairs = scene.edges.compactMap { edge -> (from: Int, to: Int)? in
      guard let from = numbers[edge.from], let to = numbers[edge.to], from != to else { return nil }
      return (from, to)
    }
    homes = Array(order.indices)
    weights = Array(repeating: [:], count: order.count)
    for (from, to) in pairs {
      weights[from][to, default: 0] += 1
      weights[to][from, default: 0] += 1
    }
    for node in order.indices { (parts[node], inner[node]) = ([node], 0) }
    joinFlags(of: scene, numbers)
    joinDominated(pairs)
    joinClosest()
    gatherSmall()
    chapters = parts.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }.map { $0.map { order[$0] } }
  }

  /// The smallest number of nodes in a chapter, if there is anything to join them with.
  private var fewest: Int { max(2, most / 5) }

  private func fits(_ left: Int, _ right: Int) -> Bool {
    size(left) + size(right) <= most
      && (inner[left] ?? 0) + (inner[right] ?? 0) + (weights[left][right] ?? 0) <= lines
  }

  private func size(_ part: Int) -> Int { parts[part]?.count ?? 0 }

  /// Joins a part to another; the number of the one that is reached first is kept.
  private mutating func join(_ left: Int, _ right: Int) {
    let (kept, gone) = (min(left, right), max(left, right))
    inner[kept] = (inner[kept] ?? 0) + (inner[gone] ?? 0) + (weights[kept][gone] ?? 0)
    for node in parts[gone] ?? [] { homes[node] = kept }
    parts[kept, default: []] += parts[gone] ?? []
    (parts[gone], inner[gone]) = (nil, nil)
    for (other, weight) in weights[gone] where other != kept {
      weights[kept][other, default: 0] += weight
      weights[other][kept, default: 0] += weight
      weights[other][gone] = nil
    }
    weights[kept][gone] = nil
    weights[gone] = [:]
  }
}

extension ChapterPlan {
  /// The flag of a link is drawn where the link leads to.
  private mutating func joinFlags(of scene: Scene, _ numbers: [String: Int]) {
    for edge in scene.edges where edge.kind == .link {
      if let flag = numbers[edge.from], let target = numbers[edge.to] { joinParts(of: target, flag) }
    }
  }

  /// Joins each node with everything that can only be reached through it, for the largest such groups that fit.
  private mutating func joinDominated(_ pairs: [(from: Int, to: Int)]) {
    var successors = Array(repeating: [Int](), count: order.count)
    for (from, to) in pairs { successors[from].append(to) }
    let tree = DominatorTree(successors: successors.map { Set($0).sorted() }, roots: [0])
    let below = tree.children
    let leavesFirst = tree.leavesFirst(below)
    var sizes = Array(repeating: 1, count: order.count)
    for node in leavesFirst { if let parent = tree.parents[node] { sizes[parent] += sizes[node] } }
    var heads = [Int?](repeating: nil, count: order.count)
    for node in leavesFirst.reversed() where node != 0 {
      if let head = tree.parents[node].flatMap({ heads[$0] }) {
        heads[node] = head
        joinParts(of: head, node)
      } else if sizes[node] >= fewest, sizes[node] <= most, lineCount(from: node, below) <= lines {
        heads[node] = node
      }
    }
  }

  /// The lines between a node and all below it.
  private func lineCount(from head: Int, _ below: [[Int]]) -> Int {
    var group = [head]
    var place = 0
    while place < group.count {
      group += below[group[place]]
      place += 1
    }
    let members = Set(group)
    return group.reduce(0) { sum, node in
      weights[node].reduce(sum) { $0 + (members.contains($1.key) ? $1.value : 0) }
    } / 2
  }

  private mutating func joinParts(of one: Int, _ other: Int) {
    let (left, right) = (homes[one], homes[other])
    if left != right, fits(left, right) { join(left, right) }
  }

  /// Joins the two parts with the most lines for their size, again and again.
  private mutating func joinClosest() {
    // The work grows with the nodes and the lines; pictures far larger than any that is read are only divided in order.
    guard order.count <= Self.mostWork else { return }
    while let (left, right) = closest { join(left, right) }
  }

  private static let mostWork = 1_500

  private var closest: (Int, Int)? {
    var best: (score: Double, left: Int, right: Int)?
    for left in parts.keys.sorted() {
      for (right, weight) in weights[left].sorted(by: { $0.key < $1.key })
      where right > left && fits(left, right) {
        let score = Double(weight) / Double(size(left) * size(right))
        if score > best?.score ?? 0 { best = (score, left, right) }
      }
    }
    return best.map { ($0.left, $0.right) }
  }

  /// Joins parts that are too small for a chapter with the neighbour that has room, or with the next small part.
  private mutating func gatherSmall() {
    for part in parts.keys.sorted() where parts[part] != nil && size(part) < fewest {
      let near = weights[part].filter { fits($0.key, part) && size($0.key) > 0 }
      if let neighbour = near.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key {
        join(neighbour, part)
      }
    }
    var open: Int?
    for part in parts.keys.sorted() where parts[part] != nil && size(part) < fewest {
      if let kept = open, fits(kept, part) { join(kept, part) } else { open = part }
    }
  }
}

extension DominatorTree {
  /// The nodes that each node dominates immediately.
  fileprivate var children: [[Int]] {
    var children = Array(repeating: [Int](), count: parents.count)
    for node in parents.indices { if let parent = parents[node] { children[parent].append(node) } }
    return children
  }

  /// The nodes, each after all nodes that it dominates.
  fileprivate func leavesFirst(_ children: [[Int]]) -> [Int] {
    var order: [Int] = []
    var open = tops
    while let node = open.popLast() {
      order.append(node)
      open += children[node]
    }
    return order.reversed()
  }
}
