import FlowModel
import Testing

@testable import FlowScan

/// Code that compares the parts of a URL, and from which no link is read, is told.
@Suite struct UnreadLinkTests {
  private func findings(_ parser: String) -> [String] {
    LinkApp.result(of: LinkApp.app(parser)).findings.map { "\($0.rule): \($0.message)" }
  }

  @Test(arguments: [
    "if parts[0] == \"cart\" { return .cart }\n return nil",
    "switch parts.first { case \"cart\": return .cart default: return nil }",
    "guard parts.count == 1, parts[0] == \"cart\" else { return nil }\n return .cart",
  ])
  func codeWithoutALink(_ code: String) {
    #expect(
      findings(
        """
        struct Reader {
          func route(_ url: URL) -> ShopRoute? {
            let parts = Splitter.parts(of: url.pathComponents)
            \(code)
          }
        }
        func read(_ url: URL) -> ShopRoute? { Reader().route(url) }
        """) == [
          "links-unread: 1 function compares parts of a URL to choose what to open, and no link was read from that: Reader.route"
        ])
  }

  /// Patterns have no fragment, so that links which only differ in theirs cannot be told apart.
  @Test(arguments: [
    "url.fragment?.split(separator: \"/\").first",
    "URLComponents(url: url, resolvingAgainstBaseURL: false)?.fragment?.components(separatedBy: \"/\").first",
  ])
  func linksThatDifferInTheirFragment(part: String) {
    let app = LinkApp.result(
      of: LinkApp.app(
        """
        func read(_ url: URL) -> ShopRoute? {
          guard url.host == "shop.com" else { return nil }
          switch \(part) {
          case "cart": return .cart
          case "orders": return .orders
          default: return nil
          }
        }
        """))
    #expect(app.graph.links.isEmpty)
    #expect(
      app.findings.map { "\($0.rule): \($0.message)" } == [
        "links-unread: code chooses what to open by the fragment of a URL, and patterns of links have none"
      ])
  }

  /// Also where other links were read, and where what is made for a link is an object of a library.
  @Test func codeThatReceivesLinks() {
    #expect(
      findings(
        """
        import Tasks
        final class TaskReader {
          func task(for url: URL) -> BackgroundTask? {
            switch url.host {
            case "sync": return SyncTask()
            case "backup": return BackupTask()
            default: return nil
            }
          }
        }
        final class SyncTask: BackgroundTask {}
        final class BackupTask: BackgroundTask {}
        func read(_ url: URL) -> ShopRoute? {
          TaskReader().task(for: url)?.run()
          return url.host == "cart" ? .cart : nil
        }
        """) == [
          "links-unread: 1 function compares parts of a URL to choose what to open, and no link was read from that: TaskReader.task"
        ])
  }

  /// Code that allows or refuses addresses chooses nothing, and code of which a link is read may compare more.
  @Test func codeThatOpensNothingOrIsRead() {
    #expect(
      findings(
        """
        func isAllowed(_ url: URL) -> Bool { url.host == "www.shop.com" ? true : Rules.allow(url.path) }
        func read(_ url: URL) -> ShopRoute? {
          if url.host == "cart" { return .cart }
          return Splitter.parts(of: url.pathComponents)[0] == "orders" ? .orders : nil
        }
        """) == [])
  }

  /// Templates that code holds against a URL by rules of its own.
  @Test(arguments: [
    "Template.all.first { $0.fits(url) }?.name",
    "Template.all.filter { $0.fits(url) }.map(\\.name).first",
  ])
  func anAppThatIsOpenedWithURLsAndHasNoLink(_ code: String) {
    #expect(
      findings(
        """
        struct Template {
          static let all = [Template(name: "cart", parts: []), Template(name: "orders", parts: ["2"])]
          let name: String
          let parts: [String]
          func fits(_ url: URL) -> Bool { Set(url.pathComponents).isSuperset(of: parts) }
        }
        func read(_ url: URL) -> String? { \(code) }
        """) == [
          "links-unread: 1 function takes apart the URLs that the app is opened with, and no link was read: Template.fits"
        ])
  }

  /// Flows that keep a link and hand it to their children, which are known by a protocol that the flow has, too, so that its start may call itself.
  @Test func flowsThatStartEachOtherWithALink() {
    let app = LinkApp.result(
      of: """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let navigation = UINavigationController()
          lazy var coordinator: Coordinator = AppCoordinator(navigation, AppFactory())
          func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
            coordinator.start(with: DeepLink(url))
            return true
          }
        }
        enum DeepLink {
          case help, order(String)
          init?(_ url: URL) {
            switch url.host {
            case "help": self = .help
            case "order": self = .order(url.lastPathComponent)
            default: return nil
            }
          }
        }
        protocol Coordinator: AnyObject {
          func start(with link: DeepLink?)
        }
        protocol CoordinatorFactory {
          func makeHome(_ navigation: UINavigationController) -> Coordinator & HomeOutput
        }
        protocol HomeOutput: AnyObject {
          var onFinish: (() -> Void)? { get set }
        }
        final class AppFactory: CoordinatorFactory {
          func makeHome(_ navigation: UINavigationController) -> Coordinator & HomeOutput { HomeCoordinator(navigation) }
        }
        final class AppCoordinator: Coordinator {
          private let navigation: UINavigationController
          private let factory: CoordinatorFactory
          private var pending: DeepLink?
          init(_ navigation: UINavigationController, _ factory: CoordinatorFactory) {
            self.navigation = navigation
            self.factory = factory
          }
          func start(with link: DeepLink?) {
            pending = link ?? pending
            let home = factory.makeHome(navigation)
            home.onFinish = { [weak self] in self?.start(with: nil) }
            home.start(with: pending)
            pending = nil
          }
        }
        final class HomeCoordinator: Coordinator, HomeOutput {
          var onFinish: (() -> Void)?
          private let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          func start(with link: DeepLink?) {
            navigation.setViewControllers([HomeController()], animated: false)
            switch link {
            case .help: navigation.pushViewController(HelpController(), animated: true)
            case .order(let id): navigation.pushViewController(OrderController(id), animated: true)
            case nil: break
            }
          }
        }
        final class HomeController: UIViewController {}
        final class HelpController: UIViewController {}
        final class OrderController: UIViewController {
          init(_ id: String) { super.init(nibName: nil, bundle: nil) }
        }
        """)
    #expect(app.findings.map(\.rule) == [])
    #expect(
      app.graph.links.map { "\($0.pattern): \($0.route)" } == [
        "*://help: HomeCoordinator.help", "*://order/:value: HomeCoordinator.order",
      ])
  }
}
