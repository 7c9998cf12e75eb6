import FlowExport
import FlowKit
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The code of the README, compiled; the tests hold that it still stands there as it is here.
@MainActor @Suite struct ReadmeCodeTests {
  @Test func coordinatorsNavigateAndAreDocumented() throws {
    let app = AppFlow()
    let glass = HeadlessNavigator()
    app.launch(in: glass, registry: Registry(root: AppFlow.self))
    let orders = try #require(app.children.first as? OrdersFlow)
    orders.go(\.order, 42)
    #expect(glass.description == "OrdersScreen > OrderScreen")
    try app.open("shop://orders/42")
    #expect(glass.description == "OrdersScreen > OrderScreen")
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let file = folder.url("flowdoc.graph.json")
    try Registry(root: AppFlow.self).write(to: file)
    #expect(
      try GraphFile.read(Data(contentsOf: file)).flows.map(\.id) == ["AppFlow", "HelpFlow", "OrdersFlow"])
    try expectStandsHere("final class OrdersFlow: Coordinator {")
    try expectStandsHere("orders.go(\\.order, 42)\ntry app.open")
  }

  @Test func aGraphIsMadeByHand() throws {
    let checkout = Flow(
      id: "CheckoutFlow", isEntry: true, summary: "Takes a cart to a paid order.",
      routes: [Route(id: "CheckoutFlow.cart", name: "cart", style: .root, target: .screen("CartScreen"))])
    let graph = FlowGraph(name: "Shop", flows: [checkout], screens: [Screen(id: "CartScreen")])

    #expect(try GraphFile.read(GraphFile.write(graph)) == graph)
    try expectStandsHere("let checkout = ")
  }

  /// The paragraph of the README that begins with some text has only lines that this file has.
  private func expectStandsHere(_ beginning: String) throws {
    let here = Set(lines(of: try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)))
    let readme = try Repository.text("README.md")
    let start = try #require(readme.range(of: beginning))
    let end = try #require(readme.range(of: "\n\n", range: start.upperBound..<readme.endIndex))
    for line in lines(of: String(readme[start.lowerBound..<end.lowerBound]))
    where line != "```" && line != "final class OrdersFlow: Coordinator {" {
      #expect(here.contains(line), "\(line)")
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

private final class AppFlow: Coordinator {
  struct Routes: RouteTable {
    let orders = Start { (app: AppFlow) in OrdersFlow(app.store) }
  }

  let store = Store()

  override func start() { go(\.orders) }
}

private final class OrdersFlow: Coordinator {
  struct Routes: RouteTable {
    let orders = Root("shop://orders") { (flow: OrdersFlow) in OrdersScreen(flow.store) }
    let order = Push("shop://orders/:id(Int)") { (flow: OrdersFlow, id: Int) in OrderScreen(id) }
    let help = Sheet { (_: OrdersFlow) in HelpFlow() }
  }

  let store: Store

  init(_ store: Store) { self.store = store }
}

private final class HelpFlow: Coordinator {
  struct Routes: RouteTable {
    let topics = Root { (_: HelpFlow) in OrderScreen(0) }
  }
}

@MainActor private final class Store {}

private struct OrdersScreen: Presentable {
  let store: Store
  init(_ store: Store) { self.store = store }
}

private struct OrderScreen: Presentable {
  let id: Int
  init(_ id: Int) { self.id = id }
}
