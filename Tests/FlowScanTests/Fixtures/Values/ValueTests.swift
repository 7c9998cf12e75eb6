import Testing

/// How a screen's value reaches the call that shows it.
@Suite struct ValueTests {
  @Test func whatAClosureMakesBelongsToTheFunctionThatPassesIt() {
    expectGraph(
      """
      import SwiftUI

      protocol Presenting: AnyObject { var navigation: UINavigationController { get } }
      extension Presenting {
        func sheet<Content: View>(@ViewBuilder _ content: () -> Content) {
          navigation.present(UIHostingController(rootView: content()), animated: true)
        }
      }
      final class NotesCoordinator: Presenting {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([ListController()], animated: false) }
        func showAbout() { sheet { AboutView() } }
      }
      final class ListController: UIViewController {}
      struct AboutView: View { var body: some View { Text("About") } }
      """,
      """
      NotesCoordinator
      > start -root-> ListController
        showAbout -present-> AboutView
      """)
  }

  @Test func factoriesContainersAndTuples() {
    expectGraph(
      """
      final class Container {
        lazy var screens = ScreenFactory(container: self)
      }
      final class ScreenFactory {
        let container: Container
        init(container: Container) { self.container = container }
        func makeOne() -> UIViewController { OneController() }
        func makeFlow() -> (coordinator: OtherCoordinator, presentable: UIViewController) {
          let controller = UINavigationController()
          return (OtherCoordinator(navigation: controller), controller)
        }
      }
      final class MainCoordinator {
        let navigation: UINavigationController
        let container: Container
        init(navigation: UINavigationController, container: Container) {
          self.navigation = navigation
          self.container = container
        }
        func start() { navigation.pushViewController(container.screens.makeOne(), animated: true) }
        func other() {
          let (coordinator, presentable) = container.screens.makeFlow()
          navigation.present(presentable, animated: true)
          coordinator.start()
        }
      }
      final class OtherCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([TwoController()], animated: false) }
      }
      final class OneController: UIViewController {}
      final class TwoController: UIViewController {}
      """,
      """
      MainCoordinator
      > start -push-> OneController
        other -present-> [OtherCoordinator]
      OtherCoordinator
      > start -root-> TwoController
      """)
  }

  @Test func protocolsWithOneImplementationAndAliases() {
    expectGraph(
      """
      protocol Screens { func makeList() -> ListModule }
      protocol ListModule: UIViewController {}
      final class ListController: UIViewController, ListModule {}
      typealias Factory = Screens & Sendable
      struct AppScreens: Screens { func makeList() -> ListModule { ListController() } }
      final class ListCoordinator {
        private let factory: Factory
        private let navigation: UINavigationController
        init(factory: Factory, navigation: UINavigationController) {
          self.factory = factory
          self.navigation = navigation
        }
        func start() { navigation.pushViewController(factory.makeList(), animated: true) }
      }
      """,
      """
      ListCoordinator
      > start -push-> ListController
      """)
  }

  @Test func genericsAndStoryboards() {
    expectGraph(
      #"""
      protocol StoryboardScreen { static func instantiate() -> Self }
      extension StoryboardScreen where Self: UIViewController {
        static func instantiate() -> Self {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      final class BoardController: UIViewController, StoryboardScreen {}
      final class CastController: UIViewController {}
      final class ViewHolder: UIViewController {}
      struct LeafView: View { var body: some View { Text("") } }
      final class BoardCoordinator {
        let navigation = UINavigationController()
        func start() { show(BoardController.instantiate()) }
        func openCast() {
          let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Cast") as! CastController
          show(controller)
        }
        func openLeaf() { show(UIHostingController(rootView: LeafView().environment(\.locale, .current))) }
        func openHolder() { show(make(ViewHolder.self)) }
        private func make<T: UIViewController>(_ type: T.Type) -> T { T() }
        private func show<T: UIViewController>(_ controller: T) { navigation.pushViewController(controller, animated: true) }
      }
      """#,
      """
      BoardCoordinator
      > start -push-> BoardController
        openCast -push-> CastController
        openLeaf -push-> LeafView
        openHolder -push-> ViewHolder
      """)
  }

  @Test func lazyPropertiesExtensionsAndEveryBranchOfConditions() {
    expectGraph(
      """
      // FILE Coordinator.swift
      final class LampCoordinator {
        let navigation = UINavigationController()
        private lazy var lamp: LampController = {
          let controller = LampController()
          controller.onSwitch = { [weak self] in self?.showSwitch() }
          return controller
        }()
        func start() { navigation.setViewControllers([lamp], animated: false) }
      }
      // FILE Coordinator+Switch.swift
      extension LampCoordinator {
        func showSwitch() {
          #if os(iOS)
            navigation.pushViewController(PhoneSwitchController(), animated: true)
          #else
            navigation.pushViewController(PadSwitchController(), animated: true)
          #endif
        }
      }
      // FILE Screens.swift
      final class LampController: UIViewController { var onSwitch: (() -> Void)? }
      final class PhoneSwitchController: UIViewController {}
      final class PadSwitchController: UIViewController {}
      """,
      // One build is one world: only its branch of `#if` is there.
      """
      LampCoordinator
      > start -root-> LampController
        showSwitch -push-> PhoneSwitchController
        LampController -onSwitch-> showSwitch
      """)
  }

  @Test func wrappersAreInferredDownToThePrimitive() {
    expectGraph(
      """
      extension UIViewController {
        func slide(in controller: UIViewController) { embed(controller) }
        private func embed(_ controller: UIViewController) { addChild(controller) }
      }
      final class Stage {
        let top: UINavigationController
        init(top: UINavigationController) { self.top = top }
        func perform(_ act: UIViewController, big: Bool) {
          if big { top.present(act, animated: true) } else { top.pushViewController(act, animated: true) }
        }
      }
      final class PlayCoordinator {
        let stage = Stage(top: UINavigationController())
        let host = HostController()
        func start() { stage.perform(host, big: true) }
        func side() { host.slide(in: SideController()) }
      }
      final class HostController: UIViewController {}
      final class SideController: UIViewController {}
      """,
      """
      PlayCoordinator
      > start -present-> HostController
        side -embed-> SideController
      """)
  }

  @Test func framesOfOnesOwnAroundANavigationController() {
    expectGraph(
      """
      final class FrameController: UIViewController {
        private let inner = UINavigationController()
        func pushViewController(_ controller: UIViewController, animated: Bool) { inner.pushViewController(controller, animated: animated) }
        func setViewControllers(_ controllers: [UIViewController]) { inner.setViewControllers(controllers, animated: false) }
      }
      final class FrameCoordinator {
        let frame = FrameController()
        func start() { frame.setViewControllers([InsideController()]) }
        func next() { frame.pushViewController(NextController(), animated: true) }
      }
      final class InsideController: UIViewController {}
      final class NextController: UIViewController {}
      """,
      """
      FrameCoordinator
      > start -root-> InsideController
        next -push-> NextController
      """)
  }

  @Test func navigationControllersAreHandedToChildren() {
    expectGraph(
      """
      final class ShopCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([ShelfController()], animated: false) }
        func openCart() {
          let inner = UINavigationController()
          let child = CartCoordinator(navigation: inner)
          child.start()
          navigation.present(inner, animated: true)
        }
      }
      final class CartCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([CartController()], animated: false) }
      }
      final class ShelfController: UIViewController {}
      final class CartController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -root-> ShelfController
        openCart -present-> [CartCoordinator]
      CartCoordinator
      > start -root-> CartController
      """)
  }

  @Test func tabBarsEmbeddedChildrenAndSystemScreens() {
    expectGraph(
      """
      final class TabsCoordinator {
        let window: UIWindow
        let tabs = UITabBarController()
        init(window: UIWindow) { self.window = window }
        func start() {
          let first = FirstCoordinator()
          first.start()
          tabs.viewControllers = [first.navigation, UINavigationController(rootViewController: SecondController())]
          window.rootViewController = tabs
        }
        func share() { tabs.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true) }
        func web(_ url: URL) { tabs.present(SFSafariViewController(url: url), animated: true) }
        func side(in parent: UIViewController) { parent.addChild(SideController()) }
      }
      final class FirstCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([FirstController()], animated: false) }
      }
      final class FirstController: UIViewController {}
      final class SecondController: UIViewController {}
      final class SideController: UIViewController {}
      """,
      """
      TabsCoordinator
      > start.FirstCoordinator -tab-> [FirstCoordinator]
      > start.SecondController -tab-> SecondController
        share -system-> (UIActivityViewController)
        web(url: URL) -system-> (SFSafariViewController)
        side(parent: UIViewController) -embed-> SideController
      FirstCoordinator
      > start -root-> FirstController
      """)
  }

  @Test func parametersAndSummaries() {
    expectGraph(
      """
      /// Where one looks at maps.
      ///
      /// Opened from the **start**.
      final class AtlasCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([AtlasController()], animated: false) }
        /// One country, with its `cities`.
        func open(country: Country, zoomedTo scale: Double? = nil, animated: Bool = true, completion: (() -> Void)? = nil) {
          navigation.pushViewController(CountryController(), animated: animated)
        }
      }
      final class AtlasController: UIViewController {}
      final class CountryController: UIViewController {}
      """,
      """
      AtlasCoordinator # Where one looks at maps.

      Opened from the **start**.
      > start -root-> AtlasController
        open(country: Country, scale: Double?) -push-> CountryController # One country, with its `cities`.
      """)
  }

  @Test func functionsThatReturnWhatTheyChange() {
    expectGraph(
      """
      import Then
      final class TourCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let map = MapController().then { $0.coordinator = self }
          navigation.setViewControllers([map], animated: false)
        }
        func showStop() { navigation.pushViewController(StopController().configured { $0.coordinator = self }, animated: true) }
        func showTicket() { navigation.present(with(TicketController()) { $0.coordinator = self }, animated: true) }
      }
      func with<Value>(_ value: Value, _ change: (Value) -> Void) -> Value { change(value); return value }
      protocol Configurable {}
      extension Configurable {
        func configured(_ change: (Self) -> Void) -> Self { change(self); return self }
      }
      extension UIViewController: Configurable {}
      final class MapController: UIViewController {
        weak var coordinator: TourCoordinator?
        @objc func stopTapped() { coordinator?.showStop() }
      }
      final class StopController: UIViewController {
        weak var coordinator: TourCoordinator?
        @objc func ticketTapped() { coordinator?.showTicket() }
      }
      final class TicketController: UIViewController { weak var coordinator: TourCoordinator? }
      """,
      """
      TourCoordinator
      > start -root-> MapController
        showStop -push-> StopController
        showTicket -present-> TicketController
        MapController -showStop-> showStop
        StopController -showTicket-> showTicket
      """)
  }
}
