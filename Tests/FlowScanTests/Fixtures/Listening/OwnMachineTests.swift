import Testing

/// Machines of the app's own, whose state a flow hears and whose events its screens send.
@Suite struct OwnMachineTests {
  @Test(arguments: ["", ".removeDuplicates()", ".removeDuplicates().receive(on: DispatchQueue.main)"])
  func whoeverSendsAnEventAsksForTheStateAfterIt(operators: String) {
    expectGraph(
      """
      enum TripState { case idle, places, dates(Int), paying(Int), done, failed, ended }
      enum TripEvent { case begin, placePicked(Int), datePicked, paid, refused, retry, cancel }
      final class TripMachine {
        @Published private(set) var state: TripState = .idle
        func send(_ event: TripEvent) {
          guard let next = next(from: state, on: event) else { return }
          state = next
        }
        private func next(from state: TripState, on event: TripEvent) -> TripState? {
          switch (state, event) {
          case (.idle, .begin): return .places
          case (.places, .placePicked(let id)): return .dates(id)
          case (.dates(let id), .datePicked): return .paying(id)
          case (.paying, .paid): return .done
          case (.paying, .refused): return .failed
          case (.failed, .retry): return .paying(1)
          case (.done, _): return nil
          case (_, .cancel): return .ended
          default: return nil
          }
        }
      }
      final class TripCoordinator {
        private let navigation = UINavigationController()
        private let machine = TripMachine()
        private let bank = Bank()
        private var subscriptions = Set<AnyCancellable>()
        var onFinish: (() -> Void)?
        func start() {
          machine.$state\(operators).sink { [weak self] in self?.enter($0) }.store(in: &subscriptions)
          machine.send(.begin)
        }
        private func enter(_ state: TripState) {
          switch state {
          case .idle: break
          case .places:
            let page = PlacesController()
            page.onPick = { [machine] in machine.send(.placePicked($0)) }
            page.onClose = { [machine] in machine.send(.cancel) }
            navigation.setViewControllers([page], animated: false)
          case .dates:
            let page = DatesController()
            page.onDate = { [machine] in machine.send(.datePicked) }
            navigation.pushViewController(page, animated: true)
          case .paying:
            let page = PayController()
            page.onAppear = { [weak self] in self?.pay() }
            navigation.pushViewController(page, animated: true)
          case .done: navigation.pushViewController(DoneController(), animated: true)
          case .failed:
            let page = FailedController()
            page.onRetry = { [machine] in machine.send(.retry) }
            navigation.pushViewController(page, animated: true)
          case .ended: onFinish?()
          }
        }
        private func pay() {
          Task {
            let isPaid = try await bank.pay()
            machine.send(isPaid ? .paid : .refused)
          }
        }
      }
      final class Bank { func pay() async throws -> Bool { true } }
      final class PlacesController: UIViewController {
        var onPick: ((Int) -> Void)?
        var onClose: (() -> Void)?
        @objc func rowTapped() { onPick?(1) }
        @objc func closeTapped() { onClose?() }
      }
      final class DatesController: UIViewController {
        var onDate: (() -> Void)?
        @objc func dayTapped() { onDate?() }
      }
      final class PayController: UIViewController {
        var onAppear: (() -> Void)?
        override func viewDidAppear(_ animated: Bool) { onAppear?() }
      }
      final class DoneController: UIViewController {}
      final class FailedController: UIViewController {
        var onRetry: (() -> Void)?
        @objc func retryTapped() { onRetry?() }
      }
      """,
      """
      TripCoordinator
      > places -root-> PlacesController
        dates(value: Int) -push-> DatesController
        paying(value: Int) -push-> PayController
        done -push-> DoneController
        failed -push-> FailedController
        DatesController -onDate-> paying
        FailedController -onRetry-> paying
        PayController -onAppear-> done
        PayController -onAppear-> failed
        PlacesController -onClose-> !onFinish
        PlacesController -onPick-> dates
      """)
  }
}
