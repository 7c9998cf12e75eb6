import Testing

/// Objects that the containers of Factory make.
@Suite struct FactoryTests {
  @Test func whatAContainerMakesIsKnown() {
    expectGraph(
      """
      import Factory
      import UIKit

      extension Container {
        var session: Factory<Session> { self { Session() }.singleton }
        var cartModel: ParameterFactory<Int, CartModel> { self { CartModel(id: $0) } }
        var help: Factory<UIViewController> { Factory(self) { HelpController() } }
      }
      final class Session {}
      final class CartModel {
        var onHelp: (() -> Void)?
        init(id: Int) {}
        func help() { onHelp?() }
      }
      final class CartCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let model = Container.shared.cartModel(1)
          model.onHelp = { [weak self] in self?.showHelp() }
          navigation.setViewControllers([CartController(model: model)], animated: false)
        }
        private func showHelp() { navigation.pushViewController(Container.shared.help(), animated: true) }
      }
      final class CartController: UIViewController {
        private let model: CartModel
        init(model: CartModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @IBAction func helpTapped() { model.help() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      CartCoordinator
      > start -root-> CartController
        showHelp -push-> HelpController
        CartController -onHelp-> showHelp
      """)
  }

  @Test(arguments: [
    ("@Injected(\\.pages) private var pages", "var pages: Factory<Pages> { self { AppPages() } }"),
    ("@LazyInjected(\\.pages) var pages", "var pages: Factory<Pages> { Factory(self) { AppPages() } }"),
    ("@Injected(Container.pages) private var pages", "static let pages = Factory<Pages> { AppPages() }"),
  ])
  func wrappersTellTheTypesOfProperties(property: String, entry: String) {
    expectGraph(
      """
      import Factory
      import UIKit

      protocol Pages { func cart() -> UIViewController }
      struct AppPages: Pages { func cart() -> UIViewController { CartController() } }
      extension Container { \(entry) }
      final class CartCoordinator {
        private let navigation = UINavigationController()
        \(property)
        func start() { navigation.setViewControllers([pages.cart()], animated: false) }
      }
      final class CartController: UIViewController {}
      """,
      """
      CartCoordinator
      > start -root-> CartController
      """)
  }

  @Test func aWrapperTakesWhatTheContainerMakes() {
    expectGraph(
      """
      import Factory
      import UIKit

      extension Container {
        var loginModel: Factory<LoginModel> { self { LoginModel() } }
      }
      final class LoginCoordinator {
        private let navigation = UINavigationController()
        @Injected(\\.loginModel) private var model
        func start() {
          model.events.sink { [weak self] event in
            switch event {
            case .forgot: self?.navigation.pushViewController(ResetController(), animated: true)
            case .terms: self?.navigation.present(TermsController(), animated: true)
            }
          }
          navigation.viewControllers = [LoginController(model: model)]
        }
      }
      final class LoginModel {
        enum Event { case forgot, terms }
        let events = PassthroughSubject<Event, Never>()
        func forgotTapped() { events.send(.forgot) }
        func termsTapped() { events.send(.terms) }
      }
      final class LoginController: UIViewController {
        private let model: LoginModel
        init(model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @IBAction func forgot() { model.forgotTapped() }
        @IBAction func terms() { model.termsTapped() }
      }
      final class ResetController: UIViewController {}
      final class TermsController: UIViewController {}
      """,
      """
      LoginCoordinator
        forgot -push-> ResetController
        terms -present-> TermsController
      > start -root-> LoginController
        LoginController -forgot-> forgot
        LoginController -terms-> terms
      """)
  }
}
