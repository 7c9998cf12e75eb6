import Testing

/// Flows that leave it to code without source to report their end.
@Suite struct HandedEndTests {
  @Test(arguments: [
    "host.dismiss(animated: true, completion: onEnd)",
    "host.dismiss(animated: true, completion: self.onEnd)",
    "DispatchQueue.main.async { self.host.dismiss(animated: true, completion: self.onEnd) }",
  ])
  func aFlowEndsWhereADismissalCallsItsClosure(ending: String) {
    expectGraph(app(ending: ending), closed + "\n  GuestsController -onContinue-> !onEnd")
  }

  @Test(arguments: [
    "host.dismiss(animated: true, completion: onFade)", "host.dismiss(animated: true, completion: nil)",
  ])
  func aClosureOfItsOwnIsNoEnd(ending: String) {
    expectGraph(app(ending: ending), closed)
  }

  private let closed = """
    RootFlow entry
    > start -start-> [ReserveFlow]
      showThanks -root-> ThanksController
      [ReserveFlow] -onEnd-> showThanks
    ReserveFlow
    > start -present-> GuestsController
      GuestsController -onContinue-> <
    """

  private func app(ending: String) -> String {
    """
    import UIKit
    final class RootFlow {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() {
        let reserve = ReserveFlow(host: UIViewController())
        reserve.onEnd = { [weak self] in self?.showThanks() }
        reserve.start()
      }
      func showThanks() { window.rootViewController = ThanksController() }
    }
    final class ReserveFlow {
      var onEnd: (() -> Void)?
      private var onFade: (() -> Void)?
      let host: UIViewController
      init(host: UIViewController) { self.host = host }
      func start() {
        let guests = GuestsController()
        guests.onContinue = { [unowned self] in finish() }
        host.present(guests, animated: true)
      }
      private func finish() { \(ending) }
    }
    final class ThanksController: UIViewController {}
    final class GuestsController: UIViewController {
      var onContinue: (() -> Void)?
      @IBAction func go() { onContinue?() }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        RootFlow(window: UIWindow()).start()
      }
    }
    """
  }

  @Test func aFlowEndsByTheClosureThatItWasMadeWith() {
    expectGraph(
      """
      import UIKit
      typealias Completion = () -> Void
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.viewControllers = [HomeController { [weak self] in self?.logIn() }] }
        private func logIn() {
          let login = LoginCoordinator(host: navigation) { [weak self] in self?.showAccount() }
          login.start()
        }
        private func showAccount() { navigation.pushViewController(AccountController(), animated: true) }
      }
      final class LoginCoordinator {
        private let host: UIViewController
        private let completion: Completion
        init(host: UIViewController, completion: @escaping Completion) {
          (self.host, self.completion) = (host, completion)
        }
        func start() { host.present(LoginController { [weak self] in self?.finish() }, animated: true) }
        private func finish() { host.dismiss(animated: true, completion: completion) }
      }
      final class HomeController: UIViewController {
        let onLogIn: () -> Void
        init(onLogIn: @escaping () -> Void) { self.onLogIn = onLogIn; super.init(nibName: nil, bundle: nil) }
        @objc func button() { onLogIn() }
      }
      final class LoginController: UIViewController {
        let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone; super.init(nibName: nil, bundle: nil) }
        @objc func done() { onDone() }
      }
      final class AccountController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> HomeController
        logIn -start-> [LoginCoordinator]
        showAccount -push-> AccountController
        [LoginCoordinator] -completion-> showAccount
        HomeController -onLogIn-> logIn
      LoginCoordinator
      > start -present-> LoginController
        LoginController -onDone-> <
        LoginController -onDone-> !completion
      """)
  }

  @Test func aClosureThatAFactoryWrapsIsAskedForByTheFlowThatCallsIt() {
    expectGraph(
      """
      protocol Pages: AnyObject { func makePayment(onPaid: @escaping () -> Void) -> UIViewController }
      final class PageProvider {
        weak var pages: Pages?
        func payment(onPaid: @escaping () -> Void) -> UIViewController {
          pages?.makePayment(onPaid: onPaid) ?? UIViewController()
        }
      }
      final class CartCoordinator {
        let navigation = UINavigationController()
        private let provider: PageProvider
        init(provider: PageProvider) { self.provider = provider }
        func start() {
          let cart = CartController()
          cart.onPay = { [weak self] in self?.pay() }
          navigation.setViewControllers([cart], animated: false)
        }
        private func pay() {
          navigation.pushViewController(provider.payment { [weak self] in self?.confirm() }, animated: true)
        }
        private func confirm() { navigation.pushViewController(ReceiptController(), animated: true) }
      }
      final class CartController: UIViewController {
        var onPay: (() -> Void)?
        @objc func payTapped() { onPay?() }
      }
      final class PaymentCoordinator {
        let navigation = UINavigationController()
        private let onPaid: () -> Void
        init(onPaid: @escaping () -> Void) { self.onPaid = onPaid }
        func start() {
          let page = PaymentController()
          page.onDone = { [weak self] in self?.onPaid() }
          navigation.setViewControllers([page], animated: false)
        }
      }
      final class PaymentController: UIViewController {
        var onDone: (() -> Void)?
        @objc func doneTapped() { onDone?() }
      }
      final class ReceiptController: UIViewController {}
      final class MainPages: Pages {
        func makePayment(onPaid: @escaping () -> Void) -> UIViewController {
          let payment = PaymentCoordinator(onPaid: { onPaid() })
          payment.start()
          return payment.navigation
        }
      }
      final class MainCoordinator {
        let tabs = UITabBarController()
        private let pages = MainPages()
        private let provider = PageProvider()
        private lazy var cart = CartCoordinator(provider: provider)
        func start() {
          provider.pages = pages
          cart.start()
          tabs.viewControllers = [cart.navigation]
        }
      }
      """,
      """
      CartCoordinator
      > start -root-> CartController
        pay -push-> [PaymentCoordinator]
        confirm -push-> ReceiptController
        [PaymentCoordinator] -onPaid-> confirm
        CartController -onPay-> pay
      PaymentCoordinator
      > start -root-> PaymentController
        PaymentController -onDone-> !onPaid
      MainCoordinator
      > start -tab-> [CartCoordinator]
      """)
  }
}
