import Testing

/// RxFlow in apps that wrap it: steps that a flow replaces first, and contributors made by helpers.
@Suite struct RxFlowHelperTests {
  @Test func aFlowMayReplaceAStepBeforeItAnswers() {
    // Who asks for a step asks for what it may become.
    expectGraph(
      """
      import RxFlow

      enum CellarStep: Step { case shelf, bottle, ageCheck, tasting, booking, map }

      final class CellarFlow: Flow {
        private let navigation = UINavigationController()
        func adapt(step: Step) -> Single<Step> {
          guard let step = step as? CellarStep else { return .never() }
          switch step {
          case .bottle where !Visitor.isAdult: return Single.just(CellarStep.ageCheck)
          case .tasting: return Visitor.calendar().map { $0.isFree ? CellarStep.tasting : CellarStep.booking }
          case .map: return Single.create { single in Visitor.locate { single(.success(step)) } }
          default: return .just(step)
          }
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? CellarStep else { return .none }
          switch step {
          case .shelf:
            let shelf = ShelfController()
            navigation.pushViewController(shelf, animated: false)
            return .one(flowContributor: .contribute(withNext: shelf))
          case .bottle: return push(BottleController())
          case .ageCheck: return push(AgeCheckController())
          case .tasting: return push(TastingController())
          case .booking: return push(BookingController())
          case .map: return push(CellarMapController())
          }
        }
        private func push(_ page: UIViewController) -> FlowContributors {
          navigation.pushViewController(page, animated: true)
          return .none
        }
      }
      final class ShelfController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func bottleTapped() { steps.accept(CellarStep.bottle) }
        @objc func tastingTapped() { steps.accept(CellarStep.tasting) }
        @objc func mapTapped() { steps.accept(CellarStep.map) }
      }
      final class BottleController: UIViewController {}
      final class AgeCheckController: UIViewController {}
      final class TastingController: UIViewController {}
      final class BookingController: UIViewController {}
      final class CellarMapController: UIViewController {}
      """,
      """
      CellarFlow
        shelf -push-> ShelfController
        bottle -push-> BottleController
        ageCheck -push-> AgeCheckController
        tasting -push-> TastingController
        booking -push-> BookingController
        map -push-> CellarMapController
        ShelfController -bottle-> ageCheck
        ShelfController -tasting-> booking
        ShelfController -bottle-> bottle
        ShelfController -map-> map
        ShelfController -tasting-> tasting
      """)
  }

  @Test func helpersMakeTheContributorsOfTheFlowsThatCallThem() {
    // What is forwarded does not end a flow.
    expectGraph(
      """
      import RxFlow

      enum MillStep: Step { case mill, grain, bread, closed }
      enum ShopStep: Step { case shop, order, leave }

      final class MillFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MillStep else { return .none }
          switch step {
          case .mill:
            let shop = ShopFlow()
            return .child(shop, with: OneStepper(withSingleStep: ShopStep.shop))
          case .grain, .closed:
            navigation.pushViewController(GrainController(), animated: true)
            return .none
          case .bread:
            navigation.pushViewController(BreadController(), animated: true)
            return .none
          }
        }
      }
      final class GrainController: UIViewController {}
      final class BreadController: UIViewController {}

      final class ShopFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .shop:
            let shop = ShopController()
            navigation.pushViewController(shop, animated: true)
            return .page(shop)
          case .order: return .toParent(MillStep.bread)
          case .leave: return closing(with: MillStep.closed)
          }
        }
      }
      final class ShopController: UIViewController, Stepping {
        let model = ShopModel()
        @objc func orderTapped() { model.order() }
        @objc func leaveTapped() { model.leave() }
      }
      final class ShopModel: Stepper {
        let steps = PublishRelay<Step>()
        func order() { steps.accept(ShopStep.order) }
        func leave() { steps.accept(ShopStep.leave) }
      }
      protocol Stepping: UIViewController { var model: ShopModel { get } }

      extension FlowContributors {
        static func page<Page: Stepping>(_ page: Page) -> FlowContributors {
          .one(flowContributor: .contribute(withNextPresentable: page, withNextStepper: page.model))
        }
        static func child(_ flow: Flow, with stepper: Stepper) -> FlowContributors {
          .one(flowContributor: .contribute(of: flow, stepper))
        }
        static func toParent(_ step: Step) -> FlowContributors {
          .one(flowContributor: .forwardToParentFlow(withStep: step))
        }
      }
      private extension FlowContributor {
        static func contribute(of presentable: Presentable, _ stepper: Stepper) -> FlowContributor {
          .contribute(withNextPresentable: presentable, withNextStepper: stepper, allowStepWhenNotPresented: true)
        }
      }
      func closing(with step: Step) -> FlowContributors { .end(forwardToParentFlowWithStep: step) }
      """,
      """
      MillFlow
        mill -start-> [ShopFlow]
        closed -push-> GrainController
        bread -push-> BreadController
        [ShopFlow] -bread-> bread
        [ShopFlow] -closed-> closed
      ShopFlow
      > shop -push-> ShopController
        ShopController -leave-> !closed
      """)
  }

  @Test func aChildEndsWithTheStepThatItsParentHandsToIt() {
    expectGraph(
      """
      import RxFlow

      enum KilnStep: Step { case kiln, glaze, glazed }
      enum GlazeStep: Step { case colours, done }

      final class KilnFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? KilnStep else { return .none }
          switch step {
          case .kiln:
            let kiln = KilnController()
            navigation.pushViewController(kiln, animated: false)
            return .one(flowContributor: .contribute(withNext: kiln))
          case .glaze:
            let glaze = GlazeFlow(lastStep: KilnStep.glazed)
            return .one(
              flowContributor: .contribute(
                withNextPresentable: glaze, withNextStepper: OneStepper(withSingleStep: GlazeStep.colours)))
          case .glazed:
            navigation.pushViewController(OvenController(), animated: true)
            return .none
          }
        }
      }
      final class KilnController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func glazeTapped() { steps.accept(KilnStep.glaze) }
      }
      final class OvenController: UIViewController {}

      final class GlazeFlow: Flow {
        private let lastStep: Step
        private let navigation = UINavigationController()
        init(lastStep: Step) { self.lastStep = lastStep }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? GlazeStep else { return .none }
          switch step {
          case .colours:
            let colours = ColoursController()
            navigation.pushViewController(colours, animated: false)
            return .one(flowContributor: .contribute(withNext: colours))
          case .done: return .end(forwardToParentFlowWithStep: lastStep)
          }
        }
      }
      final class ColoursController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func doneTapped() { steps.accept(GlazeStep.done) }
      }
      """,
      """
      KilnFlow
        kiln -push-> KilnController
        glaze -start-> [GlazeFlow]
        glazed -push-> OvenController
        [GlazeFlow] -glazed-> glazed
        KilnController -glaze-> glaze
      GlazeFlow
      > colours -push-> ColoursController
        ColoursController -done-> !end
        ColoursController -done-> !glazed
      """)
  }

  @Test func aFlowReplacesEachStepByItself() {
    // Whatever the function tests first, a step becomes only what the code for this step makes of it.
    expectGraph(
      """
      import RxFlow

      enum CaveStep: Step { case map, lamp, deep, rescue }

      final class CaveFlow: Flow {
        private let navigation = UINavigationController()
        func adapt(step: Step) -> Single<Step> {
          guard let caveStep = step as? CaveStep else { return .just(step) }
          switch caveStep {
          case .deep: return Weather.isDry().map { isDry -> Step in isDry ? caveStep : CaveStep.rescue }
          default: return .just(step)
          }
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? CaveStep else { return .none }
          switch step {
          case .map:
            let map = MapController()
            navigation.pushViewController(map, animated: false)
            return .one(flowContributor: .contribute(withNext: map))
          case .lamp: return push(LampController())
          case .deep: return push(DeepController())
          case .rescue: return push(RescueController())
          }
        }
        private func push(_ page: UIViewController) -> FlowContributors {
          navigation.pushViewController(page, animated: true)
          return .none
        }
      }
      final class MapController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func lampTapped() { steps.accept(CaveStep.lamp) }
        @objc func deepTapped() { steps.accept(CaveStep.deep) }
      }
      final class LampController: UIViewController {}
      final class DeepController: UIViewController {}
      final class RescueController: UIViewController {}
      """,
      """
      CaveFlow
        map -push-> MapController
        lamp -push-> LampController
        deep -push-> DeepController
        rescue -push-> RescueController
        MapController -deep-> deep
        MapController -lamp-> lamp
        MapController -deep-> rescue
      """)
  }

  /// A condition may test what the one before it binds, and the exit of a `guard` has the step as it came.
  @Test(arguments: [
    "guard let step = step as? TrainStep, case .depart = step else { return .just(step) }",
    "guard let step = step as? TrainStep, step == .depart else { return .just(step) }",
  ])
  func aFlowReplacesOnlyTheStepThatItTestsFor(condition: String) {
    expectGraph(
      """
      import RxFlow

      enum TrainStep: Step { case platform, depart, delay, seats }

      final class TrainFlow: Flow {
        private let navigation = UINavigationController()
        func adapt(step: Step) -> Single<Step> {
          \(condition)
          return Timetable.status().map { $0.isLate ? TrainStep.delay : TrainStep.depart }.catchAndReturn(TrainStep.delay)
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? TrainStep else { return .none }
          switch step {
          case .platform:
            let platform = PlatformController()
            navigation.pushViewController(platform, animated: false)
            return .one(flowContributor: .contribute(withNext: platform))
          case .depart: return push(RideController())
          case .delay: return push(DelayController())
          case .seats: return push(SeatsController())
          }
        }
        private func push(_ page: UIViewController) -> FlowContributors {
          navigation.pushViewController(page, animated: true)
          return .none
        }
      }
      final class PlatformController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func departTapped() { steps.accept(TrainStep.depart) }
        @objc func seatsTapped() { steps.accept(TrainStep.seats) }
      }
      final class RideController: UIViewController {}
      final class DelayController: UIViewController {}
      final class SeatsController: UIViewController {}
      """,
      """
      TrainFlow
        platform -push-> PlatformController
        depart -push-> RideController
        delay -push-> DelayController
        seats -push-> SeatsController
        PlatformController -depart-> delay
        PlatformController -depart-> depart
        PlatformController -seats-> seats
      """)
  }

  @Test func aFunctionMayHaveTheNameOfAStep() {
    // `BarnStep.feed` is no call of the function `feed` of a screen, so that nobody but the framework calls it.
    expectGraph(
      """
      import RxFlow

      enum BarnStep: Step { case yard, stable, feed, fed }

      final class BarnFlow: Flow {
        private let navigation = UINavigationController()
        func adapt(step: Step) -> Single<Step> {
          guard case BarnStep.stable = step else { return .just(step) }
          return .just(Clock.isNoon ? BarnStep.feed : step)
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? BarnStep else { return .none }
          switch step {
          case .yard:
            let yard = YardController()
            navigation.pushViewController(yard, animated: false)
            return .one(flowContributor: .contribute(withNext: yard))
          case .stable:
            let stable = StableController()
            navigation.pushViewController(stable, animated: true)
            return .one(flowContributor: .contribute(withNext: stable))
          case .feed:
            navigation.pushViewController(FeedController(), animated: true)
            return .none
          case .fed: return .none
          }
        }
      }
      final class YardController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        func stable() { steps.accept(BarnStep.stable) }
      }
      final class StableController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        func feed() { steps.accept(BarnStep.feed) }
      }
      final class FeedController: UIViewController {}
      """,
      """
      BarnFlow
        yard -push-> YardController
        stable -push-> StableController
        feed -push-> FeedController
        StableController -feed-> feed
        YardController -stable-> feed
        YardController -stable-> stable
      """)
  }

  /// A list hands the row that was chosen on, and nothing else that it was given: the `true` of `animated` is no row.
  @Test func whatAListIsGivenBesidesIsNoRow() {
    expectGraph(
      """
      import RxFlow

      enum HouseStep: Step { case list, kitchenWanted, cellarWanted }
      final class HouseFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? HouseStep else { return .none }
          switch step {
          case .list:
            let model = RoomsModel()
            let list = RoomsController(viewModel: model)
            navigation.pushViewController(list, animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: model))
          case .kitchenWanted: return push(KitchenController())
          case .cellarWanted: return push(CellarController())
          }
        }
        private func push(_ page: UIViewController) -> FlowContributors {
          navigation.pushViewController(page, animated: true)
          return .none
        }
      }
      final class RoomsModel: Stepper {
        let steps = PublishRelay<Step>()
        enum Row: CaseIterable {
          case kitchen, cellar
          var step: HouseStep {
            switch self {
            case .kitchen: return .kitchenWanted
            case .cellar: return .cellarWanted
            }
          }
        }
        var rows: [Row] { Row.allCases.filter { $0 != .cellar || Flags.cellar } }
        func select(_ row: Row) { steps.accept(row.step) }
      }
      class ListController<Model, Item>: UIViewController {
        let viewModel: Model
        let tableView = UITableView()
        init(viewModel: Model) { self.viewModel = viewModel }
        var itemSelected: Observable<Item> { tableView.rx.modelSelected(Item.self).asObservable() }
        override func viewDidLoad() {
          tableView.rx.itemSelected.subscribe(onNext: { [weak self] in self?.tableView.deselectRow(at: $0, animated: true) })
          bind()
        }
        func bind() {}
      }
      final class RoomsController: ListController<RoomsModel, RoomsModel.Row> {
        override func bind() {
          itemSelected.bind(onNext: viewModel.select).disposed(by: bag)
        }
      }
      final class KitchenController: UIViewController {}
      final class CellarController: UIViewController {}
      """,
      """
      HouseFlow
        list -push-> RoomsController
        kitchenWanted -push-> KitchenController
        cellarWanted -push-> CellarController
        RoomsController -step-> cellarWanted
        RoomsController -step-> kitchenWanted
      """)
  }

  @Test func aChildFlowAsksForTheStepOfItsScreenWithWhichItEnds() {
    expectGraph(
      """
      import RxFlow

      enum ShopStep: Step { case list, sell, sold }

      final class ShopFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .list:
            let list = ListController()
            navigation.pushViewController(list, animated: false)
            return .one(flowContributor: .contribute(withNext: list))
          case .sell:
            let sell = SellFlow()
            Flows.use(sell, when: .created) { root in self.navigation.present(root, animated: true) }
            let first = OneStepper(withSingleStep: ShopStep.sell)
            return .one(flowContributor: .contribute(withNextPresentable: sell, withNextStepper: first))
          case .sold:
            navigation.pushViewController(SoldController(), animated: true)
            return .none
          }
        }
      }
      final class SellFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .sell:
            let form = FormController()
            navigation.pushViewController(form, animated: false)
            return .one(flowContributor: .contribute(withNext: form))
          case .sold: return .end(forwardToParentFlowWithStep: step)
          default: return .none
          }
        }
      }
      final class ListController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func sellTapped() { steps.accept(ShopStep.sell) }
      }
      final class FormController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func doneTapped() { steps.accept(ShopStep.sold) }
      }
      final class SoldController: UIViewController {}
      """,
      """
      ShopFlow
        list -push-> ListController
        sell -present-> [SellFlow]
        sold -push-> SoldController
        [SellFlow] -sold-> sold
        ListController -sell-> sell
      SellFlow
      > sell -push-> FormController
        FormController -sold-> !sold
      """)
  }
}
