import FlowKit
import FlowModel
import FlowTestSupport
import Testing

private final class ChainCoordinator { var children: [ChainCoordinator] = [] }
private final class Knot { var next: AnyObject? }
private indirect enum List {
  case end
  case item(AnyObject?, List)
}

/// A mirror that makes a new object each time it is asked.
private final class LiarCoordinator: CustomReflectable {
  var customMirror: Mirror {
    Mirror(
      self, children: ["children": [LiarCoordinator()], "parent": LiarCoordinator()], displayStyle: .tuple)
  }
}

/// A mirror with children almost without end, and with superclasses without end.
private final class EndlessCoordinator: CustomReflectable {
  var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: repeatElement(1, count: .max), displayStyle: .class,
      ancestorRepresentation: .customized { [self] in customMirror })
  }
}

/// Object graphs that no app should have; each must end in a tree, and soon.
@Suite struct HostileObjectsTests {
  @Test func aLongChainOfCoordinators() {
    let count = RunLength.of(short: 20_000, long: 100_000)
    let root = ChainCoordinator()
    var last = root
    for _ in 1..<count {
      let next = ChainCoordinator()
      last.children = [next]
      last = next
    }
    let tree = LiveTree(reflecting: root)
    #expect(tree.tree.nodes.count == count)
    #expect("\(tree)".split(separator: "\n").allSatisfy { $0.count < 200 })
    #expect(tree.difference(from: tree).isEmpty)
    takeApart(root)
  }

  /// A chain this long cannot be released from its top, since that would take the whole call stack.
  private func takeApart(_ root: ChainCoordinator) {
    var next = root.children.first
    while let object = next {
      next = object.children.first
      object.children = []
    }
  }

  @Test func aChainOfAHundredThousandPlainObjects() {
    let root = Knot()
    var knots = [root]
    for _ in 1..<100_000 {
      let next = Knot()
      knots[knots.count - 1].next = next
      knots.append(next)
    }
    knots[knots.count - 1].next = ChainCoordinator()
    #expect("\(LiveTree(reflecting: root))" == "ChainCoordinator #1\n")
    for knot in knots { knot.next = nil }
  }

  @Test func aValueThatIsNestedVeryDeep() {
    var list = List.item(ChainCoordinator(), .end)
    for _ in 0..<5_000 { list = .item(nil, list) }
    #expect("\(LiveTree(reflecting: list))" == "ChainCoordinator #1\n")
  }

  @Test func mirrorsThatLie() {
    var rules = LiveTreeRules()
    rules.valueLimit = 10_000
    let tree = LiveTree(reflecting: LiarCoordinator(), rules: rules).tree
    #expect(tree.omissions == ["the walk ended after 10000 values"])
    #expect(tree.nodes.count > 100)
  }

  @Test func mirrorsWithoutEnd() {
    var rules = LiveTreeRules()
    rules.elementLimit = 100
    let tree = LiveTree(reflecting: EndlessCoordinator(), rules: rules)
    #expect(
      "\(tree)" == """
        EndlessCoordinator #1
        … a value of the type EndlessCoordinator has more than 100 parts; the others were left out

        """)
  }

  @Test func aLimitOnElementsIsTold() {
    let root = ChainCoordinator()
    root.children = (0..<50).map { _ in ChainCoordinator() }
    var rules = LiveTreeRules()
    rules.elementLimit = 10
    let tree = LiveTree(reflecting: root, rules: rules).tree
    #expect(tree.nodes.count == 11)
    #expect(
      tree.omissions == [
        "a value of the type [ChainCoordinator] has more than 10 parts; the others were left out"
      ])
  }

  @Test(arguments: [0, 1, 2, 3, -5]) func anyLimitWillDo(limit: Int) {
    var rules = LiveTreeRules()
    (rules.valueLimit, rules.elementLimit, rules.depthLimit) = (limit, limit, limit)
    #expect(LiveTree(reflecting: ChainCoordinator(), rules: rules).tree.nodes.count == 1)
  }

  /// Any graph of objects gives a tree that holds together: each object once, parents first, and it is read as it is written.
  @Test func randomGraphsOfObjects() throws {
    var random = SeededGenerator()
    for round in 0..<200 {
      let objects = (0..<20).map { _ in ChainCoordinator() }
      for object in objects {
        object.children = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(objects) }
      }
      let tree = LiveTree(reflecting: objects[0]).tree
      let read = try TreeFile.read(TreeFile.write(tree))
      #expect(read == tree, "seed \(random.seed), round \(round)")
      #expect(tree.nodes.count == reached(from: objects[0]), "seed \(random.seed), round \(round)")
      for object in objects { object.children = [] }
    }
  }

  private func reached(from root: ChainCoordinator) -> Int {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [root]
    while let next = waiting.popLast() {
      if seen.insert(ObjectIdentifier(next)).inserted { waiting += next.children }
    }
    return seen.count
  }
}
