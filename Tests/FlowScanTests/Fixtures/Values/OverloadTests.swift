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
}
