import Testing

/// Selectors of other types: whoever sends one asks for what the function does.
@Suite struct SelectorTests {
  @Test(arguments: [
    "UIApplication.shared.sendAction(#selector(AppDelegate.showHelp(_:)), to: nil, from: self, for: nil)",
    "UIApplication.shared.sendAction(#selector(AppDelegate.showHelp), to: UIApplication.shared.delegate, from: nil, for: nil)",
  ])
  func aSelectorGoesAlongTheChainOfResponders(sending: String) {
    expectGraph(
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = AppCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
        @objc func showHelp(_ sender: Any?) { coordinator.showHelp() }
      }
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeController()], animated: false) }
        func showHelp() { navigation.present(HelpController(), animated: true) }
      }
      final class HomeController: UIViewController { @objc func tapped() { \(sending) } }
      final class HelpController: UIViewController {}
      """,
      """
      AppCoordinator entry
      > start -root-> HomeController
        showHelp -present-> HelpController
        HomeController -showHelp-> showHelp
      """)
  }

  @Test(arguments: [
    "button.addTarget(coordinator, action: #selector(AppCoordinator.showHelp), for: .touchUpInside)",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"?\", style: .plain, target: coordinator, action: #selector(AppCoordinator.showHelp))",
  ])
  func aSelectorIsCalledOnItsTarget(button: String) {
    expectGraph(
      """
      import UIKit
      final class AppCoordinator: NSObject {
        private let navigation = UINavigationController()
        func start() {
          let home = HomeController()
          home.coordinator = self
          navigation.setViewControllers([home], animated: false)
        }
        @objc func showHelp() { navigation.present(HelpController(), animated: true) }
      }
      final class HomeController: UIViewController {
        weak var coordinator: AppCoordinator?
        private let button = UIButton()
        override func viewDidLoad() { \(button) }
      }
      final class HelpController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> HomeController
        showHelp -present-> HelpController
        HomeController -showHelp-> showHelp
      """)
  }

  @Test(arguments: [
    "override func viewDidLoad() { let item = UIBarButtonItem(); item.target = self; item.action = #selector(help) }",
    "override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: \"h\", modifierFlags: .command, action: #selector(help))] }",
  ])
  func aScreenAsksByTheSelectorsThatItAssigns(member: String) {
    expectGraph(
      """
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let home = HomeController()
          home.coordinator = self
          navigation.setViewControllers([home], animated: false)
        }
        func showHelp() { navigation.present(HelpController(), animated: true) }
      }
      final class HomeController: UIViewController {
        weak var coordinator: AppCoordinator?
        \(member)
        @objc func help() { coordinator?.showHelp() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> HomeController
        showHelp -present-> HelpController
        HomeController -showHelp-> showHelp
      """)
  }

  @Test func whatOnlyTheRuntimeCallsRunsEvenIfOthersCallItsName() {
    expectGraph(
      """
      final class AppCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let home = HomeController()
          home.coordinator = self
          navigation.setViewControllers([home], animated: false)
        }
        func showHelp() { navigation.present(HelpController(), animated: true) }
      }
      final class HomeController: UIViewController {
        weak var coordinator: AppCoordinator?
        lazy var button: UIButton = {
          let button = UIButton()
          configure(button)
          return button
        }()
        func configure(_ button: UIButton) {}
        @objc func tapped(sender: UIButton) { coordinator?.showHelp() }
      }
      final class HelpController: UIViewController {
        override func viewDidLoad() { Analytics().tapped(sender: UIButton()) }
      }
      struct Analytics { func tapped(sender: UIButton) {} }
      """,
      """
      AppCoordinator
      > start -root-> HomeController
        showHelp -present-> HelpController
        HomeController -showHelp-> showHelp
      """)
  }
}
