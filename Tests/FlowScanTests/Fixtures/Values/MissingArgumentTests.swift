import Testing

/// A link that a flow starts with does not open what the flow shows without one.
@Suite struct MissingArgumentTests {
  @Test(arguments: [
    "private var opening: Opening { Opening.next() }",
    "private func opening() -> Opening { Opening.next() }",
  ])
  func aLinkDoesNotOpenWhatIsShownWithoutOne(opening: String) {
    let call = opening.contains("func") ? "opening()" : "opening"
    expectGraph(
      """
      import UIKit
      private var isMember = false
      enum Link {
        case prices, contact
        init?(url: URL) {
          switch url.host {
          case "prices": self = .prices
          case "contact": self = .contact
          default: return nil
          }
        }
      }
      enum Opening {
        case join, club
        static func next() -> Opening { isMember ? .club : .join }
      }
      final class ClubCoordinator {
        let navigation = UINavigationController()
        \(opening)
        func start(with link: Link?) {
          if let link {
            switch link {
            case .prices: navigation.pushViewController(PricesViewController(), animated: true)
            case .contact: break
            }
          } else {
            switch \(call) {
            case .join: showJoin()
            case .club: showClub()
            }
          }
        }
        private func showJoin() {
          let screen = JoinViewController()
          screen.onDone = { [weak self] in
            isMember = true
            self?.start(with: nil)
          }
          navigation.setViewControllers([screen], animated: false)
        }
        private func showClub() { navigation.setViewControllers([ClubViewController()], animated: true) }
      }
      final class PricesViewController: UIViewController {}
      final class JoinViewController: UIViewController {
        var onDone: (() -> Void)?
        @objc private func join() { onDone?() }
      }
      final class ClubViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let club = ClubCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          club.start(with: nil)
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if let url = contexts.first?.url { club.start(with: Link(url: url)) }
        }
      }
      """,
      """
      ClubCoordinator entry
        prices -push-> PricesViewController
      > showJoin -root-> JoinViewController
      > showClub -root-> ClubViewController
        *://prices -prices-> prices
        JoinViewController -onDone-> showClub
        JoinViewController -onDone-> showJoin
      """)
  }
}
