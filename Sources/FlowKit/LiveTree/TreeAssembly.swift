import FlowModel

/// Orders and numbers the records that were found, and marks problems.
struct TreeAssembly {
  private let walk: ObjectWalk
  /// The records in reading order.
  private var order: [Int] = []
  /// The index of each record in that order, and the index after everything it holds.
  private var begins: [Int]
  private var ends: [Int]

  init(_ walk: ObjectWalk) {
    self.walk = walk
    begins = [Int](repeating: 0, count: walk.records.count)
    ends = begins
    arrange()
  }

  func tree(named name: String) -> CoordinatorTree {
    let rules = walk.reflection.rules
    return CoordinatorTree(name: name, nodes: order.map(node), omissions: walk.reflection.omissions)
      .markingDuplicates(in: rules.duplicates)
      .markingDepth(over: rules.depthLimit)
  }
}

extension TreeAssembly {
  private mutating func arrange() {
    var children = [[Int]](repeating: [], count: walk.records.count)
    var stack: [Int] = []
    for (place, record) in walk.records.enumerated() {
      if let holder = record.holder { children[holder].append(place) } else { stack.append(place) }
    }
    stack.reverse()
    while let place = stack.popLast() {
      begins[place] = order.count
      order.append(place)
      stack += children[place].reversed()
    }
    // Holders come before what they hold, so that in reverse order each end is final before its holder needs it.
    for place in order.reversed() {
      ends[place] = max(ends[place], begins[place] + 1)
      if let holder = walk.records[place].holder { ends[holder] = max(ends[holder], ends[place]) }
    }
  }

  private func node(_ place: Int) -> TreeNode {
    let record = walk.records[place]
    return TreeNode(
      id: id(place), parent: record.holder.map(id) ?? "", type: record.type, role: record.role,
      property: record.property, shows: shows(place), style: record.style, marks: marks(of: place))
  }

  /// The title of the shown part, if that is a node.
  private func shows(_ place: Int) -> String {
    let record = walk.records[place]
    let shown = record.shown.flatMap { self.place(of: $0) }
    return record.shows.isEmpty ? shown.map { "\(walk.records[$0].type) \(id($0))" } ?? "" : record.shows
  }

  private func id(_ place: Int) -> String { "#\(begins[place] + 1)" }
}

extension TreeAssembly {
  private func marks(of place: Int) -> [TreeMark] {
    let record = walk.records[place]
    guard record.role == .coordinator else { return [] }
    let finished = record.isFinished ? [TreeMark(.finished)] : []
    return finished + wrongParent(of: place) + strongParent(of: place)
  }

  private func wrongParent(of place: Int) -> [TreeMark] {
    guard let owner = coordinator(above: place) else { return [] }
    let others = walk.records[place].parents.map(place(of:)).filter { $0 != owner && $0 != place }
    return others.first.map { [TreeMark(.wrongParent, other: $0.map(id) ?? "")] } ?? []
  }

  private func strongParent(of place: Int) -> [TreeMark] {
    let owner = coordinator(above: place)
    let above = walk.records[place].strongReferences.compactMap(place(of:)).filter { isAbove($0, place) }
    guard let first = above.first else { return [] }
    return [TreeMark(.strongParent, other: above.contains { $0 == owner } ? "" : id(first))]
  }

  private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
    begins[upper] < begins[lower] && ends[lower] <= ends[upper]
  }

  private func place(of identity: ObjectIdentifier) -> Int? { walk.places[identity] ?? nil }

  private func coordinator(above place: Int) -> Int? {
    var next = walk.records[place].holder
    while let holder = next, walk.records[holder].role != .coordinator { next = walk.records[holder].holder }
    return next
  }
}
