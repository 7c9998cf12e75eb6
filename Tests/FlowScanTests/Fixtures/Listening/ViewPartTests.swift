import Testing

/// Views that only stand in other views: the screen around them asks.
@Suite struct ViewPartTests {
  @Test(arguments: [
    ("let onSelect: (Int) -> Void", "RecipeRow(onSelect: onSelect)", "onSelect(1)", "onSelect"),
    (
      "@EnvironmentObject var kitchen: KitchenCoordinator", "RecipeRow()", "kitchen.showRecipe(1)",
      "showRecipe"
    ),
    (
      "@EnvironmentObject var kitchen: KitchenCoordinator", "Card { RecipeRow() }", "kitchen.showRecipe(1)",
      "showRecipe"
    ),
  ])
  func aRowAsksAsTheScreenAroundIt(_ property: String, _ row: String, _ action: String, _ trigger: String) {
    expectGraph(
      """
      final class KitchenCoordinator: ObservableObject {
        @Published var path: [Int] = []
        func showRecipe(_ id: Int) { path.append(id) }
        func list() -> some View { ListScreen(\(property.hasPrefix("let") ? "onSelect: showRecipe" : "")) }
      }
      struct KitchenView: View {
        @StateObject var kitchen = KitchenCoordinator()
        var body: some View {
          NavigationStack(path: $kitchen.path) {
            kitchen.list().navigationDestination(for: Int.self) { id in RecipeScreen(id: id) }
          }
          .environmentObject(kitchen)
        }
      }
      struct ListScreen: View {
        \(property.hasPrefix("let") ? property : "")
        var body: some View { List { VStack { \(row) } } }
      }
      struct RecipeRow: View {
        \(property)
        var body: some View { RowButton { \(action) } }
      }
      struct RowButton: View {
        let action: () -> Void
        var body: some View { Button("Cook", action: action) }
      }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().padding() }
      }
      struct RecipeScreen: View {
        let id: Int
        var body: some View { Text("Recipe") }
      }
      @main struct KitchenApp: App { var body: some Scene { WindowGroup { KitchenView() } } }
      """,
      """
      KitchenCoordinator entry
        showRecipe(id: Int) -push-> RecipeScreen
      > list -root-> ListScreen
        ListScreen -\(trigger)-> showRecipe
      """)
  }

  @Test func aRowOfTwoScreensAsksForBothAndAShownViewForItself() {
    expectGraph(
      """
      @Observable final class TripsRouter {
        var path: [Stop] = []
        var help: Help?
        enum Stop: Hashable { case list, detail }
        enum Help: Hashable, Identifiable { case tips; var id: Self { self } }
      }
      struct TripsRoot: View {
        @State private var router = TripsRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            HomeScreen()
              .navigationDestination(for: TripsRouter.Stop.self) { stop in
                switch stop {
                case .list: ListScreen()
                case .detail: DetailScreen()
                }
              }
          }
          .sheet(item: $router.help) { _ in HelpScreen() }
          .environment(router)
        }
      }
      struct HomeScreen: View {
        @Environment(TripsRouter.self) var router
        var body: some View {
          Button("All") { router.path.append(.list) }
          TripRow()
        }
      }
      struct ListScreen: View { var body: some View { List { TripRow() } } }
      struct TripRow: View {
        @Environment(TripsRouter.self) var router
        var body: some View { Button("Trip") { router.path.append(.detail) } }
      }
      struct DetailScreen: View {
        @Environment(TripsRouter.self) var router
        var body: some View { Button("Help") { router.help = .tips } }
      }
      struct HelpScreen: View { var body: some View { Text("Help") } }
      @main struct TripsApp: App { var body: some Scene { WindowGroup { TripsRoot() } } }
      """,
      """
      TripsRouter entry
      > start -root-> HomeScreen
        list -push-> ListScreen
        detail -push-> DetailScreen
        help -present-> HelpScreen
        DetailScreen -help-> help
        HomeScreen -detail-> detail
        HomeScreen -list-> list
        ListScreen -detail-> detail
      """)
  }

  @Test func aButtonOfTheAppsOwnAsksForTheScreenWithIt() {
    expectGraph(
      """
      final class RoundButton: UIButton {
        private let action: () -> Void
        init(_ title: String, _ action: @escaping () -> Void) {
          self.action = action
          super.init(frame: .zero)
          addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class JobsCoordinator {
        let navigation = UINavigationController()
        func start() {
          let jobs = JobsController()
          jobs.onJob = { [weak self] in self?.showJob() }
          navigation.setViewControllers([jobs], animated: false)
        }
        private func showJob() {
          let actions = JobActions(apply: { [weak self] in self?.apply() }, share: { [weak self] in self?.share() })
          navigation.pushViewController(JobController(actions: actions), animated: true)
        }
        private func apply() { navigation.pushViewController(ApplyController(), animated: true) }
        private func share() { navigation.present(ShareController(), animated: true) }
      }
      struct JobActions {
        let apply: () -> Void
        let share: () -> Void
      }
      final class JobsController: UIViewController {
        var onJob: (() -> Void)?
        @objc func tap() { onJob?() }
      }
      final class JobController: UIViewController {
        private let actions: JobActions
        init(actions: JobActions) {
          self.actions = actions
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          view.addSubview(RoundButton("Apply", actions.apply))
          view.addSubview(RoundButton("Share") { [actions] in actions.share() })
        }
      }
      final class ApplyController: UIViewController {}
      final class ShareController: UIViewController {}
      """,
      """
      JobsCoordinator
      > start -root-> JobsController
        showJob -push-> JobController
        apply -push-> ApplyController
        share -present-> ShareController
        JobController -apply-> apply
        JobController -share-> share
        JobsController -onJob-> showJob
      """)
  }

  /// What the button calls the closure tells nothing of the request.
  @Test func aButtonOfTheAppsOwnAsksByWhatTheScreenCallsTheClosure() {
    expectGraph(
      """
      final class PoolCoordinator {
        let navigation = UINavigationController()
        func start() {
          let model = PoolModel(onLocker: { [weak self] in self?.showLocker() })
          let pool = PoolScreen(
            onLane: { [weak self] in self?.showLane() }, onSauna: { [weak self] in self?.showSauna() }, model: model)
          navigation.pushViewController(UIHostingController(rootView: pool), animated: true)
        }
        private func showLane() { navigation.pushViewController(LaneController(), animated: true) }
        private func showSauna() { navigation.pushViewController(SaunaController(), animated: true) }
        private func showLocker() { navigation.pushViewController(LockerController(), animated: true) }
      }
      final class PoolModel: ObservableObject {
        let onLocker: () -> Void
        init(onLocker: @escaping () -> Void) { self.onLocker = onLocker }
      }
      struct PoolScreen: View {
        let onLane: () -> Void
        let onSauna: () -> Void
        @ObservedObject var model: PoolModel
        var body: some View {
          BlueButton(title: "Lane", action: onLane)
          Card(onTap: onSauna)
          BlueButton(title: "Locker", action: model.onLocker)
        }
      }
      struct Card: View {
        let onTap: () -> Void
        var body: some View { BlueButton(title: "Sauna") { onTap() } }
      }
      struct BlueButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action) }
      }
      final class LaneController: UIViewController {}
      final class SaunaController: UIViewController {}
      final class LockerController: UIViewController {}
      """,
      """
      PoolCoordinator
      > start -push-> PoolScreen
        showLane -push-> LaneController
        showSauna -push-> SaunaController
        showLocker -push-> LockerController
        PoolScreen -onLane-> showLane
        PoolScreen -onLocker-> showLocker
        PoolScreen -onSauna-> showSauna
      """)
  }
}
