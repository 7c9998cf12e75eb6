import FlowModel
import Testing

/// Who asks a flow with a table where helpers, view models and other code stand between.
@Suite struct TableAskTests {
  private func expect(_ source: String, gives expected: String) {
    expectGraph(source, expected)
  }

  @Test func whoHandsAKeyPathOverAsksForItsRoute() {
    expect(
      """
      import FlowKit
      final class GymFlow: Coordinator {
        struct Routes: RouteTable {
          let hall = Root { (flow: GymFlow) in
            HallScreen(onRope: { [weak flow] in flow?.leave(\\.rope) }, onBar: { [weak flow] in flow?.leave(\\.bar) })
          }
          let rope = Push { (flow: GymFlow) in RopeScreen(onBar: { [weak flow] in flow?.leave(\\.bar) }) }
          let bar = Push { (_: GymFlow) in BarScreen() }
        }
        func leave(_ path: KeyPath<Routes, some Any>) { go(path) }
      }
      struct HallScreen: Presentable { let onRope: () -> Void; let onBar: () -> Void }
      struct RopeScreen: Presentable { let onBar: () -> Void }
      struct BarScreen: Presentable {}
      """,
      gives: """
        GymFlow
        > hall -root-> HallScreen
          rope -push-> RopeScreen
          bar -push-> BarScreen
          HallScreen -onBar-> bar
          HallScreen -onRope-> rope
          RopeScreen -onBar-> bar
        """)
  }

  @Test func viewModelsSpeakForTheirScreens() {
    expect(
      """
      import FlowKit
      protocol SpaRouting: AnyObject { func openPool() }
      final class SpaFlow: Coordinator, SpaRouting {
        struct Routes: RouteTable {
          let lobby = Root { (flow: SpaFlow) in LobbyScreen(model: LobbyModel(flow)) }
          let pool = Push { (flow: SpaFlow) in flow.makePool() }
        }
        func openPool() { go(\\.pool) }
        func makePool() -> PoolScreen {
          let model = PoolModel()
          model.onDone = { [weak self] in self?.pop() }
          return PoolScreen(model: model)
        }
      }
      final class LobbyModel {
        weak var router: SpaRouting?
        init(_ router: SpaRouting) { self.router = router }
        func enter() { router?.openPool() }
      }
      final class PoolModel {
        var onDone: (() -> Void)?
        func finish() { onDone?() }
      }
      struct LobbyScreen: View, Presentable {
        let model: LobbyModel
        var body: some View { Button("Pool") { model.enter() } }
      }
      struct PoolScreen: View, Presentable {
        let model: PoolModel
        var body: some View { Button("Done") { model.finish() } }
      }
      """,
      gives: """
        SpaFlow
        > lobby -root-> LobbyScreen
          pool -push-> PoolScreen
          LobbyScreen -openPool-> pool
          PoolScreen -onDone-> <
        """)
  }

  @Test func viewsThatHoldTheFlowAskIt() {
    expect(
      """
      import FlowKit
      final class BathFlow: Coordinator {
        struct Routes: RouteTable {
          let tub = Root { (flow: BathFlow) in TubScreen(flow: flow) }
          let towel = Sheet { (_: BathFlow) in TowelScreen() }
        }
      }
      struct TubScreen: View, Presentable {
        unowned let flow: BathFlow
        var body: some View { Button("Towel") { flow.go(\\.towel) }.onDisappear { leave() } }
        func leave() { flow.finish() }
      }
      struct TowelScreen: View, Presentable { var body: some View { Text("") } }
      """,
      gives: """
        BathFlow
        > tub -root-> TubScreen
          towel -present-> TowelScreen
          TubScreen -leave-> !finished
          TubScreen --> towel
        """)
  }
}
