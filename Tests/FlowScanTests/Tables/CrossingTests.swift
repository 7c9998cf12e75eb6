import FlowModel
import Testing

/// What code asks of other flows than its own: routes of their tables, and links that it opens.
@Suite struct CrossingTests {
  @Test func aRouteOfAnotherFlowIsThatFlowsTransition() {
    expectGraph(
      """
      import FlowKit
      final class ParkFlow: Coordinator {
        struct Routes: RouteTable {
          let gate = Root { (_: ParkFlow) in GateScreen() }
          let walk = Push { (flow: ParkFlow) in WalkFlow(park: flow) }
          let lake = Push { (_: ParkFlow, id: Int) in LakeScreen() }
        }
      }
      final class WalkFlow: Coordinator {
        struct Routes: RouteTable {
          let path = Root { (flow: WalkFlow) in
            PathScreen(
              onLake: { [weak flow] in flow?.park.go(\\.lake, 3) },
              onBench: { [weak flow] in flow?.park.2️⃣go(\\.bench) },
              onAny: { [weak flow] in flow?.park.1️⃣go(pick()) })
          }
        }
        unowned let park: ParkFlow
        init(park: ParkFlow) { self.park = park }
      }
      struct GateScreen: Presentable {}
      struct LakeScreen: Presentable {}
      struct PathScreen: Presentable { let onLake: () -> Void; let onBench: () -> Void; let onAny: () -> Void }
      """,
      // What could not be resolved stands in the order of the code.
      """
      ParkFlow
      > gate -root-> GateScreen
        walk -push-> [WalkFlow]
        lake(int: Int) -push-> LakeScreen
        PathScreen -onLake-> lake
      WalkFlow
      > path -root-> PathScreen
        2️⃣ flow.park.go(\\.bench): The other flow has no route bench that is known here.
        1️⃣ flow.park.go(pick()): This goes along a route of another flow: ParkFlow.
      """)
  }

  @Test func aLinkThatCodeOpensGoesAlongItsRoute() {
    expectGraph(
      """
      import FlowKit
      final class PostFlow: Coordinator {
        struct Routes: RouteTable {
          let desk = Root { (flow: PostFlow) in
            DeskScreen(
              onLetter: { [weak flow] id in _ = try? flow?.open("post://letters/\\(id)") },
              onStamps: { [weak flow] in try? flow?.root.open("post://stamps") },
              onLost: { [weak flow] in try? flow?.1️⃣open("post://lost") },
              onPage: { UIApplication.shared.open("post://stamps") })
          }
          let letters = Start { (_: PostFlow) in LetterFlow() }
          let stamps = Sheet("post://stamps") { (_: PostFlow) in StampScreen() }
        }
        func receive(_ url: URL) { try? open(url.absoluteString) }
      }
      final class LetterFlow: Coordinator {
        struct Routes: RouteTable {
          let letter = Root("post://letters/:id(Int)") { (_: LetterFlow, id: Int) in LetterScreen() }
        }
        override func start() { try? open("post://stamps") }
      }
      struct DeskScreen: Presentable {
        let onLetter: (Int) -> Void; let onStamps: () -> Void; let onLost: () -> Void; let onPage: () -> Void
      }
      struct LetterScreen: Presentable {}
      struct StampScreen: Presentable {}
      """,
      """
      PostFlow
      > desk -root-> DeskScreen
        letters -start-> [LetterFlow]
        stamps -present-> StampScreen
        [LetterFlow] -start-> stamps
        DeskScreen -onStamps-> stamps
        1️⃣ flow.open("post://lost"): No link that is known here answers this URL.
      LetterFlow
        letter(id: Int) -root-> LetterScreen
        DeskScreen -onLetter-> letter
      """)
  }

  @Test func aScreenThatHoldsAnotherFlowSpeaksToIt() {
    expectGraph(
      """
      import FlowKit
      final class HotelFlow: Coordinator {
        struct Routes: RouteTable {
          let lobby = Root { (_: HotelFlow) in LobbyScreen() }
          let room = Push { (flow: HotelFlow) in RoomFlow(hotel: flow) }
        }
      }
      final class RoomFlow: Coordinator {
        struct Routes: RouteTable { let bed = Root { (flow: RoomFlow) in BedScreen(hotel: flow.hotel) } }
        unowned let hotel: HotelFlow
        init(hotel: HotelFlow) { self.hotel = hotel }
      }
      struct LobbyScreen: Presentable {}
      final class BedScreen: UIViewController {
        let hotel: HotelFlow
        init(hotel: HotelFlow) { self.hotel = hotel }
        func leave() { hotel.go(\\.lobby) }
      }
      """,
      """
      HotelFlow
      > lobby -root-> LobbyScreen
        room -push-> [RoomFlow]
        BedScreen -leave-> lobby
      RoomFlow
      > bed -root-> BedScreen
      """)
  }
}
