import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// XCoordinator: cases of a route enum become transitions; view models ask for them through a router.
@Suite struct XCoordinatorTests {
  @Test func casesBecomeTransitionsAndTriggersAskForThem() {
    expectGraph(
      """
      import UIKit
      import XCoordinator

      enum ZooRoute: Route {
        case map
        /// One animal, with its story.
        case animal(id: Int)
        case tickets
        case close
      }
      final class ZooCoordinator: NavigationCoordinator<ZooRoute> {
        init() { super.init(initialRoute: .map) }
        override func prepareTransition(for route: ZooRoute) -> NavigationTransition {
          switch route {
          case .map:
            let controller = MapController()
            controller.model = MapModel(router: unownedRouter)
            return .push(controller)
          case .animal(let id):
            return .push(AnimalController(id: id))
          case .tickets:
            return .present(TicketCoordinator())
          case .close:
            return .dismiss()
          }
        }
      }
      final class MapModel {
        private let router: UnownedRouter<ZooRoute>
        init(router: UnownedRouter<ZooRoute>) { self.router = router }
        func select(_ id: Int) { router.trigger(.animal(id: id)) }
        func buy() { router.trigger(.tickets) }
      }
      final class MapController: UIViewController { var model: MapModel? }
      final class AnimalController: UIViewController { init(id: Int) {} }

      enum TicketRoute: Route { case choose, cart }
      final class TicketCoordinator: TabBarCoordinator<TicketRoute> {
        init() { super.init(tabs: [ChooseController(), CartController()]) }
        override func prepareTransition(for route: TicketRoute) -> TabBarTransition {
          switch route {
          case .choose: return .select(index: 0)
          case .cart: return .select(index: 1)
          }
        }
      }
      final class ChooseController: UIViewController {}
      final class CartController: UIViewController {}
      """,
      """
      ZooCoordinator
      > map -push-> MapController
        animal(id: Int) -push-> AnimalController # One animal, with its story.
        tickets -present-> [TicketCoordinator]
        MapController -animal-> animal
        MapController -tickets-> tickets
      TicketCoordinator
      > start.ChooseController -tab-> ChooseController
      > start.CartController -tab-> CartController
      """)
  }

  @Test func aChildBeginsByItsFirstRoute() {
    let graph = Fixture(
      """
      import UIKit
      import XCoordinator

      enum ZooRoute: Route { case map, tickets }
      final class ZooCoordinator: NavigationCoordinator<ZooRoute> {
        init() { super.init(initialRoute: .map) }
        override func prepareTransition(for route: ZooRoute) -> NavigationTransition {
          switch route {
          case .map: return .push(MapController())
          case .tickets: return .present(TicketCoordinator())
          }
        }
      }
      final class MapController: UIViewController {}
      enum TicketRoute: Route { case choose }
      final class TicketCoordinator: NavigationCoordinator<TicketRoute> {
        init() { super.init(initialRoute: .choose) }
        override func prepareTransition(for route: TicketRoute) -> NavigationTransition {
          switch route {
          case .choose: return .push(ChooseController())
          }
        }
      }
      final class ChooseController: UIViewController {}
      """
    ).scan()
    let begun = graph.transitions.filter { $0.from.kind == .start }.map { "\($0.route) \($0.triggers)" }
    #expect(begun == ["TicketCoordinator.choose [\"choose\"]", "ZooCoordinator.map [\"map\"]"])
  }

  @Test func routersOfSeveralChildrenGoThroughOneHelper() {
    // Routes stand in the order of the code.
    expectGraph(
      """
      import UIKit
      import XCoordinator

      enum AppRoute: Route { case home(StrongRouter<HomeRoute>?) }
      enum HomeRoute: Route { case list }
      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .home(nil)) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case let .home(router):
            if let router = router { return .presentFull(router) }
            let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
            alert.addAction(.init(title: "Tabs") { [unowned self] _ in self.trigger(.home(TabCoordinator().strongRouter)) })
            alert.addAction(.init(title: "Split") { [unowned self] _ in self.trigger(.home(SplitCoordinator().strongRouter)) })
            return .present(alert)
          }
        }
      }
      extension Transition {
        static func presentFull(_ presentable: Presentable) -> Transition { .present(presentable) }
      }
      final class TabCoordinator: TabBarCoordinator<HomeRoute> {
        init() { super.init(tabs: [ListController()]) }
      }
      final class SplitCoordinator: TabBarCoordinator<HomeRoute> {
        init() { super.init(tabs: [ListController()]) }
      }
      final class ListController: UIViewController {}
      """,
      """
      AppCoordinator
      > home.TabCoordinator(value: StrongRouter<HomeRoute>?) -present-> [TabCoordinator]
      > home.SplitCoordinator(value: StrongRouter<HomeRoute>?) -present-> [SplitCoordinator]
      > home.UIAlertController(value: StrongRouter<HomeRoute>?) -system-> (UIAlertController)
      TabCoordinator
      > start -tab-> ListController
      SplitCoordinator
      > start -tab-> ListController
      """)
  }

  @Test func aViewCoordinatorBeginsWithItsControllerAndARouteMayLeadToAnother() {
    expectGraph(
      """
      import UIKit
      import XCoordinator

      enum ZooRoute: Route { case map, help, animal }
      final class ZooCoordinator: NavigationCoordinator<ZooRoute> {
        init() { super.init(initialRoute: .map) }
        override func prepareTransition(for route: ZooRoute) -> NavigationTransition {
          switch route {
          case .map:
            let controller = MapController()
            controller.router = unownedRouter
            return .push(controller)
          case .help: return .route(.animal, on: self)
          case .animal: return .push(AnimalCoordinator())
          }
        }
      }
      final class MapController: UIViewController {
        var router: UnownedRouter<ZooRoute>?
        func help() { router?.trigger(.help) }
      }
      enum AnimalRoute: Route { case story }
      final class AnimalCoordinator: ViewCoordinator<AnimalRoute> {
        init() { super.init(rootViewController: AnimalController()) }
        override func prepareTransition(for route: AnimalRoute) -> ViewTransition {
          switch route {
          case .story: return .present(StoryController())
          }
        }
      }
      final class AnimalController: UIViewController {}
      final class StoryController: UIViewController {}
      """,
      """
      ZooCoordinator
      > map -push-> MapController
        animal -push-> [AnimalCoordinator]
        MapController -help-> animal
      AnimalCoordinator
      > start -root-> AnimalController
        story -present-> StoryController
      """)
  }

  @Test func anExtensionMayAddATransition() {
    expectGraph(
      """
      import UIKit
      import XCoordinator

      extension Transition {
        static func presentFullScreen(_ presentable: Presentable, animation: Animation? = nil) -> Transition {
          presentable.viewController?.modalPresentationStyle = .fullScreen
          return .present(presentable, animation: animation)
        }
      }
      enum ZooRoute: Route { case map, animal }
      final class ZooCoordinator: NavigationCoordinator<ZooRoute> {
        init() { super.init(initialRoute: .map) }
        override func prepareTransition(for route: ZooRoute) -> NavigationTransition {
          switch route {
          case .map:
            let controller = MapController()
            controller.router = unownedRouter
            return .push(controller)
          case .animal: return .presentFullScreen(AnimalController())
          }
        }
      }
      final class MapController: UIViewController {
        var router: UnownedRouter<ZooRoute>?
        func animal() { router?.trigger(.animal) }
      }
      final class AnimalController: UIViewController {}
      """,
      """
      ZooCoordinator
      > map -push-> MapController
        animal -present-> AnimalController
        MapController -animal-> animal
      """)
  }

  @Test func aTransitionTriggersARouteOfTheParent() {
    expectGraph(
      """
      import UIKit
      import XCoordinator
      enum AppRoute: Route { case intro, main(String) }
      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .intro) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .intro: return .set([IntroCoordinator(parent: unownedRouter)])
          case .main: return .present(MainController())
          }
        }
      }
      enum IntroRoute: Route { case page, done(String) }
      final class IntroCoordinator: NavigationCoordinator<IntroRoute> {
        private let parent: UnownedRouter<AppRoute>
        init(parent: UnownedRouter<AppRoute>) {
          self.parent = parent
          super.init(initialRoute: .page)
        }
        override func prepareTransition(for route: IntroRoute) -> NavigationTransition {
          switch route {
          case .page:
            let page = PageController()
            page.router = unownedRouter
            return .push(page)
          case .done(let user): return .trigger(.main(user), on: parent)
          }
        }
      }
      final class PageController: UIViewController {
        var router: UnownedRouter<IntroRoute>!
        @IBAction func done() { router.trigger(.done("a")) }
      }
      final class MainController: UIViewController {}
      """,
      """
      AppCoordinator
      > intro -root-> [IntroCoordinator]
        main(value: String) -present-> MainController
        [IntroCoordinator] -main-> main
      IntroCoordinator
      > page -push-> PageController
        PageController -done-> !main
      """)
  }

  /// Helpers that return a transition by the name that the library gives it for the kind of controller.
  @Test(arguments: ["Transition", "NavigationTransition"])
  func transitionsOfTheApp(result: String) {
    expectGraph(
      """
      import XCoordinator
      enum ShopRoute: Route { case list, shop }
      extension Transition where RootViewController: UINavigationController {
        static func pushHosted<Content: View>(_ view: Content, title: String? = nil) -> \(result) {
          let controller = UIHostingController(rootView: view)
          controller.title = title
          return .push(controller)
        }
      }
      final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
        init() { super.init(initialRoute: .list) }
        override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
          switch route {
          case .list: return .push(ListController(router: weakRouter))
          case .shop: return .pushHosted(ShopView(), title: "Shop")
          }
        }
      }
      final class ListController: UIViewController {
        private let router: WeakRouter<ShopRoute>
        init(router: WeakRouter<ShopRoute>) {
          self.router = router
          super.init(nibName: nil, bundle: nil)
        }
        @IBAction func open() { router.trigger(.shop) }
      }
      struct ShopView: View { var body: some View { Text("") } }
      """,
      """
      ShopCoordinator
      > list -push-> ListController
        shop -push-> ShopView
        ListController -shop-> shop
      """)
  }

  /// A router that shows one screen and maps its routes to those of the flow that presents it.
  @Test func aRedirectionRouterShowsItsController() {
    expectGraph(
      """
      import XCoordinator
      enum CartRoute: Route { case cart, voucher, applied(String) }
      final class CartCoordinator: NavigationCoordinator<CartRoute> {
        init() { super.init(initialRoute: .cart) }
        override func prepareTransition(for route: CartRoute) -> NavigationTransition {
          switch route {
          case .cart: return .push(CartController(router: weakRouter))
          case .voucher: return .present(VoucherRouter(parent: unownedRouter))
          case .applied: return .dismiss()
          }
        }
      }
      enum VoucherRoute: Route { case applied(String) }
      final class VoucherRouter: RedirectionRouter<CartRoute, VoucherRoute> {
        init(parent: UnownedRouter<CartRoute>) {
          let controller = VoucherController()
          super.init(viewController: controller, parent: parent, map: nil)
          controller.router = strongRouter
        }
        override func mapToParentRoute(_ route: VoucherRoute) -> CartRoute {
          switch route {
          case .applied(let code): return .applied(code)
          }
        }
      }
      final class CartController: UIViewController {
        private let router: WeakRouter<CartRoute>
        init(router: WeakRouter<CartRoute>) {
          self.router = router
          super.init(nibName: nil, bundle: nil)
        }
        @IBAction func add() { router.trigger(.voucher) }
      }
      final class VoucherController: UIViewController { var router: StrongRouter<VoucherRoute>! }
      """,
      """
      CartCoordinator
      > cart -push-> CartController
        voucher -present-> [VoucherRouter]
        CartController -voucher-> voucher
      VoucherRouter
      > start(parent: UnownedRouter<CartRoute>) -root-> VoucherController
      """)
  }

  /// The library's short names of a coordinator with a closure in place of `prepareTransition`.
  @Test(arguments: [
    "BasicCoordinator<LegalRoute, NavigationTransition>", "BasicNavigationCoordinator<LegalRoute>",
  ])
  func basicCoordinatorsAreKnown(base: String) {
    let fixture = Fixture(
      """
      import XCoordinator
      enum LegalRoute: Route { case index }
      final class LegalCoordinator: \(base) {
        init() {
          super.init(rootViewController: .init(), initialRoute: .index) { route in
            switch route {
            case .index: return .push(LegalController())
            }
          }
        }
      }
      final class LegalController: UIViewController {}
      """)
    let result = ValueFlowScan(settings: fixture.settings)
      .graph(of: fixture.files.map { SourceReader.read($0.text, path: $0.path) })
    #expect(result.findings.map(\.rule) == [])
    #expect(result.graph.flows.map(\.id) == ["LegalCoordinator"])
  }
}
