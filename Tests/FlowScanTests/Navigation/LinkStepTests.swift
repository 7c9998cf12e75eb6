import Testing

/// Links that code turns into lists of steps, which flows take one after the other.
@Suite struct LinkStepTests {
  private static let app = """
    import UIKit
    enum Section { case trails, profile }
    enum Step { case section(Section), trail(String), photos, settings }
    struct Journey {
      let name: String
      let steps: [Step]
      var isPublic = true
    }
    class SceneDelegate: NSObject, UIWindowSceneDelegate {
      let hike = HikeCoordinator()
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let journey = journey(for: url) else { return }
        hike.run(journey)
      }
      private func journey(for url: URL) -> Journey? {
        switch (url.host, url.pathComponents.dropFirst().first) {
        case ("trails", nil): return Journey(name: "trails", steps: [.section(.trails)])
        case ("trails", let id?): return Journey(name: "trail", steps: [.section(.trails), .trail(id)])
        case ("photos", let id?): return Journey(name: "photos", steps: [.section(.trails), .trail(id), .photos])
        case ("settings", _): return Journey(name: "settings", steps: [.section(.profile), .settings])
        default: return nil
        }
      }
    }
    final class TrailController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
    final class TrailsController: UIViewController {}
    final class PhotosController: UIViewController {}
    final class ProfileController: UIViewController {}
    final class SettingsController: UIViewController {}
    final class HikeCoordinator {
      let navigation = UINavigationController()
      func run(_ journey: Journey) { for step in journey.steps { take(step) } }
      private func take(_ step: Step) {
        switch step {
        case .section(.trails): navigation.setViewControllers([TrailsController()], animated: false)
        case .section(.profile): navigation.setViewControllers([ProfileController()], animated: false)
        case .trail(let id): navigation.pushViewController(TrailController(id: id), animated: true)
        case .photos: navigation.pushViewController(PhotosController(), animated: true)
        case .settings: navigation.pushViewController(SettingsController(), animated: true)
        }
      }
    }
    """

  @Test func aLinkOpensWhereItsLastStepLeads() {
    let links = LinkApp.scan(Self.app, scheme: "hike")
    #expect(
      links.joined(separator: "\n") == """
        hike://photos/:id > HikeCoordinator.photos
        hike://settings > HikeCoordinator.settings
        hike://trails > HikeCoordinator.section.TrailsController
        hike://trails/:id > HikeCoordinator.trail
        """)
  }
}
