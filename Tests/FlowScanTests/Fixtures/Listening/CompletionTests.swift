import Testing

/// Who asks where code goes on when something is done.
@Suite struct CompletionTests {
  @Test func whoHandsOtherCodeToAServiceDoesNotAskForWhatSomebodyElseHandedIt() {
    expectGraph(
      """
      protocol ServiceObserver: AnyObject { func changed() }
      final class Service {
        weak var observer: ServiceObserver?
        func activate(then: @escaping () -> Void) {
          Session.shared.begin {
            self.observer?.changed()
            then()
          }
        }
      }
      final class IntroController: UIViewController {
        @objc func tap() {
          let app = UIApplication.shared.delegate as? AppDelegate
          app?.service.activate { self.present(UIAlertController(), animated: true) }
        }
      }
      final class TermsController: UIViewController {}
      final class HomeController: UIViewController {}
      final class MainCoordinator: ServiceObserver {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          window.rootViewController = IntroController()
        }
        func changed() { window.rootViewController = TermsController() }
        func showHome() { window.rootViewController = HomeController() }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        let service = Service()
        lazy var coordinator = MainCoordinator(window: window)
        func applicationDidFinishLaunching(_ application: UIApplication) {
          service.observer = coordinator
          coordinator.start()
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
          service.activate { [weak self] in self?.coordinator.showHome() }
        }
      }
      """,
      """
      MainCoordinator entry
      > start -root-> IntroController
      > changed -root-> TermsController
      > showHome -root-> HomeController
        IntroController -activate-> changed
      """)
  }

  @Test func aCompletionOfADismissalIsNotAskedForByWhoHoldsTheStack() {
    expectGraph(
      """
      final class Stack: UIViewController {
        private let inner = UINavigationController()
        func show(_ page: UIViewController) { inner.pushViewController(page, animated: true) }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
          inner.dismiss(animated: flag, completion: completion)
        }
      }
      final class MenuController: UIViewController {
        let stack: Stack
        var onTap: (() -> Void)?
        init(stack: Stack) { self.stack = stack }
        @objc func tap() { onTap?() }
      }
      final class NoteController: UIViewController { var onDone: (() -> Void)? }
      final class ThanksController: UIViewController {}
      final class NoteCoordinator {
        private let stack = Stack()
        func start() {
          let menu = MenuController(stack: stack)
          menu.onTap = { [weak self] in self?.showNote() }
          stack.show(menu)
        }
        private func showNote() {
          let note = NoteController()
          note.onDone = { [weak self] in self?.done() }
          stack.present(note, animated: true)
        }
        private func done() { stack.dismiss(animated: true) { [unowned self] in self.thank() } }
        private func thank() { stack.show(ThanksController()) }
      }
      """,
      """
      NoteCoordinator
      > start -push-> MenuController
        showNote -present-> NoteController
        thank -push-> ThanksController
        MenuController -onTap-> showNote
        NoteController -onDone-> thank
      """)
  }

  @Test func aCallWithLabelsIsNotThatOfAClosureOfTheSameName() {
    expectGraph(
      """
      final class ScanController: UIViewController {
        private let dismiss: () -> Void
        private let onFound: () -> Void
        init(dismiss: @escaping () -> Void, onFound: @escaping () -> Void) {
          self.dismiss = dismiss
          self.onFound = onFound
        }
        @objc func close() { dismiss() }
        @objc func found() { onFound() }
      }
      final class ResultController: UIViewController {}
      final class ScanCoordinator {
        private let presenter: UIViewController
        private var scan: ScanController?
        init(presenter: UIViewController) { self.presenter = presenter }
        func start() {
          let scan = ScanController(
            dismiss: { [weak self] in self?.presenter.dismiss(animated: true) },
            onFound: { [weak self] in self?.showResult() })
          self.scan = scan
          presenter.present(scan, animated: true)
        }
        private func showResult() {
          scan?.dismiss(animated: true) {
            self.presenter.present(ResultController(), animated: true)
          }
        }
      }
      """,
      """
      ScanCoordinator
      > start -present-> ScanController
        showResult -present-> ResultController
        ScanController -dismiss,onFound-> <
        ScanController -onFound-> showResult
      """)
  }
}
