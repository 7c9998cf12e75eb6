import Testing

/// RxFlow: steps lead to a flow's `navigate(to:)`, contributors hand over children and screens.
@Suite struct RxFlowTests {
  @Test func stepsOfScreensAndViewModelsLeadOn() {
    // Routes stand in the order of the code, and a child begins with the step of the stepper that it is handed over with.
    expectGraph(
      """
      import RxFlow

      enum TeaStep: Step { case list, tea(id: Int), brew, about, left }

      final class TeaFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? TeaStep else { return .none }
          switch step {
          case .list: return showList()
          case .tea(let id): return showTea(id)
          case .about:
            let about = AboutController()
            navigation.present(about, animated: true)
            return .one(flowContributor: .contribute(withNext: about))
          case .brew: return brew()
          case .left: return .end(forwardToParentFlowWithStep: TeaStep.left)
          }
        }
        private func showList() -> FlowContributors {
          let model = TeaListModel()
          let list = TeaListController(model: model)
          navigation.pushViewController(list, animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: model))
        }
        private func showTea(_ id: Int) -> FlowContributors {
          let tea = TeaController.instantiate()
          navigation.pushViewController(tea, animated: true)
          return .one(flowContributor: .contribute(withNext: tea))
        }
        private func brew() -> FlowContributors {
          let child = BrewFlow()
          Flows.use(child, when: .created) { root in self.navigation.present(root, animated: true) }
          return .one(flowContributor: .contribute(withNextPresentable: child, withNextStepper: OneStepper(withSingleStep: TeaStep.brew)))
        }
      }
      final class TeaListModel: Stepper {
        let steps = PublishRelay<Step>()
        func pick(_ id: Int) { steps.accept(TeaStep.tea(id: id)) }
      }
      final class TeaListController: UIViewController {
        private let model: TeaListModel
        init(model: TeaListModel) { self.model = model }
        func didSelect(_ id: Int) { model.pick(id) }
      }
      final class TeaController: UIViewController, StoryboardBased, Stepper {
        let steps = PublishRelay<Step>()
        func brewTapped() { steps.accept(TeaStep.brew) }
        override func viewDidLoad() {
          _ = leave.rx.tap.map { TeaStep.left }.bind(to: steps)
        }
      }
      final class AboutController: UIViewController {}

      final class BrewFlow: Flow {
        var root: Presentable { clock }
        private let clock = ClockController()
        func navigate(to step: Step) -> FlowContributors {
          return .one(flowContributor: .contribute(withNextPresentable: clock, withNextStepper: clock))
        }
      }
      final class ClockController: UIViewController {}
      """,
      """
      TeaFlow
        about -present-> AboutController
        showList -push-> TeaListController
        showTea(id: Int) -push-> TeaController
        brew -present-> [BrewFlow]
        TeaController -left-> !left
        TeaController -brew-> brew
        TeaListController -tea-> showTea
      BrewFlow
      > navigate(step: Step) -root-> ClockController
      """)
  }

  @Test func theLastWordOfAChildLeadsItsParentOn() {
    expectGraph(
      """
      import RxFlow

      enum MuseumStep: Step { case ticket, hall(Int), paid(Int), closed }

      final class MuseumFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MuseumStep else { return .none }
          switch step {
          case .ticket:
            let till = TillFlow()
            return .one(flowContributor: .contribute(withNextPresentable: till, withNextStepper: till))
          case .hall, .paid: return showHall()
          case .closed: return .end(forwardToParentFlowWithStep: MuseumStep.closed)
          }
        }
        private func showHall() -> FlowContributors {
          navigation.pushViewController(HallController(), animated: true)
          return .none
        }
      }
      final class HallController: UIViewController {}

      final class TillFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MuseumStep else { return .none }
          switch step {
          case .ticket: return .one(flowContributor: .contribute(withNext: TillController()))
          case .paid(let sum): return .end(forwardToParentFlowWithStep: MuseumStep.paid(sum))
          default: return .one(flowContributor: .forwardToParentFlow(withStep: MuseumStep.closed))
          }
        }
      }
      final class TillController: UIViewController {}
      """,
      """
      MuseumFlow
        ticket -start-> [TillFlow]
        showHall -push-> HallController
        [TillFlow] -closed-> !closed
        [TillFlow] -paid-> showHall
      TillFlow
        ticket -root-> TillController
      """)
  }

  @Test func theModuleBeforeANameChangesNothing() {
    expectGraph(
      """
      import RxFlow

      enum AppStep: Step { case till, hall }
      enum TillStep: Step { case ticket, paid }

      final class AppFlow: RxFlow.Flow {
        private let navigation = UINavigationController()
        func navigate(to step: RxFlow.Step) -> RxFlow.FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .till:
            let till = TillFlow()
            return .one(
              flowContributor: .contribute(
                withNextPresentable: till, withNextStepper: OneStepper(withSingleStep: TillStep.ticket)))
          case .hall:
            navigation.pushViewController(HallController(), animated: true)
            return .none
          }
        }
      }
      final class HallController: UIViewController {}

      final class TillFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? TillStep else { return .none }
          switch step {
          case .ticket: return .one(flowContributor: .contribute(withNext: TillController()))
          case .paid: return .end(forwardToParentFlowWithStep: AppStep.hall)
          }
        }
      }
      final class TillController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func pay() { steps.accept(TillStep.paid) }
      }
      """,
      """
      AppFlow
        till -start-> [TillFlow]
        hall -push-> HallController
        [TillFlow] -hall-> hall
      TillFlow
      > ticket -root-> TillController
        TillController -paid-> !hall
      """)
  }

  @Test func childrenThatAreShownTogetherAreTabs() {
    expectGraph(
      """
      import RxFlow

      final class HomeFlow: Flow {
        var root: Presentable { tabs }
        private let tabs = UITabBarController()
        func navigate(to step: Step) -> FlowContributors {
          let first = FirstFlow()
          let second = SecondFlow()
          Flows.use(first, second, when: .created) { (one: UINavigationController, two: UINavigationController) in
            self.tabs.setViewControllers([one, two], animated: false)
          }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: first, withNextStepper: OneStepper(withSingleStep: MainStep.first)),
            .contribute(withNextPresentable: second, withNextStepper: OneStepper(withSingleStep: MainStep.second)),
          ])
        }
      }
      final class FirstFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: FirstController())) }
      }
      final class SecondFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: SecondController())) }
      }
      final class FirstController: UIViewController {}
      final class SecondController: UIViewController {}
      """,
      """
      HomeFlow
        navigate.FirstFlow(step: Step) -tab-> [FirstFlow]
        navigate.SecondFlow(step: Step) -tab-> [SecondFlow]
      FirstFlow
        navigate(step: Step) -root-> FirstController
      SecondFlow
        navigate(step: Step) -root-> SecondController
      """)
  }

  @Test func aChildThatIsOnlyContributedStartsByItself() {
    expectGraph(
      """
      import RxFlow

      final class TrendFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          let child = ListFlow()
          return .one(flowContributor: .contribute(withNextPresentable: child, withNextStepper: child))
        }
      }
      final class ListFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: ListController())) }
      }
      final class ListController: UIViewController {}
      """,
      """
      TrendFlow
        navigate(step: Step) -start-> [ListFlow]
      ListFlow
        navigate(step: Step) -root-> ListController
      """)
  }

  @Test func aListOfSteppersMayGrowBeforeItIsHandedOn() {
    expectGraph(
      """
      import RxFlow

      enum LockStep: Step { case gates, gate(id: Int) }

      final class CanalCoordinator {
        private var coordinator: FlowCoordinator?
        private let tabs = UITabBarController()
        func openLocks(_ step: Step?) {
          let flow = LockFlow()
          let coordinator = FlowCoordinator()
          self.coordinator = coordinator
          Flows.use(flow, when: .created) { [tabs] root in tabs.present(root, animated: true) }
          var steppers: [Stepper] = [OneStepper(withSingleStep: LockStep.gates)]
          if let step { steppers.append(OneStepper(withSingleStep: step)) }
          coordinator.coordinate(flow: flow, with: CompositeStepper(steppers: steppers))
        }
      }
      final class LockFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? LockStep else { return .none }
          switch step {
          case .gates: navigation.pushViewController(GatesController(), animated: false)
          case .gate(let id): navigation.pushViewController(GateController(id: id), animated: true)
          }
          return .none
        }
      }
      final class GatesController: UIViewController {}
      final class GateController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      CanalCoordinator
        openLocks(step: Step?) -present-> [LockFlow]
      LockFlow
      > gates -push-> GatesController
        gate(id: Int) -push-> GateController
      """)
  }

  /// More steppers in each other than the solver follows at once.
  @Test func steppersMayStandInEachOther() {
    let nested = (1...450).map {
      "    let stepper\($0) = CompositeStepper(steppers: [stepper\($0 - 1)])"
    }
    expectGraph(
      """
      import RxFlow

      enum WeirStep: Step { case levels }

      final class RiverCoordinator {
        private let coordinator = FlowCoordinator()
        private let tabs = UITabBarController()
        func openWeir() {
          let flow = WeirFlow()
          Flows.use(flow, when: .created) { [tabs] root in tabs.present(root, animated: true) }
          let stepper0 = OneStepper(withSingleStep: WeirStep.levels)
      \(nested.joined(separator: "\n"))
          coordinator.coordinate(flow: flow, with: stepper450)
        }
      }
      final class WeirFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? WeirStep else { return .none }
          switch step {
          case .levels: navigation.pushViewController(LevelsController(), animated: false)
          }
          return .none
        }
      }
      final class LevelsController: UIViewController {}
      """,
      """
      RiverCoordinator
        openWeir -present-> [WeirFlow]
      WeirFlow
      > levels -push-> LevelsController
      """)
  }

  @Test func steppersSayWhatAFlowBeginsWith() {
    expectGraph(
      """
      import RxFlow

      enum PierStep: Step { case boats, boat(id: Int), weather, closed }

      final class HarbourFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard step is PierStep else { return .none }
          let pierStepper = PierStepper()
          let pier = PierFlow(stepper: pierStepper)
          let mole = MoleFlow()
          Flows.use(pier, when: .created) { root in self.navigation.pushViewController(root, animated: true) }
          return .multiple(flowContributors: [
            .contribute(
              withNextPresentable: pier,
              withNextStepper: CompositeStepper(steppers: [OneStepper(withSingleStep: PierStep.boats), pierStepper])),
            .contribute(withNextPresentable: mole, withNextStepper: MoleStepper()),
          ])
        }
      }
      final class PierStepper: Stepper {
        let steps = PublishRelay<Step>()
        @objc func weatherTapped() { steps.accept(PierStep.weather) }
        @objc func close() { steps.accept(PierStep.closed) }
      }
      final class PierFlow: Flow {
        private let navigation = UINavigationController()
        private let stepper: PierStepper
        init(stepper: PierStepper) { self.stepper = stepper }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? PierStep else { return .none }
          switch step {
          case .boats: return showBoats()
          case .boat(let id):
            navigation.pushViewController(BoatController(id: id), animated: true)
            return .none
          case .weather:
            navigation.present(WeatherController(), animated: true)
            return .none
          case .closed: return .end(forwardToParentFlowWithStep: PierStep.closed)
          }
        }
        private func showBoats() -> FlowContributors {
          let boats = BoatsController()
          let guide = GuideStepper()
          navigation.pushViewController(boats, animated: false)
          if let item = navigation.navigationBar.items?[0] {
            item.setRightBarButton(
              UIBarButtonItem(title: "Weather", style: .plain, target: stepper, action: #selector(PierStepper.weatherTapped)),
              animated: false)
          }
          boats.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: stepper, action: #selector(PierStepper.close))
          return .one(flowContributor: .contribute(withNextPresentable: boats, withNextStepper: guide))
        }
      }
      /// Stands beside the screen and is no part of it.
      final class GuideStepper: Stepper {
        let steps = PublishRelay<Step>()
        func recommend() { steps.accept(PierStep.boat(id: 1)) }
      }
      final class BoatsController: UIViewController {}
      final class BoatController: UIViewController { init(id: Int) {} }
      final class WeatherController: UIViewController {}

      enum MoleStep: Step { case lighthouse, stairs }
      final class MoleStepper: Stepper {
        let steps = PublishRelay<Step>()
        var initialStep: Step { MoleStep.lighthouse }
      }
      final class MoleFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MoleStep else { return .none }
          switch step {
          case .lighthouse: return .one(flowContributor: .contribute(withNext: LighthouseController()))
          case .stairs: return .one(flowContributor: .contribute(withNext: StairsController()))
          }
        }
      }
      final class LighthouseController: UIViewController {}
      final class StairsController: UIViewController {}
      """,
      // The routes of a flow stand in the order of its code.
      """
      HarbourFlow
        navigate.PierFlow(step: Step) -push-> [PierFlow]
        navigate.MoleFlow(step: Step) -start-> [MoleFlow]
        [PierFlow] -closed-> navigate.MoleFlow
        [PierFlow] -closed-> navigate.PierFlow
      PierFlow
        boat(id: Int) -push-> BoatController
        weather -present-> WeatherController
      > showBoats -push-> BoatsController
        BoatsController -closed-> !closed
        BoatsController -boat-> boat
        BoatsController -weather-> weather
      MoleFlow
      > lighthouse -root-> LighthouseController
        stairs -root-> StairsController
      """)
  }

  @Test func aLibraryWhoseSourceLiesBesideTheAppIsNoPartOfIt() {
    expectGraph(
      """
      // FILE RxFlow/Flow.swift
      public protocol Step {}
      public protocol Flow: AnyObject { func navigate(to step: Step) -> FlowContributors }
      public final class ComponentFlow: Flow {
        public func navigate(to step: Step) -> FlowContributors { window.present(controller, animated: true) }
      }
      // FILE App/QuayFlow.swift
      import RxFlow

      enum QuayStep: Step { case quay, crane }
      final class QuayFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? QuayStep else { return .none }
          switch step {
          case .quay:
            navigation.pushViewController(QuayController(), animated: true)
          case .crane:
            navigation.pushViewController(CraneController(), animated: true)
          }
          return .none
        }
      }
      final class QuayController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        func craneTapped() { steps.accept(QuayStep.crane) }
      }
      final class CraneController: UIViewController {}
      """,
      """
      QuayFlow
        quay -push-> QuayController
        crane -push-> CraneController
        QuayController -crane-> crane
      """)
  }

  @Test func aScreenInAContainerThatIsPresentedIsPresentedWhoeverIsToldOfIt() {
    expectGraph(
      """
      import RxFlow
      enum TeaStep: Step { case list, brew }
      final class TeaFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          switch step as? TeaStep {
          case .list:
            let list = TeaListController()
            navigation.setViewControllers([list], animated: false)
            return .one(flowContributor: .contribute(withNext: list))
          case .brew:
            let brew = BrewController()
            navigation.present(UINavigationController(rootViewController: brew), animated: true)
            return .one(flowContributor: .contribute(withNext: brew))
          default: return .none
          }
        }
      }
      final class TeaListController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func brewTapped() { steps.accept(TeaStep.brew) }
      }
      final class BrewController: UIViewController, Stepper { let steps = PublishRelay<Step>() }
      """,
      """
      TeaFlow
        list -root-> TeaListController
        brew -present-> BrewController
        TeaListController -brew-> brew
      """)
  }

  @Test func aFlowBeginsWithTheStepOfItsStepperWhicheverScreenAlsoHasIt() {
    expectGraph(
      """
      import RxFlow
      enum TeaStep: Step { case cup, list, help }
      final class TeaStepper: Stepper {
        let steps = PublishRelay<Step>()
        var initialStep: Step { TeaStep.list }
      }
      final class ShopFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          let stepper = TeaStepper()
          let tea = TeaFlow(stepper: stepper)
          Flows.use(tea, when: .created) { root in self.navigation.present(root, animated: true) }
          return .one(flowContributor: .contribute(withNextPresentable: tea, withNextStepper: stepper))
        }
      }
      final class TeaFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        private let stepper: TeaStepper
        init(stepper: TeaStepper) { self.stepper = stepper }
        func navigate(to step: Step) -> FlowContributors {
          switch step as? TeaStep {
          case .list:
            navigation.viewControllers = [TeaListController(stepper: stepper)]
            return .none
          case .help:
            navigation.pushViewController(HelpController(), animated: true)
            return .none
          default: return .none
          }
        }
      }
      final class TeaListController: UIViewController {
        private let stepper: TeaStepper
        init(stepper: TeaStepper) { self.stepper = stepper; super.init(nibName: nil, bundle: nil) }
        @objc func helpTapped() { stepper.steps.accept(TeaStep.help) }
      }
      final class HelpController: UIViewController {}
      """,
      """
      ShopFlow
        navigate(step: Step) -present-> [TeaFlow]
      TeaFlow
      > list -root-> TeaListController
        help -push-> HelpController
        TeaListController -help-> help
      """)
  }

  @Test func aRouteOfOneStepIsOneRouteWhoeverAsksForIt() {
    expectGraph(
      """
      import RxFlow
      enum ShopStep: Step { case basket, checkout, done }

      final class BasketFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        let stepper = BasketStepper()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .basket:
            let basket = BasketController()
            basket.onCheckout = { [stepper] in stepper.steps.accept(ShopStep.checkout) }
            navigation.setViewControllers([basket], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: basket, withNextStepper: stepper))
          case .checkout:
            let checkout = CheckoutFlow()
            Flows.use(checkout, when: .ready) { [unowned self] root in navigation.present(root, animated: true) }
            return .one(
              flowContributor: .contribute(
                withNextPresentable: checkout, withNextStepper: OneStepper(withSingleStep: ShopStep.checkout)))
          case .done:
            navigation.dismiss(animated: true)
            return .none
          }
        }
      }
      final class CheckoutFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .checkout:
            let controller = CheckoutController()
            navigation.pushViewController(controller, animated: false)
            return .one(flowContributor: .contribute(withNext: controller))
          case .done: return .end(forwardToParentFlowWithStep: ShopStep.done)
          default: return .none
          }
        }
      }
      final class BasketStepper: Stepper { let steps = PublishRelay<Step>() }
      final class BasketController: UIViewController {
        var onCheckout: (() -> Void)?
        @objc func checkout() { onCheckout?() }
      }
      final class CheckoutController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func pay() { steps.accept(ShopStep.done) }
      }
      """,
      """
      BasketFlow
        basket -root-> BasketController
        checkout -present-> [CheckoutFlow]
        [CheckoutFlow] -done-> <
        BasketController -onCheckout-> checkout
      CheckoutFlow
      > checkout -push-> CheckoutController
        CheckoutController -done-> !done
      """)
  }

  @Test func aStepThatIsHandedOnAsItCameAsksForNothingElse() {
    expectGraph(
      """
      import RxFlow
      enum ShopStep: Step { case list, product, help(String), failed(String) }
      final class ShopFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .list:
            let list = ListFlow()
            Flows.use(list, when: .ready) { [unowned self] root in navigation.pushViewController(root, animated: true) }
            return .one(
              flowContributor: .contribute(
                withNextPresentable: list, withNextStepper: OneStepper(withSingleStep: ShopStep.list)))
          case .help(let text):
            navigation.present(HelpController(text), animated: true)
            return .none
          case .failed(let text):
            navigation.present(FailureController(text), animated: true)
            return .none
          default: return .none
          }
        }
      }
      final class ListFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .list:
            let controller = ListController()
            navigation.pushViewController(controller, animated: false)
            return .one(flowContributor: .contribute(withNext: controller))
          case .product:
            let controller = ProductController()
            navigation.pushViewController(controller, animated: true)
            return .one(flowContributor: .contribute(withNext: controller))
          case .help, .failed: return .one(flowContributor: .forwardToParentFlow(withStep: step))
          }
        }
      }
      final class ListController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func select() { steps.accept(ShopStep.product) }
        @objc func help() { steps.accept(ShopStep.help("list")) }
      }
      final class ProductController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func fail() { steps.accept(ShopStep.failed("product")) }
      }
      final class HelpController: UIViewController { init(_ text: String) { super.init(nibName: nil, bundle: nil) } }
      final class FailureController: UIViewController { init(_ text: String) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      ShopFlow
        list -push-> [ListFlow]
        help(value: String) -present-> HelpController
        failed(value: String) -present-> FailureController
        [ListFlow] -failed-> failed
        [ListFlow] -help-> help
      ListFlow
      > list -push-> ListController
        product -push-> ProductController
        ListController -product-> product
      """)
  }

  @Test func childrenThatAreShownTogetherAreChosenByTheirNumbers() {
    expectGraph(
      """
      import RxFlow
      enum MainStep: Step { case home, first, second, back(Int), on }
      final class HomeFlow: Flow {
        var root: Presentable { tabs }
        private let tabs = UITabBarController()
        func navigate(to step: Step) -> FlowContributors {
          switch step as? MainStep {
          case .home: return showTabs()
          case .back:
            tabs.selectedIndex = 0
            return .none
          case .on:
            tabs.selectedIndex = 1
            return .none
          default: return .none
          }
        }
        private func showTabs() -> FlowContributors {
          let first = FirstFlow()
          let second = SecondFlow()
          Flows.use(first, second, when: .created) { (one: UINavigationController, two: UINavigationController) in
            self.tabs.setViewControllers([one, two], animated: false)
          }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: first, withNextStepper: OneStepper(withSingleStep: MainStep.first)),
            .contribute(withNextPresentable: second, withNextStepper: OneStepper(withSingleStep: MainStep.second)),
          ])
        }
      }
      final class FirstFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step as? MainStep {
          case .first: return .one(flowContributor: .contribute(withNext: FirstController()))
          default: return .one(flowContributor: .forwardToParentFlow(withStep: MainStep.on))
          }
        }
      }
      final class SecondFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step as? MainStep {
          case .second: return .one(flowContributor: .contribute(withNext: SecondController()))
          case .back(let id): return .one(flowContributor: .forwardToParentFlow(withStep: MainStep.back(id)))
          default: return .none
          }
        }
      }
      final class FirstController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func tapped() { steps.accept(MainStep.on) }
      }
      final class SecondController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func tapped() { steps.accept(MainStep.back(1)) }
      }
      """,
      """
      HomeFlow
        showTabs.FirstFlow -tab-> [FirstFlow]
        showTabs.SecondFlow -tab-> [SecondFlow]
        [FirstFlow] -on-> showTabs.SecondFlow
        [SecondFlow] -back-> showTabs.FirstFlow
      FirstFlow
      > first -root-> FirstController
      SecondFlow
      > second -root-> SecondController
      """)
  }

  @Test(arguments: ["{ TeaStep.tea(id: $0) }", "(TeaStep.tea)", "(TeaStep.tea(id:))"])
  func aPublisherMayMakeTheSteps(_ making: String) {
    expectGraph(
      """
      import RxFlow
      enum TeaStep: Step { case list, tea(id: Int) }
      final class TeaFlow: Flow {
        var root: Presentable { navigation }
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? TeaStep else { return .none }
          switch step {
          case .list:
            let model = ListModel()
            let list = ListController(model: model)
            navigation.setViewControllers([list], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: model))
          case .tea(let id): navigation.pushViewController(TeaController(id), animated: true)
          }
          return .none
        }
      }
      final class ListModel: Stepper {
        let steps = PublishRelay<Step>()
        let pick = PublishRelay<Int>()
        init() { pick.map\(making).bind(to: steps) }
      }
      final class ListController: UIViewController {
        private let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { tableView.rx.modelSelected(Int.self).bind(to: model.pick) }
      }
      final class TeaController: UIViewController { init(_ id: Int) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      TeaFlow
        list -root-> ListController
        tea(id: Int) -push-> TeaController
        ListController -tea-> tea
      """)
  }
}
