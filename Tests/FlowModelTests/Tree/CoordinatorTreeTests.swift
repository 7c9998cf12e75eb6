import FlowModel
import FlowTestSupport
import Testing

@Suite struct CoordinatorTreeTests {
  @Test func itsText() {
    var tree = CoordinatorTree.sketch(
      """
      App
        Main
          Checkout finished
            PaymentScreen
        Login
      Orphan
      """)
    tree.nodes[2].style = .present
    tree.nodes[2].shows = "Checkout.payment"
    tree.nodes[4].marks = [
      TreeMark(.duplicate, other: "#2"), TreeMark(.wrongParent), TreeMark(.strongParent), TreeMark(.tooDeep),
    ]
    tree.omissions = ["the walk ended after 9 values"]
    #expect(
      "\(tree)" == """
        App #1
        ├─ Main #2
        │  └─ Checkout #3 present → Checkout.payment  ✗ finished, still alive
        │     └─ PaymentScreen #4 (screen)
        └─ Login #5  ✗ duplicate of #2, its parent is not in the tree, holds its parent strongly, too deep
        Orphan #6
        … the walk ended after 9 values

        """)
  }

  @Test func whatIsVeryDeepIsToldFurtherBelow() {
    let lines = (0..<70).map { String(repeating: "  ", count: $0) + "N" }.joined(separator: "\n")
    let text = "\(CoordinatorTree.sketch(lines))".split(separator: "\n").map(String.init)
    #expect(text.filter { $0.hasSuffix(" ↓") }.count == 2)
    #expect(text.filter { $0.hasSuffix(" (continued)") } == ["N #31 (continued)", "N #61 (continued)"])
    #expect(text.count == 72)
  }

  @Test func noLineIsBrokenByAName() {
    for text in HostileText.all {
      let node = TreeNode(id: text, type: text, shows: text, marks: [TreeMark(.duplicate, other: text)])
      let lines = "\(CoordinatorTree(nodes: [node]))".split(whereSeparator: \.isNewline)
      #expect(lines.count == 1, "\(text.debugDescription)")
    }
  }

  @Test func duplicatesAreNamedAfterTheNearestFirst() {
    let tree = CoordinatorTree.sketch(
      """
      App
        Help
        Main
          Help
          Help
          HelpScreen
          HelpScreen
      """)
    func marks(_ scope: CoordinatorTree.DuplicateScope) -> [String] {
      tree.markingDuplicates(in: scope).nodes.map { $0.marks.map(\.words).joined() }
    }
    #expect(marks(.tree) == ["", "", "", "duplicate of #2", "duplicate of #4", "", ""])
    #expect(marks(.siblings) == ["", "", "", "", "duplicate of #4", "", ""])
  }

  @Test func depthCountsWhatIsAbove() {
    let tree = CoordinatorTree.sketch("A\n  B\n    C\n      DScreen")
    #expect(tree.markingDepth(over: 1).nodes.map { $0.marks.map(\.kind) } == [[], [], [.tooDeep], []])
  }

  @Test func whoseParentIsNotBeforeItIsARoot() {
    let tree = CoordinatorTree(nodes: [
      TreeNode(id: "#1", parent: "#2", type: "A"), TreeNode(id: "#2", parent: "#2", type: "B"),
      TreeNode(id: "#2", parent: "#1", type: "C"),
    ])
    #expect("\(tree)" == "A #1\n└─ C #2\nB #2\n")
    #expect(TreeIndex(tree).coordinator(above: 2) == 0)
  }
}
