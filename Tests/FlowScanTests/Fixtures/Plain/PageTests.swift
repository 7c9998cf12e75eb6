import Testing

/// Pages that a page view controller gets from its data source.
@Suite struct PageTests {
  @Test func pagesOfADataSourceAreChildren() {
    expectGraph(
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = OnboardingCoordinator(window: UIWindow())
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      final class OnboardingCoordinator: NSObject {
        private let window: UIWindow
        private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        init(window: UIWindow) { self.window = window }
        func start() {
          pager.dataSource = self
          pager.setViewControllers([WelcomeController()], direction: .forward, animated: false)
          window.rootViewController = pager
        }
        private func showHome() { window.rootViewController = HomeController() }
      }
      extension OnboardingCoordinator: UIPageViewControllerDataSource {
        func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController)
          -> UIViewController?
        {
          page is TermsController ? FeaturesController() : nil
        }
        func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController)
          -> UIViewController?
        {
          if page is WelcomeController { return FeaturesController() }
          guard page is FeaturesController else { return nil }
          let terms = TermsController()
          terms.onAccept = { [weak self] in self?.showHome() }
          return terms
        }
      }
      final class WelcomeController: UIViewController {}
      final class FeaturesController: UIViewController {}
      final class TermsController: UIViewController {
        var onAccept: (() -> Void)?
        @IBAction func accept() { onAccept?() }
      }
      final class HomeController: UIViewController {}
      """,
      """
      OnboardingCoordinator entry
      > start -root-> WelcomeController
        showHome -root-> HomeController
        viewControllerBefore -embed-> FeaturesController
        viewControllerAfter.FeaturesController -embed-> FeaturesController
        viewControllerAfter.TermsController -embed-> TermsController
        TermsController -onAccept-> showHome
      """)
  }

  /// A hosting controller of the app's own is a frame, and its view the screen.
  @Test func aHostingControllerOfTheAppsOwnIsNoScreenOfItsOwn() {
    expectGraph(
      """
      import SwiftUI
      final class HostingController<Content: View>: UIHostingController<Content> {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      final class HelpCoordinator {
        private let navigation = UINavigationController()
        func start() { navigation.pushViewController(HostingController(rootView: HelpView()), animated: true) }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      HelpCoordinator
      > start -push-> HelpView
      """)
  }
}
