import Testing

/// Flags of services, which decide at run time what code returns.
@Suite struct OpenFlagTests {
  @Test(arguments: [
    "if storage.wasShown { return .home } else { return .intro }",
    "switch storage.wasShown { case true: return .home case false: return .intro }",
    "switch (storage.wasShown, session.isValid) { case (true, _): return .home case (false, _): return .intro }",
    "switch (storage.wasShown, session.isValid) { case (true, true): return .home default: return .intro }",
  ])
  func aCaseThatFlagsChooseIsAskedForByWhoeverRunsTheCode(choice: String) {
    expectGraph(
      """
      final class AppCoordinator {
        private let window = UIWindow()
        private let session = Session()
        private let storage = Storage()
        private enum Launch {
          case intro, home
          static func next(_ session: Session, _ storage: Storage) -> Launch { \(choice) }
        }
        func start() {
          let splash = SplashController()
          splash.onLoaded = { [weak self] in self?.showNext() }
          window.rootViewController = splash
        }
        private func showNext() {
          switch Launch.next(session, storage) {
          case .intro: showIntro()
          case .home: showHome()
          }
        }
        private func showIntro() { window.rootViewController = IntroController() }
        private func showHome() { window.rootViewController = HomeController() }
      }
      final class Session { var isValid = false }
      final class Storage { var wasShown = false }
      final class SplashController: UIViewController {
        var onLoaded: (() -> Void)?
        override func viewDidAppear(_ animated: Bool) { onLoaded?() }
      }
      final class IntroController: UIViewController {}
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > start -root-> SplashController
        showIntro -root-> IntroController
        showHome -root-> HomeController
        SplashController -onLoaded-> showHome
        SplashController -onLoaded-> showIntro
      """)
  }
}
