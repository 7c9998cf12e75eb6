import Testing

/// Flags that the cases of an enum decide: `if route.isModal { present } else { push }`.
@Suite struct CaseFlagTests {
  private static let present = "navigation.present(page, animated: true)"
  private static let push = "navigation.pushViewController(page, animated: true)"

  @Test(arguments: [
    "if route.isModal { \(present) } else { \(push) }",
    "let isModal = route.isModal; if isModal { \(present) } else { \(push) }",
    "if route.isModal { return \(present) }; guard !route.isModal else { return }; \(push)",
  ])
  func aPageIsShownInTheStyleOfItsCaseAlone(showing: String) {
    expectGraph(
      app(showing: showing),
      """
      AppCoordinator
        settings -present-> SettingsController
        detail(value: Int) -push-> DetailController
      > list -push-> ListController
        ListController -detail-> detail
        ListController -settings-> settings
      """)
  }

  @Test(arguments: [
    "guard route.isModal else { return \(push) }; \(present)",
    "if !route.isModal { \(push) } else { \(present) }",
  ])
  func theOtherPathIsForTheOtherCases(showing: String) {
    expectGraph(
      app(showing: showing),
      """
      AppCoordinator
        detail(value: Int) -push-> DetailController
      > list -push-> ListController
        settings -present-> SettingsController
        ListController -detail-> detail
        ListController -settings-> settings
      """)
  }

  @Test func whatIsComputedFromOtherThingsMayBeEither() {
    let showing = """
      if route.isLarge { navigation.present(page, animated: true) }
          else { navigation.pushViewController(page, animated: true) }
      """
    expectGraph(
      app(showing: showing),
      """
      AppCoordinator
        detail.DetailController(value: Int) -present-> DetailController
      > list.ListController -present-> ListController
        settings.SettingsController -present-> SettingsController
        detail.DetailController.push(value: Int) -push-> DetailController
      > list.ListController.push -push-> ListController
        settings.SettingsController.push -push-> SettingsController
        ListController -detail-> detail.DetailController
        ListController -detail-> detail.DetailController.push
        ListController -settings-> settings.SettingsController
        ListController -settings-> settings.SettingsController.push
      """)
  }

  private func app(showing: String) -> String {
    """
    import UIKit
    enum Route {
      case list, detail(Int), settings
      var isModal: Bool {
        switch self {
        case .list, .detail: return false
        case .settings: return true
        }
      }
      var isLarge: Bool {
        switch self {
        case .list: return Screen.isLarge
        case .detail, .settings: return true
        }
      }
    }
    final class AppCoordinator {
      private let navigation = UINavigationController()
      func start() { open(.list) }
      func open(_ route: Route) {
        let page = make(route)
        \(showing)
      }
      private func make(_ route: Route) -> UIViewController {
        switch route {
        case .list:
          let list = ListController()
          list.coordinator = self
          return list
        case .settings: return SettingsController()
        case .detail(let id): return DetailController(id: id)
        }
      }
    }
    final class ListController: UIViewController {
      weak var coordinator: AppCoordinator?
      @objc func tapped() { coordinator?.open(.detail(1)) }
      @objc func settingsTapped() { coordinator?.open(.settings) }
    }
    final class SettingsController: UIViewController {}
    final class DetailController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
    """
  }
}
