import Testing

/// Containers of dependencies that make others, which make the screens.
@Suite struct ContainerTests {
  @Test func containersOfSeveralLevels() {
    expectGraph(
      """
      // FILE AppContainer.swift
      final class AppContainer {
        lazy var network = NetworkClient()
        func makeOrders() -> OrdersContainer { OrdersContainer(dependencies: .init(network: network)) }
      }
      final class NetworkClient {}
      // FILE OrdersContainer.swift
      final class OrdersContainer: OrdersCoordinatorDependencies {
        struct Dependencies { let network: NetworkClient }
        private let dependencies: Dependencies
        private lazy var details = DetailContainer(parent: self)
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func makeList(actions: ListActions) -> UIViewController {
          ListController(model: makeModel(actions: actions))
        }
        private func makeModel(actions: ListActions) -> ListModel { DefaultListModel(actions: actions) }
        func makeDetail(id: Int) -> UIViewController { details.screens.detail(id: id) }
        func makeCoordinator(navigation: UINavigationController) -> OrdersCoordinator {
          OrdersCoordinator(navigation: navigation, dependencies: self)
        }
      }
      // FILE DetailContainer.swift
      final class DetailContainer {
        unowned let parent: OrdersContainer
        var screens: DetailScreens { DetailScreens(container: self) }
        init(parent: OrdersContainer) { self.parent = parent }
      }
      struct DetailScreens {
        let container: DetailContainer
        func detail(id: Int) -> UIViewController { DetailController(id: id) }
      }
      // FILE OrdersCoordinator.swift
      protocol OrdersCoordinatorDependencies {
        func makeList(actions: ListActions) -> UIViewController
        func makeDetail(id: Int) -> UIViewController
      }
      struct ListActions { let showDetail: (Int) -> Void }
      final class OrdersCoordinator {
        private weak var navigation: UINavigationController?
        private let dependencies: OrdersCoordinatorDependencies
        init(navigation: UINavigationController, dependencies: OrdersCoordinatorDependencies) {
          self.navigation = navigation
          self.dependencies = dependencies
        }
        func start() {
          let actions = ListActions(showDetail: showDetail)
          navigation?.pushViewController(dependencies.makeList(actions: actions), animated: false)
        }
        private func showDetail(id: Int) {
          navigation?.pushViewController(dependencies.makeDetail(id: id), animated: true)
        }
      }
      // FILE AppCoordinator.swift
      final class AppCoordinator {
        private let navigation: UINavigationController
        private let container: AppContainer
        init(navigation: UINavigationController, container: AppContainer) {
          self.navigation = navigation
          self.container = container
        }
        func start() { container.makeOrders().makeCoordinator(navigation: navigation).start() }
      }
      // FILE Screens.swift
      protocol ListModel { func select(_ id: Int) }
      final class DefaultListModel: ListModel {
        private let actions: ListActions
        init(actions: ListActions) { self.actions = actions }
        func select(_ id: Int) { actions.showDetail(id) }
      }
      final class ListController: UIViewController {
        private let model: ListModel
        init(model: ListModel) { self.model = model }
        func rowTapped(_ id: Int) { model.select(id) }
      }
      final class DetailController: UIViewController { init(id: Int) {} }
      """,
      // The closure by which the flow is asked is the trigger, and not the helper on the way to it.
      """
      AppCoordinator
      > start -start-> [OrdersCoordinator]
      OrdersCoordinator
      > start -push-> ListController
        showDetail(id: Int) -push-> DetailController
        ListController -showDetail-> showDetail
      """)
  }

  @Test func screensThatAFactoryIsMadeWith() {
    expectGraph(
      """
      final class Screens {
        let welcome: UIViewController = WelcomeController()
        lazy var tour = TourController()
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let screens = Screens()
          navigation.setViewControllers([screens.welcome], animated: false)
          navigation.present(screens.tour, animated: true)
        }
      }
      final class WelcomeController: UIViewController {}
      final class TourController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.WelcomeController -root-> WelcomeController
      > start.TourController -present-> TourController
      """)
  }

  @Test func whatAContainerOfALibraryGivesIsNotTheContainer() {
    expectGraph(
      """
      import Swinject

      final class Screens: Assembly {
        func assemble(container: Container) {
          container.register(ListModel.self) { _ in ListModel() }
          container.register(MapModel.self) { _ in MapModel() }
          container.register(ListController.self) { r in ListController(model: r.resolve(ListModel.self)!) }
          container.register(MapController.self) { r in MapController(model: r.resolve(MapModel.self)!) }
        }
      }
      final class ListModel {
        var onPlace: (() -> Void)?
        func select() { onPlace?() }
      }
      final class MapModel {
        var onPlace: (() -> Void)?
        func tap() { onPlace?() }
      }
      class BaseController<Model>: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
      }
      final class ListController: BaseController<ListModel> {}
      final class MapController: BaseController<MapModel> {}
      final class PlaceController: UIViewController {}

      final class AppCoordinator {
        private let container = Container()
        private let navigation = UINavigationController()
        func start() {
          Screens().assemble(container: container)
          let list = container.resolve(ListController.self)!
          list.model.onPlace = { [weak self] in self?.showMap() }
          navigation.pushViewController(list, animated: true)
        }
        private func showMap() {
          let map = container.resolve(MapController.self)!
          map.model.onPlace = { [weak self] in self?.showPlace() }
          navigation.pushViewController(map, animated: true)
        }
        private func showPlace() { navigation.pushViewController(PlaceController(), animated: true) }
      }
      """,
      """
      AppCoordinator
      > start -push-> ListController
        showMap -push-> MapController
        showPlace -push-> PlaceController
        ListController -onPlace-> showMap
        MapController -onPlace-> showPlace
      """)
  }

  @Test func whatAScreenEmbedsOfWhatItWasMadeWithIsShownAsTheScreen() {
    expectGraph(
      """
      final class FooterPageController: UIViewController {
        private let page: UIViewController
        private let footer: UIViewController
        init(page: UIViewController, footer: UIViewController) {
          self.page = page
          self.footer = footer
        }
        override func viewDidLoad() {
          addChild(page)
          addChild(footer)
        }
      }
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      final class ButtonController: UIViewController {}
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() {
          let page = FooterPageController(page: ListController(), footer: ButtonController())
          navigation.pushViewController(page, animated: true)
        }
        func showDetail() {
          let page = FooterPageController(page: DetailController(), footer: ButtonController())
          navigation.present(page, animated: true)
        }
      }
      """,
      """
      AppCoordinator
      > start.ListController -push-> ListController
      > start.ButtonController -push-> ButtonController
        showDetail.DetailController -present-> DetailController
        showDetail.ButtonController -present-> ButtonController
      """)
  }

  @Test func aScreenWithAPartOfItsOwnIsNoFrame() {
    expectGraph(
      """
      final class ProfileController: UIViewController {
        private let header: HeaderController
        init(header: HeaderController) { self.header = header }
        override func viewDidLoad() { addChild(header) }
      }
      final class HeaderController: UIViewController {}
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(ProfileController(header: HeaderController()), animated: true)
        }
      }
      """,
      """
      AppCoordinator
      > start.ProfileController -push-> ProfileController
      > start.HeaderController -push-> HeaderController
      """)
  }

  @Test func whatAContainerIsAskedWithIsHandedToTheMaker() {
    expectGraph(
      """
      import Swinject

      final class Screens: Assembly {
        func assemble(container: Container) {
          container.register(ListCoordinator.self) { (r, navigation: UINavigationController) in
            ListCoordinator(navigation: navigation, container: r)
          }
          container.register(ListController.self) { (_, coordinator: ListCoordinator) in
            ListController(coordinator: coordinator)
          }
        }
      }
      final class AppCoordinator {
        private let container: Resolver
        private let window: UIWindow
        init(window: UIWindow, container: Resolver) {
          self.window = window
          self.container = container
        }
        func start() {
          let navigation = UINavigationController()
          window.rootViewController = navigation
          container.resolve(ListCoordinator.self, argument: navigation)!.start()
        }
      }
      final class ListCoordinator {
        private let navigation: UINavigationController
        private let container: Resolver
        init(navigation: UINavigationController, container: Resolver) {
          self.navigation = navigation
          self.container = container
        }
        func start() {
          let list = container.resolve(ListController.self, argument: self)!
          navigation.pushViewController(list, animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class ListController: UIViewController {
        private let coordinator: ListCoordinator
        init(coordinator: ListCoordinator) { self.coordinator = coordinator }
        @objc func detailTapped() { coordinator.showDetail() }
      }
      final class DetailController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let assembler = Assembler([Screens()])
        private let window = UIWindow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          AppCoordinator(window: window, container: assembler.resolver).start()
          return true
        }
      }
      """,
      """
      AppCoordinator entry
      > start -start-> [ListCoordinator]
      ListCoordinator
      > start -push-> ListController
        showDetail -push-> DetailController
        ListController -showDetail-> showDetail
      """)
  }

  @Test func aLoopTakesTheMakersOutOfATable() {
    expectGraph(
      """
      final class LinkRouter {
        private var makers: [String: (URL) -> UIViewController?] = [:]
        func register(_ pattern: String, maker: @escaping (URL) -> UIViewController?) { makers[pattern] = maker }
        func controller(for url: URL) -> UIViewController? {
          for (pattern, make) in makers where url.absoluteString.hasPrefix(pattern) { return make(url) }
          return nil
        }
        func open(_ url: URL, in navigation: UINavigationController) {
          guard let controller = controller(for: url) else { return }
          navigation.pushViewController(controller, animated: true)
        }
      }
      enum Links {
        static func register(in router: LinkRouter) {
          router.register("news://article") { _ in ArticleController() }
        }
      }
      final class NewsCoordinator {
        private let navigation = UINavigationController()
        private let router: LinkRouter
        init(router: LinkRouter) { self.router = router }
        func start() {
          navigation.setViewControllers([NewsController(onArticle: openArticle)], animated: false)
        }
        private func openArticle(_ url: URL) { router.open(url, in: navigation) }
      }
      final class NewsController: UIViewController {
        private let onArticle: (URL) -> Void
        init(onArticle: @escaping (URL) -> Void) { self.onArticle = onArticle }
        @objc func articleTapped() { onArticle(URL(string: "news://article/1")!) }
      }
      final class ArticleController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let router = LinkRouter()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          Links.register(in: router)
          NewsCoordinator(router: router).start()
          return true
        }
      }
      """,
      """
      LinkRouter entry
      > open(url: URL, navigation: UINavigationController) -push-> ArticleController
      NewsCoordinator entry
      > start -root-> NewsController
        openArticle(url: URL) -start-> [LinkRouter]
        NewsController -onArticle-> openArticle
      """)
  }

  @Test(arguments: [
    "AnyView(MapView())", "NavigationStack { MapView() }", "VStack { MapView() }", "Group { MapView() }",
    "AnyView(NavigationView { MapView() })",
  ])
  func aHostMayContainAViewInsideOfOthers(_ content: String) {
    expectGraph(
      """
      final class MapCoordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(UIHostingController(rootView: \(content)), animated: true)
        }
      }
      struct MapView: View { var body: some View { Text("Map") } }
      """,
      """
      MapCoordinator
      > start -push-> MapView
      """)
  }

  @Test func aFlowFromAContainerIsATabOfTheFlowThatKeepsIt() {
    expectGraph(
      """
      import Swinject
      import UIKit
      final class FlowAssembly: Assembly {
        func assemble(container: Container) {
          container.register(FeedCoordinator.self) { (r: Resolver, navigation: UINavigationController) in
            FeedCoordinator(navigation: navigation)
          }
        }
      }
      final class AppCoordinator {
        private let window: UIWindow
        private let resolver: Resolver
        private let tabs = UITabBarController()
        private lazy var feed = resolver.resolve(FeedCoordinator.self, argument: UINavigationController())!
        init(window: UIWindow, resolver: Resolver) {
          self.window = window
          self.resolver = resolver
        }
        func start() {
          feed.start()
          tabs.setViewControllers([feed.navigation], animated: false)
          window.rootViewController = tabs
        }
      }
      final class FeedCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.viewControllers = [FeedController()] }
      }
      final class FeedController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -tab-> [FeedCoordinator]
      FeedCoordinator
      > start -root-> FeedController
      """)
  }

  @Test func aContainerOfTheAppKeepsWhatItMadeAtFirst() {
    expectGraph(
      """
      final class Container {
        static let shared = Container()
        private var all: [ObjectIdentifier: Any] = [:]
        func register<Service>(_ type: Service.Type, factory: (Container) -> Service) {
          all[ObjectIdentifier(type)] = factory(self)
        }
        func resolve<Service>(_ type: Service.Type) -> Service? { all[ObjectIdentifier(type)] as? Service }
      }
      protocol Hearing: AnyObject { var onProfile: (() -> Void)? { get set }; func hear(_ text: String) }
      final class Ear: Hearing {
        var onProfile: (() -> Void)?
        func hear(_ text: String) { onProfile?() }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        let coordinator = MainCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          Container.shared.register(Hearing.self) { _ in Ear() }
          coordinator.start()
          return true
        }
      }
      final class MainCoordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.viewControllers = [HomeController()]
          let ear = Container.shared.resolve(Hearing.self)
          ear?.onProfile = { [weak self] in self?.showProfile() }
        }
        func showProfile() { navigation.pushViewController(ProfileController(), animated: true) }
      }
      final class HomeController: UIViewController {
        @objc func profile() { Container.shared.resolve(Hearing.self)?.hear("profile") }
      }
      class ProfileController: UIViewController {}
      """,
      """
      MainCoordinator entry
      > start -root-> HomeController
        showProfile -push-> ProfileController
        HomeController -hear-> showProfile
      """)
  }

  @Test func whatOneMakerIsHandedIsNotHandedToAnother() {
    expectGraph(
      """
      final class Container {
        private var factories: [ObjectIdentifier: Any] = [:]
        func register<Service, Argument>(_ type: Service.Type, factory: @escaping (Container, Argument) -> Service) {
          factories[ObjectIdentifier(type)] = factory
        }
        func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service {
          guard let factory = factories[ObjectIdentifier(type)] as? (Container, Argument) -> Service else { preconditionFailure() }
          return factory(self, argument)
        }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        let container = Container()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          container.register(AppRouter.self) { (container: Container, navigation: UINavigationController) in
            AppRouter(navigation: navigation, container: container)
          }
          container.register(ListRouter.self) { (_: Container, navigation: UINavigationController) in ListRouter(navigation: navigation) }
          let navigation = UINavigationController()
          container.resolve(AppRouter.self, argument: navigation).start()
          return true
        }
      }
      final class AppRouter {
        let navigation: UINavigationController
        let container: Container
        init(navigation: UINavigationController, container: Container) { (self.navigation, self.container) = (navigation, container) }
        func start() {
          let list = UINavigationController()
          container.resolve(ListRouter.self, argument: list).start()
          navigation.present(list, animated: true)
        }
      }
      final class ListRouter {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.viewControllers = [ListController()] }
      }
      class ListController: UIViewController {}
      """,
      """
      AppRouter entry
      > start -start-> [ListRouter]
      ListRouter
      > start -root-> ListController
      """)
  }
}
