/// The app: its delegate, its first coordinator, and the factories that the features only know by their protocols.
struct AppModule {
  let features: [Feature]

  var module: Monorepo.Module {
    Monorepo.Module(
      name: "App", imports: (features.map(\.name) + ["Core"]),
      files: [
        "Sources/App/AppDelegate.swift": Self.delegate, "Sources/App/AppCoordinator.swift": coordinator,
        "Sources/App/Factories.swift": factory, "Sources/App/Info.plist": Self.list,
        "Sources/App/HomeViewController.swift": home,
      ])
  }

  /// Every ninth feature can be reached from the first screen.
  private var tops: [Feature] { features.filter { $0.number % 9 == 1 } }
  private var inverted: [Feature] { features.filter { $0.kind == .inverted } }

  private static let delegate = """
    import Core
    import UIKit

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var coordinator: AppCoordinator?

      func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        coordinator = AppCoordinator(navigation: navigation)
        coordinator?.start()
        return true
      }

      func application(_ app: UIApplication, open url: URL) -> Bool {
        guard let link = AppDeepLink(url: url) else { return false }
        coordinator?.open(link)
        return true
      }
    }

    """

  private var coordinator: String {
    """
    import Core
    \(tops.map { "import \($0.name)\n" }.joined())import UIKit

    /// The whole app.
    final class AppCoordinator: BaseCoordinator {
      private let navigation: UINavigationController
      private let router: Router

      init(navigation: UINavigationController) {
        self.navigation = navigation
        router = NavigationRouter(navigation: navigation)
      }

      override func start() {
        let home = HomeViewController()
    \(tops.map { "    home.on\($0.name) = { [weak self] in self?.show\($0.name)() }\n" }.joined())\
        router.setRoot(home)
      }

      func open(_ link: AppDeepLink) {
        switch link {
        case .order: show\(tops[0].name)()
        case .profile: router.present(ProfileViewController())
        case .help: router.push(HelpViewController())
        }
      }

    \(tops.map(child).joined(separator: "\n"))}

    \(tops.filter { $0.kind == .delegating }.map(answer).joined(separator: "\n"))
    """
  }

  private func child(_ feature: Feature) -> String {
    """
      private func show\(feature.name)() {
        let child = \(feature.name)Coordinator(navigation: navigation)
    \(feature.kind == .delegating ? "    child.delegate = self\n" : "    child.onFinish = { [weak self, weak child] in child.map { self?.free($0) } }\n")\
        store(child)
        child.start()
      }

    """
  }

  private func answer(_ feature: Feature) -> String {
    """
    extension AppCoordinator: \(feature.name)CoordinatorDelegate {
      func \(feature.lowered)DidFinish(_ coordinator: \(feature.name)Coordinator) { free(coordinator) }
      func \(feature.lowered)WantsHelp(_ coordinator: \(feature.name)Coordinator) { router.push(HelpViewController()) }
    }

    """
  }

  private var factory: String {
    """
    \(inverted.map { "import \($0.name)\n" }.joined())import UIKit

    \(inverted.map { feature in
      """
      /// Makes the screens that the feature only knows by a protocol.
      final class \(feature.name)Factory: \(feature.name)Screens {
        func makeList() -> \(feature.name)ListView { \(feature.name)ListViewController() }
        func makeSettings() -> UIViewController { \(feature.name)SettingsViewController() }
      }

      final class \(feature.name)ListViewController: UIViewController, \(feature.name)ListView {
        var onItem: ((String) -> Void)?
        func tap() { onItem?("1") }
      }

      final class \(feature.name)SettingsViewController: UIViewController {}

      """
    }.joined(separator: "\n"))
    """
  }

  private var home: String {
    """
    import UIKit

    /// What one sees first.
    final class HomeViewController: UIViewController {
    \(tops.map { "  var on\($0.name): (() -> Void)?\n" }.joined())
    \(tops.map { "  @objc func tap\($0.name)() { on\($0.name)?() }\n" }.joined())}

    final class ProfileViewController: UIViewController {}
    final class HelpViewController: UIViewController {}

    """
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key><array><string>mono</string></array></dict></array>
    </dict></plist>

    """
}
