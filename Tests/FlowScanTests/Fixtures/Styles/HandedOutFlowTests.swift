import Testing

/// Flows that the app makes at its start and hands to others.
@Suite struct HandedOutFlowTests {
  @Test(arguments: ["parts.help", "help"])
  func aFlowThatNobodyShowsIsStartedByThoseThatHaveItShowSomething(_ help: String) {
    expectGraph(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var depot: DepotCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
          let window = UIWindow()
          depot = DepotCoordinator(parts: Parts(help: HelpCoordinator(window: window)), window: window)
          depot?.start()
          return true
        }
      }
      final class Parts {
        let help: HelpCoordinator
        init(help: HelpCoordinator) { self.help = help }
      }
      final class HelpCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func explain(_ topic: String) {
          guard !topic.isEmpty else { return }
          let help = HelpController()
          help.onCall = { [weak self] in self?.call() }
          window.rootViewController?.present(help, animated: true)
        }
        func warm() {}
        private func call() { window.rootViewController?.present(CallController(), animated: true) }
      }
      final class DepotCoordinator {
        private let navigation = UINavigationController()
        private let parts: Parts
        private let help: HelpCoordinator
        private let window: UIWindow
        init(parts: Parts, window: UIWindow) { (self.parts, self.window, help) = (parts, window, parts.help) }
        func start() {
          \(help).warm()
          let trams = TramsController()
          trams.onTram = { [weak self] in self?.showTram() }
          trams.onHelp = { [weak self] in self?.\(help).explain("trams") }
          navigation.viewControllers = [trams]
          window.rootViewController = navigation
        }
        private func showTram() { TramCoordinator(parts: parts, navigation: navigation).start() }
      }
      final class TramCoordinator {
        private let navigation: UINavigationController
        private let parts: Parts
        private let help: HelpCoordinator
        init(parts: Parts, navigation: UINavigationController) {
          (self.parts, self.navigation, help) = (parts, navigation, parts.help)
        }
        func start() {
          let tram = TramController()
          tram.onHelp = { self.\(help).explain("tram") }
          navigation.pushViewController(tram, animated: true)
        }
      }
      final class TramsController: UIViewController {
        var onTram: (() -> Void)?
        var onHelp: (() -> Void)?
        @objc func tram() { onTram?() }
        @objc func help() { onHelp?() }
      }
      final class TramController: UIViewController { var onHelp: (() -> Void)?; @objc func help() { onHelp?() } }
      final class HelpController: UIViewController { var onCall: (() -> Void)?; @objc func call() { onCall?() } }
      final class CallController: UIViewController {}
      """,
      """
      HelpCoordinator
      > explain(topic: String) -present-> HelpController
        call -present-> CallController
        HelpController -onCall-> call
      DepotCoordinator entry
        onHelp -start-> [HelpCoordinator]
      > start -root-> TramsController
        showTram -start-> [TramCoordinator]
        TramsController -onHelp-> onHelp
        TramsController -onTram-> showTram
      TramCoordinator
        onHelp -start-> [HelpCoordinator]
      > start -push-> TramController
        TramController -onHelp-> onHelp
      """)
  }
}
