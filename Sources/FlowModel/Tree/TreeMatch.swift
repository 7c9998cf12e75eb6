/// The matching of a tree's nodes with those of an earlier tree.
struct TreeMatch {
  private let now: TreeIndex
  private let before: TreeIndex
  /// The earlier index of each node that stayed in place.
  private var stayed: [Int: Int] = [:]
  /// The earlier index of each node whose holder changed.
  private var moved: [Int: Int] = [:]

  init(now: TreeIndex, before: TreeIndex) {
    self.now = now
    self.before = before
    matchInPlace()
    matchMoved()
  }
}

extension TreeMatch {
  private struct Kind: Hashable {
    let type: String
    let role: TreeNode.Role
    /// The value of an item: `product(1)` and `product(2)` are different screens.
    let value: String
    init(_ node: TreeNode) {
      (type, role, value) = (node.type, node.role, node.role == .item ? node.shows : "")
    }
  }

  private mutating func matchInPlace() {
    var level = pairs(now.roots, before.roots)
    while !level.isEmpty {
      for (new, old) in level { stayed[new] = old }
      level = level.flatMap { pairs(now.children[$0], before.children[$1]) }
    }
  }

  /// Pairs nodes by type: the first with the first, the second with the second.
  private func pairs(_ new: [Int], _ old: [Int]) -> [(Int, Int)] {
    var waiting = Dictionary(grouping: old.reversed()) { Kind(before.tree.nodes[$0]) }
    return new.compactMap { place in
      waiting[Kind(now.tree.nodes[place])]?.popLast().map { (place, $0) }
    }
  }

  /// Pairs the remaining nodes by type, then the unmoved nodes below each pair.
  private mutating func matchMoved() {
    var taken = Set(stayed.values)
    let left = before.tree.nodes.indices.filter { !taken.contains($0) }
    var waiting = Dictionary(grouping: left.reversed()) { Kind(before.tree.nodes[$0]) }
    for place in now.tree.nodes.indices where stayed[place] == nil {
      let kind = Kind(now.tree.nodes[place])
      while let old = waiting[kind]?.popLast() {
        guard taken.insert(old).inserted else { continue }
        follow(place, old, &taken)
        break
      }
    }
  }

  /// Matches the nodes held by a node that moved.
  private mutating func follow(_ place: Int, _ old: Int, _ taken: inout Set<Int>) {
    if isHeldAsBefore(place, old) { stayed[place] = old } else { moved[place] = old }
    var level = [(place, old)]
    while !level.isEmpty {
      level = level.flatMap { pairs(now.children[$0], before.children[$1]) }
        .filter { stayed[$0.0] == nil && moved[$0.0] == nil && taken.insert($0.1).inserted }
      for (new, old) in level { stayed[new] = old }
    }
  }

  private func isHeldAsBefore(_ place: Int, _ old: Int) -> Bool {
    guard let holder = now.parents[place], let oldHolder = before.parents[old] else {
      return now.parents[place] == before.parents[old]
    }
    return oldHolder == (stayed[holder] ?? moved[holder])
  }
}

extension TreeMatch {
  var difference: TreeDifference {
    let places = now.tree.nodes.indices
    let known = Set(stayed.values).union(moved.values)
    let changes = places.flatMap(markChanges)
    return TreeDifference(
      appeared: places.filter { stayed[$0] == nil && moved[$0] == nil }.map { Self.place($0, now) },
      gone: before.tree.nodes.indices.filter { !known.contains($0) }.map { Self.place($0, before) },
      moved: places.compactMap(move),
      marksThatCame: changes.filter(\.came).map(\.change),
      marksThatWent: changes.filter { !$0.came }.map(\.change))
  }

  private static func place(_ place: Int, _ index: TreeIndex) -> TreeDifference.Place {
    TreeDifference.Place(node: index.tree.nodes[place], holder: holder(of: place, index))
  }

  private static func holder(of place: Int, _ index: TreeIndex) -> String {
    index.parents[place].map { index.tree.nodes[$0].title } ?? ""
  }

  private func move(_ place: Int) -> TreeDifference.Move? {
    moved[place].map {
      TreeDifference.Move(
        node: now.tree.nodes[place], from: Self.holder(of: $0, before), to: Self.holder(of: place, now))
    }
  }

  /// Compares marks by kind, since node numbers change from tree to tree.
  private func markChanges(_ place: Int) -> [(came: Bool, change: TreeDifference.MarkChange)] {
    guard let old = stayed[place] ?? moved[place] else { return [] }
    let node = now.tree.nodes[place]
    let past = before.tree.nodes[old].marks
    let came = node.marks.filter { mark in !past.contains { $0.kind == mark.kind } }
    let went = past.filter { mark in !node.marks.contains { $0.kind == mark.kind } }
    return came.map { (true, TreeDifference.MarkChange(node: node, mark: $0)) }
      + went.map { (false, TreeDifference.MarkChange(node: node, mark: $0)) }
  }
}
