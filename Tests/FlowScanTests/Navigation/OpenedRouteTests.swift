import Testing

@testable import FlowScan

/// The one route that a link opens, of all that are taken because of it.
@Suite struct OpenedRouteTests {
  @Test func aPageThatOneFunctionMakesForACaseAndAnotherShows() {
    let links = LinkApp.scan(
      Self.app(
        """
        enum Section: String { case theme, about = "about-us", general }
        enum Link { case settings(Section), sale }
        func read(_ url: URL) -> Link? {
          guard url.scheme == "shop" else { return nil }
          if url.host == "settings", let section = Section(rawValue: url.lastPathComponent) { return .settings(section) }
          return url.host == "sale" ? .sale : nil
        }
        """,
        """
          func handle(_ link: Link) {
            switch link {
            case .settings(let section): SettingsCoordinator(navigation).start(at: section)
            case .sale: navigation.present(SaleController(), animated: true)
            }
          }
        """)
          + """

          final class SettingsCoordinator {
            let navigation: UINavigationController
            init(_ navigation: UINavigationController) { self.navigation = navigation }
            func start(at section: Section) {
              navigation.pushViewController(SettingsController(), animated: true)
              if let page = page(for: section) { navigation.pushViewController(page, animated: true) }
            }
            private func page(for section: Section) -> UIViewController? {
              switch section {
              case .theme: return ThemeController()
              case .about:
                return makeAbout()
              case .general: return nil
              }
            }
            private func makeAbout() -> UIViewController { AboutController() }
          }
          final class HelpCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.setViewControllers([HelpController()], animated: false) }
            func openTheme() { SettingsCoordinator(navigation).start(at: .theme) }
          }
          class HelpController: UIViewController {}
          class SaleController: UIViewController {}
          class SettingsController: UIViewController {}
          class ThemeController: UIViewController {}
          class AboutController: UIViewController {}
          """)
    #expect(
      links == [
        "shop://sale > ShopCoordinator.sale",
        "shop://settings/about-us > SettingsCoordinator.start.AboutController",
        "shop://settings/general > SettingsCoordinator.start.SettingsController",
        "shop://settings/theme > SettingsCoordinator.start.ThemeController",
      ])
  }

  @Test func aCaseThatCodeMakesForALink() {
    let links = LinkApp.scan(
      Self.app(
        """
        enum Link { case settings, theme, sounds
          var page: Page? {
            switch self {
            case .settings: nil
            case .theme: .theme
            case .sounds: .sounds
            }
          }
        }
        enum Page { case theme, sounds }
        func read(_ url: URL) -> Link? {
          guard url.scheme == "shop" else { return nil }
          switch url.host {
          case "settings": return .settings
          case "theme": return .theme
          case "sounds": return .sounds
          default: return nil
          }
        }
        """,
        """
          func handle(_ link: Link) {
            navigation.setViewControllers([SettingsController()], animated: true)
            if let page = link.page { show(page) }
          }
          func show(_ page: Page) {
            navigation.pushViewController(PageFactory().make(page), animated: true)
          }
        """)
          + """

          struct PageFactory {
            func make(_ page: Page) -> UIViewController {
              switch page {
              case .theme: ThemeController()
              case .sounds: SoundsController()
              }
            }
          }
          class SettingsController: UIViewController {}
          class ThemeController: UIViewController {}
          class SoundsController: UIViewController {}
          """)
    #expect(
      links == [
        "shop://settings > ShopCoordinator.handle",
        "shop://sounds > ShopCoordinator.show.SoundsController",
        "shop://theme > ShopCoordinator.show.ThemeController",
      ])
  }

  @Test func aChildThatTheAppHasInOneOfItsPhases() {
    let links = LinkApp.scan(
      """
      import SwiftUI
      enum Link { case order(String), swaps, swap(String) }
      func read(_ url: URL) -> Link? {
        guard url.scheme == "shop" else { return nil }
        let parts = [url.host].compactMap { $0 } + url.path.split(separator: "/").map(String.init)
        switch parts.first {
        case "orders" where parts.count == 2: return .order(parts[1])
        case "swaps":
          if parts.count == 1 { return .swaps }
          return .swap(parts[1])
        default: return nil
        }
      }
      @MainActor final class SessionStore: ObservableObject {
        enum Phase { case launching, signedOut(AuthStore), main(MainStore) }
        @Published var phase = Phase.launching
        func start() {
          let auth = AuthStore()
          auth.onSignedIn = { [weak self] in self?.showMain() }
          phase = .signedOut(auth)
        }
        private func showMain() {
          let store = MainStore()
          store.onSignOut = { [weak self] in self?.start() }
          phase = .main(store)
        }
      }
      @MainActor final class LinkRouter {
        let session: SessionStore
        init(session: SessionStore) { self.session = session }
        func open(_ url: URL) {
          guard let link = read(url) else { return }
          switch session.phase {
          case .launching, .signedOut: break
          case .main(let main): route(link, in: main)
          }
        }
        private func route(_ link: Link, in main: MainStore) {
          switch link {
          case .order(let id): main.openOrder(id)
          case .swaps: main.shop.presentSwaps()
          case .swap(let id): main.shop.presentSwaps(showing: id)
          }
        }
      }
      @MainActor final class MainStore: ObservableObject {
        enum Tab { case shop, me }
        @Published var tab = Tab.shop
        let shop = ShopStore()
        var onSignOut: (() -> Void)?
        func openOrder(_ id: String) {
          tab = .shop
          shop.showOrder(id)
        }
      }
      @MainActor final class ShopStore: ObservableObject {
        @Published var path: [String] = []
        @Published var swaps: SwapsStore?
        func showOrder(_ id: String) { path = [id] }
        func presentSwaps(showing id: String? = nil) { swaps = SwapsStore(id: id) }
      }
      final class SwapsStore: Identifiable { let swap: String?; init(id: String?) { swap = id } }
      @main struct ShopApp: App {
        @StateObject private var session: SessionStore
        private let router: LinkRouter
        init() {
          let session = SessionStore()
          _session = StateObject(wrappedValue: session)
          router = LinkRouter(session: session)
        }
        var body: some Scene { WindowGroup { RootView(session: session).onOpenURL { router.open($0) } } }
      }
      struct RootView: View {
        @ObservedObject var session: SessionStore
        var body: some View {
          switch session.phase {
          case .launching: LaunchView().task { session.start() }
          case .signedOut(let auth): AuthFlowView(auth: auth)
          case .main(let main): MainView(main: main)
          }
        }
      }
      struct MainView: View {
        @ObservedObject var main: MainStore
        var body: some View {
          TabView(selection: $main.tab) {
            ShopFlowView(shop: main.shop).tag(MainStore.Tab.shop)
            MeView(onSignOut: { main.onSignOut?() }).tag(MainStore.Tab.me)
          }
        }
      }
      struct MeView: View { let onSignOut: () -> Void; var body: some View { Button("Out") { onSignOut() } } }
      struct ShopFlowView: View {
        @ObservedObject var shop: ShopStore
        var body: some View {
          NavigationStack(path: $shop.path) {
            HomeView(shop: shop).navigationDestination(for: String.self) { OrderView(id: $0) }
          }
          .sheet(item: $shop.swaps) { SwapsView(swap: $0.swap) }
        }
      }
      @MainActor final class AuthStore: ObservableObject {
        @Published var path: [Int] = []
        var onSignedIn: (() -> Void)?
      }
      struct AuthFlowView: View {
        @ObservedObject var auth: AuthStore
        var body: some View {
          NavigationStack(path: $auth.path) {
            WelcomeView { auth.path.append(1) }
              .navigationDestination(for: Int.self) { _ in SignInView { auth.onSignedIn?() } }
          }
        }
      }
      struct LaunchView: View { var body: some View { Text("") } }
      struct WelcomeView: View { let onNext: () -> Void; var body: some View { Button("Next") { onNext() } } }
      struct SignInView: View { let onDone: () -> Void; var body: some View { Button("In") { onDone() } } }
      struct HomeView: View { let shop: ShopStore; var body: some View { Button("Swaps") { shop.presentSwaps() } } }
      struct OrderView: View { let id: String; var body: some View { Text(id) } }
      struct SwapsView: View { let swap: String?; var body: some View { Text("") } }
      """, scheme: "shop")
    #expect(
      links == [
        "shop://orders/:value > ShopFlowView.showOrder", "shop://swaps > ShopFlowView.presentSwaps",
        "shop://swaps/:value > ShopFlowView.presentSwaps",
      ])
  }

  @Test func aScreenThatIsThereAlready() {
    let links = LinkApp.scan(
      Self.app(
        """
        enum Link { case search(String), history }
        func read(_ url: URL) -> Link? {
          guard url.scheme == "shop" else { return nil }
          switch url.host {
          case "search": return .search(url.lastPathComponent)
          case "history": return .history
          default: return nil
          }
        }
        """,
        """
          lazy var browser = BrowserController(delegate: self)
          func start() { navigation.setViewControllers([browser], animated: false) }
          func handle(_ link: Link) {
            switch link {
            case .search(let text): browser.search(text)
            case .history: browser.openHistory()
            }
          }
          func showHistory() { navigation.pushViewController(HistoryController(), animated: true) }
        """)
          + """

          class BrowserController: UIViewController {
            weak var delegate: ShopCoordinator?
            init(delegate: ShopCoordinator) { self.delegate = delegate; super.init(nibName: nil, bundle: nil) }
            func search(_ text: String) { title = text }
            func openHistory() { showHistory() }
            private func showHistory() { delegate?.showHistory() }
          }
          class HistoryController: UIViewController {}
          """)
    #expect(
      links == [
        "shop://history > ShopCoordinator.showHistory", "shop://search/:value > ShopCoordinator.start",
      ])
  }

  @Test func notTheSignInThatAllLinksPass() {
    let links = LinkApp.scan(
      Self.app(
        """
        enum Link { case cart, order(String), sale }
        func read(_ url: URL) -> Link? {
          guard url.scheme == "shop" else { return nil }
          switch url.host {
          case "cart": return .cart
          case "orders": return .order(url.lastPathComponent)
          case "sale": return .sale
          default: return nil
          }
        }
        """,
        """
          var isSignedIn = false
          func handle(_ link: Link) {
            guard isSignedIn else { return SignInCoordinator(navigation).start() }
            switch link {
            case .cart: navigation.pushViewController(CartController(), animated: true)
            case .order(let id):
              navigation.pushViewController(OrderController(id: id), animated: true)
              if id.isEmpty { navigation.present(UIAlertController(), animated: true) }
            case .sale: navigation.pushViewController(SaleController(), animated: true)
            }
          }
        """)
          + """

          final class SignInCoordinator {
            let navigation: UINavigationController
            init(_ navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.present(SignInController(), animated: true) }
          }
          class SignInController: UIViewController {}
          class CartController: UIViewController {}
          class OrderController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
          class SaleController: UIViewController {}
          """)
    #expect(
      links == [
        "shop://cart > ShopCoordinator.cart", "shop://orders/:value > ShopCoordinator.order.OrderController",
        "shop://sale > ShopCoordinator.sale",
      ])
  }

  @Test func whatIsPresentedLast() {
    let links = LinkApp.scan(
      Self.app(
        """
        enum Link { case checkIn(String) }
        func read(_ url: URL) -> Link? {
          guard url.scheme == "shop", url.host == "trips" else { return nil }
          return .checkIn(url.lastPathComponent)
        }
        """,
        """
          func handle(_ link: Link) {
            switch link {
            case .checkIn(let id):
              showTrip(id)
              checkIn(id)
            }
          }
          func showTrip(_ id: String) { navigation.pushViewController(TripController(), animated: true) }
          func checkIn(_ id: String) { navigation.present(CheckInController(), animated: true) }
        """)
          + """

          class TripController: UIViewController {}
          class CheckInController: UIViewController {}
          """)
    #expect(links == ["shop://trips/:value > ShopCoordinator.checkIn"])
  }

  @Test func linksThatCarryAnotherCaseAreNoReasonForWhatTheAppOpensItself() {
    expectGraph(
      Self.app(
        """
        enum Action { case intro, cleanUp }
        enum Link { case action(Action) }
        func read(_ url: URL) -> Link? {
          guard url.scheme == "shop" else { return nil }
          switch url.host {
          case "intro": return .action(.intro)
          case "clean": return .action(.cleanUp)
          default: return nil
          }
        }
        """,
        """
          func start() { navigation.setViewControllers([CardController()], animated: false) }
          func handle(_ link: Link) {
            switch link {
            case .action(let action):
              switch action {
              case .intro: navigation.present(IntroController(), animated: true)
              case .cleanUp: break
              }
            }
          }
        """)
          + """

          class IntroController: UIViewController {}
          class CardController: UIViewController {
            @objc func openCard() { SceneDelegate.shared.open(URL(string: "shop://clean")) }
          }
          """,
      """
      ShopCoordinator entry
      > start -root-> CardController
        action(value: Action) -present-> IntroController
        shop://intro -intro-> action
      """)
  }

  /// An app with a parser and the code by which its coordinator handles links.
  private static func app(_ parser: String, _ handling: String) -> String {
    """
    import UIKit
    class SceneDelegate: NSObject, UIWindowSceneDelegate {
      static let shared = SceneDelegate()
      let shop = ShopCoordinator()
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts.first?.url) }
      func open(_ url: URL?) {
        guard let url, let link = read(url) else { return }
        shop.handle(link)
      }
    }
    final class ShopCoordinator {
      let navigation = UINavigationController()
    \(handling)
    }
    \(parser)
    """
  }
}
