internal import FlowModel

extension Scene {
  /// The picture in Graphviz's language.
  ///
  /// Equal scenes give equal text. Sizes are measured here and fixed; style sheets choose colours by the classes;
  /// every id begins with the prefix of the options.
  public func dot(_ options: PictureOptions = PictureOptions()) -> String {
    DOTDrawing(scene: self, options: options).graph.text
  }
}

/// Translates a scene to DOT, node by node.
private struct DOTDrawing {
  let scene: Scene
  let options: PictureOptions
  private let titles: [String: String]
  /// The nodes by their distance from the beginning; empty if groups determine the positions.
  private let ranks: [String: Int]

  init(scene: Scene, options: PictureOptions) {
    self.scene = scene
    ranks = scene.groups.isEmpty ? scene.steps(from: scene.beginning) : [:]
    self.options = options
    titles = Dictionary(scene.nodes.map { ($0.key, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  var graph: DOTGraph {
    var graph = DOTGraph(
      name: scene.title, graph: graphAttributes,
      nodeDefaults: [
        "fontname": .text(face), "fontsize": .number(NodeBox.titleSize), "fixedsize": .text("true"),
      ],
      edgeDefaults: ["fontname": .text(face), "fontsize": .number(labelSize), "arrowsize": .number(0.7)])
    graph.nodes = scene.nodes.map(node)
    graph.edges = scene.edges.map(edge)
    graph.clusters = scene.groups.sorted { $0.flow < $1.flow }.map(cluster)
    return graph
  }

  private let face = "Helvetica"
  /// Graphviz measures the texts of edges itself; the style sheet makes them smaller, so that they fit in wider fonts.
  private let labelSize = 11.5

  private var graphAttributes: [String: DOTValue] {
    [
      "rankdir": .text(options.direction.rawValue), "nodesep": .number(0.32), "ranksep": .number(0.62),
      "bgcolor": .text("transparent"), "fontname": .text(face), "fontsize": .number(NodeBox.titleSize),
      "id": .text("\(options.prefix)-graph"), "newrank": .text("true"), "pad": .number(0.15),
    ]
  }
}

extension DOTDrawing {
  private func node(_ item: Scene.Item) -> DOTGraph.Node {
    let thumbnail = options.thumbnails[item.key]
    let box = NodeBox(item, thumbnail: thumbnail)
    var attributes = shape(of: item)
    attributes["label"] = .text((box.titleLines + box.noteLines).joined(separator: "\n"))
    attributes["width"] = .number(box.width / 72)
    attributes["height"] = .number(box.height / 72)
    attributes["id"] = .text(options.id(of: item.key))
    attributes["class"] = .text(item.classes(hasThumbnail: thumbnail != nil))
    attributes["tooltip"] = .text(SafeText.shown(item.label))
    if let href = options.href(item) { attributes["URL"] = .text(href) }
    if thumbnail != nil { attributes["labelloc"] = .text("b") }
    return DOTGraph.Node(name: item.key, attributes: attributes)
  }

  private func shape(of item: Scene.Item) -> [String: DOTValue] {
    switch item.kind {
    case .flow where item.isFolded:
      ["shape": .text("box"), "peripheries": .number(2), "penwidth": .number(2)]
    case .flow: ["shape": .text("box"), "penwidth": .number(item.isFocus ? 3 : 2)]
    case .screen:
      ["shape": .text("box"), "style": .text("rounded"), "penwidth": .number(item.isFocus ? 2 : 1)]
    case .system: ["shape": .text("box"), "style": .text("rounded,dashed")]
    case .outcome: ["shape": .text("ellipse")]
    case .link: ["shape": .text("cds")]
    case .chapter: ["shape": .text("folder"), "penwidth": .number(item.isFocus ? 3 : 2)]
    case .anywhere: ["shape": .text("box"), "style": .text("rounded,dotted")]
    }
  }
}

extension DOTDrawing {
  private func edge(_ edge: Scene.Edge) -> DOTGraph.Edge {
    var attributes = line(of: edge.kind)
    if !edge.words.isEmpty { attributes["label"] = .text(label(edge.shownWords)) }
    if edge.marks.contains("mutual") {
      attributes["dir"] = .text("both")
      attributes["arrowtail"] = attributes["arrowhead"]
    }
    attributes["class"] = .text(([edge.kind.name] + edge.marks).joined(separator: " "))
    attributes["id"] = .text(options.id(of: "edge:\(edge.from)>\(edge.to)>\(edge.kind.name)"))
    attributes["tooltip"] = .text(SafeText.shown(edge.told(by: titles)))
    guard leadsBackwards(edge) else {
      return DOTGraph.Edge(from: edge.from, to: edge.to, attributes: attributes)
    }
    if attributes["dir"] == nil { attributes["dir"] = .text("back") }
    attributes["arrowtail"] = attributes["arrowhead"]
    return DOTGraph.Edge(from: edge.to, to: edge.from, attributes: attributes)
  }

  /// Whether a line leads against the direction of reading.
  ///
  /// Such lines are given to Graphviz reversed, with the arrow at their beginning: otherwise their ends would be swapped, and
  /// nodes reached early would be placed far away. Between nodes of one rank, the order of the nodes decides, so that there is no cycle.
  private func leadsBackwards(_ edge: Scene.Edge) -> Bool {
    if edge.kind == .back { return true }
    guard edge.kind != .link, edge.from != edge.to, let from = ranks[edge.from], let to = ranks[edge.to]
    else {
      return false
    }
    return (to, edge.to) < (from, edge.from)
  }

  /// Styles differ by line and arrow, so that they are distinguishable without colours.
  private func line(of kind: Scene.EdgeKind) -> [String: DOTValue] {
    switch kind {
    case .route(.root): ["color": .text("black:invis:black")]
    case .route(.push): [:]
    case .route(.present): ["style": .text("dashed"), "arrowhead": .text("oboxvee")]
    case .route(.tab): ["style": .text("dotted"), "penwidth": .number(1.5)]
    case .route(.embed): ["arrowhead": .text("odiamond")]
    case .route(.start): ["penwidth": .number(0.7), "arrowhead": .text("vee")]
    case .route(.system): ["style": .text("dashed"), "penwidth": .number(0.7), "arrowhead": .text("odot")]
    case .finish: ["arrowhead": .text("empty")]
    case .back:
      ["style": .text("dashed"), "penwidth": .number(0.7), "arrowhead": .text("vee")]
    case .link: ["penwidth": .number(0.7), "arrowhead": .text("none")]
    case .holds: ["penwidth": .number(0.7)]
    }
  }

  private func label(_ words: [String]) -> String {
    let breaker = LineBreaker(metrics: TextMetrics(size: NodeBox.noteSize), limit: 130)
    return words.flatMap { breaker.lines(of: SafeText.shown($0)) }.joined(separator: "\n")
  }

  private func cluster(_ group: Scene.Group) -> DOTGraph.Cluster {
    DOTGraph.Cluster(
      name: group.flow,
      attributes: [
        "id": .text(options.id(of: "group:\(group.flow)")),
        "class": .text("group hue-\(Hue(group.flow).number)"),
        "label": .text(""), "style": .text("rounded"), "tooltip": .text(SafeText.shown(group.title)),
      ],
      nodes: group.keys)
  }
}

extension Scene.Item {
  /// The classes of the node, for style sheets.
  func classes(hasThumbnail: Bool) -> String {
    var classes = [kind.rawValue, "hue-\(Hue(flow).number)"]
    if isFocus { classes.append("focus") }
    if isFolded { classes.append("folded") }
    if !shownNote.isEmpty { classes.append("noted") }
    if !marks.isEmpty { classes += ["marked"] + marks }
    if hasThumbnail { classes.append("thumbnail") }
    if let number = SharedWays.number(of: sign) { classes.append("sign-\(number)") }
    classes += targets.compactMap(SharedWays.number).map { "to-\($0)" }
    return classes.joined(separator: " ")
  }
}
