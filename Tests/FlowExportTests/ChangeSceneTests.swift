import FlowAnalysis
import FlowExport
import FlowModel
import FlowTestSupport
import Testing

/// A picture of what changed: what is new, gone or changed, and what is next to it.
@Suite struct ChangeSceneTests {
  private static let old = FlowGraph.sketch(
    """
    AppFlow.home root HomeScreen
    AppFlow.cart push CartScreen
    AppFlow.help present HelpFlow
    HelpFlow.topics root TopicsScreen
    AppFlow: HomeScreen onCart -> cart
    shop://cart = AppFlow.cart
    """)
  private static let new = FlowGraph.sketch(
    """
    AppFlow.home root HomeScreen
    AppFlow.news tab NewsScreen
    AppFlow.help present HelpFlow
    HelpFlow.topics root TopicsScreen
    """)

  private func marks(_ change: (inout ChangeMarks) -> Void) -> ChangeMarks {
    var marks = ChangeMarks()
    change(&marks)
    return marks
  }

  @Test func signsAndColours() {
    let marks = marks {
      $0.nodes = [.screen("NewsScreen"): .added, .screen("CartScreen"): .removed]
      $0.routes = ["AppFlow.news": .added, "AppFlow.cart": .removed]
      $0.links = ["shop://cart": .removed]
    }
    #expect(
      Scene.changes(marks, from: Self.old, to: Self.new).mermaid() == """
        flowchart LR
          n_flow_3aAppFlow[["AppFlow"]]
          n_link_3ashop_3a_2f_2fcart>"− shop#58;#47;#47;cart"]
          n_screen_3aCartScreen("− CartScreen")
          n_screen_3aNewsScreen("#43; NewsScreen")
          n_flow_3aAppFlow -->|"− cart"| n_screen_3aCartScreen
          n_flow_3aAppFlow --o|"#43; news"| n_screen_3aNewsScreen
          n_link_3ashop_3a_2f_2fcart --- n_screen_3aCartScreen
          classDef added stroke:#2da44e,stroke-width:3px
          class n_screen_3aNewsScreen added
          classDef removed stroke:#cf5060,stroke-width:3px,stroke-dasharray:5 3
          class n_link_3ashop_3a_2f_2fcart,n_screen_3aCartScreen removed
          linkStyle 1 stroke:#2da44e,stroke-width:3px
          linkStyle 0 stroke:#cf5060,stroke-width:3px,stroke-dasharray:5 3

        """)
  }

  @Test func classesInDOT() {
    let marks = marks {
      $0.nodes = [.screen("NewsScreen"): .added]
      $0.routes = ["AppFlow.news": .added]
      $0.transitions = [
        Transition(flow: "AppFlow", from: .screen("HomeScreen"), kind: .route, route: "AppFlow.cart"):
          .removed
      ]
    }
    let dot = Scene.changes(marks, from: Self.old, to: Self.new).dot()
    #expect(dot.contains(#"label="+ NewsScreen""#))
    #expect(dot.contains(#"class="tab added""#))
    #expect(dot.contains(#"class="push removed""#))
  }

  @Test func nothingChanged() {
    let scene = Scene.changes(ChangeMarks(), from: Self.old, to: Self.new)
    #expect(scene.nodes.isEmpty && scene.edges.isEmpty)
  }

  @Test func aBudgetIsKeptAndSaid() {
    let marks = marks { marks in for screen in Self.old.screens { marks.nodes[.screen(screen.id)] = .changed }
    }
    let scene = Scene.changes(marks, from: Self.old, to: Self.old, budget: 2)
    #expect(scene.nodes.count == 2 && scene.isCollapsed)
    #expect(scene.nodes.allSatisfy { $0.marks == ["changed"] })
  }

  /// The links of a picture are found by their marks, and not one by one for each mark.
  @Test func manyChangedLinksTakeLittleTimeAndAreCut() {
    let links = (0..<8_000).map { "shop://a-long-name-of-a-link-that-all-begin-with/\($0) = AppFlow.home" }
    let graph = FlowGraph.sketch((["AppFlow.home root HomeScreen"] + links).joined(separator: "\n"))
    let marks = marks { marks in for link in graph.links { marks.links[link.id] = .changed } }
    let time = ProcessorTime.measure {
      let scene = Scene.changes(marks, from: graph, to: graph, budget: 40)
      #expect(scene.nodes.count == 42 && scene.isCollapsed)
    }
    #expect(time < .seconds(2), "\(time)")
  }

  @Test func everythingTwiceInAnyOrderIsOnePicture() {
    var generator = SeededGenerator()
    for _ in 0..<50 {
      let (old, new) = (generator.graph(hostile: true), generator.graph(hostile: true))
      let marks = marks { marks in
        for screen in old.screens + new.screens { marks.nodes[.screen(screen.id)] = .changed }
        for route in (old.flows + new.flows).flatMap(\.routes) { marks.routes[route.id] = .added }
        for link in old.links + new.links { marks.links[link.id] = .removed }
      }
      let text = Scene.changes(marks, from: old, to: new).mermaid()
      let shuffled = Scene.changes(marks, from: generator.shuffled(old), to: generator.shuffled(new))
        .mermaid()
      #expect(text == shuffled, "seed \(generator.seed)")
    }
  }
}
