@testable import FlowExport
import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

/// Scenes in words: a node a line, then an edge a line.
@Suite struct SceneTests {
  private let shop = """
    AppFlow.shop start ShopFlow
    ShopFlow.list root ListScreen
    ShopFlow.item push ItemScreen
    ShopFlow.filter present FilterScreen
    ShopFlow.help present HelpFlow
    ShopFlow.share system ShareSheet
    HelpFlow.topics root HelpScreen
    HelpFlow.item push ItemScreen
    ShopFlow: start start -> list
    ShopFlow: ListScreen onItem -> item
    ShopFlow: ListScreen onTap -> item
    ShopFlow: ListScreen onFilter -> filter
    ShopFlow: FilterScreen onApply -> <
    ShopFlow: ItemScreen onShare -> share
    ShopFlow: ItemScreen onBuy -> !bought
    shop://item = AppFlow.shop ShopFlow.item
    """

  /// Thousands of triggers of one move are put together once, and not one by one.
  @Test func manyTriggersOfAMoveTakeLittleTime() throws {
    let count = 2_000
    let moves = (0..<count).map { "ShopFlow: ListScreen on\($0) -> item" }.joined(separator: "\n")
    let index = GraphIndex(.sketch(shop + "\n" + moves))
    let time = ProcessorTime.measure {
      let edges = Scene.wholeApp(index, budget: 100).edges
      #expect(edges.contains { $0.words.count >= count })
    }
    #expect(time < .seconds(3), "\(time)")
  }

  @Test func aModuleBeginsWithTheScreenThatIsMadeWithIt() throws {
    let index = GraphIndex(
      .sketch(
        """
        ShopFlow.cart push CartFlow(CartScreen)
        CartFlow.pay push PayScreen
        CartFlow: CartScreen onPay -> pay
        """))
    #expect(
      try words(.storyboard(of: "CartFlow", in: index)) == """
        flow:CartFlow *, screen:CartScreen, screen:PayScreen
        flow:CartFlow root screen:CartScreen
        screen:CartScreen push screen:PayScreen [onPay]
        """)
    #expect(
      Scene.wholeApp(index, budget: 100).groups.map { "\($0.flow): \($0.keys.joined(separator: ", "))" } == [
        "CartFlow: flow:CartFlow, screen:CartScreen in CartFlow, screen:PayScreen in CartFlow",
        "ShopFlow: flow:ShopFlow",
      ])
    #expect(
      try words(.neighbourhood(of: .screen("CartScreen"), depth: 1, in: index)) == """
        flow:CartFlow, screen:CartScreen *, screen:PayScreen
        flow:CartFlow root screen:CartScreen
        screen:CartScreen push screen:PayScreen [onPay]
        """)
  }

  @Test func aStoryboardGoesFromTheFlowsPlateToTheWaysOut() throws {
    #expect(
      try words(.storyboard(of: "ShopFlow", in: index)) == """
        flow:HelpFlow, flow:ShopFlow *, link:shop://item, outcome:bought, screen:FilterScreen, screen:ItemScreen, \
        screen:ListScreen, system:ShareSheet
        flow:ShopFlow present flow:HelpFlow [help]
        flow:ShopFlow root screen:ListScreen
        link:shop://item link screen:ItemScreen
        screen:FilterScreen back screen:ListScreen [onApply]
        screen:ItemScreen finish outcome:bought [onBuy]
        screen:ItemScreen system system:ShareSheet [onShare]
        screen:ListScreen present screen:FilterScreen [onFilter]
        screen:ListScreen push screen:ItemScreen [onItem onTap]
        """)
    #expect(Scene.storyboard(of: "Nobody", in: index) == nil)
  }

  @Test func aMapFoldsScreensIntoFlows() throws {
    #expect(
      try words(.flowMap(of: index)) == """
        flow:AppFlow, flow:HelpFlow (2 screens), flow:ShopFlow (3 screens)
        flow:AppFlow start flow:ShopFlow
        flow:ShopFlow present flow:HelpFlow
        """)
  }

  @Test func aNeighbourhoodHasWhatIsNear() throws {
    #expect(
      try words(.neighbourhood(of: .screen("ItemScreen"), depth: 1, in: index)) == """
        flow:HelpFlow, flow:ShopFlow, screen:ItemScreen *, screen:ListScreen
        flow:HelpFlow push screen:ItemScreen [item]
        flow:ShopFlow present flow:HelpFlow [help]
        flow:ShopFlow root screen:ListScreen
        screen:ListScreen push screen:ItemScreen [onItem onTap]
        """)
  }

  @Test func whatIsAskedForAnywhereStandsAtTheSide() throws {
    let graph = FlowGraph.sketch(
      """
      ShopFlow.list root ListScreen
      ShopFlow.help present HelpScreen
      ShopFlow: start start -> list
      ShopFlow: anywhere onHelp -> help
      ShopFlow: ListScreen onHelp -> help
      """)
    #expect(
      try words(.storyboard(of: "ShopFlow", in: GraphIndex(graph))) == """
        anywhere:ShopFlow, flow:ShopFlow *, screen:HelpScreen, screen:ListScreen
        anywhere:ShopFlow present screen:HelpScreen [onHelp]
        flow:ShopFlow root screen:ListScreen
        """)
    #expect(MarkdownExport.text(of: graph).contains("anywhere on `onHelp`"))
    let way = try #require(GraphIndex(graph).ways(to: .node(.screen("HelpScreen"))).first)
    #expect(
      way.steps.map { WayExport.sentence(of: $0, GraphIndex(graph)) } == [
        "anywhere, on onHelp: ShopFlow presents HelpScreen"
      ])
  }

  @Test func theWholeAppShowsASharedScreenInEachFlow() throws {
    let scene = Scene.wholeApp(index)
    #expect(
      scene.nodes.filter { $0.id == "ItemScreen" }.map(\.key) == [
        "screen:ItemScreen in HelpFlow", "screen:ItemScreen in ShopFlow",
      ])
    #expect(scene.groups.map(\.flow) == ["AppFlow", "HelpFlow", "ShopFlow"])
    #expect(scene.edges.contains { ($0.from, $0.to) == ("flow:ShopFlow", "flow:HelpFlow") })
  }

  @Test func aPictureOverItsBudgetIsFoldedAndSaysSo() {
    #expect(!Scene.wholeApp(index, budget: 9).isCollapsed)
    let folded = Scene.wholeApp(index, budget: 8)
    #expect(folded.isCollapsed)
    #expect(folded.nodes.map(\.key) == ["flow:AppFlow", "flow:HelpFlow", "flow:ShopFlow"])
    let crowded = Scene.storyboard(of: "ShopFlow", in: index, budget: 3)
    #expect(crowded?.isCollapsed == true)
    #expect(crowded?.nodes.count == 3)
  }

  @Test func aNeighbourhoodOverItsBudgetShowsTheNearestAndCountsTheOthers() throws {
    let scene = Scene.neighbourhood(of: .screen("ItemScreen"), depth: 2, in: index, budget: 3)
    #expect(
      try words(scene) == """
        flow:HelpFlow, screen:ItemScreen *, screen:ListScreen
        flow:HelpFlow push screen:ItemScreen [item]
        screen:ListScreen push screen:ItemScreen [onItem onTap]
        """)
    #expect(scene.remarks == ["4 nodes further away are left out."])
    let tiny = Scene.neighbourhood(of: .screen("ItemScreen"), depth: 1, in: index, budget: 1)
    #expect(tiny.nodes.map(\.key) == ["screen:ItemScreen"])
    #expect(tiny.remarks.first == "2 more lead here.")
  }

  @Test func severalKindsOfLineBetweenTwoNodesAreOne() throws {
    let graph = FlowGraph.sketch(
      """
      ShopFlow.list root ListScreen
      ShopFlow.item push ItemScreen
      ShopFlow.peek present ItemScreen
      ShopFlow: ListScreen onItem onRow onLink -> item
      ShopFlow: ListScreen onHold -> peek
      """)
    let scene = try #require(Scene.storyboard(of: "ShopFlow", in: GraphIndex(graph)))
    #expect(
      try words(scene) == """
        flow:ShopFlow *, screen:ItemScreen, screen:ListScreen
        flow:ShopFlow root screen:ListScreen
        screen:ListScreen push screen:ItemScreen [onItem onLink onRow onHold]
        """)
    #expect(scene.edges.last?.shownWords == ["onItem", "onLink", "and 2 more"])
    #expect(scene.allEdges.map(\.kind) == [.route(.root), .route(.push), .route(.present)])
  }

  @Test func manyLinksToOneScreenAreOneFlag() throws {
    let links = ["a", "b", "c"].map { "shop://\($0) = ShopFlow.list" }
    let graph = FlowGraph.sketch("ShopFlow.list root ListScreen\n" + links.joined(separator: "\n"))
    let scene = try #require(Scene.storyboard(of: "ShopFlow", in: GraphIndex(graph)))
    #expect(scene.nodes.filter { $0.kind == .link }.map(\.title) == ["shop://a and 2 more"])
    #expect(scene.nodes.first { $0.kind == .link }?.label == "3 links: shop://a, shop://b, shop://c")
  }

  @Test func theOrderOfTheGraphMakesNoDifference() throws {
    var random = SeededGenerator()
    let graph = try Shop.graph()
    for round in 0..<20 {
      let (one, two) = (GraphIndex(graph), GraphIndex(random.shuffled(graph)))
      let note = "seed \(random.seed), round \(round)"
      #expect(Scene.wholeApp(one).dot() == Scene.wholeApp(two).dot(), "\(note)")
      #expect(Scene.flowMap(of: one).mermaid() == Scene.flowMap(of: two).mermaid(), "\(note)")
      #expect(
        Scene.storyboard(of: "CheckoutFlow", in: one) == Scene.storyboard(of: "CheckoutFlow", in: two),
        "\(note)")
      #expect(MarkdownExport.text(of: one.graph) == MarkdownExport.text(of: two.graph), "\(note)")
      #expect(CSVExport.text(of: one.graph) == CSVExport.text(of: two.graph), "\(note)")
      #expect(TreeExport.text(of: one.graph) == TreeExport.text(of: two.graph), "\(note)")
    }
  }

  private var index: GraphIndex { GraphIndex(.sketch(shop)) }

  private func words(_ scene: Scene?) throws -> String {
    let scene = try #require(scene)
    let nodes = scene.nodes.map {
      $0.key + ($0.isFocus ? " *" : "") + ($0.note.isEmpty ? "" : " (\($0.note))")
    }
    let edges = scene.edges.map { edge in
      "\(edge.from) \(edge.kind.name) \(edge.to)"
        + (edge.words.isEmpty ? "" : " [\(edge.words.joined(separator: " "))]")
    }
    return ([nodes.joined(separator: ", ")] + edges).joined(separator: "\n")
  }
}
