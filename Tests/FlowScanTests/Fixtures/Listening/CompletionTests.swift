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

  @Test func whoeverCallsTheCodeThatDismissesAsksForWhatItsCompletionDoes() {
    expectGraph(
      """
      import Combine
      import UIKit
      struct Book { let title: String }
      final class AddBookCoordinator {
        let finish = PassthroughSubject<Book?, Never>()
        var bag = Set<AnyCancellable>()
        private let navigation = UINavigationController()
        func start() {
          let scan = ScanController()
          scan.events
            .sink { [weak self] event in
              switch event {
              case .found: self?.showDetails()
              case .cancel: self?.end(nil)
              }
            }
            .store(in: &bag)
          navigation.viewControllers = [scan]
        }
        private func showDetails() {
          let details = DetailsController()
          details.saved.sink { [weak self] in self?.end($0) }.store(in: &bag)
          navigation.pushViewController(details, animated: true)
        }
        private func end(_ book: Book?) {
          navigation.dismiss(animated: true) { [finish] in finish.send(book) }
        }
      }
      final class ScanController: UIViewController {
        enum Event { case found, cancel }
        let events = PassthroughSubject<Event, Never>()
        @objc func scanned() { events.send(.found) }
        @objc func cancelTapped() { events.send(.cancel) }
      }
      final class DetailsController: UIViewController {
        let saved = PassthroughSubject<Book, Never>()
        @objc func saveTapped() { saved.send(Book(title: "")) }
      }
      """,
      """
      AddBookCoordinator
      > start -root-> ScanController
        showDetails -push-> DetailsController
        DetailsController -saved-> <
        DetailsController -saved-> !finish
        ScanController -cancel-> <
        ScanController -cancel-> !finish
        ScanController -found-> showDetails
      """)
  }
}
