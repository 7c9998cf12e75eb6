public import FlowModel

extension FlowGraph {
  /// A graph written as a test would tell it, one fact a line.
  ///
  /// ```
  /// AppFlow.shop start ShopFlow                 a route; names that end in "Flow" are flows, in "Screen" screens
  /// ShopFlow: CartScreen onPay -> payment       a transition; also `-> !finished`, `-> <`, and `start` or `anywhere` as its source
  /// shop://cart = AppFlow.shop ShopFlow.cart    a link and the chain of routes that it opens
  /// ```
  ///
  /// The first flow is the entry.
  public static func sketch(_ text: String, name: String = "Test") -> FlowGraph {
    var graph = FlowGraph(name: name)
    for line in text.split(separator: "\n").map({ $0.split(separator: " ").map(String.init) }) {
      if line.count > 1, line[1] == "=" {
        graph.links.append(Link(pattern: line[0], route: line.last ?? "", path: Array(line.dropFirst(2))))
      } else if let flow = line.first, flow.hasSuffix(":") {
        graph.addTransition(flow: String(flow.dropLast()), words: Array(line.dropFirst()))
      } else if line.count == 3 {
        graph.addRoute(id: line[0], style: line[1], target: line[2])
      }
    }
    return graph
  }

  private mutating func addRoute(id: String, style: String, target: String) {
    let parts = id.split(separator: ".").map(String.init)
    let flow = place(ofFlow: parts[0])
    let (target, screen) = Self.parts(of: target)
    let kind: Target.Kind = target.hasSuffix("Flow") ? .flow : target.hasSuffix("Screen") ? .screen : .system
    let style = PresentationStyle(rawValue: style) ?? .push
    flows[flow].routes.append(
      Route(id: id, name: parts[1], style: style, target: Target(kind: kind, id: target, screen: screen)))
    if kind == .flow { _ = place(ofFlow: target) }
    add(screen: kind == .screen ? target : screen)
  }

  /// The flow and its own screen in `CartFlow(CartScreen)`.
  private static func parts(of target: String) -> (target: String, screen: String) {
    guard target.hasSuffix(")"), let open = target.firstIndex(of: "(") else { return (target, "") }
    return (String(target[..<open]), String(target[target.index(after: open)...].dropLast()))
  }

  private mutating func add(screen: String) {
    if !screen.isEmpty, !screens.contains(where: { $0.id == screen }) { screens.append(Screen(id: screen)) }
  }

  private mutating func place(ofFlow id: String) -> Int {
    if let place = flows.firstIndex(where: { $0.id == id }) { return place }
    flows.append(Flow(id: id, isEntry: flows.isEmpty))
    return flows.count - 1
  }

  private mutating func addTransition(flow: String, words: [String]) {
    let arrow = words.firstIndex(of: "->") ?? 0
    let triggers = Array(words[1..<arrow])
    let from: Source =
      switch words[0] {
      case "start": .start
      case "anywhere": .anywhere
      case let id: id.hasSuffix("Flow") ? .flow(id) : .screen(id)
      }
    let end = words[arrow + 1]
    var transition = Transition(flow: flow, from: from, triggers: triggers, kind: .back)
    if end.hasPrefix("!") {
      transition.kind = .finish
      transition.outcome = String(end.dropFirst())
    } else if end != "<" {
      transition.kind = .route
      transition.route = "\(flow).\(end)"
    }
    transitions.append(transition)
  }
}
