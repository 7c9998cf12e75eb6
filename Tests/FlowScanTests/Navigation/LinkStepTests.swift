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

  /// Each node takes a step and returns the one for the next.
  @Test func aStepIsTakenByTheFlowThatTheOneBeforeReturns() {
    let links = LinkApp.scan(
      """
      enum Step { case section, trail(String), photos, settings }
      struct Journey {
        let name: String
        let steps: [Step]
      }
      protocol Node: AnyObject { func take(_ step: Step) -> Node? }
      extension Node {
        func run(_ steps: [Step]) {
          var node: Node? = self
          for step in steps {
            guard let next = node?.take(step) else { return }
            node = next
          }
        }
      }
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let hike = HikeCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let journey = journey(for: url) else { return }
          hike.run(journey.steps)
        }
        private func journey(for url: URL) -> Journey? {
          switch (url.host, url.pathComponents.dropFirst().first) {
          case ("trails", nil): return Journey(name: "trails", steps: [.section])
          case ("trails", let id?): return Journey(name: "trail", steps: [.section, .trail(id)])
          case ("photos", let id?): return Journey(name: "photos", steps: [.section, .trail(id), .photos])
          case ("settings", _): return Journey(name: "settings", steps: [.settings])
          default: return nil
          }
        }
      }
      final class TrailController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      final class TrailsController: UIViewController {}
      final class PhotosController: UIViewController {}
      final class SettingsController: UIViewController {}
      final class HikeCoordinator: Node {
        let navigation = UINavigationController()
        private var trails: TrailsCoordinator?
        func take(_ step: Step) -> Node? {
          switch step {
          case .section:
            let trails = TrailsCoordinator(navigation: navigation)
            trails.start()
            self.trails = trails
            return trails
          case .settings:
            navigation.pushViewController(SettingsController(), animated: true)
            return self
          default: return nil
          }
        }
      }
      final class TrailsCoordinator: Node {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([TrailsController()], animated: false) }
        func take(_ step: Step) -> Node? {
          switch step {
          case .trail(let id):
            showTrail(id)
            return self
          case .photos:
            navigation.pushViewController(PhotosController(), animated: true)
          default: return nil
          }
          return self
        }
        private func showTrail(_ id: String) { navigation.pushViewController(TrailController(id: id), animated: true) }
      }
      """, scheme: "hike")
    #expect(
      links.joined(separator: "\n") == """
        hike://photos/:id > TrailsCoordinator.photos
        hike://settings > HikeCoordinator.settings
        hike://trails > HikeCoordinator.section
        hike://trails/:id > TrailsCoordinator.showTrail
        """)
  }
}
