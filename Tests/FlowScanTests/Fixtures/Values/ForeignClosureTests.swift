import Testing

/// Closures that code without source calls for an object of the app.
@Suite struct ForeignClosureTests {
  @Test func aResultIsNotTheObjectThatWasAsked() {
    expectGraph(
      """
      final class PageView: WKWebView {
        var onReload: (() -> Void)?
      }
      final class PageController: UIViewController {
        let page = PageView()
        var onPrint: (() -> Void)?
        @objc func printPage() { onPrint?() }
      }
      final class PreviewController: UIViewController {}
      final class ReaderCoordinator {
        let navigation = UINavigationController()
        func start() {
          let controller = PageController()
          controller.page.onReload = { [weak self] in self?.start() }
          controller.onPrint = { [weak self] in self?.preview(controller.page) }
          navigation.pushViewController(controller, animated: true)
        }
        private func preview(_ page: PageView) {
          page.createPDF { [weak self] result in
            DispatchQueue.main.async {
              switch result {
              case .success: self?.navigation.present(PreviewController(), animated: true)
              case .failure: break
              }
            }
          }
        }
      }
      """,
      """
      ReaderCoordinator
      > start -push-> PageController
        preview(page: PageView) -present-> PreviewController
        PageController -onPrint-> preview
        PageController -onReload-> start
      """)
  }

  @Test func aRouteIsNamedAfterTheFunctionThatDefersIt() {
    expectGraph(
      """
      final class ConsentController: UIViewController {
        let onAccept: (@escaping (Bool) -> Void) -> Void
        init(onAccept: @escaping (@escaping (Bool) -> Void) -> Void) {
          self.onAccept = onAccept
          super.init(nibName: nil, bundle: nil)
        }
        @objc func accept() { onAccept { _ in } }
      }
      final class TicketCoordinator {
        let navigation = UINavigationController()
        func start() {
          let controller = ConsentController { [weak self] isLoading in
            isLoading(true)
            self?.showError()
          }
          navigation.pushViewController(controller, animated: true)
        }
        private func showError() {
          let alert = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
          DispatchQueue.main.async { self.navigation.present(alert, animated: true) }
        }
      }
      """,
      """
      TicketCoordinator
      > start -push-> ConsentController
        showError -system-> (UIAlertController)
        ConsentController -onAccept-> showError
      """)
  }

  @Test func rowsThatAreMadeWithoutTheirTypeHaveTheirClosures() {
    expectGraph(
      """
      struct SettingsRow { let title: String; let action: () -> Void }
      final class SettingsViewController: UITableViewController {
      private let rows: [SettingsRow]
      init(rows: [SettingsRow]) { self.rows = rows; super.init(style: .insetGrouped) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows[indexPath.row].action() }
      }
      enum SettingsScreen {
        static func build(_ coordinator: MainCoordinator) -> UIViewController {
          SettingsViewController(rows: [
              .init(title: "N") { coordinator.showN() },
              .init(title: "A") { coordinator.showA() },
          ])
        }
      }
      final class MainCoordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.viewControllers = [SettingsScreen.build(self)] }
      func showN() { navigation.pushViewController(NViewController(), animated: true) }
      func showA() { navigation.pushViewController(AViewController(), animated: true) }
      }
      class NViewController: UIViewController {}
      class AViewController: UIViewController {}
      """,
      """
      MainCoordinator
      > start -root-> SettingsViewController
        showN -push-> NViewController
        showA -push-> AViewController
        SettingsViewController -action-> showA
        SettingsViewController -action-> showN
      """)
  }
}
