import FlowKit
import FlowModel
import FlowTestSupport
import Foundation
import Testing

@Suite struct RegistryTests {
  @Test func aGraphIsMadeOfTypesAlone() {
    let graph = Registry(root: AppFlow.self, name: "Shop").graph
    #expect(
      graph.told == """
        AppFlow (entry)
          login present flow LoginFlow
          main start flow MainFlow
        CheckoutFlow finished Order
          cart root screen CartScreen
          discard system system AlertMessage
          help present flow HelpFlow
          payment push screen PaymentScreen method: Method
          receipt push screen ReceiptScreen id: Int
        HelpFlow
          topic push screen TopicScreen topic: String
          topics root screen HelpScreen
        LoginFlow finished String
          login root screen LoginScreen
        MainFlow
          settings tab screen SettingsScreen
          shop tab flow ShopFlow
        ShopFlow
          checkout present flow CheckoutFlow
          item push screen ItemScreen id: Int, tab: String?
          list root screen ListScreen
        shop://help/:topic = AppFlow.main MainFlow.shop ShopFlow.checkout CheckoutFlow.help HelpFlow.topic
        shop://items = AppFlow.main MainFlow.shop ShopFlow.list
        shop://items/:id?tab=:tab? = AppFlow.main MainFlow.shop ShopFlow.item
        shop://orders/:id = AppFlow.main MainFlow.shop ShopFlow.checkout CheckoutFlow.receipt
        shop://settings = AppFlow.main MainFlow.settings
        """)
  }

  @Test func theFileHoldsTogetherAndEqualRegistriesAreEqualBytes() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try Registry(root: AppFlow.self).write(to: folder.url("graph.json"))
    let graph = try GraphFile.read(Data(folder.read("graph.json").utf8))
    #expect(graph == Registry(root: AppFlow.self).graph)
    #expect(graph.flows.allSatisfy { $0.origins == [.declared] && $0.module == "FlowKitTests" })
  }

  @Test func aLinkTellsItsParametersAndGuards() throws {
    let graph = Registry(root: AppFlow.self).graph
    let item = try #require(graph.links.first { $0.route == "ShopFlow.item" })
    #expect(
      item.parameters == [
        LinkParameter(name: "id", type: "Int"),
        LinkParameter(name: "tab", type: "String", place: .query, isOptional: true),
      ])
    let receipt = try #require(graph.links.first { $0.route == "CheckoutFlow.receipt" })
    #expect(receipt.guards == ["open", "signedIn"])
    #expect(receipt.examples == ["shop://orders/42"])
  }

  @Test func recursionAndSharedFlowsAreFine() {
    let registry = Registry(root: PagesFlow.self)
    #expect(registry.graph.flows.map(\.id) == ["PagesFlow", "WrapperFlow"])
    #expect(registry.findings.isEmpty)
  }

  @Test func ofTwoShortestWaysTheOneThatSortsFirstIsTaken() {
    let registry = Registry(root: MazeFlow.self)
    #expect(registry.graph.links.map(\.path) == [["MazeFlow.alpha", "EndFlow.end"]])
    #expect(registry.findings.isEmpty)
  }

  @Test func modulesRegisterIntoOneBuilder() {
    var builder = RegistryBuilder(name: "Shop")
    builder.addRoot(AppFlow.self)
    builder.addRoot(HelpFlow.self)
    builder.add(PagesFlow.self)
    let registry = builder.build()
    #expect(registry.graph.flows.filter(\.isEntry).map(\.id) == ["AppFlow", "HelpFlow"])
    #expect(
      registry.findings.map(\.description) == [
        "warning: no route leads to the flow 'PagesFlow' [flow-unreached]",
        "warning: no route leads to the flow 'WrapperFlow' [flow-unreached]",
      ])
    #expect(registry.graph.links.first { $0.route == "HelpFlow.topic" }?.path == ["HelpFlow.topic"])
  }

  @Test func whatIsWrongWithLinksIsFound() {
    #expect(
      Registry(root: WrongFlow.self).findings.map(\.description) == [
        "error: every chain of routes to 'WrongDeepFlow.deep' has a step that needs a value that the link 'shop://deep' does not supply [link-chain]",
        "error: 'shop://x/1' matches the links of 'WrongFlow.int' and 'WrongFlow.same'; the first opens [link-overlap]",
        "note: 'shop://x/1' matches the links of 'WrongFlow.int' and 'WrongFlow.text'; the first opens [link-overlap]",
        "note: 'shop://x/1' matches the links of 'WrongFlow.same' and 'WrongFlow.text'; the first opens [link-overlap]",
        "error: the link 'shop://few/:a' does not supply 'int', which 'WrongFlow.few' needs [link-parameter]",
        "error: the link 'shop//bad' of 'WrongFlow.bad' cannot be parsed at character 1 [link-pattern]",
        "error: 'store' of 'WrongFlow.odd' is of type Store, which links cannot carry [link-type]",
      ])
  }

  @Test func twoFlowsOfOneNameAreFound() {
    var builder = RegistryBuilder()
    builder.addRoot(twins().0)
    builder.addRoot(twins().1)
    #expect(builder.build().findings.map(\.rule) == ["flow-id"])
    #expect(builder.build().graph.flows.map(\.id) == ["TwinFlow"])
  }

  @Test func coordinatorsThatExistAlreadyAreListed() {
    let graph = Registry(root: OldCoordinator.self).graph
    #expect(
      graph.told == """
        HelpFlow
          topic push screen TopicScreen topic: String
          topics root screen HelpScreen
        OldCoordinator (entry)
          friend push screen ItemScreen id: UUID, note: String?
          help present flow HelpFlow
          profile root screen ListScreen
        shop://help/:topic =
        """)
    #expect(graph.flows.last?.summary == "Somebody's profile.")
  }

  @Test func namesAreWrittenAsInSource() {
    let flow = Registry(root: TypesFlow.self).graph.flows.first
    #expect(
      flow?.routes.first?.parameters.map { "\($0.name): \($0.type)" } == [
        "value: [String: [Int]]", "method: Method", "kind: TypesFlow.Kind",
        "value2: Result<Int, TypesFlow.Fault>",
      ])
    #expect(flow?.routes.first?.parameters.map(\.isOptional) == [false, true, false, false])
  }

  @Test func anEmptyBuilderIsFine() {
    #expect(RegistryBuilder().build().graph == FlowGraph(name: ""))
  }
}

extension FlowGraph {
  /// The flows with their routes, then the links with their ways, one a line.
  var told: String {
    (flows.flatMap(\.told) + links.map { (["\($0.id) ="] + $0.path).joined(separator: " ") })
      .joined(separator: "\n")
  }
}

extension Flow {
  fileprivate var told: [String] {
    let outcomes = outcomes.map { " \($0.name) \($0.type)" }.joined()
    return ["\(name)\(isEntry ? " (entry)" : "")\(outcomes)"]
      + routes.map { route in
        let parameters = route.parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
        let line = "  \(route.name) \(route.style) \(route.target.kind) \(route.target.name)"
        return parameters.isEmpty ? line : "\(line) \(parameters.joined(separator: ", "))"
      }
  }
}

private final class WrongFlow: Coordinator {
  struct Routes: RouteTable {
    let int = Push("shop://x/:id(Int)") { (_: WrongFlow, id: Int) in ItemScreen(id: id) }
    let same = Push("shop://x/:no(Int)") { (_: WrongFlow, id: Int) in ItemScreen(id: id) }
    let text = Push("shop://x/:name") { (_: WrongFlow, name: String) in TopicScreen(topic: name) }
    let few = Push("shop://few/:a") { (_: WrongFlow, a: Int, b: Int) in ItemScreen(id: a + b) }
    let bad = Push("shop//bad") { (_: WrongFlow) in HelpScreen() }
    let odd = Push("shop://odd/:store") { (_: WrongFlow, store: Store) in HelpScreen() }
    let deep = Push { (_: WrongFlow, order: Order.ID) in WrongDeepFlow() }.named("order")
  }
}

private final class WrongDeepFlow: Coordinator {
  struct Routes: RouteTable {
    let deep = Push("shop://deep") { (_: WrongDeepFlow) in HelpScreen() }
  }
}

/// Two flows whose names differ in nothing that an id could tell.
private func twins() -> (any FlowSource.Type, any FlowSource.Type) {
  func one() -> any FlowSource.Type {
    final class TwinFlow: Coordinator {}
    return TwinFlow.self
  }
  func other() -> any FlowSource.Type {
    final class TwinFlow: Coordinator {}
    return TwinFlow.self
  }
  return (one(), other())
}

/// Several ways to one end, the longest declared first, with a circle on it.
private final class MazeFlow: Coordinator {
  struct Routes: RouteTable {
    let around = Push { (_: MazeFlow) in CircleFlow() }
    let zeta = Push { (_: MazeFlow) in EndFlow() }
    let alpha = Push { (_: MazeFlow) in EndFlow() }
  }
}

private final class CircleFlow: Coordinator {
  struct Routes: RouteTable {
    let again = Push { (_: CircleFlow) in CircleFlow() }
    let end = Push { (_: CircleFlow) in EndFlow() }
  }
}

private final class EndFlow: Coordinator {
  struct Routes: RouteTable {
    let end = Push("shop://end") { (_: EndFlow) in HelpScreen() }
    let circle = Push { (_: EndFlow) in CircleFlow() }
  }
}

private final class OldCoordinator: ListedFlow {
  static var about: FlowDetails { FlowDetails(summary: "Somebody's profile.") }
  static var routes: [ListedRoute] {
    [
      ListedRoute("profile", .root, ListScreen.self),
      ListedRoute("friend", .push, ItemScreen.self, parameters: ["id": UUID.self, "note": String?.self]),
      ListedRoute("help", .modal(.sheet), HelpFlow.self),
    ]
  }
}

private final class TypesFlow: Coordinator {
  enum Kind: Sendable { case one }
  struct Fault: Error {}
  struct Routes: RouteTable {
    let all = Push { (_: TypesFlow, a: [String: [Int]], b: Method?, c: Kind, d: Result<Int, Fault>) in
      HelpScreen()
    }
  }
}
