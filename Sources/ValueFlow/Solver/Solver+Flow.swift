/// How objects go from node to node.
extension Solver {
  func node(_ type: Int32 = 0) -> NodeIndex {
    nodeType.append(type)
    nodeUse.append(-1)
    facts.addSet()
    copies.addSet()
    return NodeIndex(nodeType.count - 1)
  }

  func isEmpty(_ node: NodeIndex) -> Bool { facts.isEmpty(node) }

  /// The objects that arrive at a node.
  package func objects(at node: NodeIndex) -> [ObjectIndex] { facts.numbers(of: node).sorted() }

  package func holds(_ object: ObjectIndex, at node: NodeIndex) -> Bool { facts.contains(object, in: node) }

  func add(_ object: ObjectIndex, to node: NodeIndex) {
    let type = nodeType[Int(node)]
    if type == 0 { return insert(object, in: node) }
    guard let fitting = fitted(object, to: node) else { return }
    insert(fitting, in: node)
  }

  private func insert(_ object: ObjectIndex, in node: NodeIndex) {
    // Whatever is asked of a node later is told of all that is there by then.
    if facts.insert(object, in: node), nodeUse[Int(node)] >= 0 { waiting.append((node, object)) }
  }

  func add(_ use: Use, to node: NodeIndex) {
    var use = use
    use.next = nodeUse[Int(node)]
    use.node = node
    uses.append(use)
    nodeUse[Int(node)] = Int32(uses.count - 1)
    var place = facts.count(of: node)
    while place > 0 {
      place -= 1
      apply(use, facts[node, place])
    }
  }

  func copy(_ from: NodeIndex, to target: NodeIndex) {
    guard from != target, !isIdle(nodeType[Int(from)]), !isIdle(nodeType[Int(target)]),
      !kept.contains(UInt64(pair: from, target)), copies.insert(target, in: from)
    else {
      return
    }
    add(Use(kind: .copy, a: target), to: from)
  }

  /// Runs what began and applies all uses to all that arrived, until nothing is new.
  func run() {
    while true {
      while let instance = beginning.popLast() { activate(instance, 0) }
      guard let (node, object) = waiting.popLast() else { return }
      var use = nodeUse[Int(node)]
      while use >= 0 {
        let next = uses[Int(use)]
        apply(next, object)
        use = next.next
      }
    }
  }

  private func apply(_ use: Use, _ object: ObjectIndex) {
    switch use.kind {
    case .copy: add(object, to: use.a)
    case .copyCase: if caseKey(of: object) == use.b { add(object, to: use.a) }
    case .cast:
      if isCast(object, to: use.b) { add(object, to: use.a) } else { root(of: object, as: use.b, at: use.a) }
    case .load: load(from: object, use.b, to: use.a, use.c, use.d)
    case .store: store(use.a, to: object, use.b, instance: use.c, block: use.d)
    case .call: call(use.b, in: use.a, on: object)
    case .callValue: callValue(use.b, in: use.a, object)
    case .foreignArgument: foreignArgument(object, use.b, in: use.a, on: use.c)
    case .hold: hold(patterns[Int(use.d)], object, in: use.a, block: use.b, test: use.c)
    case .bind: bind(patterns[Int(use.b)], object, in: use.a)
    case .split: split(object, use.b, in: use.a, function: use.c, receiver: use.d)
    case .ask: break
    case .answer: answer(object, use)
    case .begun: begin(object, use)
    case .made: makeRoute(object, use)
    case .go: go(object, use)
    case .build: build(object, use)
    case .bound: build(use.a, use.b, in: use.c, for: object)
    case .stand: stand(object, at: use.a)
    case .wish: if objects[Int(object)].kind == .enumCase { wishes.insert(object) }
    case .listen: listen(object, use.a)
    case .relay: relay(object, use.a)
    case .take: if isForeignObject(object) { keep(use.a, in: object, isPut: false) }
    case .keep:
      if keeps(object, isPut: use.b == 0, asScreen: use.c == 1) { add(object, to: use.a) }
    case .invoked: result(of: object, to: use.a)
    case .overload: overload(Int(use.a), object)
    }
  }
}
