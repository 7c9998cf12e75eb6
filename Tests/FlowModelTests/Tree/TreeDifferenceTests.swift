import FlowModel
import FlowTestSupport
import Testing

/// Two trees, and what became of the first.
@Suite struct TreeDifferenceTests {
  private func difference(_ before: String, _ now: String) -> String {
    "\(CoordinatorTree.sketch(now).difference(from: .sketch(before)))"
  }

  @Test func appearedAndGone() {
    #expect(
      difference("App\n  Login", "App\n  Main\n    HomeScreen") == """
        + Main #2 under App #1
        + HomeScreen #3 (screen) under Main #2
        - Login #2 from App #1

        """)
  }

  @Test func movedWithAllItHolds() {
    #expect(
      difference(
        "App\n  Main\n    Help\n      HelpScreen\n  Shop", "App\n  Main\n  Shop\n    Help\n      HelpScreen")
        == "> Help #4 from Main #2 to Shop #3\n")
  }

  @Test func marksThatCameAndWent() {
    #expect(
      difference("App\n  A finished\n  B", "App\n  A\n  B finished tooDeep") == """
        ✗ B #3: finished, still alive
        ✗ B #3: too deep
        ✓ A #2: no longer: finished, still alive

        """)
  }

  @Test func theNumberOfANodeSaysNothing() {
    #expect(
      difference("App\n  A\n    B", "App\n  AScreen\n  A\n    B") == "+ AScreen #2 (screen) under App #1\n")
    #expect(difference("App\n  A", "App\n  A") == "No difference.\n")
    #expect(difference("", "App") == "+ App #1\n")
    #expect(difference("App", "Root\n  App") == "+ Root #1\n> App #2 from the root to Root #1\n")
  }

  @Test func theSecondOfATypeIsNotTheFirst() {
    #expect(difference("App\n  A\n  A", "App\n  A") == "- A #3 from App #1\n")
  }

  /// Whatever happened, nothing is told twice, and what is told makes the numbers come out.
  @Test func randomTrees() {
    var random = SeededGenerator()
    for round in 0..<300 {
      let before = random.tree()
      let now = random.tree()
      let difference = now.difference(from: before)
      let grown = difference.appeared.count - difference.gone.count
      #expect(now.nodes.count - before.nodes.count == grown, "seed \(random.seed), round \(round)")
      let told = difference.appeared.map(\.node.id) + difference.moved.map(\.node.id)
      #expect(Set(told).count == told.count, "seed \(random.seed), round \(round)")
      #expect(now.difference(from: now).isEmpty, "seed \(random.seed), round \(round)")
      let back = before.difference(from: now)
      #expect(back.appeared.count == difference.gone.count, "seed \(random.seed), round \(round)")
    }
  }
}

extension SeededGenerator {
  /// A tree of a few types, so that two trees have things in common.
  mutating func tree(hostile: Bool = false) -> CoordinatorTree {
    let names = hostile ? HostileText.all : ["A", "B", "C", "DScreen"]
    var nodes: [TreeNode] = []
    for number in 1...Int.random(in: 1...12, using: &self) {
      let parent = nodes.isEmpty || oneIn(8) ? "" : pick(nodes).id
      nodes.append(
        TreeNode(
          id: "#\(number)", parent: parent, type: pick(names), role: pick(TreeNode.Role.allCases),
          property: pick(["", "children[0]"]), shows: oneIn(3) ? pick(names) : "",
          style: oneIn(3) ? pick(PresentationStyle.allCases) : nil,
          marks: oneIn(3) ? [TreeMark(pick(TreeMark.Kind.allCases), other: "#1")] : []))
    }
    return CoordinatorTree(name: pick(names), nodes: nodes, omissions: oneIn(4) ? [pick(names)] : [])
  }
}
