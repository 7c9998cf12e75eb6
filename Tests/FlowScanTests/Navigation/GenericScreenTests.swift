import Testing

/// Screens that inherit a generic one.
@Suite struct GenericScreenTests {
  /// Where nobody sees with which model a screen is made, it is not taken to be another screen's.
  @Test func aMissingModelIsNobodyElses() {
    expectGraph(
      """
      import UIKit
      protocol ScreenModel: AnyObject {
        func run()
      }
      class ModelController<Model: ScreenModel>: UIViewController {
        var model: Model!
        override func viewDidLoad() { model.run() }
      }
      final class LoginModel: ScreenModel {
        var onLogin: (() -> Void)?
        func run() { onLogin?() }
      }
      final class SignupModel: ScreenModel {
        var onSignup: (() -> Void)?
        func run() { onSignup?() }
      }
      final class LoginController: ModelController<LoginModel> {}
      final class SignupController: ModelController<SignupModel> {}
      final class TermsController: UIViewController {}
      final class AccountCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let controller = LoginController()
          navigation.pushViewController(controller, animated: true)
          let signup = SignupController()
          let model = SignupModel()
          model.onSignup = { [weak self] in self?.showTerms() }
          signup.model = model
          navigation.pushViewController(signup, animated: true)
        }
        func showTerms() { navigation.pushViewController(TermsController(), animated: true) }
      }
      """,
      """
      AccountCoordinator
      > start.LoginController -push-> LoginController
      > start.SignupController -push-> SignupController
        showTerms -push-> TermsController
        SignupController -onSignup-> showTerms
      """)
  }
}
