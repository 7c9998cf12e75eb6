import Testing

/// Alerts that screens present by themselves.
@Suite struct OwnAlertTests {
  @Test func aFlowThatRunsTheScreensCodeHasNoPartInThem() {
    expectGraph(
      """
      final class Uploads {
        static var onFailure: ((Error) -> Void)?
        static func begin() { onFailure?(Failure()) }
      }
      struct Failure: Error {}
      final class LogController: UIViewController {
        override func viewDidLoad() { Uploads.onFailure = { [weak self] in self?.tell($0) } }
        private func tell(_ error: Error) {
          present(UIAlertController(title: "Failed", message: nil, preferredStyle: .alert), animated: true)
        }
      }
      final class FormController: UIViewController {}
      final class FormCoordinator {
        private let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(FormController(), animated: false)
          Uploads.begin()
        }
      }
      final class LogCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.pushViewController(LogController(), animated: false) }
        func ask() { navigation.present(UIAlertController(title: "Log", message: nil, preferredStyle: .alert), animated: true) }
      }
      """,
      """
      FormCoordinator
      > start -push-> FormController
      LogCoordinator
      > start -push-> LogController
        ask -system-> (UIAlertController)
      """)
  }
}
