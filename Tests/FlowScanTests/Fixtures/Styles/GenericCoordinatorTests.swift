import Testing

/// Coordinators generic over Route and Event, with factories of modules and state machines.
@Suite struct GenericCoordinatorTests {
  @Test func eventsOfModulesBecomeRoutes() {
    expectGraph(
      """
      protocol Coordinator: AnyObject {
        associatedtype Route
        associatedtype Event
        func start()
        func navigate(to route: Route)
        func handle(event: Event)
      }
      class BaseCoordinator<Route, Event>: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func navigate(to route: Route) {}
        func handle(event: Event) {}
      }
      struct BankModules {
        func makeAccounts(onEvent: @escaping (AccountsEvent) -> Void) -> UIViewController {
          AccountsController(model: AccountsModel(onEvent: onEvent))
        }
        func makeTransfer(onEvent: @escaping (BankEvent) -> Void) -> UIViewController { TransferController(onEvent: onEvent) }
      }
      enum AccountsEvent { case picked(id: String), helpWanted }
      enum BankRoute { case accounts, transfer(id: String), help }
      enum BankEvent { case accounts(AccountsEvent), transferred }

      final class BankCoordinator: BaseCoordinator<BankRoute, BankEvent> {
        private let modules = BankModules()
        var onFinish: (() -> Void)?
        override func start() { navigate(to: .accounts) }
        override func navigate(to route: BankRoute) {
          switch route {
          case .accounts:
            navigation.setViewControllers([modules.makeAccounts { [weak self] in self?.handle(event: .accounts($0)) }], animated: false)
          case .transfer:
            navigation.pushViewController(modules.makeTransfer { [weak self] in self?.handle(event: $0) }, animated: true)
          case .help:
            navigation.present(HelpController(), animated: true)
          }
        }
        override func handle(event: BankEvent) {
          switch event {
          case .accounts(.picked(let id)): navigate(to: .transfer(id: id))
          case .accounts(.helpWanted): navigate(to: .help)
          case .transferred: onFinish?()
          }
        }
      }
      final class AccountsModel {
        private let onEvent: (AccountsEvent) -> Void
        init(onEvent: @escaping (AccountsEvent) -> Void) { self.onEvent = onEvent }
      }
      final class AccountsController: UIViewController { init(model: AccountsModel) {} }
      final class TransferController: UIViewController { init(onEvent: @escaping (BankEvent) -> Void) {} }
      final class HelpController: UIViewController {}
      """,
      """
      BankCoordinator
      > accounts -root-> AccountsController
        transfer(id: String) -push-> TransferController
        help -present-> HelpController
        AccountsController -helpWanted-> help
        AccountsController -picked-> transfer
        TransferController -transferred-> !onFinish
        TransferController -helpWanted-> help
        TransferController -picked-> transfer
      """)
  }

  @Test func screenCoordinatorsPublishActions() {
    expectGraph(
      """
      protocol ScreenCoordinator: AnyObject {
        associatedtype Action
        var actions: AnyPublisher<Action, Never> { get }
        var root: UIViewController { get }
      }
      final class CityScreenCoordinator: ScreenCoordinator {
        enum Action { case map(City), close }
        private let subject = PassthroughSubject<Action, Never>()
        var actions: AnyPublisher<Action, Never> { subject.eraseToAnyPublisher() }
        private(set) lazy var root: UIViewController = CityController()
      }
      final class CityController: UIViewController {}
      final class MapScreenCoordinator: ScreenCoordinator {
        enum Action { case done }
        var actions: AnyPublisher<Action, Never> { subject.eraseToAnyPublisher() }
        private let subject = PassthroughSubject<Action, Never>()
        var root: UIViewController { controller }
        private let controller = MapController()
      }
      final class MapController: UIViewController {}

      final class CityFlowCoordinator {
        private let navigation: UINavigationController
        private var bag: Set<AnyCancellable> = []
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let city = CityScreenCoordinator()
          city.actions.sink { [weak self] action in
            switch action {
            case .map(let city): self?.showMap(city)
            case .close: self?.navigation.dismiss(animated: true)
            }
          }.store(in: &bag)
          navigation.pushViewController(city.root, animated: true)
        }
        private func showMap(_ city: City) {
          let map = MapScreenCoordinator()
          map.actions.sink { [weak self] _ in self?.navigation.popViewController(animated: true) }.store(in: &bag)
          navigation.pushViewController(map.root, animated: true)
        }
      }
      """,
      """
      CityScreenCoordinator
      > start -root-> CityController
      MapScreenCoordinator
      > start -root-> MapController
      CityFlowCoordinator
      > start -push-> [CityScreenCoordinator]
        showMap(city: City) -push-> [MapScreenCoordinator]
        [CityScreenCoordinator] -close-> <
        [CityScreenCoordinator] -map-> showMap
        [MapScreenCoordinator] -actions-> <
      """)
  }

  @Test func aStateMachineTurnsEventsIntoHandlers() {
    expectGraph(
      """
      enum SignUpEvent { case begin, nameGiven, mailGiven, left }
      final class StateMachine<Event: Hashable> {
        private var handlers: [Event: () -> Void] = [:]
        func on(_ event: Event, do handler: @escaping () -> Void) { handlers[event] = handler }
        func send(_ event: Event) { handlers[event]?() }
      }
      final class SignUpCoordinator {
        private let machine = StateMachine<SignUpEvent>()
        private let navigation = UINavigationController()
        weak var delegate: SignUpCoordinatorDelegate?
        init() {
          machine.on(.begin) { [weak self] in self?.showName() }
          machine.on(.nameGiven) { [weak self] in self?.showMail() }
          machine.on(.left, do: leave)
          machine.on(.mailGiven) { [weak self] in self?.delegate?.signUpDidEnd() }
        }
        func start() { machine.send(.begin) }
        private func showName() {
          let name = NameController()
          name.onNext = { [weak self] in self?.machine.send(.nameGiven) }
          navigation.setViewControllers([name], animated: false)
        }
        private func showMail() {
          let mail = MailController()
          mail.onBack = { [weak self] in self?.machine.send(.left) }
          mail.onNext = { [weak self] in self?.machine.send(.mailGiven) }
          navigation.pushViewController(mail, animated: true)
        }
        private func leave() { navigation.popViewController(animated: true) }
      }
      protocol SignUpCoordinatorDelegate: AnyObject { func signUpDidEnd() }
      final class NameController: UIViewController { var onNext: (() -> Void)? }
      final class MailController: UIViewController {
        var onBack: (() -> Void)?
        var onNext: (() -> Void)?
      }
      """,
      """
      SignUpCoordinator
      > showName -root-> NameController
        showMail -push-> MailController
        MailController -onBack-> <
        MailController -onNext-> !signUpDidEnd
        NameController -onNext-> showMail
      """)
  }
}
