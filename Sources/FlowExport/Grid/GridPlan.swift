/// The positions of a scene's nodes in a grid: in ranks, by the number of steps from the first node.
struct GridPlan {
  /// A node's box, by its centre.
  struct Place: Hashable {
    let x: Double, y: Double
    let width: Double, height: Double
  }

  /// The positions by the keys of the nodes.
  private(set) var places: [String: Place] = [:]
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The number of nodes in a rank; larger ranks have several columns.
  private static let mostInRank = 24
  /// The distance between nodes of a rank, and between ranks, with room for the texts of edges.
  private static let gap = 28.0
  private static let rankGap = 90.0

  private let options: PictureOptions
  private var isDown: Bool { options.direction == .down }

  init(_ scene: Scene, _ options: PictureOptions) {
    self.options = options
    var start = 0.0
    for rank in Self.ranks(of: scene) {
      for first in stride(from: 0, to: rank.count, by: Self.mostInRank) {
        start += add(Array(rank[first..<min(first + Self.mostInRank, rank.count)]), at: start) + Self.rankGap
      }
    }
  }

  /// Places nodes beside each other, and returns the space that they take.
  private mutating func add(_ items: [Scene.Item], at start: Double) -> Double {
    let boxes = items.map { NodeBox($0, thumbnail: options.thumbnails[$0.key]) }
    let depth = boxes.map { isDown ? $0.height : $0.width }.max() ?? 0
    var side = 0.0
    for (item, box) in zip(items, boxes) {
      let room = isDown ? box.width : box.height
      let (along, across) = (start + depth / 2, side + room / 2)
      places[item.key] = Place(
        x: isDown ? across : along, y: isDown ? along : across, width: box.width, height: box.height)
      side += room
      if isDown {
        (width, height) = (max(width, side), max(height, start + depth))
      } else {
        (width, height) = (max(width, start + depth), max(height, side))
      }
      side += Self.gap
    }
    return depth
  }

  /// The nodes by their steps from those that nothing leads to; from the first node if there are none.
  private static func ranks(of scene: Scene) -> [[Scene.Item]] {
    let numbers = Dictionary(zip(scene.nodes.map(\.key), 0...), uniquingKeysWith: { first, _ in first })
    var successors = Array(repeating: [Int](), count: scene.nodes.count)
    var isLedTo = Array(repeating: false, count: scene.nodes.count)
    for edge in scene.edges where edge.kind != .back && edge.from != edge.to {
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      successors[from].append(to)
      isLedTo[to] = true
    }
    var rankOf: [Int?] = Array(repeating: nil, count: scene.nodes.count)
    func spread(from starts: [Int]) {
      var (edge, rank) = (starts.filter { rankOf[$0] == nil }, 0)
      while !edge.isEmpty {
        for node in edge { rankOf[node] = rank }
        rank += 1
        edge = Set(edge.flatMap { successors[$0] }).filter { rankOf[$0] == nil }.sorted()
      }
    }
    spread(from: scene.nodes.indices.filter { !isLedTo[$0] })
    for node in scene.nodes.indices where rankOf[node] == nil { spread(from: [node]) }
    let known = rankOf.map { $0 ?? 0 }
    let ranks = Dictionary(grouping: scene.nodes.indices) { known[$0] }
    return ranks.sorted { $0.key < $1.key }.map { $0.value.map { scene.nodes[$0] } }
  }
}
