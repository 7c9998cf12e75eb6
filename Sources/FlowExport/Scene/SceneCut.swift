internal import FlowModel

extension Scene {
  /// The scene with a limit of nodes and lines, the nearest to a node first; its remarks count the omitted ones.
  func cut(around key: String, nodes most: Int, lines: Int) -> Scene {
    nodes.count > most || edges.count > lines ? SceneCut(scene: self, key: key).scene(most, lines) : self
  }
}

/// Reduces a picture to the surroundings of one of its nodes.
private struct SceneCut {
  let scene: Scene
  /// The node in the middle.
  let key: String

  func scene(_ most: Int, _ lines: Int) -> Scene {
    let (nodes, edges) = (scene.nodes, scene.edges)
    let distances = distances()
    let order = nodes.map(\.key).sorted {
      (distances[$0] ?? .max, $0) < (distances[$1] ?? .max, $1)
    }
    let kept = Set(order.prefix(most))
    var scene = scene
    scene.nodes = nodes.filter { kept.contains($0.key) }
    scene.edges = nearest(edges.filter { kept.contains($0.from) && kept.contains($0.to) }, distances, lines)
    scene.remarks += remarks(withoutNodesBeyond: kept)
    let between = edges.count { kept.contains($0.from) && kept.contains($0.to) } - scene.edges.count
    if between > 0 {
      scene.remarks.append(
        "\(counted(between, "line")) between the nodes further away \(isOrAre(between)) left out.")
    }
    return scene
  }

  /// The edges between the nearest nodes; those that connect a node come before others.
  private func nearest(_ edges: [Scene.Edge], _ distances: [String: Int], _ most: Int) -> [Scene.Edge] {
    guard edges.count > most else { return edges }
    var isReached: Set<String> = []
    let byDistance = edges.enumerated().map { place, edge in
      let (from, to) = (distances[edge.from] ?? .max, distances[edge.to] ?? .max)
      return (edge: edge, near: min(from, to), isAcross: from == to, place: place)
    }.sorted { ($0.near, $0.place) < ($1.near, $1.place) }
    let ranked = byDistance.map { entry in
      let far = (distances[entry.edge.to] ?? .max) > entry.near ? entry.edge.to : entry.edge.from
      let isFirst = !entry.isAcross && isReached.insert(far).inserted
      return (edge: entry.edge, rank: entry.near == 0 ? 0 : isFirst ? 1 : 2, place: entry.place)
    }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    return ranked.prefix(most).sorted { $0.place < $1.place }.map(\.edge)
  }

  /// The distances of nodes from that in the middle, along edges in either direction.
  private func distances() -> [String: Int] {
    var neighbours: [String: [String]] = [:]
    for edge in scene.edges {
      neighbours[edge.from, default: []].append(edge.to)
      neighbours[edge.to, default: []].append(edge.from)
    }
    var distances = [key: 0]
    var (reached, distance) = ([key], 0)
    while !reached.isEmpty {
      distance += 1
      var next: [String] = []
      for key in reached.flatMap({ neighbours[$0] ?? [] }) where distances[key] == nil {
        distances[key] = distance
        next.append(key)
      }
      reached = next
    }
    return distances
  }

  private func remarks(withoutNodesBeyond kept: Set<String>) -> [String] {
    let gone = scene.nodes.filter { !kept.contains($0.key) }
    let before = Set(scene.edges.filter { $0.to == key }.map(\.from))
    let after = Set(scene.edges.filter { $0.from == key }.map(\.to))
    let leading = gone.count { before.contains($0.key) }
    let led = gone.count { after.contains($0.key) && !before.contains($0.key) }
    let others = gone.count - leading - led
    let near = leading + led == 0 ? "" : "other "
    return [
      leading == 0 ? "" : "\(leading) more \(leading == 1 ? "leads" : "lead") here.",
      led == 0 ? "" : "It leads to \(led) more.",
      others == 0 ? "" : "\(counted(others, "\(near)node")) further away \(isOrAre(others)) left out.",
    ].filter { !$0.isEmpty }
  }

  private func isOrAre(_ number: Int) -> String { number == 1 ? "is" : "are" }
}
