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
}
