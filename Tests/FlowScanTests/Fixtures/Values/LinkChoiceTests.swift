import Testing

/// Links of which each leads to what its own case opens, however many of them pass the same code.
@Suite struct LinkChoiceTests {
  @Test func eachLinkOfAChainOfHandlersOpensItsOwnRoute() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let shop = ShopCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          shop.start()
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard let place = LinkChain(handlers: [OrderHandler(), SaleHandler()]).place(for: url) else { return false }
          shop.show(place)
          return true
        }
      }
      enum Place { case catalog, order(id: String), sale }

      protocol LinkHandler { func place(for url: URL) -> Place? }
      struct LinkChain {
        let handlers: [any LinkHandler]
        func place(for url: URL) -> Place? {
          for handler in handlers {
            if let place = handler.place(for: url) { return place }
          }
          return nil
        }
      }
      struct OrderHandler: LinkHandler {
        func place(for url: URL) -> Place? {
          let parts = url.pathComponents
          guard parts.count == 3, parts[1] == "orders" else { return nil }
          return .order(id: parts[2])
        }
      }
      struct SaleHandler: LinkHandler {
        func place(for url: URL) -> Place? { url.path == "/sale" ? .sale : nil }
      }

      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { show(.catalog) }
        func show(_ place: Place) {
          switch place {
          case .sale: navigation.present(SaleController(), animated: true)
          default: navigation.pushViewController(controller(for: place), animated: true)
          }
        }
        private func controller(for place: Place) -> UIViewController {
          switch place {
          case .order(let id): return OrderController(id: id)
          default: return CatalogController()
          }
        }
      }
      class CatalogController: UIViewController {}
      class OrderController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      class SaleController: UIViewController {}
      """,
      """
      ShopCoordinator entry
        sale -present-> SaleController
      > catalog -push-> CatalogController
        order(id: String) -push-> OrderController
        /orders/:id -order-> order
        /sale -sale-> sale
      """)
  }

  @Test func aLinkWithAndOneWithoutAParameterOpenDifferentRoutes() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let mail = MailCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          mail.handle(LinkParser.shared.parse(url))
          return true
        }
      }
      enum Link {
        enum Messages { case all, one(id: String) }
        case messages(Messages)
      }
      final class LinkParser {
        static let shared = LinkParser()
        func parse(_ url: URL) -> Link? {
          guard url.scheme == "mail" else { return nil }
          switch url.host {
          case "messages":
            if let id = url.pathComponents.dropFirst().first { return .messages(.one(id: id)) }
            return .messages(.all)
          default: return nil
          }
        }
      }
      final class MailCoordinator {
        let navigation = UINavigationController()
        func handle(_ link: Link?) {
          switch link {
          case .messages(.all): navigation.popToRootViewController(animated: true)
          case .messages(.one(let id)): navigation.pushViewController(MessageController(id: id), animated: true)
          case nil: break
          }
        }
      }
      class MessageController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      MailCoordinator entry
        messages(value: Messages) -push-> MessageController
        mail://messages -all-> <
        mail://messages/:id -one-> messages
      """)
  }

  @Test func aLinkOfAParserOpensWhatItsChildShowsAndNotWhatAnotherChildDoes() {
    expectGraph(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let app = AppCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { app.start() }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          if let place = TripParser().place(for: url) ?? SettingsParser().place(for: url) { app.go(to: place) }
        }
      }
      enum Place { case trips(Trips), settings(Settings) }
      enum Trips { case list, detail(id: String) }
      enum Settings { case main, privacy }

      struct TripParser {
        func place(for url: URL) -> Place? {
          guard url.scheme == "travel", url.host == "trips" else { return nil }
          let id = url.pathComponents.dropFirst().first
          return id.map { .trips(.detail(id: $0)) } ?? .trips(.list)
        }
      }
      struct SettingsParser {
        func place(for url: URL) -> Place? {
          switch (url.host, url.path) {
          case ("settings", "/privacy"): return .settings(.privacy)
          case ("settings", _): return .settings(.main)
          default: return nil
          }
        }
      }

      class Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() {}
        func coordinate(to child: Coordinator) {
          children.append(child)
          child.start()
        }
      }
      final class AppCoordinator: Coordinator {
        func go(to place: Place) {
          switch place {
          case .trips(let inner):
            let child = TripsCoordinator()
            coordinate(to: child)
            child.go(to: inner)
          case .settings(let inner):
            let child = SettingsCoordinator()
            coordinate(to: child)
            child.go(to: inner)
          }
        }
      }
      final class TripsCoordinator: Coordinator {
        override func start() { go(to: .list) }
        func go(to place: Trips) {
          switch place {
          case .list: navigation.setViewControllers([TripsController()], animated: false)
          case .detail(let id): navigation.pushViewController(TripController(id: id), animated: true)
          }
        }
      }
      final class SettingsCoordinator: Coordinator {
        override func start() { go(to: .main) }
        func go(to place: Settings) {
          switch place {
          case .main: navigation.setViewControllers([SettingsController()], animated: false)
          case .privacy: navigation.present(PrivacyController(), animated: true)
          }
        }
      }
      class TripsController: UIViewController {}
      class TripController: UIViewController { init(id: String) {} }
      class SettingsController: UIViewController {}
      class PrivacyController: UIViewController {}
      """,
      """
      AppCoordinator entry
        trips(value: Trips) -start-> [TripsCoordinator]
        settings(value: Settings) -start-> [SettingsCoordinator]
        travel://settings -settings-> settings
        travel://settings/privacy -settings-> settings
        travel://trips -trips-> trips
        travel://trips/:value -trips-> trips
      TripsCoordinator
        list -root-> TripsController
        detail(id: String) -push-> TripController
        travel://trips -list,trips-> list
        travel://trips/:value -detail-> detail
        travel://trips/:value -trips-> list
      SettingsCoordinator
        main -root-> SettingsController
        privacy -present-> PrivacyController
        travel://settings -main,settings-> main
        travel://settings/privacy -settings-> main
        travel://settings/privacy -privacy-> privacy
      """)
  }

  @Test func aLinkOpensItsOwnRouteWhereItsCaseHasTheNameOfAnother() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let shop = ShopCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          shop.show(.catalog)
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard let target = LinkParser().target(of: url) else { return false }
          shop.open(target)
          return true
        }
      }
      enum Target { case order(_ id: String), sale }

      protocol LinkRule { func target(of url: URL) -> Target? }
      struct LinkParser {
        let rules: [LinkRule] = [OrderRule(), SaleRule()]
        func target(of url: URL) -> Target? { rules.lazy.compactMap { $0.target(of: url) }.first }
      }
      struct OrderRule: LinkRule {
        func target(of url: URL) -> Target? {
          guard url.scheme == "shop", url.host == "order" else { return nil }
          return .order(url.lastPathComponent)
        }
      }
      struct SaleRule: LinkRule {
        func target(of url: URL) -> Target? { url.absoluteString.hasPrefix("shop://sale") ? .sale : nil }
      }

      enum Page { case catalog, order(String), sale }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func open(_ target: Target) {
          switch target {
          case .order(let number): show(.order(number))
          case .sale: show(.sale)
          }
        }
        func show(_ page: Page) {
          switch page {
          case .catalog: navigation.pushViewController(CatalogController(), animated: true)
          case .order(let number): navigation.pushViewController(OrderController(number), animated: true)
          case .sale: navigation.present(SaleController(), animated: true)
          }
        }
      }
      class CatalogController: UIViewController {}
      class OrderController: UIViewController { init(_ number: String) { super.init(nibName: nil, bundle: nil) } }
      class SaleController: UIViewController {}
      """,
      """
      ShopCoordinator entry
      > catalog -push-> CatalogController
        order(value: String) -push-> OrderController
        sale -present-> SaleController
        shop://order/:id -order-> order
        shop://sale -sale-> sale
      """)
  }

  @Test func aParserAmongSeveralKnowsItsHosts() {
    expectGraph(
      """
      enum Link { case tour(String), settings }
      struct Parser: Parsing {
        private let hosts: Set<String> = ["a.travel", "b.travel"]
        func parse(_ url: URL) -> Link? {
          guard let host = url.host, hosts.contains(host) else { return nil }
          switch url.lastPathComponent {
          case "settings": return .settings
          default: return nil
          }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = AppCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          coordinator.handle(url)
        }
      }
      final class ItemViewController: UIViewController {}
      final class AppCoordinator {
        let navigation = UINavigationController(); init(parser: Parsing = Chain.standard) { self.parser = parser }
        let parser: Parsing
        func handle(_ url: URL) {
          guard let link = parser.parse(url) else { return }
          switch link {
          case .settings: navigation.pushViewController(ItemViewController(), animated: true)
          case .tour: break
          }
        }
      }
      protocol Parsing { func parse(_ url: URL) -> Link? }
      struct Chain: Parsing {
        let parsers: [Parsing]
        static let standard = Chain(parsers: [Parser()])
        func parse(_ url: URL) -> Link? { parsers.lazy.compactMap { $0.parse(url) }.first }
      }
      """,
      """
      AppCoordinator entry
        settings -push-> ItemViewController
        *://a.travel/settings --> settings
        *://b.travel/settings --> settings
      """)
  }

  @Test func aLinkOfAnySchemeIsThatOfTheWebToo() {
    expectGraph(
      """
      enum Link { case tour(id: String) }
      struct Parser {
        func parse(_ url: URL) -> Link? {
          guard url.host == "tours" else { return nil }
          return .tour(id: url.lastPathComponent)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = TourCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          coordinator.handle(url)
        }
        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
          if let url = activity.webpageURL { coordinator.handle(url) }
        }
      }
      final class TourController: UIViewController {}
      final class TourCoordinator {
        let navigation = UINavigationController()
        func handle(_ url: URL) {
          guard let link = Parser().parse(url) else { return }
          switch link {
          case .tour: navigation.pushViewController(TourController(), animated: true)
          }
        }
      }
      """,
      """
      TourCoordinator entry
        tour(id: String) -push-> TourController
        *://tours/:id --> tour
      """)
  }

  @Test func eachLinkOfATableOpensItsOwnPageWhateverTheStyle() {
    expectGraph(
      """
      enum Page { case doctor(String), help }
      enum Style { case push, sheet }
      final class ShopCoordinator {
        let links = Links()
        let navigation = UINavigationController()
        func open(_ url: URL) {
          guard let page = links.page(for: url) else { return }
          show(page, as: .push)
        }
        func show(_ page: Page, as style: Style) {
          let screen = make(page)
          switch style {
          case .push: navigation.pushViewController(screen, animated: true)
          case .sheet: navigation.present(screen, animated: true)
          }
        }
        private func make(_ page: Page) -> UIViewController {
          switch page {
          case .doctor(let id): DoctorController(id: id)
          case .help: HelpController()
          }
        }
      }
      struct Links {
        private let table: [String: (URL) -> Page?] = [
          "doctors": { url in .doctor(url.lastPathComponent) },
          "help": { _ in .help },
        ]
        func page(for url: URL) -> Page? {
          guard url.scheme == "shop", let host = url.host else { return nil }
          return table[host]?(url)
        }
      }
      final class DoctorController: UIViewController { init(id: String) {} }
      final class HelpController: UIViewController {}
      """,
      """
      ShopCoordinator
        doctor(value: String) -push-> DoctorController
        help -push-> HelpController
        shop://doctors -doctor-> doctor
        shop://doctors/:value -doctor-> doctor
        shop://help -help-> help
      """)
  }

  @Test func aScreenAsksForTheCaseThatALinkMayChooseToo() {
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let harbour = HarbourCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          harbour.start()
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard url.host == "boats" else { return false }
          harbour.open(url.pathComponents.last.flatMap(Boat.init(rawValue:)))
          return true
        }
      }
      enum Boat: String { case sail, steam }
      protocol QuayControllerDelegate: AnyObject { func quay(_ quay: QuayController, didSelect boat: Boat) }
      final class HarbourCoordinator {
        let navigation = UINavigationController()
        func start() {
          let quay = QuayController()
          quay.delegate = self
          navigation.viewControllers = [quay]
        }
        func open(_ boat: Boat?) {
          guard let boat else { return }
          board(boat)
        }
        private func board(_ boat: Boat) {
          switch boat {
          case .sail: navigation.pushViewController(SailController(), animated: true)
          case .steam: navigation.pushViewController(SteamController(), animated: true)
          }
        }
      }
      extension HarbourCoordinator: QuayControllerDelegate {
        func quay(_ quay: QuayController, didSelect boat: Boat) { board(boat) }
      }
      final class QuayController: UITableViewController {
        weak var delegate: QuayControllerDelegate?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch indexPath.row {
          case 0: delegate?.quay(self, didSelect: .sail)
          default: delegate?.quay(self, didSelect: .steam)
          }
        }
      }
      final class SailController: UIViewController {}
      final class SteamController: UIViewController {}
      """,
      """
      HarbourCoordinator entry
      > start -root-> QuayController
        sail -push-> SailController
        steam -push-> SteamController
        *://boats/sail --> sail
        *://boats/steam --> steam
        QuayController -sail-> sail
        QuayController -steam-> steam
      """)
  }

  /// Where the service is closed, code shows something else instead.
  @Test func aLinkOpensWhatCodeGoesOnToAfterAGuard() {
    let links = LinkApp.scan(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let depot = DepotCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          depot.start()
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard let page = page(for: url) else { return false }
          depot.open(page)
          return true
        }
        func page(for url: URL) -> Page? {
          let parts = url.pathComponents
          switch url.host {
          case "parcel": return parts.count > 1 ? .parcel(parts[1]) : nil
          case "lockers": return .lockers
          default: return nil
          }
        }
      }
      enum Page { case parcel(String), lockers }
      final class Service { var isOpen: Bool { UserDefaults.standard.bool(forKey: "isOpen") } }
      final class DepotCoordinator {
        let navigation = UINavigationController()
        let service = Service()
        func start() { navigation.setViewControllers([DepotController()], animated: false) }
        func open(_ page: Page) {
          switch page {
          case .parcel(let id): showParcel(id)
          case .lockers: showLockers()
          }
        }
        func showParcel(_ id: String) {
          guard service.isOpen else {
            showClosed()
            return
          }
          Task { navigation.present(ParcelController(id: id), animated: true) }
        }
        func showLockers() {
          navigation.present(LockersController(), animated: true)
        }
        func showClosed() { navigation.present(ZoneClosedController(), animated: true) }
      }
      class DepotController: UIViewController {}
      class ParcelController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      class LockersController: UIViewController {}
      class ZoneClosedController: UIViewController {}
      """, scheme: "depot")
    #expect(
      links == [
        "depot://lockers > DepotCoordinator.showLockers",
        "depot://parcel/:value > DepotCoordinator.showParcel",
      ])
  }

  @Test func aCaseThatMeetsOneOfTwoConditionsMayStillGoOn() {
    expectGraph(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let app = AppCoordinator(session: Session())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { app.start() }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if let url = contexts.first?.url, let link = Link(url: url) { app.handle(link) }
        }
      }
      enum Link {
        case inbox, help
        init?(url: URL) {
          switch url.host {
          case "inbox": self = .inbox
          case "help": self = .help
          default: return nil
          }
        }
        var needsAccount: Bool {
          switch self {
          case .inbox: return true
          case .help: return false
          }
        }
      }
      class Session { var isSignedIn = false }
      class AppCoordinator {
        let navigation = UINavigationController()
        let session: Session
        init(session: Session) { self.session = session }
        func start() { navigation.pushViewController(HomeController(), animated: false) }
        func handle(_ link: Link) {
          if link.needsAccount && !session.isSignedIn {
            navigation.present(LoginController(), animated: true)
            return
          }
          switch link {
          case .inbox: navigation.pushViewController(InboxController(), animated: true)
          case .help: navigation.pushViewController(HelpController(), animated: true)
          }
        }
      }
      class HomeController: UIViewController {}
      class LoginController: UIViewController {}
      class InboxController: UIViewController {}
      class HelpController: UIViewController {}
      """,
      """
      AppCoordinator entry
      > start -push-> HomeController
        handle(link: Link) -present-> LoginController
        inbox -push-> InboxController
        help -push-> HelpController
        *://help -help-> help
        *://inbox -handle-> handle
        *://inbox -inbox-> inbox
      """)
  }
}
