import Testing

/// Hotwire Native: a delegate answers a proposed visit with the view controller to show.
@Suite struct HotwireTests {
  @Test func whatADelegateAcceptsIsShown() {
    expectGraph(
      """
      import HotwireNative
      import UIKit

      final class AppCoordinator {
        private lazy var navigator = Navigator(delegate: self)
        func start() { navigator.start() }
      }
      extension AppCoordinator: NavigatorDelegate {
        func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
          switch proposal.viewController {
          case "map": return .acceptCustom(MapController(url: proposal.url))
          case "web": return ProposalResult.acceptCustom(WebController(url: proposal.url))
          default: return .accept
          }
        }
      }
      final class MapController: UIViewController { init(url: URL) {} }
      final class WebController: UIViewController { init(url: URL) {} }
      """,
      """
      AppCoordinator
        handle.MapController(proposal: VisitProposal, navigator: Navigator) -push-> MapController
        handle.WebController(proposal: VisitProposal, navigator: Navigator) -push-> WebController
      """)
  }
}
