/// The edges along which values flow between nodes, computed after the analysis.
struct ValueEdges {
  private let solution: Solution
  /// For each node, the index of its first source in `sources`.
  private var starts: [Int32]
  private var sources: [NodeIndex]

  init(_ solution: Solution) {
    self.solution = solution
    let nodes = 0..<NodeIndex(solution.nodes.count)
    starts = Array(repeating: 0, count: nodes.count + 1)
    let targets = nodes.map(solution.targets)
    for target in targets.joined() { starts[Int(target) + 1] += 1 }
    for node in nodes { starts[Int(node) + 1] += starts[Int(node)] }
    sources = Array(repeating: 0, count: Int(starts[nodes.count]))
    var next = starts
    for node in nodes {
      for target in targets[Int(node)] {
        sources[Int(next[Int(target)])] = node
        next[Int(target)] += 1
      }
    }
  }

  func sources(of node: NodeIndex) -> [NodeIndex] {
    let found = written(node).filter { !isSelf($0) }
    guard let slot = solution.slot(of: node), slot.slot == Template.selfSlot else { return found }
    return found + solution.bases(ofCallsTo: slot.instance)
  }

  private func written(_ node: NodeIndex) -> ArraySlice<NodeIndex> {
    sources[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
  }

  /// Tells whether a node is the result of a function that only returns `self`, which depends on the call.
  private func isSelf(_ node: NodeIndex) -> Bool {
    guard let slot = solution.slot(of: node), slot.slot == Template.resultSlot else { return false }
    return written(node).elementsEqual([node - Template.resultSlot + Template.selfSlot])
  }

  func targets(of node: NodeIndex) -> [NodeIndex] { solution.targets(of: node) }
}

extension Solution {
  /// The nodes that the objects of a node flow to unchanged.
  fileprivate func targets(of node: NodeIndex) -> [NodeIndex] {
    var found = Array(nodes.targets(of: node))
    var number = nodes.lastUse(of: node)
    while number >= 0 {
      let use = nodes.use(number)
      found += targets(of: use)
      number = use.next
    }
    return found
  }

  /// The receivers of the calls that an instance runs for.
  fileprivate func bases(ofCallsTo instance: InstanceIndex) -> [NodeIndex] {
    callers(of: instance).compactMap { edge in
      edge.site < 0 ? nil : node(ofBaseOf: edge.site, in: edge.instance)
    }
  }

  private func targets(of use: Use) -> [NodeIndex] {
    switch use.kind {
    case .copyCase, .cast, .load, .keep, .stand: [use.a]
    // Code without source may return its receiver.
    case .call: [node(use.a, bodies.sites[Int(use.b)].result)]
    case .bind: slots(of: patterns[Int(use.b)]).map { node(use.a, $0) }
    case .hold: use.c & Test.rest != 0 ? [] : slots(of: patterns[Int(use.d)]).map { node(use.a, $0) }
    default: []
    }
  }

  /// The slots to which a pattern binds the whole value.
  private func slots(of pattern: ValuePattern) -> [Slot] {
    switch pattern {
    case .binding(let slot): [slot]
    case .cast(let inner, _): slots(of: inner)
    default: []
    }
  }
}
