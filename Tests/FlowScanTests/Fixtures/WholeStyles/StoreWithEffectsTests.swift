import Testing

/// A store whose middleware turns actions into others, whose commands dispatch several, and which selects parts of its state.
@Suite struct StoreWithEffectsTests {
  private func expectMoves(
    selecting: String = "store.select(\\.place.sheet).sink",
    opening: String = "Just(GardenAction.place(.open(.bed)))",
    pushing: String = "state.push(page)", at place: Testing.SourceLocation = #_sourceLocation
  ) {
    expectGraph(
      """
      import UIKit
      enum Root: Equatable { case loading, garden, welcome }
      enum Sheet: Equatable { case bed, calendar }
      enum Page: Equatable { case plant, pests }
      struct PlaceState: Equatable {
        var root: Root = .loading
        var sheet: Sheet?
        var pages: [Page] = []
        mutating func push(_ page: Page) { pages.append(page) }
      }
      struct GardenState: Equatable {
        var place = PlaceState()
        var name = ""
      }
      enum PlaceAction { case setRoot(Root), open(Sheet), push(Page), close }
      enum BedAction { case bedTapped, watered }
      enum GardenAction { case place(PlaceAction), bed(BedAction), left }
      typealias GardenStore = Store<GardenState, GardenAction>
      typealias Middleware<State, Action> = (State, Action) -> AnyPublisher<Action, Never>
      struct Command<State, Action> { let body: (@escaping (Action) -> Void, () -> State) -> Void }
      final class Store<State, Action>: ObservableObject {
        @Published private(set) var state: State
        private let reducer: (inout State, Action) -> Void
        private let middlewares: [Middleware<State, Action>]
        private var effects = Set<AnyCancellable>()
        init(state: State, reducer: @escaping (inout State, Action) -> Void, middlewares: [Middleware<State, Action>]) {
          self.state = state
          self.reducer = reducer
          self.middlewares = middlewares
        }
        func dispatch(_ action: Action) {
          reducer(&state, action)
          for middleware in middlewares { run(middleware(state, action)) }
        }
        func dispatch(_ command: Command<State, Action>) {
          command.body({ [weak self] in self?.dispatch($0) }, { self.state })
        }
        func select<Part: Equatable>(_ part: @escaping (State) -> Part) -> AnyPublisher<Part, Never> {
          $state.map(part).removeDuplicates().receive(on: DispatchQueue.main).eraseToAnyPublisher()
        }
        private func run(_ effect: AnyPublisher<Action, Never>) {
          effect.sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.dispatch($0) }).store(in: &effects)
        }
      }
      func gardenReducer(state: inout GardenState, action: GardenAction) {
        switch action {
        case .place(let action): placeReducer(state: &state.place, action: action)
        case .bed: break
        case .left:
          let place = state.place
          state = GardenState()
          state.place = place
        }
      }
      func placeReducer(state: inout PlaceState, action: PlaceAction) {
        switch action {
        case .setRoot(let root):
          state.root = root
          if root == .welcome { state = PlaceState(root: .welcome) }
        case .open(let sheet): state.sheet = sheet
        case .push(let page): \(pushing)
        case .close: state.sheet = nil
        }
      }
      enum Effect {
        static var none: AnyPublisher<GardenAction, Never> { Empty().eraseToAnyPublisher() }
        static func send(_ actions: GardenAction...) -> AnyPublisher<GardenAction, Never> {
          Publishers.Sequence(sequence: actions).eraseToAnyPublisher()
        }
        static func go(_ action: PlaceAction) -> AnyPublisher<GardenAction, Never> { send(.place(action)) }
      }
      func placeMiddleware() -> Middleware<GardenState, GardenAction> {
        return { _, action in
          switch action {
          case .bed(let action): return placeOfBed(action)
          case .left: return Effect.go(.setRoot(.welcome))
          default: return Effect.none
          }
        }
      }
      private func placeOfBed(_ action: BedAction) -> AnyPublisher<GardenAction, Never> {
        switch action {
        case .bedTapped: return \(opening).eraseToAnyPublisher()
        case .watered: return Effect.go(.push(.plant))
        }
      }
      enum Commands {
        static func begin(isNew: Bool) -> Command<GardenState, GardenAction> {
          Command { dispatch, _ in dispatch(.place(.setRoot(isNew ? .welcome : .garden))) }
        }
        static func openCalendar() -> Command<GardenState, GardenAction> {
          Command { dispatch, _ in dispatch(.place(.open(.calendar))) }
        }
      }
      final class GardenCoordinator {
        private let window: UIWindow
        private let store: GardenStore
        private let navigation = UINavigationController()
        private var bag = Set<AnyCancellable>()
        init(window: UIWindow, store: GardenStore) { (self.window, self.store) = (window, store) }
        func start() {
          store.select { $0.place.root }.sink { [weak self] in self?.show($0) }.store(in: &bag)
          \(selecting) { [weak self] in $0.map { self?.present($0) } }.store(in: &bag)
          store.select(\\.place.pages).sink { [weak self] in $0.last.map { self?.push($0) } }.store(in: &bag)
        }
        private func show(_ root: Root) {
          switch root {
          case .loading: window.rootViewController = LoadingController(store: store)
          case .garden:
            navigation.viewControllers = [BedsController(store: store)]
            window.rootViewController = navigation
          case .welcome: window.rootViewController = WelcomeController()
          }
        }
        private func present(_ sheet: Sheet) {
          switch sheet {
          case .bed: navigation.present(BedController(store: store), animated: true)
          case .calendar: navigation.present(CalendarController(store: store), animated: true)
          }
        }
        private func push(_ page: Page) {
          switch page {
          case .plant: navigation.pushViewController(PlantController(), animated: true)
          case .pests: navigation.pushViewController(PestsController(), animated: true)
          }
        }
      }
      class StoreController: UIViewController {
        let store: GardenStore
        init(store: GardenStore) { self.store = store }
      }
      final class LoadingController: StoreController {
        override func viewDidAppear(_ animated: Bool) { store.dispatch(Commands.begin(isNew: false)) }
      }
      final class BedsController: StoreController {
        @IBAction func bed() { store.dispatch(.bed(.bedTapped)) }
        @IBAction func calendar() { store.dispatch(Commands.openCalendar()) }
      }
      final class BedController: StoreController {
        @IBAction func water() { store.dispatch(.bed(.watered)) }
        @IBAction func pests() { store.dispatch(.place(.push(.pests))) }
      }
      final class CalendarController: StoreController {
        @IBAction func leave() { store.dispatch(.left) }
      }
      final class PlantController: UIViewController {}
      final class PestsController: UIViewController {}
      final class WelcomeController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let store = GardenStore(state: GardenState(), reducer: gardenReducer, middlewares: [placeMiddleware()])
        private lazy var coordinator = GardenCoordinator(window: UIWindow(), store: store)
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          coordinator.start()
          return true
        }
      }
      """,
      """
      GardenCoordinator entry
      > loading -root-> LoadingController
        garden -root-> BedsController
        welcome -root-> WelcomeController
        bed -present-> BedController
        calendar -present-> CalendarController
        plant -push-> PlantController
        pests -push-> PestsController
        BedController -pests-> pests
        BedController -watered-> plant
        BedsController -bedTapped-> bed
        BedsController -openCalendar-> calendar
        CalendarController -left-> welcome
        LoadingController -begin-> garden
        LoadingController -begin-> welcome
      """, at: place)
  }

  @Test(arguments: [
    "store.select(\\.place.sheet).sink", "store.select { $0.place.sheet }.sink",
    "store.$state.map(\\.place.sheet).eraseToAnyPublisher().sink",
  ])
  func partsOfTheStateAreSelected(form: String) { expectMoves(selecting: form) }

  @Test(arguments: [
    "Effect.go(.open(.bed))", "[GardenAction.place(.open(.bed))].publisher",
    "Publishers.Sequence(sequence: [GardenAction.place(.open(.bed))])",
  ])
  func middlewareDeliversOtherActions(form: String) { expectMoves(opening: form) }

  @Test(arguments: ["state.pages.append(page)", "state.pages += [page]"])
  func theStateIsChanged(form: String) { expectMoves(pushing: form) }
}
