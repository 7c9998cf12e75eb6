import Testing

/// Flows that are only called so by the protocol that they conform to.
@Suite struct FlowProtocolNameTests {
  @Test(arguments: [
    "Coordinator", "Coordinating", "Coordinatable", "CoordinatorProtocol", "CoordinatorType", "FlowProtocol",
    "AppFlowCoordinating",
  ])
  func whatConformsToAProtocolOfFlowsIsAFlow(name: String) {
    expectGraph(
      """
      import UIKit
      class AppDelegate: NSObject, UIApplicationDelegate {
        let home = Home()
        func applicationDidFinishLaunching(_ application: UIApplication) { home.start() }
      }
      protocol \(name): AnyObject { func start() }
      final class Home: \(name) {
        private let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.onSelect = { [weak self] in self?.showDetail() }
          navigation.pushViewController(list, animated: false)
        }
        private func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      class ListController: UIViewController {
        var onSelect: (() -> Void)?
        @objc func tapped() { onSelect?() }
      }
      class DetailController: UIViewController {}
      """,
      """
      Home entry
      > start -push-> ListController
        showDetail -push-> DetailController
        ListController -onSelect-> showDetail
      """)
  }
}
