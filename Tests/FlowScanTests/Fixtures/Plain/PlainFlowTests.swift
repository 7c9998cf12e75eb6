import Testing

/// Classes that no name makes flows, beside flows that have such a name.
@Suite struct PlainFlowTests {
  @Test func theClassThatTheAppBeginsWithIsOneAndSoAreThoseThatItMakes() {
    expectGraph(
      """
      import UIKit
      // flows not called coordinators: Scene factories, plain names; container view controllers
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var app: AppNavigation?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          self.window = window
          app = AppNavigation(window: window)
          app?.begin()
        }
      }
      final class AppNavigation {
        private let window: UIWindow
        private let container = ContainerController()
        private var signUp: SignUp?
        init(window: UIWindow) { self.window = window; window.rootViewController = container }
        func begin() { Session.shared.isActive ? showMain() : showSignUp() }
        private func showSignUp() {
          let signUp = SignUp()
          signUp.finished = { [unowned self] in self.signUp = nil; self.showMain() }
          container.content = signUp.root
          self.signUp = signUp
        }
        private func showMain() {
          let main = MainTabs()
          main.signedOut = { [unowned self] in self.showSignUp() }
          container.content = main
        }
      }
      final class Session { static let shared = Session(); var isActive = false }
      final class ContainerController: UIViewController {
        var content: UIViewController? {
          didSet {
            oldValue?.willMove(toParent: nil)
            oldValue?.view.removeFromSuperview()
            oldValue?.removeFromParent()
            if let content {
              addChild(content)
              view.addSubview(content.view)
              content.didMove(toParent: self)
            }
          }
        }
      }
      final class SignUp {
        let root = UINavigationController()
        var finished: () -> Void = {}
        init() {
          let email = EmailController()
          email.next = { [unowned self] in self.root.pushViewController(self.makePassword(), animated: true) }
          root.viewControllers = [email]
        }
        private func makePassword() -> UIViewController {
          let password = PasswordController()
          password.done = { [unowned self] in self.finished() }
          return password
        }
      }
      final class EmailController: UIViewController { var next: (() -> Void)?; @IBAction func a() { next?() } }
      final class PasswordController: UIViewController { var done: (() -> Void)?; @IBAction func a() { done?() } }
      final class MainTabs: UITabBarController {
        var signedOut: (() -> Void)?
        private lazy var library = LibraryFlow(navigation: UINavigationController())
        override func viewDidLoad() {
          super.viewDidLoad()
          let account = AccountController()
          account.signOut = { [weak self] in self?.signedOut?() }
          setViewControllers([library.navigation, UINavigationController(rootViewController: account)], animated: false)
          library.begin()
        }
      }
      final class AccountController: UIViewController { var signOut: (() -> Void)?; @IBAction func a() { signOut?() } }
      final class LibraryFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func begin() { navigation.viewControllers = [ShelfController(opened: open)] }
        private func open(_ book: Int) { navigation.pushViewController(BookController(), animated: true) }
      }
      final class ShelfController: UIViewController { let opened: (Int) -> Void
        init(opened: @escaping (Int) -> Void) { self.opened = opened; super.init(nibName: nil, bundle: nil) }
        @IBAction func a() { opened(1) } }
      final class BookController: UIViewController {}
      """,
      """
      AppNavigation entry
      > start(window: UIWindow) -root-> ContainerController
      > showSignUp -start-> [SignUp]
      > showMain -embed-> [MainTabs]
        [MainTabs] -signedOut-> showSignUp
        [SignUp] -finished-> showMain
      SignUp
        next -push-> PasswordController
      > start -root-> EmailController
        EmailController -next-> next
        PasswordController -done-> !finished
      MainTabs
      > viewDidLoad.LibraryFlow -tab-> [LibraryFlow]
      > viewDidLoad.AccountController -tab-> AccountController
        AccountController -signOut-> !signedOut
      LibraryFlow
      > begin -root-> ShelfController
        open(book: Int) -push-> BookController
        ShelfController -opened-> open
      """)
  }

  @Test func whatShowsOnlyOneScreenOrHelpsFlowsIsNone() {
    expectGraph(
      """
      import UIKit
      final class ShopCoordinator {
        let navigation = UINavigationController()
        private lazy var popups = PopupManager(navigation: navigation)
        private lazy var mail = MailSheet(presenter: navigation)
        func start() {
          let list = ListController()
          list.onMail = { [weak self] in self?.mail.show() }
          list.onHelp = { [weak self] in self?.popups.showHelp() }
          navigation.viewControllers = [list]
        }
      }
      final class PopupManager {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func showHelp() { navigation.present(HelpController(), animated: true) }
        func showNews() { navigation.present(NewsController(), animated: true) }
      }
      final class MailSheet {
        private let presenter: UINavigationController
        init(presenter: UINavigationController) { self.presenter = presenter }
        func show() { presenter.present(MailController(), animated: true) }
      }
      final class ListController: UIViewController {
        var onMail: (() -> Void)?
        var onHelp: (() -> Void)?
        @IBAction func mail() { onMail?() }
        @IBAction func help() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      final class NewsController: UIViewController {}
      final class MailController: UIViewController {}
      """,
      """
      ShopCoordinator
        onMail -present-> MailController
        onHelp -present-> HelpController
      > start -root-> ListController
        ListController -onHelp-> onHelp
        ListController -onMail-> onMail
      """)
  }

  @Test func aHelperByNameThatFillsItsOwnTabsWithFlowsIsOne() {
    expectGraph(
      """
      import UIKit
      final class AppCoordinator {
        let window = UIWindow()
        var scene: SceneManager?
        func start() {
          let scene = SceneManager()
          self.scene = scene
          window.rootViewController = scene.makeRoot()
        }
      }
      final class SceneManager {
        private let tabs = UITabBarController()
        private let assembler = TabAssembler()
        func makeRoot() -> UIViewController {
          tabs.viewControllers = [assembler.shop(), assembler.news()]
          return tabs
        }
      }
      final class TabAssembler {
        func shop() -> UIViewController { ShopFlowController() }
        func news() -> UIViewController { NewsFlowController() }
      }
      final class ShopFlowController: UINavigationController {
        override func viewDidLoad() { setViewControllers([ShopController()], animated: false) }
      }
      final class NewsFlowController: UINavigationController {
        override func viewDidLoad() { setViewControllers([NewsController()], animated: false) }
      }
      final class ShopController: UIViewController {}
      final class NewsController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> [SceneManager]
      SceneManager
      > makeRoot.ShopFlowController -tab-> [ShopFlowController]
      > makeRoot.NewsFlowController -tab-> [NewsFlowController]
      ShopFlowController
      > viewDidLoad -root-> ShopController
      NewsFlowController
      > viewDidLoad -root-> NewsController
      """)
  }
}
