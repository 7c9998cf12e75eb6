import FlowModel
import FlowTestSupport
import Testing

@testable import FlowAnalysis

/// The parts that the map of a large app is drawn in.
@Suite struct FlowAreasTests {
  /// Six flows are only reached through the shop; the account is reached from there, too, and so belongs to nobody.
  private let app = """
    AppFlow.shop tab ShopFlow
    AppFlow.account tab AccountFlow
    ShopFlow.list push ListFlow
    ShopFlow.cart push CartFlow
    ShopFlow.account present AccountFlow
    ListFlow.item push ItemFlow
    ItemFlow.cart push CartFlow
    CartFlow.pay present PayFlow
    PayFlow.done start AppFlow
    """

  @Test func whatIsReachedThroughOneFlowIsFoldedIntoIt() {
    #expect(
      text(app, limit: 3, size: 4) == """
        the start: AppFlow, AccountFlow
          behind: ShopFlow and 4
          AppFlow > AccountFlow
          AppFlow > ShopFlow
          ShopFlow > AccountFlow
          ShopFlow > AppFlow
        ShopFlow: ShopFlow, CartFlow, ListFlow, PayFlow, ItemFlow
          elsewhere: AccountFlow, AppFlow
          CartFlow > PayFlow
          ItemFlow > CartFlow
          ListFlow > ItemFlow
          PayFlow > AppFlow
          ShopFlow > AccountFlow
          ShopFlow > CartFlow
          ShopFlow > ListFlow
        """)
  }

  @Test func areasHaveAreas() {
    #expect(
      text(app, limit: 3, size: 2) == """
        the start: AppFlow, AccountFlow
          behind: ShopFlow and 4
          AppFlow > AccountFlow
          AppFlow > ShopFlow
          ShopFlow > AccountFlow
          ShopFlow > AppFlow
        ShopFlow: ShopFlow
          behind: CartFlow and 1, ListFlow and 1
          elsewhere: AccountFlow
          ListFlow > CartFlow
          ShopFlow > AccountFlow
          ShopFlow > CartFlow
          ShopFlow > ListFlow
        CartFlow: CartFlow, PayFlow
          elsewhere: AppFlow
          CartFlow > PayFlow
          PayFlow > AppFlow
        ListFlow: ListFlow, ItemFlow
          elsewhere: CartFlow
          ItemFlow > CartFlow
          ListFlow > ItemFlow
        """)
  }

  @Test func aSmallAppIsOneArea() {
    #expect(FlowAreas(GraphIndex(.sketch(app))).areas.count == 1)
    #expect(FlowAreas(GraphIndex(FlowGraph(name: "Empty"))).areas.map(\.flows) == [[]])
  }

  @Test func aCutAreaShowsNothingThatItHasNotGot() throws {
    let area = try #require(FlowAreas(GraphIndex(.sketch(app)), limit: 3, size: 2).areas.first).cut(to: 1)
    #expect(
      describe(area) == """
        the start: AppFlow
          behind: ShopFlow and 4
          elsewhere: AccountFlow
          AppFlow > AccountFlow
          AppFlow > ShopFlow
        """)
  }

  /// Flows that all lead to each other have as many edges as the square of their number.
  @Test func anAreaWithTooManyEdgesKeepsThoseThatReachAFlowFirst() throws {
    let names = ["B", "A", "C"]
    let sketch =
      names.flatMap { from in names.map { "\(from)Flow.to\($0) start \($0)Flow" } } + [
        "CFlow.toD start DFlow"
      ]
    let index = GraphIndex(.sketch(sketch.joined(separator: "\n")))
    let area = try #require(FlowAreas(index, edges: 2).areas.first)
    #expect(
      describe(area) == """
        the start: BFlow, AFlow, CFlow, DFlow
          BFlow > AFlow
          BFlow > BFlow
          BFlow > CFlow
          CFlow > DFlow
        """)
    #expect(area.others == ["AFlow": 3, "CFlow": 3])
    #expect(area.cut(to: 2).others == ["AFlow": 3])
    #expect(FlowAreas(index).areas.first?.others == [:])
  }

  /// Every flow is in one area, every edge is seen where it begins, and no way leads past an area's head.
  @Test(arguments: 0..<60) func holdsForAnyGraph(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let index = GraphIndex(Self.app(of: Int.random(in: 1...40, using: &random), &random))
    let graph = CollapsedGraph(index)
    let areas = FlowAreas(index, limit: 0, size: Int.random(in: 2...6, using: &random)).areas
    #expect(areas.flatMap(\.flows).sorted() == graph.flows.map(\.flow), "seed \(seed)")
    let seen = areas.flatMap { area in
      area.edges.filter { area.flows.contains($0.from) && $0.from == $0.routes.from }.map(\.routes)
    }
    #expect(Set(seen) == Set(graph.edges) && seen.count == graph.edges.count, "seed \(seed)")
    for area in areas {
      guard let head = area.head else { continue }
      let reached = Self.reached(from: index.entries.map(\.id), in: graph, without: head)
      #expect(reached.isDisjoint(with: area.flows), "seed \(seed), \(head)")
      let boxes = Set(area.flows + area.outside + area.folded.map(\.head))
      #expect(area.edges.allSatisfy { boxes.contains($0.from) && boxes.contains($0.to) }, "seed \(seed)")
    }
  }

  private static func app(of count: Int, _ random: inout SeededGenerator) -> FlowGraph {
    var lines = ["F0Flow.self push F0Flow"]
    for number in 1..<max(count, 2) {
      lines.append("F\(Int.random(in: 0..<number, using: &random))Flow.to\(number) push F\(number)Flow")
    }
    for _ in 0..<(count / 3) {
      let from = Int.random(in: 0..<count, using: &random)
      let to = Int.random(in: 0..<count, using: &random)
      lines.append("F\(from)Flow.also\(to) present F\(to)Flow")
    }
    return .sketch(lines.joined(separator: "\n"))
  }

  private static func reached(
    from starts: [String], in graph: CollapsedGraph, without wall: String
  ) -> Set<String> {
    var reached = Set(starts.filter { $0 != wall })
    while true {
      let next = graph.edges.filter { reached.contains($0.from) && $0.to != wall }.map(\.to)
      guard !reached.isSuperset(of: next) else { return reached }
      reached.formUnion(next)
    }
  }

  private func text(_ sketch: String, limit: Int, size: Int) -> String {
    FlowAreas(GraphIndex(.sketch(sketch)), limit: limit, size: size).areas.map(describe).joined(
      separator: "\n")
  }

  private func describe(_ area: FlowAreas.Area) -> String {
    var lines = ["\(area.head ?? "the start"): \(area.flows.joined(separator: ", "))"]
    if !area.folded.isEmpty {
      lines.append("  behind: " + area.folded.map { "\($0.head) and \($0.count)" }.joined(separator: ", "))
    }
    if !area.outside.isEmpty { lines.append("  elsewhere: " + area.outside.joined(separator: ", ")) }
    return (lines + area.edges.map { "  \($0.from) > \($0.to)" }.sorted()).joined(separator: "\n")
  }
}
