import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// How names stand on pages: where they break, what is set back, what tells twins apart.
@Suite struct NameHTMLTests {
  @Test(arguments: [
    ("CheckoutReceiptSummaryScreen", "Checkout<wbr>ReceiptSummary<wbr>Screen"), ("A<B>", "A&lt;B&gt;"),
    ("", ""),
    // Up to fourteen letters stay together, and a line may end at a space anyway.
    ("CheckoutMyFlow", "CheckoutMyFlow"), ("CheckoutPageFlow", "CheckoutPage<wbr>Flow"),
    ("onTapAgain, onLongPress", "onTapAgain, onLongPress"),
    ("App/Flows/Cart.swift:7", "App/Flows<wbr>/Cart.swift:7"),
  ]) func breaksAtHumps(name: String, html: String) {
    #expect(NameHTML.of(name) == html)
  }

  /// Names of more than twelve letters may break before what they share.
  @Test func whatAllNamesShareIsSetBack() throws {
    let routes = ["Cart", "Settings", "Help", "Catalogue"].map { "AppFlow.to\($0) push \($0)Flow" }
    let site = try MadeSite(SiteInput(graph: .sketch(routes.joined(separator: "\n"))))
    let flows = site.main(of: "flows/index.html")
    #expect(flows.contains("<bdi>Cart<span class=\"shared\">Flow</span></bdi>"))
    #expect(flows.contains("<bdi>Settings<span class=\"shared\">Flow</span></bdi>"))
    #expect(flows.contains("<bdi>Catalogue<wbr><span class=\"shared\">Flow</span></bdi>"))
  }

  @Test func twinsAreToldApartByModuleFolderOrId() {
    let places = ["App/Old/Cart.swift", "App/New/Cart.swift"].map { SourceLocation(file: $0, line: 1) }
    let byModule = NameMarks([
      Flow(id: "a", name: "Cart", module: "Shop"), Flow(id: "b", name: "Cart", module: "Kiosk"),
      Flow(id: "c", name: "News", module: "Shop"),
    ])
    #expect([byModule["a"], byModule["b"], byModule["c"]] == ["Shop", "Kiosk", ""])
    let byFolder = NameMarks([
      Flow(id: "a", name: "Cart", module: "Shop", location: places[0]),
      Flow(id: "b", name: "Cart", module: "Shop", location: places[1]),
    ])
    #expect([byFolder["a"], byFolder["b"]] == ["Old", "New"])
    let byId = NameMarks([Screen(id: "a", name: "Cart"), Screen(id: "b", name: "Cart")])
    #expect([byId["a"], byId["b"]] == ["a", "b"])
  }

  @Test func twinsAreToldApartOnEveryPage() throws {
    var graph = FlowGraph.sketch("AppFlow.a push ACartFlow\nAppFlow.b push BCartFlow")
    for (number, module) in [(1, "Shop"), (2, "Kiosk")] {
      graph.flows[number].name = "CartFlow"
      graph.flows[number].module = module
    }
    let site = try MadeSite(SiteInput(graph: graph))
    for module in ["Shop", "Kiosk"] {
      let told = "CartFlow <span class=\"apart\">\(module)</span></bdi>"
      #expect(site.files["index.html"]?.contains(told) == true)
      #expect(site.main(of: "flows/appflow/index.html").contains(told))
      #expect(site.files["assets/flow-tree.js"]?.contains("\"CartFlow\",\"\(module)\"") == true)
    }
    #expect(
      site.files["flows/acartflow/index.html"]?.contains("<title>CartFlow (Shop) · Flow · Test") == true)
  }
}
