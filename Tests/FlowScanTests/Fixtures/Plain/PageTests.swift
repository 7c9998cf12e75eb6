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

  @Test func aPageViewControllerOfTheAppsOwnIsAScreen() {
    expectGraph(
      """
      final class IntroCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let intro = IntroController(pages: [WelcomeController(), NewsController()])
          intro.onDone = { [weak self] in self?.main() }
          window.rootViewController = intro
        }
        func main() { window.rootViewController = MainController() }
      }
      final class IntroController: UIPageViewController {
        var onDone: (() -> Void)?
        private let pages: [UIViewController]
        init(pages: [UIViewController]) {
          self.pages = pages
          super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        override func viewDidLoad() { setViewControllers([pages[0]], direction: .forward, animated: false) }
        @objc func done() { onDone?() }
      }
      final class WelcomeController: UIViewController {}
      final class NewsController: UIViewController {}
      final class MainController: UIViewController {}
      extension IntroController: UIPageViewControllerDataSource {
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
          pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
          pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
      }
      """,
      """
      IntroCoordinator
      > start.WelcomeController -embed-> WelcomeController
      > start.WelcomeController.root -root-> WelcomeController
      > start.NewsController -embed-> NewsController
      > start.NewsController.root -root-> NewsController
      > start.IntroController -root-> IntroController
        main -root-> MainController
        IntroController -onDone-> main
      """)
  }
}
