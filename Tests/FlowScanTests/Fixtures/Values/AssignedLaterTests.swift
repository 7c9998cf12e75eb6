import Testing

/// A variable that is declared without a value has those that code assigns to it, and none where it takes no such path.
@Suite struct AssignedLaterTests {
  @Test func aVariableWithoutAnAssignmentHoldsNothingElse() {
    expectGraph(
      """
      import UIKit
      protocol Presentable { func toPresentable() -> UIViewController }
      extension UIViewController: Presentable {
        func toPresentable() -> UIViewController { self }
      }
      protocol Routing: Presentable {
        func push(_ module: Presentable)
        func present(_ module: Presentable)
      }
      final class Router: Routing {
        private let navigation = UINavigationController()
        func toPresentable() -> UIViewController { navigation }
        func push(_ module: Presentable) { navigation.pushViewController(module.toPresentable(), animated: true) }
        func present(_ module: Presentable) { navigation.present(module.toPresentable(), animated: true) }
      }
      enum Section: String { case security, sounds }
      struct Parameters {
        let session: String
        let section: Section?
      }
      final class SettingsCoordinator: Presentable {
        private let parameters: Parameters
        private let router: Routing
        init(parameters: Parameters, router: Routing = Router()) {
          self.parameters = parameters
          self.router = router
        }
        func toPresentable() -> UIViewController { router.toPresentable() }
        func start() {
          let list = ListViewController()
          list.onSecurity = { [weak self] in self?.show(.security) }
          router.push(list)
          if let section = parameters.section { show(section) }
        }
        private func show(_ section: Section) {
          let module: Presentable
          switch section {
          case .security: module = SecurityViewController()
          case .sounds: module = SoundsViewController()
          }
          router.push(module)
        }
      }
      final class MenuCoordinator {
        private let router: Routing = Router()
        func start() {
          let menu = MenuViewController()
          menu.onSettings = { [weak self] in self?.showSettings() }
          router.push(menu)
          showBugReport()
        }
        private func showSettings() {
          let settings = SettingsCoordinator(parameters: Parameters(session: "me", section: nil))
          settings.start()
          router.present(settings)
        }
        private func showBugReport() { router.present(ReportViewController()) }
      }
      final class MenuViewController: UIViewController {
        var onSettings: (() -> Void)?
        @objc private func settings() { onSettings?() }
      }
      final class ListViewController: UIViewController {
        var onSecurity: (() -> Void)?
        @objc private func security() { onSecurity?() }
      }
      final class SecurityViewController: UIViewController {}
      final class SoundsViewController: UIViewController {}
      final class ReportViewController: UIViewController {}
      """,
      """
      SettingsCoordinator
      > start -push-> ListViewController
        show.SecurityViewController(section: Section) -push-> SecurityViewController
        show.SoundsViewController(section: Section) -push-> SoundsViewController
        ListViewController -onSecurity-> show.SecurityViewController
      MenuCoordinator
      > start -push-> MenuViewController
        showSettings -present-> [SettingsCoordinator]
      > showBugReport -present-> ReportViewController
        MenuViewController -onSettings-> showSettings
      """)
  }
}
