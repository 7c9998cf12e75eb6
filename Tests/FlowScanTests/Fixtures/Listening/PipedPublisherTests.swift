import Testing

/// Flows that return their result by a publisher that others are bound to, `taps.map { Result.closed }.bind(to: result)`.
@Suite struct PipedPublisherTests {
  @Test func aFlowEndsByWhatItsResultIsBoundTo() {
    expectGraph(
      """
      import RxSwift
      import UIKit

      class BaseCoordinator<Result> {
        let bag = DisposeBag()
        func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> { coordinator.start() }
        func start() -> Observable<Result> { fatalError() }
      }
      final class ListCoordinator: BaseCoordinator<Void> {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        override func start() -> Observable<Void> {
          let list = ListController()
          let navigation = UINavigationController(rootViewController: list)
          list.account.subscribe(onNext: { [weak self] in self?.showAccount(in: navigation) }).disposed(by: bag)
          window.rootViewController = navigation
          return .never()
        }
        private func showAccount(in navigation: UINavigationController) {
          coordinate(to: AccountCoordinator(navigation: navigation))
            .subscribe(onNext: { result in
              switch result {
              case .loggedOut: navigation.setViewControllers([LoginController()], animated: true)
              case .closed: navigation.popViewController(animated: true)
              }
            })
            .disposed(by: bag)
        }
      }
      enum AccountResult { case loggedOut, closed }
      final class AccountCoordinator: BaseCoordinator<AccountResult> {
        private let navigation: UINavigationController
        private let result = PublishSubject<AccountResult>()
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() -> Observable<AccountResult> {
          let account = AccountController()
          account.logOut.subscribe(onNext: { [result] in result.onNext(.loggedOut) }).disposed(by: bag)
          account.close.map { AccountResult.closed }.bind(to: result).disposed(by: bag)
          navigation.pushViewController(account, animated: true)
          return result
        }
      }
      final class ListController: UIViewController {
        let account = PublishSubject<Void>()
        @objc func accountTapped() { account.onNext(()) }
      }
      final class AccountController: UIViewController {
        let logOut = PublishSubject<Void>()
        let close = PublishSubject<Void>()
        @objc func logOutTapped() { logOut.onNext(()) }
        @objc func closeTapped() { close.onNext(()) }
      }
      final class LoginController: UIViewController {}
      """,
      """
      ListCoordinator
      > start -root-> ListController
        showAccount(navigation: UINavigationController) -start-> [AccountCoordinator]
        loggedOut -root-> LoginController
        [AccountCoordinator] -closed-> <
        [AccountCoordinator] -loggedOut-> loggedOut
        ListController -account-> showAccount
      AccountCoordinator
      > start -push-> AccountController
        AccountController -close-> !closed
        AccountController -logOut-> !loggedOut
      """)
  }

  @Test func aPublisherTellsTheCasesOfItsOwnEnum() {
    expectGraph(
      """
      import UIKit
      import Combine
      enum Link { case article(String), help }
      final class FeedCoordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let model = FeedModel()
          model.events.sink { [weak self] event in
            switch event {
            case .article: self?.showArticle()
            case .topics: self?.navigation.pushViewController(TopicsController(), animated: true)
            }
          }.store(in: &bag)
          navigation.viewControllers = [FeedController(model: model)]
        }
        func open(_ link: Link) {
          switch link {
          case .article: showArticle()
          case .help: navigation.pushViewController(HelpController(), animated: true)
          }
        }
        private func showArticle() { navigation.pushViewController(ArticleController(), animated: true) }
      }
      final class FeedModel {
        enum Event { case article(String), topics }
        let events = PassthroughSubject<Event, Never>()
        func select(_ id: String) { events.send(.article(id)) }
        func topicsTapped() { events.send(.topics) }
      }
      final class FeedController: UIViewController {
        private let model: FeedModel
        init(model: FeedModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        @IBAction func row() { model.select("1") }
        @IBAction func topics() { model.topicsTapped() }
      }
      final class ArticleController: UIViewController {}
      final class TopicsController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      FeedCoordinator
        topics -push-> TopicsController
      > start -root-> FeedController
        help -push-> HelpController
        showArticle -push-> ArticleController
        FeedController -article-> showArticle
        FeedController -topics-> topics
      """)
  }

  @Test func screensMadeOfWhatAPublisherDeliversAskForNothing() {
    expectGraph(
      """
      import RxSwift
      import UIKit
      enum Item { case limits, cards }
      final class MoreCoordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = MoreModel()
          navigation.setViewControllers([MoreController(model: model)], animated: false)
          model.items
            .map { [unowned self] item in self.page(for: item) }
            .subscribe(onNext: { [weak self] in self?.navigation.pushViewController($0, animated: true) })
            .disposed(by: bag)
        }
        private func page(for item: Item) -> UIViewController {
          switch item {
          case .limits: return LimitsController()
          case .cards: return CardsController()
          }
        }
      }
      final class MoreModel { let items = PublishSubject<Item>() }
      final class MoreController: UIViewController {
        private let model: MoreModel
        private let limits = UIButton(), cards = UIButton()
        private let bag = DisposeBag()
        init(model: MoreModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          limits.rx.tap.map { Item.limits }.bind(to: model.items).disposed(by: bag)
          cards.rx.tap.map { Item.cards }.bind(to: model.items).disposed(by: bag)
        }
      }
      final class LimitsController: UIViewController {}
      final class CardsController: UIViewController {}
      """,
      """
      MoreCoordinator
      > start.MoreController -root-> MoreController
        start.LimitsController -push-> LimitsController
        start.CardsController -push-> CardsController
        MoreController -cards-> start.CardsController
        MoreController -limits-> start.LimitsController
      """)
  }

  @Test func aCaseThatAnEnumTurnsIntoAnotherIsFollowed() {
    expectGraph(
      """
      import Combine
      import UIKit
      class Coordinator<Route>: NSObject {
        let routes = PassthroughSubject<Route, Never>()
        var bag = Set<AnyCancellable>()
        override init() {
          super.init()
          routes.sink { [weak self] route in self?.navigate(to: route) }.store(in: &bag)
        }
        func navigate(to route: Route) {}
      }
      enum GalleryRoute { case photo(String), camera }
      final class GalleryCoordinator: Coordinator<GalleryRoute> {
        let navigation = UINavigationController()
        func start() {
          let model = GalleryModel()
          model.output.map(\\.route).subscribe(routes).store(in: &bag)
          navigation.setViewControllers([GalleryController(model: model)], animated: false)
        }
        override func navigate(to route: GalleryRoute) {
          switch route {
          case .photo: navigation.pushViewController(PhotoController(), animated: true)
          case .camera: navigation.present(CameraController(), animated: true)
          }
        }
      }
      final class GalleryModel {
        enum Output {
          case selected(String), cameraTapped
          var route: GalleryRoute {
            switch self {
            case .selected(let photo): return .photo(photo)
            case .cameraTapped: return .camera
            }
          }
        }
        private let subject = PassthroughSubject<Output, Never>()
        var output: AnyPublisher<Output, Never> { subject.eraseToAnyPublisher() }
        func select(_ photo: String) { subject.send(.selected(photo)) }
        func camera() { subject.send(.cameraTapped) }
      }
      final class GalleryController: UIViewController {
        private let model: GalleryModel
        init(model: GalleryModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func row() { model.select("1") }
        @objc func button() { model.camera() }
      }
      final class PhotoController: UIViewController {}
      final class CameraController: UIViewController {}
      """,
      """
      GalleryCoordinator
      > start -root-> GalleryController
        photo(value: String) -push-> PhotoController
        camera -present-> CameraController
        GalleryController -cameraTapped-> camera
        GalleryController -selected-> photo
      """)
  }

  @Test func aPublisherOfAScreenConnectedToTheFlowsOwnEndsTheFlow() {
    expectGraph(
      """
      final class SignInViewModel {
        let didSignIn = PassthroughSubject<Void, Never>()
        func submit() { didSignIn.send() }
      }
      final class SignInViewController: UIViewController {
        let model: SignInViewModel
        init(model: SignInViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @IBAction func tap() { model.submit() }
      }
      final class MainViewController: UIViewController {}
      final class SignInCoordinator {
        enum Output { case authenticated }
        var output: AnyPublisher<Output, Never> { subject.eraseToAnyPublisher() }
        private let subject = PassthroughSubject<Output, Never>()
        let navigation: UINavigationController
        var cancellables = Set<AnyCancellable>()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let model = SignInViewModel()
          model.didSignIn.map { Output.authenticated }.subscribe(subject).store(in: &cancellables)
          navigation.pushViewController(SignInViewController(model: model), animated: true)
        }
      }
      final class AppCoordinator {
        let navigation = UINavigationController()
        var cancellables = Set<AnyCancellable>()
        func start() {
          let child = SignInCoordinator(navigation: navigation)
          child.output.sink { [weak self] output in
            switch output { case .authenticated: self?.showMain() }
          }.store(in: &cancellables)
          child.start()
        }
        func showMain() { navigation.setViewControllers([MainViewController()], animated: true) }
      }
      """,
      """
      SignInCoordinator
      > start -push-> SignInViewController
        SignInViewController -didSignIn-> !subject
      AppCoordinator
      > start -start-> [SignInCoordinator]
        showMain -root-> MainViewController
        [SignInCoordinator] -authenticated-> showMain
      """)
  }

  @Test func whatAClosureReturnsThatOnlyWatchesIsNotDelivered() {
    expectGraph(
      """
      import Combine
      import UIKit
      final class ShopCoordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let model = ListModel()
          model.selected
            .sink { [weak self] in self?.showItem($0) }
            .store(in: &bag)
          model.scanTapped
            .sink { [weak self] in self?.scan() }
            .store(in: &bag)
          navigation.setViewControllers([ListController(model: model)], animated: false)
        }
        func showItem(_ id: String) { navigation.pushViewController(ItemController(id: id), animated: true) }
        private func scan() {
          let scanner = ScannerController()
          scanner.result
            .handleEvents(receiveOutput: { [weak self] _ in self?.navigation.dismiss(animated: true) })
            .compactMap { result -> String? in
              guard case .found(let code) = result else { return nil }
              return code
            }
            .sink { [weak self] in self?.showItem($0) }
            .store(in: &bag)
          navigation.present(scanner, animated: true)
        }
      }
      final class ListModel {
        let selected = PassthroughSubject<String, Never>()
        let scanTapped = PassthroughSubject<Void, Never>()
        func select(_ index: Int) { selected.send("x") }
      }
      final class ListController: UIViewController {
        let model: ListModel
        init(model: ListModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        @objc func rowTapped() { model.select(0) }
        @objc func scanTapped() { model.scanTapped.send() }
      }
      final class ScannerController: UIViewController {
        enum Result { case found(String), cancelled }
        private let subject = PassthroughSubject<Result, Never>()
        var result: AnyPublisher<Result, Never> { subject.eraseToAnyPublisher() }
        @IBAction func cancel(_ sender: Any) { subject.send(.cancelled) }
        func metadataOutput(_ codes: [String]) { subject.send(.found("x")) }
      }
      final class ItemController: UIViewController {
        init(id: String) { super.init(nibName: nil, bundle: nil) }
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showItem(id: String) -push-> ItemController
        scan -present-> ScannerController
        ListController -scanTapped-> scan
        ListController -selected-> showItem
        ScannerController -result-> <
        ScannerController -result-> showItem
      """)
  }

  @Test func anOpaquePublisherIsOne() {
    expectGraph(
      """
      import Combine
      final class PlanCoordinator {
        let navigation = UINavigationController()
        private var bag = Set<AnyCancellable>()
        func start() {
          let plans = PlansController()
          plans.chosen.first().sink { [weak self] plan in self?.confirm(plan) }.store(in: &bag)
          navigation.pushViewController(plans, animated: true)
        }
        func confirm(_ plan: Int) { navigation.pushViewController(ConfirmController(), animated: true) }
      }
      final class PlansController: UIViewController {
        private let subject = PassthroughSubject<Int, Never>()
        var chosen: some Publisher<Int, Never> { subject }
        @objc func choose() { subject.send(1) }
      }
      final class ConfirmController: UIViewController {}
      """,
      """
      PlanCoordinator
      > start -push-> PlansController
        confirm(plan: Int) -push-> ConfirmController
        PlansController -chosen-> confirm
      """)
  }

  @Test func aPublisherDeliversWhatTheSystemShows() {
    expectGraph(
      """
      import Combine
      final class ShopCoordinator {
        let navigation = UINavigationController()
        private var bag = Set<AnyCancellable>()
        func start() {
          let list = ListController()
          list.shared
            .map { UIActivityViewController(activityItems: [$0], applicationActivities: nil) }
            .sink { [weak self] in self?.navigation.present($0, animated: true) }
            .store(in: &bag)
          navigation.setViewControllers([list], animated: false)
        }
      }
      final class ListController: UIViewController {
        let shared = PassthroughSubject<URL, Never>()
        @objc func share() { shared.send(URL(string: "https://shop.example")!) }
      }
      """,
      """
      ShopCoordinator
        start.UIActivityViewController -system-> (UIActivityViewController)
      > start.ListController -root-> ListController
        ListController -shared-> start.UIActivityViewController
      """)
  }

  @Test func aScreenThatIsBoundToAModelOfTheFlowAsks() {
    expectGraph(
      """
      import RxCocoa
      import RxSwift
      final class BasketCoordinator {
        private let navigation: UINavigationController
        private let bag = DisposeBag()
        private lazy var model = BasketModel()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let basket = BasketController()
          basket.bind(to: model)
          navigation.viewControllers = [basket]
          model.checkout.subscribe(onNext: { [weak self] in self?.pay() }).disposed(by: bag)
        }
        private func pay() { navigation.pushViewController(PayController(), animated: true) }
      }
      final class BasketModel {
        let checkoutTapped = PublishRelay<Void>()
        let checkout: Observable<Void>
        init() { checkout = checkoutTapped.filter { true } }
      }
      final class BasketController: UIViewController {
        private let button = UIButton(type: .system)
        private let bag = DisposeBag()
        func bind(to model: BasketModel) {
          button.rx.tap.bind(to: model.checkoutTapped).disposed(by: bag)
        }
      }
      final class PayController: UIViewController {}
      """,
      """
      BasketCoordinator
      > start -root-> BasketController
        pay -push-> PayController
        BasketController -checkoutTapped-> pay
      """)
  }
}
