import Testing

/// Notifications: whoever posts one asks for what its observers show.
@Suite struct MessageTests {
  /// A flow that shows a screen for a notification, and a screen that posts it.
  private func app(observing: String, posting: String, types: String = "") -> String {
    """
    import UIKit
    \(types)
    final class AppCoordinator {
      private let navigation = UINavigationController()
      private let center: NotificationCenter
      private let bag = DisposeBag()
      init(center: NotificationCenter = .default) { self.center = center }
      func start() {
        navigation.setViewControllers([HomeController()], animated: false)
        \(observing)
      }
      @objc private func showHelp() { navigation.pushViewController(HelpController(), animated: true) }
    }
    final class HomeController: UIViewController {
      @objc func tapped() { \(posting) }
    }
    final class HelpController: UIViewController {}
    """
  }

  private static let graph = """
    AppCoordinator
    > start -root-> HomeController
      showHelp -push-> HelpController
      HomeController -wantsHelp-> showHelp
    """

  @Test(arguments: [
    // Constants in extensions of the type of names, by any of its names.
    (
      "extension Notification.Name { static let wantsHelp = Notification.Name(\"help\") }",
      ".wantsHelp", ".wantsHelp"
    ),
    (
      "extension NSNotification.Name { static let wantsHelp = Self(rawValue: \"help\") }",
      "NSNotification.Name.wantsHelp", ".wantsHelp"
    ),
    (
      "extension Notification.Name { static var wantsHelp: Notification.Name { .init(\"help\") } }",
      ".wantsHelp", "Notification.Name.wantsHelp"
    ),
    // Constants elsewhere, and the same text.
    (
      "enum Notices { static let wantsHelp = Notification.Name(\"help\") }",
      "Notices.wantsHelp", "Notices.wantsHelp"
    ),
    (
      "let wantsHelp = NSNotification.Name(rawValue: \"help\")", "wantsHelp", "NSNotification.Name(\"help\")"
    ),
    ("", "Notification.Name(\"wantsHelp\")", "Notification.Name(rawValue: \"wantsHelp\")"),
  ])
  func aNotificationIsKnownByItsName(types: String, observed: String, posted: String) {
    let observing = "center.addObserver(self, selector: #selector(showHelp), name: \(observed), object: nil)"
    let posting = "NotificationCenter.default.post(name: \(posted), object: nil)"
    expectGraph(app(observing: observing, posting: posting, types: types), Self.graph)
  }

  @Test(arguments: [
    ("NotificationCenter.default.post(Notification(name: .wantsHelp))", ""),
    (
      "NotificationCenter.tell(.wantsHelp)",
      """
      extension NotificationCenter {
        static func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
      }
      """
    ),
    (
      "HelpService.shared.ask()",
      """
      final class HelpService {
        static let shared = HelpService()
        func ask() { NotificationCenter.default.post(name: .wantsHelp, object: self) }
      }
      """
    ),
  ])
  func aNotificationMayBeSentByWayOfOthers(posting: String, sender: String) {
    let types =
      "extension Notification.Name { static let wantsHelp = Notification.Name(\"help\") }\n" + sender
    let observing = "center.addObserver(self, selector: #selector(showHelp), name: .wantsHelp, object: nil)"
    expectGraph(app(observing: observing, posting: posting, types: types), Self.graph)
  }

  @Test(arguments: [
    "center.rx.notification(.wantsHelp).subscribe(onNext: { [weak self] _ in self?.showHelp() }).disposed(by: bag)",
    "center.reactive.notifications(forName: .wantsHelp).observeValues { [weak self] _ in self?.showHelp() }",
    "center.publisher(for: .wantsHelp).map { _ in }.sink(receiveValue: showHelp)",
  ])
  func anObserverMayBeThatOfALibrary(observing: String) {
    let types = "extension Notification.Name { static let wantsHelp = Notification.Name(\"help\") }"
    let posting = "NotificationCenter.default.post(name: .wantsHelp, object: nil)"
    expectGraph(app(observing: observing, posting: posting, types: types), Self.graph)
  }

  @Test func oneObserverTellsNotificationsApartAndReadsWhatTheyCarry() {
    expectGraph(
      """
      import UIKit
      enum Page { case detail(Int), terms }
      extension Notification.Name {
        static let openHelp = Notification.Name("help")
        static let openPage = Notification.Name("page")
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start() {
          navigation.setViewControllers([HomeController()], animated: false)
          for name in [Notification.Name.openHelp, .openPage] {
            NotificationCenter.default.addObserver(self, selector: #selector(open(_:)), name: name, object: nil)
          }
        }
        @objc private func open(_ notification: Notification) {
          switch notification.name {
          case .openHelp: navigation.present(HelpController(), animated: true)
          case .openPage:
            guard let page = notification.userInfo?["page"] as? Page else { return }
            show(page)
          default: break
          }
        }
        private func show(_ page: Page) {
          switch page {
          case .detail(let id): navigation.pushViewController(DetailController(id: id), animated: true)
          case .terms: navigation.pushViewController(TermsController(), animated: true)
          }
        }
      }
      final class HomeController: UIViewController {
        @objc func help() { NotificationCenter.default.post(name: .openHelp, object: nil) }
        @objc func detail() {
          NotificationCenter.default.post(name: .openPage, object: nil, userInfo: ["page": Page.detail(1)])
        }
      }
      final class HelpController: UIViewController {
        @objc func terms() {
          NotificationCenter.default.post(name: .openPage, object: nil, userInfo: ["page": Page.terms])
        }
      }
      final class DetailController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class TermsController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> HomeController
        openHelp -present-> HelpController
        detail(value: Int) -push-> DetailController
        terms -push-> TermsController
        HelpController -terms-> terms
        HomeController -detail-> detail
        HomeController -openHelp-> openHelp
      """)
  }

  @Test func aViewReceivesNotificationsForTheFlowWhoseStackItHas() {
    expectGraph(
      """
      import SwiftUI
      extension Notification.Name { static let showOffer = Notification.Name("offer") }
      @main struct ShopApp: App {
        @StateObject private var router = Router()
        var body: some Scene { WindowGroup { RootView().environmentObject(router) } }
      }
      enum Page: Hashable { case cart }
      final class Router: ObservableObject { @Published var path: [Page] = [] }
      struct RootView: View {
        @EnvironmentObject var router: Router
        @State private var isOfferShown = false
        var body: some View {
          NavigationStack(path: $router.path) {
            HomeView().navigationDestination(for: Page.self) { page in
              switch page {
              case .cart: CartView()
              }
            }
          }
          .sheet(isPresented: $isOfferShown) { OfferView() }
          .onReceive(NotificationCenter.default.publisher(for: .showOffer)) { _ in isOfferShown = true }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("Cart") { router.path.append(.cart) }
          Button("Offer") { NotificationCenter.default.post(name: .showOffer, object: nil) }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct OfferView: View { var body: some View { Text("Offer") } }
      """,
      """
      Router entry
      > start -root-> HomeView
        cart -push-> CartView
        showOffer -present-> OfferView
        HomeView -cart-> cart
        HomeView -showOffer-> showOffer
      """)
  }

  @Test func theSystemAndServicesSendNotificationsAtAnyTimeAndWhatNobodySendsIsTold() {
    expectGraph(
      """
      import UIKit
      extension Notification.Name {
        static let expired = Notification.Name("expired")
        static let promoted = Notification.Name("promoted")
      }
      final class Session {
        func refresh() { NotificationCenter.default.post(name: .expired, object: nil) }
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let center = NotificationCenter.default
          center.addObserver(
            self, selector: #selector(lock), name: UIApplication.didEnterBackgroundNotification, object: nil)
          center.addObserver(self, selector: #selector(logIn), name: .expired, object: nil)
          center.1️⃣addObserver(self, selector: #selector(promote), name: .promoted, object: nil)
        }
        @objc private func lock() { navigation.present(LockController(), animated: false) }
        @objc private func logIn() { navigation.present(LoginController(), animated: true) }
        @objc private func promote() { navigation.present(PromotionController(), animated: true) }
      }
      final class LockController: UIViewController {}
      final class LoginController: UIViewController {}
      final class PromotionController: UIViewController {}
      """,
      """
      AppCoordinator
        lock -present-> LockController
        logIn -present-> LoginController
        promote -present-> PromotionController
         -didEnterBackgroundNotification-> lock
         -expired-> logIn
        1️⃣ center.addObserver(self, selector: #selector(promote), name: .promoted, object: nil): \
      Nothing in the source sends promoted, so who asks is not known. Scan the code that does, or name the asker \
      with a correction.
      """)
  }

  /// A change of state asks for nothing in particular; the app begins anew.
  @Test func whatTheDelegateOfTheAppDecidesByStateIsItsStart() {
    expectGraph(
      """
      import UIKit
      extension Notification.Name { static let sessionChanged = Notification.Name("session") }
      final class Session { var isOpen = false }
      class AppDelegate: NSObject, UIApplicationDelegate {
        let coordinator = AppCoordinator()
        let session = Session()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: .sessionChanged, object: nil)
          update()
        }
        @objc func update() {
          if session.isOpen { coordinator.showHome() } else { coordinator.showLogin() }
        }
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func showHome() { navigation.setViewControllers([HomeController()], animated: false) }
        func showLogin() { navigation.setViewControllers([LoginController()], animated: false) }
      }
      final class HomeController: UIViewController {}
      final class LoginController: UIViewController {
        @objc func tapped() { NotificationCenter.default.post(name: .sessionChanged, object: nil) }
      }
      """,
      """
      AppCoordinator entry
      > showHome -root-> HomeController
      > showLogin -root-> LoginController
      """)
  }
}
