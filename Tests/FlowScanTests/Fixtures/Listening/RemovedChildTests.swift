import Testing

/// A flow reports an end by its own code, and not by what its parent does with it, nor by what it says that it will do.
@Suite struct RemovedChildTests {
  @Test func aChildThatItsParentRemovesReportsNothing() {
    expectGraph(
      """
      import UIKit
      class Coordinator {
        private weak var parent: Coordinator?
        private(set) var children: [Coordinator] = []
        func add(_ child: Coordinator) {
          children.append(child)
          child.parent = self
        }
        func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
        func removeFromParent() { parent?.remove(self) }
      }
      final class BankCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.onCards = { [weak self] in self?.showCards() }
          navigation.setViewControllers([home], animated: false)
        }
        func lock() { children.forEach { $0.removeFromParent() } }
        private func showCards() {
          let cards = CardsCoordinator(navigation: navigation)
          add(cards)
          cards.start()
        }
      }
      final class CardsCoordinator: Coordinator {
        var willShow: ((CardsCoordinator, UIViewController) -> Void)?
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = CardListViewController()
          list.onCard = { [weak self] in self?.show(CardViewController()) }
          show(list)
        }
        private func show(_ screen: UIViewController) {
          willShow?(self, screen)
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class HomeViewController: UIViewController {
        var onCards: (() -> Void)?
        @objc private func cards() { onCards?() }
      }
      final class CardListViewController: UIViewController {
        var onCard: (() -> Void)?
        @objc private func card() { onCard?() }
      }
      final class CardViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let bank = BankCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if contexts.first?.url.host == "lock" { bank.lock() }
        }
      }
      """,
      """
      BankCoordinator entry
      > start -root-> HomeViewController
        showCards -start-> [CardsCoordinator]
        *://lock -lock-> <
        HomeViewController -onCards-> showCards
      CardsCoordinator
        onCard -push-> CardViewController
      > start -push-> CardListViewController
        CardListViewController -onCard-> onCard
      """)
  }
}
