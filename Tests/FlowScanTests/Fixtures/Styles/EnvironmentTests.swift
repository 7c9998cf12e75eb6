import Testing

/// Views that take their coordinator from the environment.
@Suite struct EnvironmentTests {
  @Test(arguments: [
    (
      "ObservableObject", "@StateObject", ".environmentObject",
      "@EnvironmentObject var coordinator: PhotosCoordinator"
    ),
    ("Observable", "@State", ".environment", "@Environment(PhotosCoordinator.self) var coordinator"),
    (
      "Observable", "@State", ".environment",
      "@Environment(PhotosCoordinator.self) var coordinator: PhotosCoordinator"
    ),
  ])
  func eachViewAsksTheCoordinatorAroundIt(
    _ kind: String, _ wrapper: String, _ modifier: String, _ property: String
  ) {
    expectGraph(
      """
      enum Page: Hashable, Identifiable { case photo(Int), settings, about; var id: Self { self } }
      final class PhotosCoordinator: \(kind) {
        var path: [Page] = []
        var sheet: Page?
        func push(_ page: Page) { path.append(page) }
        func present(_ page: Page) { sheet = page }
      }
      struct PhotosView: View {
        \(wrapper) private var coordinator = PhotosCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView().navigationDestination(for: Page.self) { page in view(for: page) }
          }
          .sheet(item: $coordinator.sheet) { page in view(for: page) }
          \(modifier)(coordinator)
        }
        @ViewBuilder private func view(for page: Page) -> some View {
          switch page {
          case .photo(let id): PhotoView(id: id)
          case .settings: SettingsView()
          case .about: AboutView()
          }
        }
      }
      struct ListView: View {
        \(property)
        var body: some View {
          Button("Photo") { coordinator.push(.photo(1)) }
          Button("Settings") { coordinator.present(.settings) }
        }
      }
      struct PhotoView: View {
        let id: Int
        \(property)
        var body: some View { Button("About", action: showAbout) }
        private func showAbout() { coordinator.push(.about) }
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      struct AboutView: View { var body: some View { Text("About") } }
      @main struct PhotosApp: App { var body: some Scene { WindowGroup { PhotosView() } } }
      """,
      """
      PhotosCoordinator entry
      > start -root-> ListView
        photo(value: Int) -push-> PhotoView
        settings -present-> SettingsView
        about -push-> AboutView
        ListView -photo-> photo
        ListView -settings-> settings
        PhotoView -about-> about
      """)
  }

  @Test func aStackMayBeBoundToWhatTheEnvironmentHas() {
    expectGraph(
      """
      enum Page: Hashable { case photo(Int), settings }
      @Observable final class PhotosRouter {
        var path = NavigationPath()
        var isAboutShown = false
        func push(_ page: Page) { path.append(page) }
      }
      struct RootView: View {
        @Environment(PhotosRouter.self) private var router
        var body: some View {
          NavigationStack(path: Bindable(router).path) {
            ListView().navigationDestination(for: Page.self) { page in
              switch page {
              case .photo(let id): PhotoView(id: id)
              case .settings: SettingsView()
              }
            }
          }
          .sheet(isPresented: Bindable(router).isAboutShown) { AboutView() }
        }
      }
      struct ListView: View {
        @Environment(PhotosRouter.self) private var router
        var body: some View {
          Button("Photo") { router.push(.photo(1)) }
          Button("Settings") { router.push(.settings) }
        }
      }
      struct PhotoView: View {
        let id: Int
        var body: some View { Text("Photo") }
      }
      struct SettingsView: View {
        @Environment(PhotosRouter.self) private var router
        var body: some View { Button("About") { router.isAboutShown = true } }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      @main struct PhotosApp: App {
        @State private var router = PhotosRouter()
        var body: some Scene { WindowGroup { RootView().environment(router) } }
      }
      """,
      """
      PhotosRouter entry
      > start -root-> ListView
        photo(value: Int) -push-> PhotoView
        settings -push-> SettingsView
        isAboutShown -present-> AboutView
        ListView -photo-> photo
        ListView -settings-> settings
        SettingsView -isAboutShown-> isAboutShown
      """)
  }

  @Test(arguments: ["router.push", "{ page in router.push(page) }"])
  func aFunctionInTheEnvironmentIsCalledByItsViews(_ action: String) {
    expectGraph(
      """
      enum Page: Hashable { case photo(Int), settings }
      extension EnvironmentValues { @Entry var open: (Page) -> Void = { _ in } }
      @Observable final class PhotosRouter {
        var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
      }
      struct RootView: View {
        @State private var router = PhotosRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView().navigationDestination(for: Page.self) { page in
              switch page {
              case .photo(let id): PhotoView(id: id)
              case .settings: SettingsView()
              }
            }
          }
          .environment(\\.open, \(action))
        }
      }
      struct ListView: View {
        @Environment(\\.open) private var open
        var body: some View { Button("Photo") { open(.photo(1)) } }
      }
      struct PhotoView: View {
        let id: Int
        @Environment(\\.open) private var open
        var body: some View { Button("Settings") { open(.settings) } }
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      @main struct PhotosApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """,
      """
      PhotosRouter entry
      > start -root-> ListView
        photo(value: Int) -push-> PhotoView
        settings -push-> SettingsView
        ListView -photo-> photo
        PhotoView -settings-> settings
      """)
  }

  @Test func aGenericRouterIsTakenByItsName() {
    expectGraph(
      """
      protocol Routable: Hashable, Identifiable { associatedtype Body: View; var body: Body { get } }
      @Observable final class Router<Route: Routable> {
        var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
      }
      struct RouterView<Route: Routable, Root: View>: View {
        @State private var router = Router<Route>()
        @ViewBuilder let root: () -> Root
        var body: some View {
          NavigationStack(path: $router.path) { root().navigationDestination(for: Route.self) { $0.body } }
            .environment(router)
        }
      }
      enum HomeRoute: Routable {
        case article
        var body: some View { switch self { case .article: ArticleView() } }
      }
      enum SettingsRoute: Routable {
        case account
        var body: some View { switch self { case .account: AccountView() } }
      }
      struct HomeView: View {
        @Environment(Router<HomeRoute>.self) private var router
        var body: some View { Button("Article") { router.push(.article) } }
      }
      struct SettingsView: View {
        @Environment(Router<SettingsRoute>.self) private var router
        var body: some View { Button("Account") { router.push(.account) } }
      }
      struct ArticleView: View { var body: some View { Text("Article") } }
      struct AccountView: View { var body: some View { Text("Account") } }
      @main struct NewsApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              RouterView<HomeRoute, HomeView> { HomeView() }
              RouterView<SettingsRoute, SettingsView> { SettingsView() }
            }
          }
        }
      }
      """,
      """
      Router entry
        article -push-> ArticleView
        account -push-> AccountView
      > start.HomeView -root-> HomeView
      > start.SettingsView -root-> SettingsView
        HomeView -article-> article
        SettingsView -account-> account
      """)
  }

  @Test func aViewDoesNotAskForWhatAModifierAroundItDoes() {
    expectGraph(
      """
      final class RootCoordinator: ObservableObject {
        enum Phase { case launching, home }
        @Published var phase: Phase = .launching
        func load() async { phase = .home }
      }
      struct RootCoordinatorView: View {
        @StateObject private var coordinator = RootCoordinator()
        var body: some View { content.task { await coordinator.load() } }
        @ViewBuilder private var content: some View {
          switch coordinator.phase {
          case .launching: SplashView()
          case .home: HomeView()
          }
        }
      }
      struct SplashView: View { var body: some View { Text("Loading") } }
      struct HomeView: View { var body: some View { Text("Home") } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootCoordinatorView() } } }
      """,
      """
      RootCoordinator entry
      > launching -root-> SplashView
      > home -root-> HomeView
      """)
  }

  @Test func aFunctionOfViewsSetsAnActionOnAViewOfTheSystem() {
    expectGraph(
      """
      enum Destination: Hashable { case show(Int), episode(Int) }
      struct NavigateAction {
        enum Kind { case push(Destination), popToRoot }
        let handler: (Kind) -> Void
        func callAsFunction(_ kind: Kind) { handler(kind) }
      }
      private struct NavigateKey: EnvironmentKey { static let defaultValue = NavigateAction { _ in } }
      extension EnvironmentValues {
        var navigate: NavigateAction {
          get { self[NavigateKey.self] }
          set { self[NavigateKey.self] = newValue }
        }
      }
      struct HomeCoordinatorView: View {
        @State private var path: [Destination] = []
        var body: some View {
          NavigationStack(path: $path) {
            HomeView().navigationDestination(for: Destination.self) { destination in
              switch destination {
              case .show(let id): ShowView(id: id)
              case .episode(let id): EpisodeView(id: id)
              }
            }
          }
          .onNavigate { kind in
            switch kind {
            case .push(let destination): path.append(destination)
            case .popToRoot: path.removeAll()
            }
          }
        }
      }
      struct HomeView: View { @Environment(\\.navigate) private var navigate; var body: some View { Button("x") { navigate(.push(.show(1))) } } }
      struct ShowView: View { let id: Int; @Environment(\\.navigate) private var navigate; var body: some View { Button("x") { navigate(.push(.episode(1))) } } }
      struct EpisodeView: View { let id: Int; @Environment(\\.navigate) private var navigate; var body: some View { Button("x") { navigate(.popToRoot) } } }
      extension View { func onNavigate(_ handler: @escaping (NavigateAction.Kind) -> Void) -> some View { environment(\\.navigate, NavigateAction(handler: handler)) } }
      """,
      """
      HomeCoordinatorView
      > start -root-> HomeView
        show(value: Int) -push-> ShowView
        episode(value: Int) -push-> EpisodeView
        EpisodeView -popToRoot-> <
        HomeView -show-> show
        ShowView -episode-> episode
      """)
  }

  /// An action is no service that reports an event: however many views have it, those ask that call it, the flow nearest around them.
  @Test func theNearestActionInTheEnvironmentIsCalled() {
    expectGraph(
      """
      import SwiftUI
      @main struct ZooApp: App { var body: some Scene { WindowGroup { ZooTabsView() } } }
      struct OpenAnimalAction {
        private let handler: (Int) -> Void
        init(_ handler: @escaping (Int) -> Void) { self.handler = handler }
        func callAsFunction(_ id: Int) { handler(id) }
      }
      extension EnvironmentValues { @Entry var openAnimal = OpenAnimalAction { _ in } }
      @Observable final class ZooTabsNavigator {
        enum Tab { case zoo, shop }
        var tab: Tab = .zoo
        let zoo = ZooNavigator()
        let shop = ShopNavigator()
        func openAnimal(_ id: Int) { tab = .zoo; zoo.openAnimal(id) }
      }
      struct ZooTabsView: View {
        @State private var navigator = ZooTabsNavigator()
        var body: some View {
          TabView(selection: $navigator.tab) {
            ZooFlowView(navigator: navigator.zoo).tag(ZooTabsNavigator.Tab.zoo)
            ShopFlowView(navigator: navigator.shop).tag(ZooTabsNavigator.Tab.shop)
          }
          .environment(\\.openAnimal, OpenAnimalAction(navigator.openAnimal))
        }
      }
      @Observable final class ZooNavigator {
        enum Page: Hashable { case animal(Int), area, list, keeper }
        var path: [Page] = []
        func openAnimal(_ id: Int) { path.append(.animal(id)) }
        func open(_ page: Page) { path.append(page) }
      }
      struct ZooFlowView: View {
        @Bindable var navigator: ZooNavigator
        var body: some View {
          NavigationStack(path: $navigator.path) {
            MapView(onOpen: navigator.open).navigationDestination(for: ZooNavigator.Page.self) { page in
              switch page {
              case .animal(let id): AnimalView(id: id)
              case .area: AreaView()
              case .list: ListView()
              case .keeper: KeeperView()
              }
            }
          }
          .environment(\\.openAnimal, OpenAnimalAction { navigator.openAnimal($0) })
        }
      }
      @Observable final class ShopNavigator {
        var path: [Int] = []
        func open(_ id: Int) { path.append(id) }
      }
      struct ShopFlowView: View {
        @Bindable var navigator: ShopNavigator
        var body: some View {
          NavigationStack(path: $navigator.path) {
            ShopView(onToy: navigator.open).navigationDestination(for: Int.self) { _ in ToyView(animal: 1) }
          }
        }
      }
      struct MapView: View {
        let onOpen: (ZooNavigator.Page) -> Void
        var body: some View {
          Button("Area") { onOpen(.area) }
          Button("List") { onOpen(.list) }
          Button("Keeper") { onOpen(.keeper) }
        }
      }
      struct AreaView: View {
        @Environment(\\.openAnimal) private var openAnimal
        var body: some View { Button("Lion") { openAnimal(1) } }
      }
      struct ListView: View {
        @Environment(\\.openAnimal) private var openAnimal
        var body: some View { Button("Lion") { openAnimal(1) } }
      }
      struct KeeperView: View {
        @Environment(\\.openAnimal) private var openAnimal
        var body: some View { Button("Lion") { openAnimal(1) } }
      }
      struct AnimalView: View { let id: Int; var body: some View { Text("Animal") } }
      struct ShopView: View { let onToy: (Int) -> Void; var body: some View { Button("Toy") { onToy(1) } } }
      struct ToyView: View {
        let animal: Int?
        @Environment(\\.openAnimal) private var openAnimal
        var body: some View { Button("Lion") { animal.map { openAnimal($0) } } }
      }
      """,
      """
      ZooTabsNavigator entry
      > start.ZooNavigator -tab-> [ZooNavigator]
      > start.ShopNavigator -tab-> [ShopNavigator]
        ToyView -openAnimal-> start.ZooNavigator
      ZooNavigator
      > start -root-> MapView
      > animal(value: Int) -push-> AnimalView
        area -push-> AreaView
        list -push-> ListView
        keeper -push-> KeeperView
        AreaView -openAnimal-> animal
        KeeperView -openAnimal-> animal
        ListView -openAnimal-> animal
        MapView -area-> area
        MapView -keeper-> keeper
        MapView -list-> list
      ShopNavigator
        open(id: Int) -push-> ToyView
      > start -root-> ShopView
        ShopView -onToy-> open
      """)
  }
}
