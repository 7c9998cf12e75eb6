import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// Pages are not made again where their keys are as before, so a key that forgets something would leave a page that lies.
@Suite struct PageKeysTests {
  @Test(arguments: 0..<UInt64(RunLength.of(short: 6, long: 90))) func anEqualKeyMeansAnEqualPage(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let before = try Self.graph(seed, &generator)
    guard let after = try generator.changed(before) else { return }
    let old = try KeyedSite(before)
    let new = try KeyedSite(after)
    for (path, page) in new.pages {
      guard let known = old.pages[path], let key = page.key, known.key == key else { continue }
      #expect(known.text == page.text, "seed \(seed): \(path)")
    }
  }

  @Test func aChangeLeavesPagesThatAreFarAwayAlone() throws {
    let graph = try Shop.graph()
    var changed = graph
    let number = try #require(graph.flows.firstIndex { $0.id == "OrdersFlow" })
    changed.flows[number].summary += " And more."
    let old = try KeyedSite(graph)
    let new = try KeyedSite(changed)
    let kept = new.pages.filter { $0.value.key != nil && $0.value.key == old.pages[$0.key]?.key }.keys
    #expect(kept.contains("screens/welcomescreen/index.html"))
    #expect(!kept.contains("flows/ordersflow/index.html"))
    #expect(kept.count * 3 > graph.flows.count + graph.screens.count + graph.links.count)
  }

  @Test func whatAllPagesShareIsInAllKeys() throws {
    let input = try SiteInput.shop()
    let keys = try KeyedSite(input).keys
    var changes: [SiteInput] = Array(repeating: input, count: 4)
    changes[0].settings.name = "Other"
    changes[1].guides = [GuideFile(path: "index.md", text: "# Guide\n")]
    changes[2].key.add(1)
    changes[3].findings = [Finding(rule: "r", severity: .note, message: "m", remedy: "m")]
    for change in changes { #expect(try KeyedSite(change).keys.isDisjoint(with: keys)) }
  }

  /// By turns the Shop, the Shop with texts that refer to other things, and any graph.
  private static func graph(_ seed: UInt64, _ generator: inout SeededGenerator) throws -> FlowGraph {
    guard seed % 3 < 2 else { return generator.graph(hostile: false) }
    var graph = try Shop.graph()
    guard seed % 3 == 1 else { return graph }
    for number in graph.flows.indices {
      graph.flows[number].summary +=
        " See [it](route:CheckoutFlow.payment), [that](flow:OrdersFlow) and [this](link:shop://cart)."
    }
    return graph
  }
}

/// The pages of a site with their keys; what pictures are made from stands in their places.
private struct KeyedSite {
  var pages: [String: (key: ContentHash?, text: String)] = [:]
  var keys: Set<ContentHash> { Set(pages.values.compactMap(\.key)) }

  init(_ graph: FlowGraph) throws {
    var input = SiteInput(graph: graph)
    input.settings.version = "0"
    try self.init(input)
  }

  init(_ input: SiteInput) throws {
    let site = try Site(input, theme: Theme())
    for number in 0..<site.pageCount {
      let page = site.page(number)
      let drawn = page.pictures.map { ($0.id, PictureResult.svg("\($0)")) }
      let file = try page.file(with: Dictionary(drawn, uniquingKeysWith: { first, _ in first }))
      pages[file.path] = (site.key(number), String(decoding: file.bytes, as: UTF8.self))
    }
  }
}
