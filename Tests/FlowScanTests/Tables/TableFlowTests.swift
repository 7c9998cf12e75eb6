import FlowModel
import Testing

/// What a flow with a table tells of itself, and which one an app begins with.
@Suite struct TableFlowTests {
  @Test func aFlowTellsOfItselfAndOfItsEnd() throws {
    let graph = Fixture(
      """
      import FlowKit
      // FILE App/Sources/Fair/Flows/Rides.swift
      /// Says the comment.
      final class RideFlow: Coordinator {
        struct Routes: RouteTable { let ride = Root { (_: RideFlow) in RideScreen() } }
        nonisolated static let about = FlowDetails(summary: "Up and *down*.", owner: "@fair")
        typealias Outcome = Ticket.ID
      }
      /// Says the comment.
      final class StallFlow: Coordinator {
        struct Routes: RouteTable { let stall = Root { (flow: StallFlow) in RideScreen() } }
        enum Outcome { case won, lost }
        static var about: FlowDetails { FlowDetails(owner: "@stall") }
        func stop() { finish(.won) }
      }
      /// Says the comment.
      final class GateFlow: Coordinator {
        struct Routes: RouteTable { let gate = Root { (_: GateFlow) in RideScreen() } }
        typealias Outcome = Void
      }
      struct Ticket: Identifiable { let id = UUID() }
      struct RideScreen: Presentable {}
      """
    ).scan()
    #expect(graph.flows.map(\.name) == ["RideFlow", "StallFlow", "GateFlow"])
    #expect(graph.flows.map(\.summary) == ["Up and *down*.", "Says the comment.", "Says the comment."])
    #expect(graph.flows.map(\.owner) == ["@fair", "@stall", ""])
    #expect(
      graph.flows.map { $0.outcomes.map { "\($0.name): \($0.type)" } } == [
        ["finished: UUID"], ["finished: StallFlow.Outcome"], [],
      ])
    #expect(graph.flows.map(\.module) == ["Fair", "Fair", "Fair"])
    #expect(graph.screens.map(\.module) == ["Fair"])
  }

  @Test(arguments: [
    "final class Window { let app = LakeFlow()\n func open() { app.launch(in: glass) } }",
    "final class Window { let app: LakeFlow\n init() { self.app.launch(in: glass) } }",
    "func open() { let app = LakeFlow()\n run { app.launch(in: glass) } }",
    "LakeFlow().launch(in: glass)",
    "let registry = Registry(root: LakeFlow.self)",
    "func register(builder: inout RegistryBuilder) { builder.addRoot(LakeFlow.self) }",
  ])
  func theAppBeginsWithWhatItLaunches(code: String) {
    expectGraph(
      """
      import FlowKit
      // FILE Flows.swift
      final class LakeFlow: Coordinator {
        struct Routes: RouteTable { let boat = Push { (_: LakeFlow) in BoatFlow() } }
        func look() { let other = BoatFlow() }
      }
      final class BoatFlow: Coordinator {
        struct Routes: RouteTable { let deck = Root { (_: BoatFlow) in DeckScreen() } }
        func launch() { rocket.launch(in: 3) }
      }
      struct DeckScreen: Presentable {}
      // FILE main.swift
      \(code)
      """,
      """
      LakeFlow entry
        boat -push-> [BoatFlow]
      BoatFlow
      > deck -root-> DeckScreen
      """)
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let fixture = Fixture(
      """
      import FlowKit
      // FILE A.swift
      final class AFlow: Coordinator { struct Routes: RouteTable {
        let b = Push("a://b") { (_: AFlow) in BFlow() }.guarded(by: .open)
        let c = Root { (flow: AFlow) in CScreen(onB: { [weak flow] in flow?.go(\\.b) }) } } }
      // FILE B.swift
      final class BFlow: Coordinator { struct Routes: RouteTable { let c = Root("a://c") { (_: BFlow) in CScreen(onB: {}) } } }
      // FILE C.swift
      struct CScreen: Presentable { let onB: () -> Void }
      // FILE D.swift
      extension RouteGuard { static let open = RouteGuard("open") { (app: AFlow) in .first(.shut) { _ in app.go(\\.c) } } }
      let registry = Registry(root: AFlow.self)
      """)
    let expected = fixture.scan()
    #expect(expected.links.count == 2)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<10 {
      #expect(fixture.scan(Array(fixture.files.indices).shuffled(using: &random)) == expected)
    }
  }
}
