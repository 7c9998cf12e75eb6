import Testing

/// A presenter that several screens of a flow share.
@Suite struct SharedPresenterTests {
  @Test func onlyTheScreenThatCallsItAsks() {
    expectGraph(
      """
      final class CellarCoordinator {
        private let navigation = UINavigationController()
        private lazy var presenter = CellarPresenter()
        func start() {
          presenter.coordinator = self
          navigation.pushViewController(BottlesController(presenter: presenter), animated: false)
        }
        func showBottle() { navigation.pushViewController(BottleController(presenter: presenter), animated: true) }
        func showOpening() {
          let opening = OpeningController(onConfirm: { [presenter] in presenter.didConfirm() })
          navigation.present(opening, animated: true)
        }
        func showCheers() { navigation.pushViewController(CheersController(), animated: true) }
      }
      final class CellarPresenter {
        weak var coordinator: CellarCoordinator?
        func didSelect() { coordinator?.showBottle() }
        func didTapOpen() { coordinator?.showOpening() }
        func didConfirm() { coordinator?.showCheers() }
      }
      final class BottlesController: UIViewController {
        private let presenter: CellarPresenter
        init(presenter: CellarPresenter) { self.presenter = presenter }
        @objc func rowTapped() { presenter.didSelect() }
      }
      final class BottleController: UIViewController {
        private let presenter: CellarPresenter
        init(presenter: CellarPresenter) { self.presenter = presenter }
        @objc func openTapped() { presenter.didTapOpen() }
      }
      final class OpeningController: UIViewController {
        private let onConfirm: () -> Void
        init(onConfirm: @escaping () -> Void) { self.onConfirm = onConfirm }
        @objc func okTapped() { onConfirm() }
      }
      final class CheersController: UIViewController {}
      """,
      """
      CellarCoordinator
      > start -push-> BottlesController
        showBottle -push-> BottleController
        showOpening -present-> OpeningController
        showCheers -push-> CheersController
        BottleController -showOpening-> showOpening
        BottlesController -showBottle-> showBottle
        OpeningController -onConfirm-> showCheers
      """)
  }

  @Test func aScreenDoesNotAskForWhatAnotherOneReportsToItsInteractor() {
    expectGraph(
      """
      final class CellarCoordinator {
        private let navigation = UINavigationController()
        private let interactor = CellarInteractor()
        func start() {
          interactor.coordinator = self
          let bottles = BottlesController()
          bottles.listener = interactor
          navigation.pushViewController(bottles, animated: false)
        }
        func showCooling() {
          let cooling = CoolingController()
          cooling.onFailed = { [weak interactor] in interactor?.didFail() }
          navigation.pushViewController(cooling, animated: true)
        }
        func showFailure() { navigation.present(FailureController(), animated: true) }
      }
      final class CellarInteractor {
        weak var coordinator: CellarCoordinator?
        func didTapCool() { coordinator?.showCooling() }
        func didFail() { coordinator?.showFailure() }
      }
      final class BottlesController: UIViewController {
        weak var listener: CellarInteractor?
        @objc func coolTapped() { listener?.didTapCool() }
      }
      final class CoolingController: UIViewController {
        var onFailed: (() -> Void)?
        func timeIsOver() { onFailed?() }
      }
      final class FailureController: UIViewController {}
      """,
      """
      CellarCoordinator
      > start -push-> BottlesController
        showCooling -push-> CoolingController
        showFailure -present-> FailureController
        BottlesController -showCooling-> showCooling
        CoolingController -onFailed-> showFailure
      """)
  }

  /// The scene's delegate keeps it too, for links, and a function returns both as a pair: it is the flow's all the same, and what a parser of
  /// links reports to it is asked by the links.
  @Test func anInteractorThatManyScreensReportToIsThatOfTheFlowThatKeepsIt() {
    expectGraph(
      """
      protocol HallListener: AnyObject { func showNext() }
      final class HallInteractor: HallListener, MuseumLinksDelegate {
        weak var router: HallCoordinator?
        private let links = MuseumLinks()
        init() { links.delegate = self }
        func showNext() { router?.showMap() }
        func handle(_ url: URL) { links.open(url) }
        func museumLinksOpenRules(_ links: MuseumLinks) { router?.showRules() }
      }
      final class HallCoordinator {
        let interactor: HallInteractor
        let navigation = UINavigationController()
        init(interactor: HallInteractor) {
          self.interactor = interactor
          interactor.router = self
        }
        func start() {
          let pages: [Page] = [TicketsController(), ShopController(), CafeController(), GardenController()]
          for page in pages { page.listener = interactor }
          navigation.setViewControllers(pages, animated: false)
        }
        func showRules() { navigation.present(RulesController(), animated: true) }
        func showMap() { navigation.pushViewController(MapController(), animated: true) }
      }
      class Page: UIViewController {
        weak var listener: HallListener?
        @objc func nextTapped() { listener?.showNext() }
      }
      final class TicketsController: Page {}
      final class ShopController: Page {}
      final class CafeController: Page {}
      final class GardenController: Page {}
      final class RulesController: UIViewController {}
      final class MapController: UIViewController {}
      protocol MuseumLinksDelegate: AnyObject { func museumLinksOpenRules(_ links: MuseumLinks) }
      final class MuseumLinks {
        weak var delegate: MuseumLinksDelegate?
        func open(_ url: URL) {
          guard url.scheme == "museum", url.host == "rules" else { return }
          delegate?.museumLinksOpenRules(self)
        }
      }
      enum HallBuilder {
        static func build() -> (flow: HallCoordinator, links: HallInteractor) {
          let interactor = HallInteractor()
          return (HallCoordinator(interactor: interactor), interactor)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private var flow: HallCoordinator?
        private var links: HallInteractor?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let hall = HallBuilder.build()
          flow = hall.flow
          links = hall.links
          flow?.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url else { return }
          links?.handle(url)
        }
      }
      """,
      """
      HallCoordinator entry
      > start.TicketsController -root-> TicketsController
      > start.ShopController -root-> ShopController
      > start.CafeController -root-> CafeController
      > start.GardenController -root-> GardenController
        showRules -present-> RulesController
        showMap -push-> MapController
        museum://rules -museumLinksOpenRules-> showRules
        CafeController -showNext-> showMap
        GardenController -showNext-> showMap
        ShopController -showNext-> showMap
        TicketsController -showNext-> showMap
      """)
  }
}
