import Testing

/// Who makes a flow go along its table's routes, and by what.
@Suite struct TableTransitionTests {
  @Test func closuresOfScreensGoAlongRoutesEndTheFlowAndGoBack() {
    expectGraph(
      """
      import FlowKit
      final class TeaFlow: Coordinator {
        struct Routes: RouteTable {
          let menu = Root { (flow: TeaFlow) in
            MenuScreen(
              onTea: { [weak flow] in flow?.go(\\.tea, $0) },
              onLeave: { [weak flow] in flow?.cancel() })
          }
          let tea = Push { (flow: TeaFlow, id: Int) in flow.screen(id) }
          let sugar = Sheet { (flow: TeaFlow) in SugarScreen { [weak flow] in flow?.dismiss() } }
        }
        typealias Outcome = Int
        private func screen(_ id: Int) -> TeaScreen {
          TeaScreen(
            onDrink: { [weak self] in
              guard let self else { return }
              finish(id)
            },
            onSugar: { [weak self] in self?.go(\\.sugar) },
            onBack: { [weak self] in self?.pop(to: \\.menu) })
        }
      }
      struct MenuScreen: Presentable { let onTea: (Int) -> Void; let onLeave: () -> Void }
      struct TeaScreen: Presentable { let onDrink: () -> Void; let onSugar: () -> Void; let onBack: () -> Void }
      struct SugarScreen: View, Presentable { let onDone: () -> Void }
      """,
      """
      TeaFlow
      > menu -root-> MenuScreen
        tea(int: Int) -push-> TeaScreen
        sugar -present-> SugarScreen
        MenuScreen -onLeave-> !cancelled
        MenuScreen -onTea-> tea
        SugarScreen -onDone-> <
        TeaScreen -onBack-> <
        TeaScreen -onDrink-> !finished
        TeaScreen -onSugar-> sugar
      """)
  }

  @Test func buttonsOfAnAlertSpeakForTheScreenThatAsked() {
    expectGraph(
      """
      import FlowKit
      final class DraftFlow: Coordinator {
        struct Routes: RouteTable {
          let draft = Root { (flow: DraftFlow) in
            DraftScreen(onTrash: { [weak flow] in flow?.go(\\.discard) }, onClose: { [weak flow] in flow?.go(\\.keep) })
          }
          let discard = Alert { (flow: DraftFlow) in
            AlertMessage("Discard?", choices: [.init("Discard") { [weak flow] in flow?.cancel() }, .init("Stay")])
          }
          let keep = Alert { (flow: DraftFlow) in
            AlertMessage("Keep?", choices: [AlertMessage.Choice("Keep") { [weak flow] in flow?.finish() }])
          }
        }
      }
      struct DraftScreen: Presentable { let onTrash: () -> Void; let onClose: () -> Void }
      """,
      """
      DraftFlow
      > draft -root-> DraftScreen
        discard -system-> (AlertMessage)
        keep -system-> (AlertMessage)
        DraftScreen -onTrash-> !cancelled
        DraftScreen -onClose-> !finished
        DraftScreen -onTrash-> discard
        DraftScreen -onClose-> keep
      """)
  }

  @Test func aFlowBeginsWithItsTabsElseWithItsFirstRootElseAsItSays() {
    expectGraph(
      """
      import FlowKit
      final class TabsFlow: Coordinator {
        struct Routes: RouteTable {
          let hidden = Root { (_: TabsFlow) in AScreen() }
          let one = Tab { (_: TabsFlow) in RootFlow() }
          let two = Tab { (_: TabsFlow) in SayingFlow() }
        }
      }
      final class RootFlow: Coordinator {
        struct Routes: RouteTable {
          let asked = Root { (_: RootFlow, id: Int) in AScreen() }
          let first = Root { (_: RootFlow) in AScreen() }
          let second = Root { (_: RootFlow) in AScreen() }
        }
        func startOver() { go(\\.second) }
      }
      final class SayingFlow: Coordinator {
        struct Routes: RouteTable {
          let usual = Root { (_: SayingFlow) in AScreen() }
          let special = Root { (_: SayingFlow) in AScreen() }
        }
        let isSpecial = false
        override func start() { if isSpecial { go(\\.special) } else { super.start() } }
      }
      struct AScreen: Presentable {}
      """,
      """
      TabsFlow
        hidden -root-> AScreen
      > one -tab-> [RootFlow]
      > two -tab-> [SayingFlow]
      RootFlow
        asked(int: Int) -root-> AScreen
      > first -root-> AScreen
        second -root-> AScreen
      SayingFlow
      > usual -root-> AScreen
      > special -root-> AScreen
      """)
  }

  @Test func theEndOfAChildLeadsOn() {
    expectGraph(
      """
      import FlowKit
      final class MallFlow: Coordinator {
        struct Routes: RouteTable {
          let hall = Root { (flow: MallFlow) in HallScreen(onPay: { [weak flow] in flow?.pay() }) }
          let tour = Start { (_: MallFlow) in ShopFlow() }.onEnd { flow, _ in flow.go(\\.hall) }
          let visit = Sheet { (_: MallFlow) in ShopFlow() }
            .onFinish { flow, _ in flow.finish() }
            .summary("A visit.")
          let ticket = Push { (_: MallFlow) in HallScreen(onPay: {}) }
          let exit = Push { (_: MallFlow) in HallScreen(onPay: {}) }
          let till = Sheet { (_: MallFlow) in TillFlow() }
        }
        func pay() {
          go(\\.till) { ending in
            switch ending {
            case .finished: self.go(\\.ticket)
            default: self.go(\\.exit)
            }
          }
        }
      }
      final class ShopFlow: Coordinator { struct Routes: RouteTable { let x = Root { (_: ShopFlow) in TillScreen() } } }
      final class TillFlow: Coordinator { struct Routes: RouteTable { let x = Root { (_: TillFlow) in TillScreen() } } }
      struct HallScreen: Presentable { let onPay: () -> Void }
      struct TillScreen: Presentable {}
      """,
      """
      MallFlow
      > hall -root-> HallScreen
        tour -start-> [ShopFlow]
        visit -present-> [ShopFlow] # A visit.
        ticket -push-> HallScreen
        exit -push-> HallScreen
        till -present-> [TillFlow]
        [ShopFlow] -finished-> !finished
        [ShopFlow] -ended-> hall
        [TillFlow] -ended-> exit
        [TillFlow] -finished-> ticket
        HallScreen -onPay-> till
      ShopFlow
      > x -root-> TillScreen
      TillFlow
      > x -root-> TillScreen
      """)
  }

  @Test func stepsInARowAreAllWays() {
    expectGraph(
      """
      import FlowKit
      final class KitFlow: Coordinator {
        struct Routes: RouteTable {
          let unbox = Root { (flow: KitFlow) in StepScreen(onNext: { [weak flow] in flow?.next() }) }
          let build = Push { (_: KitFlow) in DoneScreen() }
        }
        func next() { if !goToNext(of: [\\.unbox, \\.build]) { finish() } }
      }
      struct StepScreen: Presentable { let onNext: () -> Void }
      struct DoneScreen: Presentable {}
      """,
      """
      KitFlow
      > unbox -root-> StepScreen
        build -push-> DoneScreen
        StepScreen -onNext-> !finished
        StepScreen -onNext-> build
        StepScreen -onNext-> unbox
      """)
  }

  @Test func routesThatAreNotInTheTableAreListed() {
    expectGraph(
      """
      import FlowKit
      final class OuterFlow: Coordinator {
        struct Routes: RouteTable {
          let home = Root { (flow: OuterFlow) in
            HomeScreen(
              onAny: { [weak flow] in flow?.1️⃣go(pick()) },
              onOther: { [weak flow] in (flow?.parent as? InnerFlow)?.go(\\.deep) },
              onLost: { [weak flow] in flow?.2️⃣go(\\.lost) })
          }
          let inner = Push { (_: OuterFlow) in InnerFlow() }
        }
      }
      final class InnerFlow: Coordinator {
        struct Routes: RouteTable { let deep = Root { (_: InnerFlow) in DeepScreen() } }
      }
      struct HomeScreen: Presentable { let onAny: () -> Void; let onOther: () -> Void; let onLost: () -> Void }
      struct DeepScreen: Presentable {}
      """,
      """
      OuterFlow
      > home -root-> HomeScreen
        inner -push-> [InnerFlow]
        1️⃣ flow.go(pick()): Which route is gone is not known here.
        2️⃣ flow.go(\\.lost): The table has no route lost.
      InnerFlow
      > deep -root-> DeepScreen
        HomeScreen -onOther-> deep
      """)
  }
}
