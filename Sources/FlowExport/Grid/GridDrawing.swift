import FlowModel

extension Scene {
  /// The picture without a layout engine: nodes in a grid by their rank, and straight lines between them.
  ///
  /// It is plain, and it cannot fail: its time is linear in the nodes, the edges and their texts. Its output has the form of
  /// Graphviz's, so that it can be cleaned in the same way.
  public func grid(_ options: PictureOptions = PictureOptions()) -> String {
    GridDrawing(scene: self, options: options).text
  }
}

/// Writes a scene as SVG, node by node.
private struct GridDrawing {
  let scene: Scene
  let options: PictureOptions
  private let plan: GridPlan
  private let titles: [String: String]

  private static let pad = 12.0
  private static let labelSize = 11.5

  init(scene: Scene, options: PictureOptions) {
    (self.scene, self.options) = (scene, options)
    plan = GridPlan(scene, options)
    titles = Dictionary(scene.nodes.map { ($0.key, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    let size = "\(SVGText.number(plan.width + 2 * Self.pad)) \(SVGText.number(plan.height + 2 * Self.pad))"
    return
      "<svg viewBox=\"0 0 \(size)\" xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n"
      + "<g id=\"\(SVGText.escaped(options.prefix))-graph\" class=\"graph\""
      + " transform=\"translate(\(SVGText.number(Self.pad)) \(SVGText.number(Self.pad)))\">\n"
      + scene.edges.map(edge).joined() + scene.nodes.map(node).joined() + "</g>\n</svg>\n"
  }
}

// MARK: Nodes

extension GridDrawing {
  private func node(_ item: Scene.Item) -> String {
    guard let place = plan.places[item.key] else { return "" }
    let link = options.href(item).map { " xlink:href=\"\(SVGText.escaped($0))\"" } ?? ""
    return """
      <g id="\(options.id(of: item.key))" class="node \(item.classes(hasThumbnail: hasThumbnail(item)))">
      <g id="a_\(options.id(of: item.key))"><a\(link) xlink:title="\(SVGText.escaped(SafeText.shown(item.label)))">
      \(shape(of: item, at: place))\(words(of: item, at: place))</a>
      </g>
      </g>

      """
  }

  private func hasThumbnail(_ item: Scene.Item) -> Bool { options.thumbnails[item.key] != nil }

  private func shape(of item: Scene.Item, at place: GridPlan.Place) -> String {
    let (left, right) = (place.x - place.width / 2, place.x + place.width / 2)
    let (top, bottom) = (place.y - place.height / 2, place.y + place.height / 2)
    let pen =
      "fill=\"none\" stroke=\"black\" stroke-width=\"\(item.isFocus ? 3 : item.kind == .flow ? 2 : 1)\""
    switch item.kind {
    case .outcome:
      return "<ellipse \(pen) cx=\"\(SVGText.number(place.x))\" cy=\"\(SVGText.number(place.y))\""
        + " rx=\"\(SVGText.number(place.width / 2))\" ry=\"\(SVGText.number(place.height / 2))\"/>\n"
    case .flow, .chapter, .link:
      // The flag of a link points to its target.
      let tip = item.kind == .link ? [(right + 8, place.y)] : []
      let corners = [(left, top), (right, top)] + tip + [(right, bottom), (left, bottom), (left, top)]
      return "<polygon \(pen) points=\"\(corners.map(point).joined(separator: " "))\"/>\n"
    case .screen, .system, .anywhere:
      let dashes = item.kind != .screen ? " stroke-dasharray=\"5,2\"" : ""
      return "<path \(pen)\(dashes) d=\"\(rounded(left, right, top, bottom))\"/>\n"
    }
  }

  private func rounded(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> String {
    let r = min(12, (bottom - top) / 2)
    let corners = [
      [(left, top), (left + r, top)], [(right - r, top), (right, top), (right, top + r)],
      [(right, bottom - r), (right, bottom), (right - r, bottom)],
      [(left + r, bottom), (left, bottom), (left, bottom - r)],
      [(left, top + r), (left, top), (left + r, top)],
    ]
    var path = "M\(point(corners[0][1]))"
    for corner in corners.dropFirst() {
      path += "L\(point(corner[0]))C\(point(corner[0])) \(point(corner[1])) \(point(corner[2]))"
    }
    return path
  }

  private func words(of item: Scene.Item, at place: GridPlan.Place) -> String {
    let box = NodeBox(item, thumbnail: options.thumbnails[item.key])
    let lines = box.titleLines + box.noteLines
    let step = NodeBox.titleSize * 1.25
    let height = Double(lines.count) * step
    // If there is a thumbnail, the text is below it.
    let top = hasThumbnail(item) ? place.y + place.height / 2 - height - 6 : place.y - height / 2
    return lines.enumerated().map { index, line in
      text(line, x: place.x, y: top + (Double(index) + 0.8) * step, size: NodeBox.titleSize)
    }.joined()
  }

  private func text(_ line: String, x: Double, y: Double, size: Double) -> String {
    "<text text-anchor=\"middle\" x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" font-size=\"\(SVGText.number(size))\">\(SVGText.escaped(line))</text>\n"
  }
}

// MARK: Edges

extension GridDrawing {
  private func edge(_ edge: Scene.Edge) -> String {
    guard let from = plan.places[edge.from], let to = plan.places[edge.to] else { return "" }
    let id = options.id(of: "edge:\(edge.from)>\(edge.to)>\(edge.kind.name)")
    let classes = (["edge", edge.kind.name] + edge.marks).joined(separator: " ")
    let label = SafeText.shown(edge.told(by: titles))
    return """
      <g id="\(id)" class="\(SVGText.escaped(classes))">
      <g id="a_\(id)"><a xlink:title="\(SVGText.escaped(label))">
      \(from == to ? loop(at: from, edge) : line(from, to, edge))</a>
      </g>
      </g>

      """
  }

  private func line(_ from: GridPlan.Place, _ to: GridPlan.Place, _ edge: Scene.Edge) -> String {
    let begin = from.border(towards: to), end = to.border(towards: from)
    let path = "M\(point(begin))L\(point(end))"
    // After the middle, so that the texts of lines in both directions do not overlap.
    let middle = (begin.0 + (end.0 - begin.0) * 0.4, begin.1 + (end.1 - begin.1) * 0.4)
    return stroke(path, edge.kind) + arrow(at: end, from: begin, edge.kind) + words(of: edge, at: middle)
  }

  /// Draws the loop of an edge from a node to itself.
  private func loop(at place: GridPlan.Place, _ edge: Scene.Edge) -> String {
    let (x, top) = (place.x + place.width / 4, place.y - place.height / 2)
    let end = (x + 10, top)
    let path =
      "M\(point((x - 10, top)))C\(point((x - 10, top - 16))) \(point((x + 10, top - 16))) \(point(end))"
    return stroke(path, edge.kind) + arrow(at: end, from: (x + 10, top - 10), edge.kind)
      + words(of: edge, at: (x, top - 16))
  }

  private func stroke(_ path: String, _ kind: Scene.EdgeKind) -> String {
    let dashes =
      switch kind {
      case .route(.present), .route(.system), .back: " stroke-dasharray=\"5,2\""
      case .route(.tab): " stroke-dasharray=\"1,5\""
      default: ""
      }
    return "<path fill=\"none\" stroke=\"black\"\(dashes) d=\"\(path)\"/>\n"
  }

  private func arrow(
    at end: (Double, Double), from begin: (Double, Double), _ kind: Scene.EdgeKind
  ) -> String {
    if kind == .link { return "" }
    let (dx, dy) = (end.0 - begin.0, end.1 - begin.1)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    let (x, y) = (dx / length * 7, dy / length * 7)
    let foot = (end.0 - x, end.1 - y)
    let corners = [end, (foot.0 - y * 0.4, foot.1 + x * 0.4), (foot.0 + y * 0.4, foot.1 - x * 0.4), end]
    return "<polygon stroke=\"black\" points=\"\(corners.map(point).joined(separator: " "))\"/>\n"
  }

  private func words(of edge: Scene.Edge, at middle: (Double, Double)) -> String {
    edge.shownWords.map(SafeText.shown).enumerated().map { index, line in
      text(
        line, x: middle.0, y: middle.1 + Double(index) * Self.labelSize * 1.25 - 3, size: Self.labelSize)
    }.joined()
  }
}

extension GridPlan.Place {
  /// The point at which a line to the middle of another box leaves this one.
  fileprivate func border(towards other: Self) -> (Double, Double) {
    let (dx, dy) = (other.x - x, other.y - y)
    let across = abs(dx) > 0 ? width / 2 / abs(dx) : .infinity
    let along = abs(dy) > 0 ? height / 2 / abs(dy) : .infinity
    let share = min(across, along, 1)
    return (x + dx * share, y + dy * share)
  }
}

private func point(_ place: (Double, Double)) -> String {
  "\(SVGText.number(place.0)),\(SVGText.number(place.1))"
}
