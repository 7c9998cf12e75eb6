import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// What tabs, search engines and the list of headings show of a page.
@Suite struct HeadTests {
  @Test func ofTheShop() throws {
    var input = try SiteInput.shop()
    input.guides = [
      GuideFile(path: "index.md", text: "# Guide\n"), GuideFile(path: "ci/index.md", text: "# Guide\n"),
      GuideFile(path: "flows.md", text: "# Flows\n\nOf the shop."),
    ]
    input.baseline = SiteInput.Baseline(name: "before", graph: FlowGraph(name: "Shop"))
    input.coverage = TraceCoverage(of: [], over: input.graph)
    let site = try MadeSite(input)
    #expect(faults(of: site) == [])
    #expect(title(of: "flows/checkoutflow/index.html", in: site) == "CheckoutFlow · Flow · Shop")
    #expect(site.files.values.contains { $0.contains("<title>Guide (ci/index.md) · Guide · Shop</title>") })
  }

  @Test(arguments: 0..<12) func ofAnyGraph(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let site = try MadeSite(SiteInput(graph: generator.graph(hostile: seed % 2 == 0)))
    #expect(faults(of: site) == [], "seed \(seed)")
  }

  /// A map in parts has a heading for each.
  @Test func ofALargeApp() throws {
    let routes = (1..<90).map { "F\(($0 - 1) / 2)Flow.to\($0) push F\($0)Flow" }
    let site = try MadeSite(SiteInput(graph: .sketch(routes.joined(separator: "\n"))))
    #expect(faults(of: site) == [])
    #expect(site.files["map/index.html"]?.contains("<h2 id=\"area-") == true)
  }

  @Test func nothingIsKnownOfThem() throws {
    let site = try MadeSite(
      SiteInput(graph: .sketch("ShopFlow.cart root CartScreen\nshop://cart = ShopFlow.cart", name: "Shop")))
    #expect(
      description(of: "flows/shopflow/index.html", in: site)
        == "ShopFlow, a flow of Shop: 1 screen, 0 further flows and 1 link.")
    #expect(
      description(of: "screens/cartscreen/index.html", in: site)
        == "CartScreen, a screen of Shop, shown by ShopFlow.")
    #expect(
      description(of: "links/shop-cart/index.html", in: site) == "shop://cart opens CartScreen in ShopFlow.")
    #expect(description(of: "index.html", in: site) == "The navigation of Shop: 1 flow, 1 screen and 1 link.")
  }

  @Test func aFaultIsFound() {
    let page =
      "<title>A</title><meta name=\"description\" content=\"\"><h2 id=\"b\">B</h2><nav id=\"contents\"><a href=\"#b\">C</a></nav>"
    #expect(
      faults(of: ["a.html": page, "b.html": page]) == [
        "a.html: no description", "a.html: “C” is headed “B”", "b.html: no description",
        "b.html: the title of a.html", "b.html: “C” is headed “B”",
      ])
  }

  private func faults(of site: MadeSite) -> [String] {
    faults(of: site.files.filter { $0.key.hasSuffix(".html") })
  }

  private func faults(of pages: [String: String]) -> [String] {
    var titles: [String: String] = [:]
    var faults: [String] = []
    for (path, html) in pages.sorted(by: { $0.key < $1.key }) {
      let title = Self.first(/<title>([^<]*)<\/title>/, in: html)
      if let other = titles[title] { faults.append("\(path): the title of \(other)") }
      titles[title] = path
      if Self.first(/<meta name="description" content="([^"]*)">/, in: html).isEmpty {
        faults.append("\(path): no description")
      }
      faults += headings(html).map { "\(path): \($0)" }
    }
    return faults.sorted()
  }

  /// What the list of headings calls otherwise than its section does.
  private func headings(_ html: String) -> [String] {
    let named = Dictionary(
      html.matches(of: /<h\d id="([^"]+)"[^>]*>(.*?)<\/h\d>/.dotMatchesNewlines()).map {
        (String($0.1), Self.words(String($0.2)))
      }, uniquingKeysWith: { first, _ in first })
    guard let begin = html.firstRange(of: "<nav id=\"contents\""),
      let end = html[begin.upperBound...].firstRange(of: "</nav>")
    else { return [] }
    return html[begin.upperBound..<end.lowerBound].matches(of: /<a href="#([^"]+)">([^<]*)<\/a>/).compactMap {
      let told = Self.words(String($0.2))
      let heading = named[String($0.1)]
      return heading == told ? nil : "“\(told)” is headed “\(heading ?? "")”"
    }
  }

  private func title(of path: String, in site: MadeSite) -> String {
    Self.first(/<title>([^<]*)<\/title>/, in: site.files[path] ?? "")
  }

  private func description(of path: String, in site: MadeSite) -> String {
    Self.first(/<meta name="description" content="([^"]*)">/, in: site.files[path] ?? "")
  }

  private static func first(_ pattern: Regex<(Substring, Substring)>, in html: String) -> String {
    html.firstMatch(of: pattern).map { String($0.1).trimmingCharacters() } ?? ""
  }

  private static func words(_ html: String) -> String {
    html.replacing(/<[^>]+>/, with: "").trimmingCharacters()
  }
}

extension String {
  fileprivate func trimmingCharacters() -> String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
