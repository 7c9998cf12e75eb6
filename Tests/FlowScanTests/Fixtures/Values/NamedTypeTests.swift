import Testing

/// Objects whose type the code names elsewhere than where they are made.
@Suite struct NamedTypeTests {
  @Test func functionsThatMakeWhatTheirTypeArgumentSays() {
    expectGraph(
      #"""
      final class ShelfCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([make(ShelfController.self)], animated: false) }
        func openBook() {
          let book = UIStoryboard.main.screen(of: BookController.self)
          book.onLend = { [weak self] in self?.openLoan() }
          navigation.pushViewController(book, animated: true)
        }
        func openLoan() { navigation.pushViewController(make(LoanController.self), animated: true) }
        private func make<T: UIViewController>(_ type: T.Type) -> T {
          UIStoryboard.main.instantiateViewController(withIdentifier: "\(type)") as! T
        }
      }
      extension UIStoryboard {
        static let main = UIStoryboard(name: "Main", bundle: nil)
        func screen<Screen: UIViewController>(of type: Screen.Type) -> Screen {
          guard let screen = instantiateViewController(withIdentifier: String(describing: type)) as? Screen else { fatalError() }
          return screen
        }
      }
      final class ShelfController: UIViewController {}
      final class BookController: UIViewController {
        var onLend: (() -> Void)?
        @objc func lend() { onLend?() }
      }
      final class LoanController: UIViewController {}
      """#,
      """
      ShelfCoordinator
      > start -root-> ShelfController
        openBook -push-> BookController
        openLoan -push-> LoanController
        BookController -onLend-> openLoan
      """)
  }

  @Test func initialisersWithoutTheirType() {
    expectGraph(
      """
      final class TeaCoordinator {
        let navigation: UINavigationController
        private var model: TeaModel!
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          model = .init(title: "Tea", coordinator: self, isFull: { true })
          navigation.setViewControllers([TeaController(model: model)], animated: false)
        }
        func openCup(_ size: Int) {
          let cup: CupController = .init(model: .init(size: size, close: { [weak self] in self?.navigation.popViewController(animated: true) }))
          navigation.pushViewController(cup, animated: true)
        }
      }
      final class TeaModel {
        private unowned let coordinator: TeaCoordinator
        init(title: String, coordinator: TeaCoordinator, isFull: @escaping () -> Bool) { self.coordinator = coordinator }
        func pick() { coordinator.openCup(2) }
      }
      final class TeaController: UIViewController {
        let model: TeaModel
        init(model: TeaModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func pickTapped() { model.pick() }
      }
      final class CupModel {
        let close: () -> Void
        init(size: Int, close: @escaping () -> Void) { self.close = close }
      }
      final class CupController: UIViewController {
        let model: CupModel
        init(model: CupModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func closeTapped() { model.close() }
      }
      """,
      """
      TeaCoordinator
      > start -root-> TeaController
        openCup(size: Int) -push-> CupController
        CupController -close-> <
        TeaController -openCup-> openCup
      """)
  }

  @Test func stacksOfStoryboardsWithTheScreenThatIsTakenOut() {
    expectGraph(
      """
      enum Page { case list(ListModel), edit(EditModel) }
      extension Page {
        func controller() -> UIViewController {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          switch self {
          case .list(let model):
            let stack = storyboard.instantiateViewController(withIdentifier: "List") as! UINavigationController
            let list = stack.viewControllers.first as! ListController
            list.model = model
            return stack
          case .edit(let model):
            let stack = storyboard.instantiateViewController(withIdentifier: "Edit") as! UINavigationController
            let edit = stack.topViewController as! EditController
            edit.model = model
            return stack
          }
        }
      }
      final class PageCoordinator {
        let window: UIWindow
        var current: UIViewController?
        init(window: UIWindow) { self.window = window }
        func start() {
          let list = Page.list(ListModel(coordinator: self)).controller()
          current = list
          window.rootViewController = list
        }
        func edit() { current?.present(Page.edit(EditModel()).controller(), animated: true) }
      }
      final class ListModel {
        weak var coordinator: PageCoordinator?
        init(coordinator: PageCoordinator) { self.coordinator = coordinator }
        func add() { coordinator?.edit() }
      }
      final class EditModel {}
      final class ListController: UIViewController {
        var model: ListModel!
        @IBAction func addTapped() { model.add() }
      }
      final class EditController: UIViewController { var model: EditModel! }
      """,
      """
      PageCoordinator
      > start -root-> ListController
        edit -present-> EditController
        ListController -edit-> edit
      """)
  }

  @Test func flowsThatAnAssemblyMakesAtTheBeginning() {
    expectGraph(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          Assembly.shared.showMain(in: UIWindow())
          return true
        }
      }
      final class Assembly {
        static let shared = Assembly()
        func showMain(in window: UIWindow) { MainCoordinator(window: window).start() }
      }
      final class MainCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = MainController() }
      }
      final class MainController: UIViewController {}
      """,
      """
      MainCoordinator entry
      > start -root-> MainController
      """)
  }

  @Test func flowsThatAWrapperInjects() {
    expectGraph(
      #"""
      extension Container {
        var app: Factory<AppCoordinator> { self { AppCoordinator() }.singleton }
        var home: Factory<HomeRouting> { self { HomeCoordinator() } }
      }
      protocol HomeRouting: AnyObject {
        var navigation: UINavigationController { get }
        func start()
      }
      final class AppCoordinator {
        let window = UIWindow()
        @Injected(\.home) private var home
        func start() {
          window.rootViewController = home.navigation
          home.start()
        }
      }
      final class HomeCoordinator: HomeRouting {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeController()], animated: false) }
      }
      final class HomeController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        @LazyInjected(\.app) var coordinator
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          coordinator.start()
          return true
        }
      }
      """#,
      """
      AppCoordinator entry
      > start -start-> [HomeCoordinator]
      HomeCoordinator
      > start -root-> HomeController
      """)
  }

  @Test func whatAWrapperOfTheAppsOwnReadsByAKeyPath() {
    expectGraph(
      #"""
      struct Dependencies {
        static var current = Dependencies()
        var screens: ScreenFactory { DefaultScreens() }
      }
      @propertyWrapper struct Injected<Value> {
        private let path: KeyPath<Dependencies, Value>
        init(_ path: KeyPath<Dependencies, Value>) { self.path = path }
        var wrappedValue: Value { Dependencies.current[keyPath: path] }
      }
      protocol ScreenFactory { func makeHome() -> UIViewController }
      struct DefaultScreens: ScreenFactory { func makeHome() -> UIViewController { HomeController() } }
      final class HomeCoordinator {
        let navigation = UINavigationController()
        @Injected(\.screens) private var screens
        func start() { navigation.setViewControllers([screens.makeHome()], animated: false) }
      }
      final class HomeController: UIViewController {}
      """#,
      """
      HomeCoordinator
      > start -root-> HomeController
      """)
  }

  @Test func aVariableOfTheAppMayBeNamedLikeAType() {
    expectGraph(
      """
      struct World {
        var screens = Screens()
      }
      struct Screens {
        func shelf() -> ShelfController { ShelfController() }
        func book(_ id: Int) -> UIViewController { BookController() }
      }
      var Current = World()
      final class ShelfCoordinator {
        let navigation = UINavigationController()
        func start() {
          let shelf = Current.screens.shelf()
          shelf.onBook = { [weak self] id in self?.openBook(id) }
          navigation.setViewControllers([shelf], animated: false)
        }
        private func openBook(_ id: Int) {
          navigation.pushViewController(Current.screens.book(id), animated: true)
        }
      }
      final class ShelfController: UIViewController {
        var onBook: ((Int) -> Void)?
        func tapped() { onBook?(1) }
      }
      final class BookController: UIViewController {}
      """,
      """
      ShelfCoordinator
      > start -root-> ShelfController
        openBook(id: Int) -push-> BookController
        ShelfController -onBook-> openBook
      """)
  }
}
