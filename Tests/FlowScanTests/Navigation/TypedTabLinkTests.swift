import Testing

@testable import FlowScan

/// Links of different types, with or without a part of the URL, that a flow of tabs hands to the child of one tab.
@Suite struct TypedTabLinkTests {
  @Test func theFlowThatIsMadeForATabGoesOnWithTheLink() {
    #expect(
      LinkApp.scan(Self.app(), scheme: "fair") == [
        "fair://map > RidesCoordinator.start",
        "fair://menu > FoodCoordinator.showMenu",
        "fair://rides/:value > RidesCoordinator.showRide",
        "fair://stands > FoodCoordinator.start",
      ])
  }

  /// Objects of a type that nothing but a test asks for are not followed; the code after the test is, all the same.
  @Test func aTypeOfWhichCodeMakesObjectsOnlyByItsMetatype() {
    let links = LinkApp.scan(
      Self.app(old: "if url.path == \"/old\" { return FoodLink(components: components) }"), scheme: "fair")
    #expect(links.contains("fair://menu > FoodCoordinator.showMenu"))
  }

  private static func app(old: String = "") -> String {
    """
    import UIKit
    protocol FairLink { init?(components: URLComponents) }
    struct RideLink: FairLink {
      let id: String?
      init?(components: URLComponents) {
        let parts = components.path.split(separator: "/").map(String.init)
        if components.host == "map" {
          id = nil
        } else if components.host == "rides", parts.count == 1 {
          id = parts[0]
        } else {
          return nil
        }
      }
    }
    struct FoodLink: FairLink {
      init?(components: URLComponents) { guard components.host == "stands" else { return nil } }
    }
    struct MenuLink: FairLink {
      init?(components: URLComponents) { guard components.host == "menu" else { return nil } }
    }
    final class LinkReader {
      private let kinds: [FairLink.Type] = [RideLink.self, FoodLink.self, MenuLink.self]
      func link(from url: URL) -> FairLink? {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        for kind in kinds {
          if let link = kind.init(components: components) { return link }
        }
        \(old)
        return nil
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let reader = LinkReader()
      let app = AppCoordinator(window: UIWindow())
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let link = reader.link(from: url) else { return }
        app.follow(link)
      }
    }
    class BaseCoordinator {
      private var children: [BaseCoordinator] = []
      func start(with link: FairLink?) {}
      func follow(_ link: FairLink) {}
      final func adopt(_ child: BaseCoordinator, startingWith link: FairLink? = nil) {
        children.append(child)
        child.start(with: link)
      }
    }
    final class AppCoordinator: BaseCoordinator {
      enum Stage { case launching, signedIn(TabsCoordinator) }
      let window: UIWindow
      private var stage = Stage.launching
      init(window: UIWindow) { self.window = window }
      override func follow(_ link: FairLink) {
        guard case .signedIn(let tabs) = stage else { return }
        tabs.follow(link)
      }
      func showTabs() {
        let bar = UITabBarController()
        let tabs = TabsCoordinator(bar: bar)
        stage = .signedIn(tabs)
        window.rootViewController = bar
        adopt(tabs)
      }
    }
    final class TabsCoordinator: BaseCoordinator {
      enum Tab: Int { case rides, food }
      let bar: UITabBarController
      private var navigations: [Tab: UINavigationController] = [:]
      private var awake: [Tab: BaseCoordinator] = [:]
      init(bar: UITabBarController) { self.bar = bar }
      override func start(with link: FairLink?) { select(.rides, with: nil) }
      override func follow(_ link: FairLink) {
        switch link {
        case is RideLink: select(.rides, with: link)
        case is FoodLink, is MenuLink: select(.food, with: link)
        default: super.follow(link)
        }
      }
      private func select(_ tab: Tab, with link: FairLink?) {
        bar.selectedIndex = tab.rawValue
        if let coordinator = awake[tab] {
          if let link { coordinator.follow(link) }
          return
        }
        let coordinator = makeCoordinator(for: tab)
        awake[tab] = coordinator
        adopt(coordinator, startingWith: link)
      }
      private func makeCoordinator(for tab: Tab) -> BaseCoordinator {
        let navigation = UINavigationController()
        navigations[tab] = navigation
        bar.addChild(navigation)
        switch tab {
        case .rides: return RidesCoordinator(navigation: navigation)
        case .food: return FoodCoordinator(navigation: navigation)
        }
      }
    }
    final class RidesCoordinator: BaseCoordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      override func start(with link: FairLink?) {
        navigation.setViewControllers([RideMapController()], animated: false)
        if let link { follow(link) }
      }
      override func follow(_ link: FairLink) {
        if let id = (link as? RideLink)?.id { showRide(id) }
      }
      private func showRide(_ id: String) {
        navigation.pushViewController(RideController(id: id), animated: true)
      }
    }
    final class FoodCoordinator: BaseCoordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      override func start(with link: FairLink?) {
        let stands = StandsController()
        stands.onMenu = { [weak self] in self?.showMenu() }
        navigation.setViewControllers([stands], animated: false)
        if let link { follow(link) }
      }
      override func follow(_ link: FairLink) {
        switch link {
        case is MenuLink: showMenu()
        default: super.follow(link)
        }
      }
      private func showMenu() { navigation.pushViewController(MenuController(), animated: true) }
    }
    final class RideMapController: UIViewController {}
    final class RideController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
    final class StandsController: UIViewController { var onMenu: (() -> Void)? }
    final class MenuController: UIViewController {}
    """
  }
}
