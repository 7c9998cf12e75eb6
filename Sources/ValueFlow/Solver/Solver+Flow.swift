/// The propagation of objects from node to node.
extension Solver {
  func node(_ type: Int32 = 0) -> NodeIndex {
    nodes.append(type)
  }

  /// Puts an object into a node, if it fits the declared type.
  func add(_ object: ObjectIndex, to node: NodeIndex) {
    if nodes.type(of: node) == 0 { return nodes.insert(object, in: node) }
    guard let fitting = matching.fitted(object, to: node) else { return }
    nodes.insert(fitting, in: node)
  }

  /// Makes a use wait at a node, and applies it to what is there: at once, or later if it is one of a long row that add each other,
  /// which would need too much of the stack.
  func add(_ use: Use, to node: NodeIndex) {
    let number = nodes.add(use, to: node)
    guard useDepth < Self.mostNested else { return unappliedUses.append(number) }
    useDepth += 1
    apply(number)
    useDepth -= 1
  }

  private static let mostNested = 400

  private func apply(_ number: Int32) {
    let use = nodes.use(number)
    var place = nodes.count(at: use.node)
    while place > 0 {
      place -= 1
      apply(use, number, nodes.object(place, at: use.node))
    }
  }

  /// Makes what arrives at a node flow on to another.
  func copy(_ from: NodeIndex, to target: NodeIndex) {
    guard from != target, !typeQueries.isIdle(nodes.type(of: from)),
      !typeQueries.isIdle(nodes.type(of: target)), !kept.contains(from, in: target),
      nodes.addCopy(from, to: target)
    else { return }
    give(0..<nodes.count(at: from), of: from, to: target)
  }

  private func give(_ places: Range<Int32>, of node: NodeIndex, to target: NodeIndex) {
    let type = nodes.type(of: target)
    if nodes.shares(target, places, of: node), type == 0 || matching.allFit(places, of: node, at: target) {
      nodes.share(places, of: node, in: target)
    } else if type == 0 {
      for place in places { nodes.insert(nodes.object(place, at: node), in: target) }
    } else {
      for place in places { add(nodes.object(place, at: node), to: target) }
    }
  }

  /// Runs new instances and applies all uses to all arrived objects, until nothing is new.
  func run() {
    while !isCutOff {
      if let number = unappliedUses.popLast() {
        apply(number)
        cutOff()
        continue
      }
      while !isCutOff, let instance = beginning.popLast() {
        activate(instance, 0)
        cutOff()
      }
      guard let news = nodes.takeNews() else { return }
      tell(news.node, of: news.places)
      cutOff()
    }
  }

  /// Tells everything that waits at a node of its new objects.
  private func tell(_ node: NodeIndex, of news: Range<Int32>) {
    for place in 0..<nodes.copyCount(of: node) { give(news, of: node, to: nodes.copy(place, of: node)) }
    var number = nodes.lastUse(of: node)
    while number >= 0 {
      let use = nodes.use(number)
      for place in news { apply(use, number, nodes.object(place, at: node)) }
      number = use.next
    }
  }

  /// A number that grows with all that is found.
  var progress: Int { nodes.factCount + instances.count + instances.callerCount + foreign.calls.count }

  private func apply(_ use: Use, _ number: Int32, _ object: ObjectIndex) {
    switch use.kind {
    case .copyCase:
      if splitKeys.key(of: object, byStyle: use.c == 1) == use.b { add(object, to: use.a) }
    case .cast:
      if matching.isCast(object, to: use.b) {
        add(object, to: use.a)
      } else if let other = matching.untracked(use.b) {
        add(other, to: use.a)
      } else {
        foreignCalls.root(of: object, as: use.b, at: use.a)
      }
    case .load:
      members.load(from: object, use.b, to: use.a, use.c, use.d)
      foreignCalls.unwrap(object, use.b, from: use.node, to: use.a)
    case .follow: follow(object, use)
    case .store: members.store(use.a, to: object, use.b, instance: use.c, block: use.d)
    case .call: calling.call(use.b, in: use.a, on: object)
    case .callValue: calling.callValue(use.b, in: use.a, object)
    case .foreignArgument: foreignCalls.hand(object, use.b, in: use.a, by: use.c)
    case .hold: matching.hold(patterns[Int(use.d)], object, in: use.a, block: use.b, test: use.c)
    case .bind: matching.bind(patterns[Int(use.b)], object, in: use.a)
    case .split: invocation.split(object, use, number)
    case .splitContent: contentCalls.split(object, use, number)
    case .ask, .convert: break
    case .answer: requestDelivery.answer(object, use)
    case .adapt: requestDelivery.adapt(object, use)
    case .adapted: requestDelivery.adapted(object, use)
    case .begun: requestDelivery.begin(object, use)
    case .hosted: requestDelivery.host(use.d, use, by: object)
    case .ending: requestDelivery.end(object, use)
    case .made: routeValues.makeRoute(object, use)
    case .go: routeValues.go(object, use)
    case .build: routeValues.build(object, use)
    case .bound: routeValues.build(use.a, use.b, in: use.c, for: object)
    case .hear: messageDelivery.listen(object, use.b, in: use.a)
    case .target: selectors.target(object, use)
    case .pipe: publishers.pipe(use.a, to: object)
    case .lend: foreignCalls.lend(use.a, to: object)
    case .stand: foreignCalls.stand(object, at: use.a)
    case .wish: if objects[object].kind == .enumCase { requested.wishes.insert(object) }
    case .listen: requestDelivery.listen(object, use.a)
    case .relay: requestDelivery.relay(object, use.a)
    case .take: if foreignCalls.isForeignObject(object) { foreignCalls.keep(use.a, in: object, isPut: false) }
    case .keep:
      if foreignCalls.keeps(object, isPut: use.b == 0, asScreen: use.c % 2 == 1, isBound: use.c > 1) {
        add(publishers.published(object, at: use.a), to: use.a)
      }
    case .deliver: promises.deliver(object, to: use.a)
    case .invoked: foreignCalls.result(of: object, to: use.a)
    case .keepMaker: containerCalls.keepMaker(object, use)
    case .keepType: containerCalls.keepType(object, use)
    case .giveType: containerCalls.giveType(object, use)
    case .genericType: sentValues.resolveParameter(object, Int(use.a))
    case .overload: overloadChoice.overload(Int(use.a), object)
    }
  }
}
