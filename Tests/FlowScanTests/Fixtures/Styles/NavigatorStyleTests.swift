import Testing

/// Coordinator and Navigator protocols, with generic bases that fill the associated types in.
@Suite struct NavigatorStyleTests {
  @Test func genericBasesAreFilledInAndTheNavigatorIsSeenThrough() {
    expectGraph(
      """
      protocol Navigator: AnyObject {
        func present(_ controller: UIViewController, animated: Bool)
        func push(_ controller: UIViewController, animated: Bool)
        func setRoot(_ controller: UIViewController)
      }
      final class BasicNavigator: Navigator {
        private let navigationController: UINavigationController
        init(parent: Navigator?) { navigationController = UINavigationController() }
        func present(_ controller: UIViewController, animated: Bool) {
          navigationController.present(controller, animated: animated, completion: nil)
        }
        func push(_ controller: UIViewController, animated: Bool) {
          navigationController.pushViewController(controller, animated: animated)
        }
        func setRoot(_ controller: UIViewController) {
          navigationController.setViewControllers([controller], animated: false)
        }
      }

      protocol Coordinator: AnyObject { func coordinate() }
      protocol CoordinatorPresentable: Coordinator {
        associatedtype Controller: UIViewController
        var controller: Controller { get }
      }
      class MainCoordinator<Presenter, Controller: UIViewController>: CoordinatorPresentable {
        let navigator: Navigator
        let presenter: Presenter
        let controller: Controller
        init(navigator: Navigator, presenter: Presenter, controller: Controller) {
          self.navigator = navigator
          self.presenter = presenter
          self.controller = controller
        }
        func coordinate() { navigator.setRoot(controller) }
      }

      final class BirdListController: UIViewController {}
      final class BirdController: UIViewController {}

      final class BirdListPresenter {
        enum Action { case open(bird: Bird), filter }
        let actions = PassthroughSubject<Action, Never>()
      }
      final class BirdPresenter {}

      final class BirdListCoordinator: MainCoordinator<BirdListPresenter, BirdListController> {
        init(navigator: Navigator) {
          super.init(navigator: navigator, presenter: BirdListPresenter(), controller: BirdListController())
          presenter.actions.sink { [weak self] in self?.handle($0) }.store(in: &bag)
        }
        private func handle(_ action: BirdListPresenter.Action) {
          switch action {
          case .open(let bird): showBird(bird)
          case .filter: showFilter()
          }
        }
        private func showBird(_ bird: Bird) {
          let coordinator = BirdCoordinator(navigator: navigator, bird: bird)
          navigator.push(coordinator.controller, animated: true)
        }
        private func showFilter() {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          controller.present(sheet, animated: true)
        }
      }
      final class BirdCoordinator: MainCoordinator<BirdPresenter, BirdController> {
        init(navigator: Navigator, bird: Bird) {
          super.init(navigator: navigator, presenter: BirdPresenter(), controller: BirdController())
        }
      }
      """,
      // The route has the name of the inherited function that shows it.
      """
      BirdListCoordinator
      > coordinate -root-> BirdListController
        showBird(bird: Bird) -push-> [BirdCoordinator]
        showFilter -system-> (UIAlertController)
        BirdListController -open-> showBird
        BirdListController -filter-> showFilter
      BirdCoordinator
      > coordinate -root-> BirdController
      """)
  }
}
