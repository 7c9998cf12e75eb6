import Testing

/// Functions of one name that take different things.
@Suite struct OverloadTests {
  @Test func whatAnExtensionAddsForAnotherKindOfScreenIsNotOverridden() {
    expectGraph(
      """
      protocol Stack {
        func push<Page: View>(_ page: Page, animated: Bool, hidesBar: Bool)
        func push(_ page: UIViewController, animated: Bool)
      }
      extension Stack {
        func push<Page: View>(_ page: Page, animated: Bool = true) { push(page, animated: animated, hidesBar: false) }
        func push(_ page: UIViewController, animated: Bool = true, title: String? = nil) {
          page.title = title
          push(page, animated: animated)
        }
      }
      extension UINavigationController: Stack {
        func push<Page: View>(_ page: Page, animated: Bool, hidesBar: Bool) {
          push(UIHostingController(rootView: page), animated: animated)
        }
        func push(_ page: UIViewController, animated: Bool) { pushViewController(page, animated: animated) }
      }
      struct TermsView: View { var body: some View { EmptyView() } }
      final class HelpController: UIViewController {}
      final class InfoCoordinator {
        private let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func start() { stack.push(TermsView()) }
        func help() { stack.push(HelpController()) }
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start(in window: UIWindow) {
          window.rootViewController = navigation
          InfoCoordinator(stack: navigation).start()
        }
      }
      """,
      """
      InfoCoordinator
      > start -push-> TermsView
        help -push-> HelpController
      AppCoordinator
      > start(window: UIWindow) -root-> [InfoCoordinator]
      """)
  }

  /// The function that takes a view calls the other one, which has one more parameter.
  @Test(arguments: ["present(_ page: some View", "present<Page: View>(_ page: Page"])
  func aControllerIsNoView(_ declaration: String) {
    expectGraph(
      """
      final class Router {
        enum Style { case push, modal }
        let navigation = UINavigationController()
        func present(_ page: UIViewController, as style: Style, onRemoved: (() -> Void)? = nil) {
          switch style {
          case .push: navigation.pushViewController(page, animated: true)
          case .modal: navigation.present(page, animated: true)
          }
        }
        func \(declaration), as style: Style) { present(UIHostingController(rootView: page), as: style) }
      }
      struct TermsView: View { var body: some View { EmptyView() } }
      final class HelpController: UIViewController {}
      final class InfoCoordinator {
        private let router = Router()
        func start() { router.present(HelpController(), as: .push) }
        func terms() { router.present(TermsView(), as: .modal) }
      }
      final class AppCoordinator {
        private let info = InfoCoordinator()
        func start() { info.terms() }
      }
      """,
      """
      InfoCoordinator
      > start -push-> HelpController
      > terms -present-> TermsView
      AppCoordinator
      > start -start-> [InfoCoordinator]
      """)
  }

  @Test func aClosureIsNotAFlag() {
    expectGraph(
      """
      protocol Stack {
        func dismiss(animated: Bool)
        func dismiss(animated: Bool, completion: (() -> Void)?)
      }
      extension Stack {
        func dismiss(completion: (() -> Void)?) { dismiss(animated: true, completion: completion) }
      }
      extension UINavigationController: Stack {
        func dismiss(animated: Bool) { dismiss(animated: animated, completion: nil) }
      }
      final class HelpController: UIViewController {}
      final class InfoCoordinator {
        private let navigation = UINavigationController()
        private let stack: Stack
        init() { stack = navigation }
        func help(isFull: Bool) {
          stack.dismiss { self.navigation.pushViewController(HelpController(), animated: true) }
        }
      }
      final class AppCoordinator {
        func start() { InfoCoordinator().help(isFull: true) }
      }
      """,
      """
      InfoCoordinator
      > help(isFull: Bool) -push-> HelpController
      AppCoordinator
      > start -start-> [InfoCoordinator]
      """)
  }

  @Test func aClosureIsNotTheCoderOfAStoryboard() {
    expectGraph(
      """
      protocol LoginDelegate: AnyObject { func loginDidFinish() }
      final class CodeController: UIViewController {
        let verified: () -> Void
        init(verified: @escaping () -> Void) {
          self.verified = verified
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        @objc func submit() { verified() }
      }
      final class LoginCoordinator {
        let navigation = UINavigationController()
        weak var delegate: LoginDelegate?
        func start() {
          let code = CodeController { [weak self] in self?.delegate?.loginDidFinish() }
          navigation.pushViewController(code, animated: true)
        }
      }
      """,
      """
      LoginCoordinator
      > start -push-> CodeController
        CodeController -verified-> !loginDidFinish
      """)
  }

  @Test(arguments: ["order", "Order()", "found()"])
  func typesOfArgumentsTellWhatIsMeant(order: String) {
    expectGraph(
      """
      struct Order {}
      final class ShopCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
        }
        func open(_ order: Order) {
          let page = OrderController()
          page.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
        func open(_ url: URL) { navigation.present(WebController(), animated: true) }
      }
      final class ListController: UIViewController {
        weak var coordinator: ShopCoordinator?
        let order = Order()
        func found() -> Order { order }
        @objc func tapped() { coordinator?.open(\(order)) }
      }
      final class OrderController: UIViewController {
        weak var coordinator: ShopCoordinator?
        let url: URL = URL(string: "shop.com")!
        @objc func tapped() { coordinator?.open(url) }
      }
      final class WebController: UIViewController {}
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        open.OrderController(order: Order) -push-> OrderController
        open.WebController(url: URL) -present-> WebController
        ListController -open-> open.OrderController
        OrderController -open-> open.WebController
      """)
  }

  @Test(arguments: [
    (
      "navigation.present(HelpController())",
      """
      extension UIViewController {
        func present(_ page: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
          present(page, animated: animated)
        }
      }
      """
    ),
    (
      "navigation.present(HelpController(), animated: true, completion: nil)",
      """
      protocol Module { var page: UIViewController { get } }
      extension UIViewController {
        func present(_ module: Module, animated: Bool, completion: (() -> Void)?) {
          present(module.page, animated: animated, completion: completion)
        }
      }
      """
    ),
    (
      "navigation.present(HelpModule(), animated: true, completion: nil)",
      """
      protocol Module { var page: UIViewController { get } }
      struct HelpModule: Module { let page: UIViewController = HelpController() }
      extension UIViewController {
        func present(_ module: Module, animated: Bool, completion: (() -> Void)?) {
          present(module.page, animated: animated, completion: completion)
        }
      }
      """
    ),
  ])
  func anExtensionMayCallTheFunctionOfTheSystemWithItsName(call: String, added: String) {
    expectGraph(
      """
      \(added)
      final class HelpCoordinator {
        private let navigation = UINavigationController()
        func start() { \(call) }
      }
      final class HelpController: UIViewController {}
      """,
      """
      HelpCoordinator
      > start -present-> HelpController
      """)
  }

  @Test(arguments: [
    ("make()", "private func make() -> UIViewController { NAME() }"),
    ("page", "private let page = NAME()"),
  ])
  func filesHavePrivateDeclarationsOfTheirOwn(shown: String, declared: String) {
    expectGraph(
      """
      final class CartController: UIViewController {}
      final class HelpController: UIViewController {}
      // FILE Cart.swift
      final class CartCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.show(\(shown)) }
      }
      private extension UINavigationController {
        func show(_ page: UIViewController) { pushViewController(page, animated: true) }
      }
      \(declared.replacing("NAME", with: "CartController"))
      // FILE Help.swift
      final class HelpCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.show(\(shown)) }
      }
      private extension UINavigationController {
        func show(_ page: UIViewController) { present(page, animated: true) }
      }
      \(declared.replacing("NAME", with: "HelpController"))
      """,
      """
      CartCoordinator
      > start -push-> CartController
      HelpCoordinator
      > start -present-> HelpController
      """)
  }

  @Test func aShortFormCallsWhatTheTypeImplements() {
    expectGraph(
      """
      protocol Stack { func push<Page: View>(_ page: Page, animated: Bool) }
      extension Stack { func push<Page: View>(_ page: Page) { push(page, animated: true) } }
      extension UINavigationController: Stack {
        func push<Page: View>(_ page: Page, animated: Bool) {
          pushViewController(UIHostingController(rootView: page), animated: animated)
        }
      }
      struct HelpView: View { var body: some View { EmptyView() } }
      final class HelpCoordinator {
        private let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func start() { stack.push(HelpView()) }
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start(in window: UIWindow) {
          window.rootViewController = navigation
          HelpCoordinator(stack: navigation).start()
        }
      }
      """,
      """
      HelpCoordinator
      > start -push-> HelpView
      AppCoordinator
      > start(window: UIWindow) -root-> [HelpCoordinator]
      """)
  }

  @Test func aFunctionWithoutArgumentsIsTheOneForTheItemBesideIt() {
    expectGraph(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { MenuCoordinatorView(coordinator: MenuCoordinator()) } } }
      final class MenuCoordinator: ObservableObject {
        enum Page: Hashable { case category(String) }
        enum Cover: String, Identifiable { case cart; var id: String { rawValue } }
        @Published var path = NavigationPath()
        @Published var cover: Cover?
        func push(_ page: Page) { path.append(page) }
        func present(_ cover: Cover) { self.cover = cover }
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page {
          case .category(let name): CategoryView(name: name)
          }
        }
        @ViewBuilder func build(_ cover: Cover) -> some View {
          switch cover {
          case .cart: CartView()
          }
        }
      }
      struct MenuCoordinatorView: View {
        @ObservedObject var coordinator: MenuCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            MenuView().navigationDestination(for: MenuCoordinator.Page.self) { coordinator.build($0) }
          }
          .fullScreenCover(item: $coordinator.cover, content: coordinator.build)
          .environmentObject(coordinator)
        }
      }
      struct MenuView: View {
        @EnvironmentObject private var coordinator: MenuCoordinator
        let categories = ["Pasta", "Pizza"]
        var body: some View {
          List(categories, id: \\.self) { name in
            Button(name) { coordinator.push(.category(name)) }
          }
          .toolbar { Button("Cart") { coordinator.present(.cart) } }
        }
      }
      struct CategoryView: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct CartView: View { var body: some View { Text("") } }
      """,
      """
      MenuCoordinator entry
        category(value: String) -push-> CategoryView
        cart -present-> CartView
      > start -root-> MenuView
        MenuView -cart-> cart
        MenuView -category-> category
      """)
  }

  @Test func theTypeOfWhatACaseCarriesChoosesTheFunction() {
    expectGraph(
      """
      struct Tour { let id: Int }
      struct Stop { let id: Int }
      final class TourCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.onSelect = { [weak self] (tour: Tour) in self?.show(tour) }
          navigation.viewControllers = [list]
        }
        private func show(_ tour: Tour) {
          let page = TourController(tour: tour)
          page.onEvent = { [weak self] event in
            switch event {
            case .stop(let stop): self?.show(stop)
            }
          }
          navigation.pushViewController(page, animated: true)
        }
        private func show(_ stop: Stop) { navigation.pushViewController(StopController(stop: stop), animated: true) }
      }
      final class ListController: UIViewController {
        var onSelect: ((Tour) -> Void)?
        @objc func select() { onSelect?(Tour(id: 1)) }
      }
      final class TourController: UIViewController {
        enum Event { case stop(Stop) }
        var onEvent: ((Event) -> Void)?
        init(tour: Tour) { super.init(nibName: nil, bundle: nil) }
        @objc func stop() { onEvent?(.stop(Stop(id: 1))) }
      }
      class StopController: UIViewController { init(stop: Stop) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      TourCoordinator
      > start -root-> ListController
        show.TourController(tour: Tour) -push-> TourController
        show.StopController(stop: Stop) -push-> StopController
        ListController -onSelect-> show.TourController
        TourController -stop-> show.StopController
      """)
  }
}
