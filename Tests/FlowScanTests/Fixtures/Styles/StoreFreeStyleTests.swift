import Testing

/// `childCoordinators` with `store` and `free`, view models with closures.
@Suite struct StoreFreeStyleTests {
  @Test func storedChildrenAreStartedAndClosuresOfViewModelsComeFromTheirScreens() {
    expectGraph(
      """
      class Coordinator {
        private(set) var childCoordinators: [Coordinator] = []
        func start() { preconditionFailure() }
        func store(coordinator: Coordinator) { childCoordinators.append(coordinator) }
        func free(coordinator: Coordinator) { childCoordinators = childCoordinators.filter { $0 !== coordinator } }
      }

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var appCoordinator: AppCoordinator?
        func application(_ application: UIApplication) -> Bool {
          appCoordinator = AppCoordinator(window: UIWindow())
          appCoordinator?.start()
          return true
        }
      }

      final class AppCoordinator: Coordinator {
        private let window: UIWindow
        private let navigation = UINavigationController()
        init(window: UIWindow) { self.window = window }
        override func start() {
          window.rootViewController = navigation
          let notes = NotesCoordinator(navigation: navigation)
          store(coordinator: notes)
          notes.didFinish = { [weak self] in self?.free(coordinator: notes) }
          notes.start()
        }
      }

      final class NotesViewModel {
        var didSelect: ((Note) -> Void)?
        var didLeave: (() -> Void)?
      }
      final class NotesViewController: UIViewController {
        private let viewModel: NotesViewModel
        init(viewModel: NotesViewModel) { self.viewModel = viewModel }
      }
      final class NoteViewController: UIViewController { init(note: Note) {} }

      final class NotesCoordinator: Coordinator {
        var didFinish: (() -> Void)?
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() {
          let viewModel = NotesViewModel()
          viewModel.didSelect = { [weak self] note in self?.showNote(note) }
          viewModel.didLeave = { [weak self] in self?.didFinish?() }
          navigation.pushViewController(NotesViewController(viewModel: viewModel), animated: true)
        }
        func showNote(_ note: Note) {
          navigation.present(NoteViewController(note: note), animated: true)
        }
      }
      """,
      """
      AppCoordinator entry
      > start -root-> [NotesCoordinator]
      NotesCoordinator
      > start -push-> NotesViewController
        showNote(note: Note) -present-> NoteViewController
        NotesViewController -didLeave-> !didFinish
        NotesViewController -didSelect-> showNote
      """)
  }
}
