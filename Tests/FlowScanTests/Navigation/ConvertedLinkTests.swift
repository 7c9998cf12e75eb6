import FlowModel
import Testing

@testable import FlowScan

/// Links that an initialiser of a flow's own enum turns into a destination: `guard let page = Page(link: link)`.
@Suite struct ConvertedLinkTests {
  @Test(arguments: [
    "self = .tours(night: false)", "self = Page.tours(night: false)",
  ])
  func eachLinkAsksForTheCaseThatItBecomes(assignment: String) {
    let graph = LinkApp.result(
      of: """
        import UIKit
        enum Link { case tours, night, map(floor: String) }
        enum Page { case start, tours(night: Bool), map(floor: String) }
        final class MuseumCoordinator {
          private let navigation = UINavigationController()
          func start() { show(.start) }
          func show(_ page: Page) {
            switch page {
            case .start: navigation.setViewControllers([StartController()], animated: false)
            case .tours: navigation.pushViewController(ToursController(), animated: true)
            case .map(let floor): navigation.present(MapController(floor: floor), animated: true)
            }
          }
          func handle(_ link: Link) -> Bool {
            guard let page = Page(link: link) else { return false }
            show(page)
            return true
          }
        }
        private extension Page {
          init?(link: Link) {
            switch link {
            case .tours: \(assignment)
            case .night: self = .tours(night: true)
            case .map(let floor): self = .map(floor: floor)
            }
          }
        }
        final class StartController: UIViewController {}
        final class ToursController: UIViewController {}
        final class MapController: UIViewController { init(floor: String) { super.init(nibName: nil, bundle: nil) } }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          private let coordinator = MuseumCoordinator()
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url, let link = link(for: url) else { return }
            _ = coordinator.handle(link)
          }
          private func link(for url: URL) -> Link? {
            switch url.host {
            case "tours": return .tours
            case "night": return .night
            case "map": return .map(floor: url.lastPathComponent)
            default: return nil
            }
          }
        }
        """, scheme: "museum"
    ).graph
    let asked = graph.transitions.filter { $0.from.kind == .link }.map {
      "\($0.from.name) -> \($0.route) \($0.triggers)"
    }
    #expect(
      asked == [
        "museum://map/:floor -> MuseumCoordinator.map [\"map\"]",
        "museum://night -> MuseumCoordinator.tours [\"night\"]",
        "museum://tours -> MuseumCoordinator.tours [\"tours\"]",
      ])
  }
}
