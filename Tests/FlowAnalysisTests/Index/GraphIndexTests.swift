import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

private let shop = FlowGraph.sketch(
  """
  AppFlow.login present LoginFlow
  AppFlow.shop start ShopFlow
  ShopFlow.list root ListScreen
  ShopFlow.item push ItemScreen
  ShopFlow.checkout present CheckoutFlow
  ShopFlow.share system ShareSheet
  CheckoutFlow.cart root CartScreen
  CheckoutFlow.help present HelpFlow
  LoginFlow.help present HelpFlow
  HelpFlow.topics root HelpScreen
  HelpFlow.login start LoginFlow
  AppFlow: start launch -> shop
  AppFlow: LoginFlow finished -> shop
  ShopFlow: start start -> list
  ShopFlow: ListScreen onItem -> item
  ShopFlow: ItemScreen onBuy -> checkout
  shop://cart = AppFlow.shop ShopFlow.checkout CheckoutFlow.cart
  shop://item = AppFlow.shop ShopFlow.item
  """)

@Suite struct GraphIndexTests {
  private let index = GraphIndex(shop)

  @Test func knowsChildrenAndParents() {
    #expect(index.children(of: "ShopFlow") == ["CheckoutFlow"])
    #expect(index.children(of: "HelpFlow") == ["LoginFlow"])
    #expect(index.children(of: "Nobody") == [])
    #expect(index.parents(of: .flow("HelpFlow")) == ["CheckoutFlow", "LoginFlow"])
    #expect(index.parents(of: .screen("CartScreen")) == ["CheckoutFlow"])
    #expect(index.parents(of: .flow("AppFlow")) == [])
    #expect(index.routes(to: .flow("HelpFlow")).map(\.id) == ["CheckoutFlow.help", "LoginFlow.help"])
  }

  @Test(arguments: 0..<10) func knowsTheRoutesBetweenAFlowAndANode(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let index = GraphIndex(generator.graph())
    for flow in index.graph.flows {
      for node in index.nodes {
        let expected = flow.routes.filter { Node($0.target) == node }
        #expect(index.routes(of: flow.id, to: node) == expected, "seed \(seed), \(flow.id), \(node)")
      }
    }
    #expect(index.routes(of: "Nobody", to: .flow("AppFlow")) == [])
  }

  @Test func theEntriesAreThoseThatSaySo() {
    #expect(index.entries.map(\.id) == ["AppFlow"])
    var silent = shop
    silent.flows[0].isEntry = false
    #expect(GraphIndex(silent).entries.map(\.id) == ["AppFlow"], "nothing leads to it")
    #expect(GraphIndex(FlowGraph(name: "")).entries.isEmpty)
  }

  @Test func whatIsReachable() {
    #expect(
      names(index.reachable(from: [.flow("LoginFlow")]))
        == "CheckoutFlow HelpFlow LoginFlow ShopFlow CartScreen "
        + "HelpScreen ItemScreen ListScreen", "the login's end leads into the shop")
    #expect(
      names(index.reachable(from: [.screen("ItemScreen")])).hasPrefix("CheckoutFlow HelpFlow LoginFlow"))
    #expect(index.reachable(from: [.flow("Nobody")]).isEmpty)
  }

  @Test func neighbourhoodsGrowWithTheirDepth() {
    #expect(names(index.neighbourhood(of: .screen("CartScreen"), depth: 0)) == "CartScreen")
    #expect(names(index.neighbourhood(of: .screen("CartScreen"), depth: 1)) == "CheckoutFlow CartScreen")
    #expect(
      names(index.neighbourhood(of: .screen("CartScreen"), depth: 2))
        == "CheckoutFlow HelpFlow ShopFlow CartScreen ItemScreen")
    #expect(index.neighbourhood(of: .screen("CartScreen"), depth: .max).count == index.nodes.count)
  }

  @Test func findsThePartsThatLeadToEachOther() {
    let cycles = index.stronglyConnectedParts.filter { $0.count > 1 }.map(names)
    #expect(cycles == ["CheckoutFlow HelpFlow LoginFlow ShopFlow ItemScreen ListScreen"])
  }

  @Test func aLongChainNeedsNoDeepStack() {
    let chain = (0..<20_000).map { "A\($0)Flow.next start A\($0 + 1)Flow" }
    var graph = FlowGraph(name: "")
    graph.flows = (0...20_000).map { number in
      Flow(
        id: "A\(number)",
        routes: number < chain.count
          ? [Route(id: "A\(number).n", name: "n", style: .start, target: .flow("A\(number + 1)"))] : [])
    }
    let index = GraphIndex(graph)
    #expect(index.stronglyConnectedParts.count == 20_001)
    #expect(index.ways(to: .node(.flow("A20000"))).map(\.steps.count) == [20_000])
  }

  @Test func foldsScreensIntoTheirFlows() {
    let folded = CollapsedGraph(index)
    let flows = folded.flows.map { "\($0.flow) \($0.screens.count) screens \($0.links) links" }
    #expect(
      flows == [
        "AppFlow 0 screens 0 links", "CheckoutFlow 1 screens 1 links", "HelpFlow 1 screens 0 links",
        "LoginFlow 0 screens 0 links", "ShopFlow 2 screens 1 links",
      ])
    let edges = folded.edges.map { "\($0.from) \($0.styles.map(\.rawValue)) \($0.to)" }
    #expect(edges.first == "AppFlow [\"present\"] LoginFlow")
    #expect(edges.count == 6)
  }

  private func names(_ nodes: [Node]) -> String { nodes.map(\.id).joined(separator: " ") }
}

@Suite struct WayTests {
  private let index = GraphIndex(shop)

  @Test func goesFromTheEntryWhereTransitionsAllow() {
    #expect(
      ways(to: .node(.screen("CartScreen"))) == [
        "entry AppFlow: AppFlow.shop, ShopFlow.list, ShopFlow.item(onItem), ShopFlow.checkout(onBuy), CheckoutFlow.cart",
        "link shop://cart: AppFlow.shop, ShopFlow.checkout, CheckoutFlow.cart",
        "link shop://item: AppFlow.shop, ShopFlow.item, ShopFlow.checkout(onBuy), CheckoutFlow.cart",
      ])
  }

  @Test func leadsToFlowsAndRoutesAsWell() {
    #expect(
      ways(to: .node(.flow("HelpFlow"))).first == "entry AppFlow: AppFlow.login, LoginFlow.help",
      "not by the shop")
    #expect(
      ways(to: .route("ShopFlow.item")) == [
        "entry AppFlow: AppFlow.shop, ShopFlow.list, ShopFlow.item(onItem)",
        "link shop://item: AppFlow.shop, ShopFlow.item",
      ])
    #expect(ways(to: .node(.flow("AppFlow"))) == ["entry AppFlow: "])
    #expect(ways(to: .node(.screen("Nothing"))) == [])
  }

  @Test func whereNoTransitionIsKnownToLeadThereRoutesAreOpen() {
    let graph = FlowGraph.sketch(
      """
      AppFlow.home root HomeScreen
      AppFlow.secret push SecretScreen
      AppFlow.lost push LostScreen
      AppFlow: LostScreen onFound -> secret
      AppFlow: SecretScreen onLose -> lost
      """)
    let ways = GraphIndex(graph).ways(to: .node(.screen("SecretScreen")))
    #expect(ways.map(text) == ["entry AppFlow: AppFlow.secret"])
  }

  @Test func everyWayIsTrueOnRandomGraphs() {
    var random = SeededGenerator()
    for round in 0..<200 {
      let index = GraphIndex(random.graph())
      for node in index.nodes {
        for way in index.ways(to: .node(node)) where !way.steps.isEmpty {
          let last = way.steps.last.flatMap { index.route($0.route) }
          #expect(last?.target.id == node.id, "seed \(random.seed), round \(round), \(node)")
        }
      }
    }
  }

  @Test func theNearestWaysAreTheShortestOfAll() {
    var random = SeededGenerator()
    for round in 0..<50 {
      let index = GraphIndex(random.graph())
      for node in index.nodes {
        let all = index.ways(to: .node(node))
        let (near, others) = index.nearestWays(to: .node(node), most: 2)
        #expect(near == all.filter(near.contains) && near.count + others == all.count)
        let links = all.filter { !$0.start.isEntry }.map(\.steps.count).sorted().prefix(2)
        let nearLinks = near.filter { !$0.start.isEntry }.map(\.steps.count).sorted()
        #expect(nearLinks == Array(links), "seed \(random.seed), round \(round), \(node)")
      }
    }
  }

  /// All ways together have half a million steps for a thousand flows.
  @Test func ofTheWaysAlongAChainOnlyTheNearestArePutTogether() {
    let last = 1_000
    var graph = FlowGraph(name: "")
    graph.flows = (0...last).map { number in
      let target = number < last ? Target.flow("F\(number + 1)") : .screen("Last")
      return Flow(
        id: "F\(number)", routes: [Route(id: "F\(number).n", name: "n", style: .start, target: target)])
    }
    graph.screens = [Screen(id: "Last")]
    graph.links = (0...last).map { Link(id: "a://\($0)", pattern: "a://\($0)", route: "F\($0).n") }
    let (ways, others) = GraphIndex(graph).nearestWays(to: .node(.screen("Last")), most: 3)
    #expect(ways.map(\.steps.count).reduce(0, +) == 1_007)
    #expect(others == 998)
  }

  private func ways(to destination: GraphIndex.Destination) -> [String] {
    index.ways(to: destination).map(text)
  }

  private func text(_ way: Way) -> String {
    let start =
      switch way.start {
      case .entry(let id): "entry \(id)"
      case .link(let id): "link \(id)"
      }
    let steps = way.steps.map { step in
      let triggers =
        step.from == nil || step.triggers.isEmpty ? "" : "(\(step.triggers.joined(separator: " ")))"
      return step.route + triggers
    }
    return "\(start): \(steps.joined(separator: ", "))"
  }
}
