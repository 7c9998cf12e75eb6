import FlowExport
import FlowModel
import FlowTestSupport
import Testing

@Suite struct LiveTreeSceneTests {
  private static let goldens = Golden("Tests/FlowExportTests/Tree/Goldens")

  private let tree = CoordinatorTree(
    name: "Shop",
    nodes: [
      TreeNode(id: "#1", type: "AppCoordinator"),
      TreeNode(id: "#2", parent: "#1", type: "MainCoordinator", property: "children[0]", style: .root),
      TreeNode(
        id: "#3", parent: "#2", type: "CheckoutCoordinator", property: "checkout",
        marks: [TreeMark(.finished), TreeMark(.wrongParent, other: "#1")]),
      TreeNode(id: "#4", parent: "#2", type: "CartScreen", role: .screen),
    ])

  @Test(arguments: ["tree.dot", "tree.mmd"]) func inDrawingSyntax(name: String) throws {
    let scene = Scene.liveTree(tree)
    try Self.goldens.expect(name == "tree.dot" ? scene.dot() : scene.mermaid(), name)
  }

  @Test func noFileIsLeftOver() throws {
    #expect(try Self.goldens.orphans(besides: ["tree.dot", "tree.mmd"]) == [])
  }

  @Test func itSaysInWordsWhatThereIs() {
    let scene = Scene.liveTree(tree)
    #expect(scene.summary == "3 coordinators and 1 screen alive, 1 of them marked.")
    #expect(
      scene.nodes[2].label == "Coordinator CheckoutCoordinator #3: finished, still alive, its parent is #1")
    #expect(scene.nodes[2].marks == ["mark-finished", "mark-wrongParent"])
    #expect(!scene.isCollapsed)
  }

  @Test func aPictureThatIsTooBigKeepsWhatIsMarked() {
    var nodes = [TreeNode(id: "#1", type: "App")]
    nodes += (2...50).map { TreeNode(id: "#\($0)", parent: "#1", type: "Item") }
    nodes.append(TreeNode(id: "#51", parent: "#50", type: "Leak", marks: [TreeMark(.finished)]))
    let scene = Scene.liveTree(CoordinatorTree(nodes: nodes), budget: 5)
    #expect(scene.isCollapsed)
    #expect(scene.nodes.map(\.title) == ["App #1", "Item #2", "Item #3", "Item #50", "Leak #51"])
    #expect(scene.nodes[0].note == "46 more below")
    #expect(scene.edges.count == 4)
  }

  @Test func theDeepestTreeIsDrawnInTime() {
    let nodes = (1...100_000).map {
      TreeNode(
        id: "#\($0)", parent: $0 == 1 ? "" : "#\($0 - 1)", type: "N",
        marks: $0 > 20 ? [TreeMark(.tooDeep)] : [])
    }
    #expect(Scene.liveTree(CoordinatorTree(nodes: nodes)).nodes.count == Scene.defaultBudget)
  }

  @Test func anyTextGivesADrawing() {
    for text in HostileText.all {
      let node = TreeNode(
        id: text, type: text, property: text, shows: text, marks: [TreeMark(.duplicate, other: text)])
      let child = TreeNode(id: "#2", parent: text, type: text, property: text)
      let scene = Scene.liveTree(CoordinatorTree(name: text, nodes: [node, child]))
      let lines = scene.mermaid().split(whereSeparator: \.isNewline)
      #expect(lines.count == (text.isEmpty ? 5 : 6), "\(text.debugDescription): \(lines)")
      #expect(scene.dot().hasSuffix("}\n"))
    }
  }
}
