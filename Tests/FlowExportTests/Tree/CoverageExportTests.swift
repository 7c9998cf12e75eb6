import FlowAnalysis
import FlowExport
import FlowModel
import FlowTestSupport
import Testing

@Suite struct CoverageExportTests {
  @Test func aTraceOverAGraph() {
    let graph = FlowGraph.sketch(
      """
      ShopFlow.cart root CartScreen
      ShopFlow.help present HelpFlow
      ShopFlow.pay push PayScreen
      shop://cart = ShopFlow.cart
      """, name: "Shop")
    let routes = ["ShopFlow.cart", "ShopFlow.pay", "ShopFlow.cart", "Gone.away"]
    let events = routes.map { TraceEvent(number: 1, kind: .showed, flow: "ShopFlow", route: $0) }
    let coverage = TraceCoverage(of: [Trace(events: events)], over: graph)
    #expect(
      CoverageExport.text(of: coverage, in: GraphIndex(graph)) == """
        # Coverage of Shop

        2 of 3 routes (66 %), 0 of 1 link (0 %) taken.

        ## Routes

        | Route | Style | Leads to | Taken |
        | --- | --- | --- | --- |
        | `ShopFlow.cart` | root | `CartScreen` | 2 times |
        | `ShopFlow.help` | present | `HelpFlow` | **never** |
        | `ShopFlow.pay` | push | `PayScreen` | once |

        ## Links

        | Link | Opened |
        | --- | --- |
        | `shop://cart` | **never** |

        ## Not in the graph

        | Kind | Id | Taken |
        | --- | --- | --- |
        | route | `Gone.away` | once |

        """)
  }

  @Test func everyRowStaysOneRow() {
    for text in HostileText.all where !text.isEmpty {
      let graph = FlowGraph(
        name: text,
        flows: [Flow(id: "F", routes: [Route(id: text, name: text, style: .push, target: .screen(text))])])
      let rows = CoverageExport.text(of: TraceCoverage(of: [], over: graph), in: GraphIndex(graph))
        .split(whereSeparator: \.isNewline).filter { $0.hasPrefix("|") }
      #expect(
        rows.count == 3 && rows.allSatisfy { row in row.count { $0 == "|" } == 5 }, "\(text.debugDescription)"
      )
    }
  }
}
