import FlowAnalysis
import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// The tree beside a page: whole for small apps, a branch for large ones.
@Suite struct FlowTreeTests {
  /// A chain of flows, the first with many children besides.
  private func graph(children: Int) -> FlowGraph {
    let names = (0..<children).map { "C\($0 < 10 ? "0" : "")\($0)" }
    let top = Flow(
      id: "App", isEntry: true,
      routes: names.map { Route(id: "App.\($0)", name: $0, style: .push, target: .flow($0)) })
    let others = names.map { name in
      Flow(
        id: name,
        routes: [Route(id: "\(name).deep", name: "deep", style: .push, target: .flow("\(name)Deep"))])
    }
    return FlowGraph(name: "A", flows: [top] + others + names.map { Flow(id: "\($0)Deep") })
  }

  private func text(_ flows: [TreeFlow], _ indent: String = "") -> String {
    flows.map { flow in
      "\(indent)\(flow.name)\(flow.isCurrent ? " *" : "")\n" + text(flow.children, indent + "  ")
        + (flow.more.map { "\(indent)  (\($0.name))\n" } ?? "")
    }.joined()
  }

  private func tree(_ children: Int, at flow: String?) -> String {
    let facts = SiteFacts(SiteInput(graph: graph(children: children)))
    let context = PageContext(facts: facts, address: .flows)
    return text(FlowTree(context: context, current: flow, isFlowPage: true).rows.flows)
  }

  @Test func small() {
    #expect(
      tree(2, at: "C01") == """
        App
          C00
            C00Deep
          C01 *
            C01Deep

        """)
  }

  @Test func large() {
    let lines = tree(40, at: "C35Deep").split(separator: "\n")
    #expect(lines.count == 1 + 24 + 2 + 1)
    #expect(lines.suffix(3) == ["  C35", "    C35Deep *", "  (15 more)"])
  }

  @Test func aPageOfNoFlowShowsTheFirstLevel() {
    let lines = tree(40, at: nil).split(separator: "\n")
    #expect(lines.prefix(2) == ["App", "  C00"] && lines.last == "  (16 more)" && lines.count == 1 + 24 + 1)
  }

  /// Each flow leads to the next one.
  private func chain(_ count: Int) -> SiteInput {
    let flows = (0..<count).map { number in
      Flow(
        id: "C\(number)", isEntry: number == 0,
        routes: number + 1 == count
          ? [] : [Route(id: "C\(number).next", name: "next", style: .push, target: .flow("C\(number + 1)"))])
    }
    return SiteInput(graph: FlowGraph(name: "A", flows: flows))
  }

  /// With all flows above each, the pages of a chain would grow with the square of its length.
  @Test func aLongBranchShowsTheNearestFlows() {
    let context = PageContext(facts: SiteFacts(chain(100)), address: .flows)
    let rows = FlowTree(context: context, current: "C90", isFlowPage: true).rows.flows
    let lines = text(rows).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines == ["C0"] + (78...89).map { "C\($0)" } + ["C90 *", "C91"])
    #expect(
      context.crumbs(of: "C90").map(\.name)
        == ["Flows", "C0", "82 more", "C83", "C84", "C85", "C86", "C87", "C88", "C89"])
    #expect(context.crumbs(of: "C8").map(\.name) == ["Flows"] + (0..<8).map { "C\($0)" })
  }

  @Test func aLongWayLeavesOutItsMiddle() throws {
    let context = PageContext(facts: SiteFacts(chain(100)), address: .flows)
    let way = try #require(context.ways(to: .flow("C90")).first)
    #expect(
      way.steps.map(\.target.name)
        == (1...8).map { "C\($0)" } + ["58 more steps"] + (67...90).map { "C\($0)" })
    #expect(way.steps.suffix(2).map(\.number) == ["89", "90"])
    #expect(way.text.contains(" → 58 more steps → "))
  }

  /// A page that names every flow has more bytes for each.
  @Test func pagesOfALongChainDoNotNameEveryFlow() throws {
    let count = RunLength.of(short: 500, long: 1_000)
    let site = try MadeSite(chain(count))
    let pages = site.files.filter { $0.key.hasPrefix("flows/") }.map(\.value.utf8.count)
    #expect(pages.count == count + 1 && pages.filter { $0 > 100 * count }.count < 2)
  }

  /// The field over the tree finds what the page does not list.
  @Test func theDataForTheFilterHasAllFlows() throws {
    let site = try MadeSite(SiteInput(graph: graph(children: 130)))
    let data = try #require(site.files["assets/flow-tree.js"])
    #expect(data.ranges(of: "\n[").count == 1 + 130 + 130)
    #expect(data.hasPrefix("flowdoc.flowTree([\n[\"App\",\"\",\"flows/app/index.html\","))
    #expect(data.contains("[\"C129\",\"\",\"flows/c129/index.html\",") && data.contains(",0],"))
    #expect(site.files["index.html"]?.contains("data-tree-filter=\"./assets/flow-tree.js\"") == true)
  }
}
