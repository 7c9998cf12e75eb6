import Testing

/// Coordinators that only stand for one screen each, on navigators of several kinds.
@Suite struct ScreenCoordinatorTests {
  private static let stack = """
    @MainActor protocol Presentable: AnyObject { func toPresentable() -> AnyView }
    final class Module: Identifiable, Hashable {
      let id = UUID()
      private(set) var coordinator: Presentable?
      init(_ coordinator: Presentable) { self.coordinator = coordinator }
    }
    final class StackCoordinator: ObservableObject, Presentable {
      @Published fileprivate var rootModule: Module?
      @Published fileprivate var sheetModule: Module?
      @Published fileprivate var modules: [Module] = []
      func setRoot(_ coordinator: Presentable) { rootModule = Module(coordinator) }
      func setSheet(_ coordinator: Presentable?) { sheetModule = coordinator.map { Module($0) } }
      func push(_ coordinator: Presentable) { modules.append(Module(coordinator)) }
      func popToRoot() {
        setSheet(nil)
        modules.removeAll()
      }
      func toPresentable() -> AnyView { AnyView(StackView(stack: self)) }
    }
    private struct StackView: View {
      @ObservedObject var stack: StackCoordinator
      var body: some View {
        NavigationStack(path: $stack.modules) {
          stack.rootModule?.coordinator?.toPresentable()
            .navigationDestination(for: Module.self) { $0.coordinator?.toPresentable() }
        }
        .sheet(item: $stack.sheetModule) { $0.coordinator?.toPresentable() }
      }
    }

    """

  private static let root = """
    final class RootCoordinator: ObservableObject, Presentable {
      @Published fileprivate var rootModule: Module?
      func setRoot(_ coordinator: Presentable?) { rootModule = coordinator.map { Module($0) } }
      func toPresentable() -> AnyView { AnyView(RootCoordinatorView(root: self)) }
    }
    private struct RootCoordinatorView: View {
      @ObservedObject var root: RootCoordinator
      var body: some View {
        ZStack { root.rootModule?.coordinator?.toPresentable().transition(.opacity) }
      }
    }

    """

  private static let screens = """
    struct HomeScreen: View {
      let model: HomeModel
      var body: some View {
        Button("Open") { model.actions.send(.open) }
        Button("Help") { model.actions.send(.help) }
      }
    }
    final class HomeModel { let actions = PassthroughSubject<HomeAction, Never>() }
    enum HomeAction { case open, help }
    final class HomeScreenCoordinator: Presentable {
      private let model = HomeModel()
      var actions: AnyPublisher<HomeAction, Never> { model.actions.eraseToAnyPublisher() }
      func toPresentable() -> AnyView { AnyView(HomeScreen(model: model)) }
    }
    struct DetailScreen: View { var body: some View { EmptyView() } }
    final class DetailScreenCoordinator: Presentable {
      func toPresentable() -> AnyView { AnyView(DetailScreen()) }
    }
    struct HelpScreen: View { var body: some View { EmptyView() } }
    final class HelpScreenCoordinator: Presentable {
      func toPresentable() -> AnyView { AnyView(HelpScreen()) }
    }
    struct SplashScreen: View { var body: some View { EmptyView() } }
    final class SplashScreenCoordinator: Presentable {
      func toPresentable() -> AnyView { AnyView(SplashScreen()) }
    }

    """

  private static let helper = """
    extension StackCoordinator {
      func setSheetStack(rootedAt coordinator: Presentable) {
        let inner = StackCoordinator()
        inner.setRoot(coordinator)
        setSheet(inner)
      }
    }

    """

  @Test(arguments: [
    (helper, "stack.setSheetStack(rootedAt: HelpScreenCoordinator())"),
    ("", "let inner = StackCoordinator(); inner.setRoot(HelpScreenCoordinator()); stack.setSheet(inner)"),
    ("", "stack.setSheet(HelpScreenCoordinator())"),
  ])
  func theFlowThatHandsThemOverShowsTheirScreens(helper: String, help: String) {
    expectGraph(
      Self.stack + Self.root + helper + Self.screens + """
        @main struct ShopApp: App {
          private let app = AppFlowCoordinator()
          var body: some Scene {
            WindowGroup { app.root.toPresentable().task { app.start() } }
          }
        }
        final class AppFlowCoordinator {
          let root = RootCoordinator()
          private var shop: ShopFlowCoordinator?
          func start() {
            root.setRoot(SplashScreenCoordinator())
            let stack = StackCoordinator()
            shop = ShopFlowCoordinator(stack: stack)
            shop?.start()
            root.setRoot(stack)
          }
        }
        final class ShopFlowCoordinator {
          private let stack: StackCoordinator
          private var cancellables = Set<AnyCancellable>()
          init(stack: StackCoordinator) { self.stack = stack }
          func start() {
            let home = HomeScreenCoordinator()
            home.actions.sink { [weak self] action in
              switch action {
              case .open: self?.openDetail()
              case .help: self?.openHelp()
              }
            }
            .store(in: &cancellables)
            stack.setRoot(home)
          }
          private func openDetail() {
            stack.popToRoot()
            stack.push(DetailScreenCoordinator())
          }
          private func openHelp() {
            \(help)
          }
        }
        """,
      """
      AppFlowCoordinator entry
      > start.SplashScreen -root-> SplashScreen
      > start.ShopFlowCoordinator -start-> [ShopFlowCoordinator]
      ShopFlowCoordinator
      > start -root-> HomeScreen
        openDetail -push-> DetailScreen
        openHelp -present-> HelpScreen
        HomeScreen -open-> <
        HomeScreen -open-> openDetail
        HomeScreen -help-> openHelp
      """)
  }

  /// Of a coordinator that shows more than its own screen, the others are not seen through it.
  @Test func oneThatShowsMoreIsAFlow() {
    expectGraph(
      Self.stack + Self.screens + """
        @main struct ShopApp: App {
          private let shop = ShopFlowCoordinator()
          var body: some Scene {
            WindowGroup { shop.stack.toPresentable().task { shop.start() } }
          }
        }
        final class ShopFlowCoordinator {
          let stack = StackCoordinator()
          func start() {
            stack.setRoot(SplashScreenCoordinator())
            stack.popToRoot()
            stack.push(ListCoordinator(stack: stack))
            stack.push(DetailScreenCoordinator())
          }
        }
        struct ListScreen: View {
          let onHelp: () -> Void
          var body: some View { Button("Help") { onHelp() } }
        }
        final class ListCoordinator: Presentable {
          private let stack: StackCoordinator
          init(stack: StackCoordinator) { self.stack = stack }
          func toPresentable() -> AnyView {
            AnyView(ListScreen(onHelp: { [weak self] in self?.showHelp() }))
          }
          private func showHelp() { stack.setSheet(HelpScreenCoordinator()) }
        }
        """,
      """
      ShopFlowCoordinator entry
      > start.SplashScreen -root-> SplashScreen
      > start.ListCoordinator -push-> [ListCoordinator]
      > start.DetailScreen -push-> DetailScreen
      ListCoordinator
      > toPresentable -push-> ListScreen
        showHelp -present-> HelpScreen
        ListScreen -onHelp-> showHelp
      """)
  }
}
