/// How objects go from node to node.
extension Solver {
  func node(_ type: Int32 = 0) -> NodeIndex {
    nodeType.append(type)
    nodeUse.append(-1)
    told.append(0)
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
    guard facts.insert(object, in: node), isUsed(node) else { return }
    if told[Int(node)] == facts.count(of: node) - 1 { waiting.append(node) }
  }

  private func isUsed(_ node: NodeIndex) -> Bool { nodeUse[Int(node)] >= 0 || !copies.isEmpty(node) }

  func add(_ use: Use, to node: NodeIndex) {
    var use = use
    use.next = nodeUse[Int(node)]
    use.node = node
    if !isUsed(node) { told[Int(node)] = facts.count(of: node) }
    let number = Int32(uses.count)
    uses.append(use)
    nodeUse[Int(node)] = number
    var place = facts.count(of: node)
    while place > 0 {
      place -= 1
      apply(use, number, facts[node, place])
    }
  }

  func copy(_ from: NodeIndex, to target: NodeIndex) {
    guard from != target, !isIdle(nodeType[Int(from)]), !isIdle(nodeType[Int(target)]),
      !kept.contains(UInt64(pair: from, target))
    else {
      return
    }
    let isFirst = !isUsed(from)
    guard copies.insert(target, in: from) else { return }
    freshCopies.append((from, target))
    let count = facts.count(of: from)
    if isFirst { told[Int(from)] = count }
    give(0..<count, of: from, to: target)
  }

  private func give(_ places: Range<Int32>, of node: NodeIndex, to target: NodeIndex) {
    if nodeType[Int(target)] == 0 {
      for place in places { insert(facts[node, place], in: target) }
    } else {
      for place in places { add(facts[node, place], to: target) }
    }
  }

  /// The copies that came since the last time.
  func takeFreshCopies() -> [(from: NodeIndex, target: NodeIndex)] {
    defer { freshCopies = [] }
    return freshCopies
  }

  /// Runs what began and applies all uses to all that arrived, until nothing is new.
  func run() {
    while true {
      while let instance = beginning.popLast() { activate(instance, 0) }
      guard let node = waiting.popLast() else { return }
      let news = told[Int(node)]..<facts.count(of: node)
      told[Int(node)] = news.upperBound
      tell(node, of: news)
    }
  }

  /// Lets all that waits at a node know what came to it.
  private func tell(_ node: NodeIndex, of news: Range<Int32>) {
    for place in 0..<copies.count(of: node) { give(news, of: node, to: copies[node, place]) }
    var number = nodeUse[Int(node)]
    while number >= 0 {
      let use = uses[Int(number)]
      for place in news { apply(use, number, facts[node, place]) }
      number = use.next
    }
  }

  private func apply(_ use: Use, _ number: Int32, _ object: ObjectIndex) {
    switch use.kind {
    case .copyCase: if caseKey(of: object) == use.b { add(object, to: use.a) }
    case .cast:
      if isCast(object, to: use.b) { add(object, to: use.a) } else { root(of: object, as: use.b, at: use.a) }
    case .load: load(from: object, use.b, to: use.a, use.c, use.d)
    case .store: store(use.a, to: object, use.b, instance: use.c, block: use.d)
    case .call: call(use.b, in: use.a, on: object)
    case .callValue: callValue(use.b, in: use.a, object)
    case .foreignArgument: hand(object, use.b, in: use.a, by: use.c)
    case .hold: hold(patterns[Int(use.d)], object, in: use.a, block: use.b, test: use.c)
    case .bind: bind(patterns[Int(use.b)], object, in: use.a)
    case .split: split(object, use, number)
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
