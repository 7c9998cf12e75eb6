import FlowModel

/// The assignment of flows to areas, and the flows of others that each area shows.
struct AreaPlan {
  private let index: GraphIndex
  private let names: [String]
  private let numbers: [String: Int]
  /// All flows in the order in which they are reached; so each comes after the flow that dominates it.
  private let order: [Int]
  /// The heads of the areas except the first, in that order.
  private let heads: [Int]
  /// The area of each flow; area 0 is that of the start.
  private let homes: [Int]
  /// The area that leads to each; nil for the start.
  private let parents: [Int?]

  /// Plans the areas; a size of nil keeps all flows in one area.
  init(_ index: GraphIndex, size: Int?) {
    self.index = index
    names = index.graph.flows.map(\.id)
    let numbers = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    var successors = Array(repeating: [Int](), count: names.count)
    // Flow by flow: all edges at once would take hundreds of megabytes where flows all lead to each other.
    for (from, flow) in index.graph.flows.enumerated() {
      successors[from] = CollapsedGraph.edges(from: flow, in: index).compactMap { numbers[$0.to] }
    }
    let roots = index.entries.compactMap { numbers[$0.id] }
    let tree = DominatorTree(successors: successors, roots: roots)
    let order = Self.reached(from: roots + tree.tops, successors)
    heads = size.map { Self.heads(of: tree, order, size: $0) } ?? []
    var homes = Array(repeating: 0, count: names.count)
    var parents: [Int?] = Array(repeating: nil, count: heads.count + 1)
    let areas = Dictionary(zip(heads, 1...), uniquingKeysWith: { first, _ in first })
    for node in order {
      let above = tree.parents[node].map { homes[$0] } ?? 0
      homes[node] = areas[node] ?? above
      if let area = areas[node] { parents[area] = above }
    }
    self.order = order
    self.homes = homes
    self.parents = parents
  }

  /// Works from the leaves up: a subtree that is large enough becomes an area and then counts as one flow.
  private static func heads(of tree: DominatorTree, _ order: [Int], size: Int) -> [Int] {
    var gathered = Array(repeating: 1, count: tree.parents.count)
    var heads: [Int] = []
    for node in order.reversed() {
      guard let parent = tree.parents[node] else { continue }
      if gathered[node] >= size { heads.append(node) }
      gathered[parent] += gathered[node] >= size ? 1 : gathered[node]
    }
    return heads.reversed()
  }

  private static func reached(from starts: [Int], _ successors: [[Int]]) -> [Int] {
    var isSeen = Array(repeating: false, count: successors.count)
    var order: [Int] = []
    func add(_ nodes: [Int]) {
      for node in nodes where !isSeen[node] {
        isSeen[node] = true
        order.append(node)
      }
    }
    add(starts)
    var position = 0
    while position < order.count {
      add(successors[order[position]])
      position += 1
    }
    return order
  }

  func areas(edges most: Int) -> [FlowAreas.Area] {
    var areas = [FlowAreas.Area(head: nil)] + heads.map { FlowAreas.Area(head: names[$0]) }
    for node in order { areas[homes[node]].flows.append(names[node]) }
    addFolds(to: &areas)
    var growing = areas.map { GrowingArea(area: $0, most: most) }
    for node in order {
      for edge in CollapsedGraph.edges(from: index.graph.flows[node], in: index) { add(edge, to: &growing) }
    }
    return growing.map(\.grown)
  }

  private func addFolds(to areas: inout [FlowAreas.Area]) {
    var counts = areas.map(\.flows.count)
    for area in areas.indices.reversed() {
      if let parent = parents[area] { counts[parent] += counts[area] }
    }
    for (area, head) in zip(1..., heads) {
      let fold = FlowAreas.Fold(head: names[head], count: counts[area] - 1)
      areas[parents[area] ?? 0].folded.append(fold)
    }
  }

  /// Adds an edge to the area where it begins, and to the areas above as long as it leaves a folded flow.
  private func add(
    _ edge: CollapsedGraph.Edge, to areas: inout [GrowingArea]
  ) {
    guard let from = numbers[edge.from], let to = numbers[edge.to] else { return }
    var area: Int? = homes[from]
    while let here = area {
      area = parents[here]
      let start = head(of: from, in: here) ?? edge.from
      guard let end = head(of: to, in: here) else {
        guard here == homes[from] else { continue }
        areas[here].outside.insert(edge.to)
        areas[here].add(FlowAreas.Edge(from: start, to: edge.to, routes: edge))
        continue
      }
      if start == end, here != homes[from] { return }
      areas[here].add(FlowAreas.Edge(from: start, to: end, routes: edge))
    }
  }

  /// The head that shows a flow in an area: itself, or the head of the area that contains it; nil if it is elsewhere.
  private func head(of node: Int, in area: Int) -> String? {
    var home = homes[node]
    if home == area { return names[node] }
    while let parent = parents[home] {
      if parent == area { return names[heads[home - 1]] }
      home = parent
    }
    return nil
  }
}

/// An area while its edges are collected, those of the flows that are reached first before others.
private struct GrowingArea {
  var area: FlowAreas.Area
  /// The number of edges above which only those that reach a box first are kept.
  let most: Int
  var outside: Set<String> = []
  private var reached: Set<String> = []

  init(area: FlowAreas.Area, most: Int) { (self.area, self.most) = (area, most) }

  mutating func add(_ edge: FlowAreas.Edge) {
    let isFirst = reached.insert(edge.to).inserted
    if isFirst || area.edges.count < most {
      area.edges.append(edge)
    } else {
      area.others[edge.from, default: 0] += 1
    }
  }

  /// The area with its edges by their ends.
  var grown: FlowAreas.Area {
    var area = area
    area.edges.sort { ($0.routes.from, $0.routes.to) < ($1.routes.from, $1.routes.to) }
    area.outside = outside.sorted()
    return area
  }
}
