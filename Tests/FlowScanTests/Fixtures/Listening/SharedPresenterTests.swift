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
}
