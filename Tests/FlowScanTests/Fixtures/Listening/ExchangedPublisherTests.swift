import Testing

/// Publishers in whose place code goes on with those of further screens: `named.flatMap { self.askAge() }`.
@Suite struct ExchangedPublisherTests {
  @Test(arguments: ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"])
  func eachScreenAsksForTheNextAndTheLastOneEndsTheFlow(word: String) {
    expectGraph(
      """
      class Flow<Result> {
        let bag = DisposeBag()
        func begin<Other>(_ flow: Flow<Other>) -> Observable<Other> { flow.start() }
        func start() -> Observable<Result> { fatalError() }
      }
      final class ClubCoordinator: Flow<Void> {
        private let navigation = UINavigationController()
        override func start() -> Observable<Void> {
          begin(JoinCoordinator(navigation: navigation)).subscribe(onNext: { [weak self] in self?.welcome() }).disposed(by: bag)
          return .never()
        }
        private func welcome() { navigation.setViewControllers([WelcomeController()], animated: true) }
      }
      final class JoinCoordinator: Flow<Void> {
        private let navigation: UINavigationController
        private let members = Members()
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() -> Observable<Void> {
          let name = NameController()
          navigation.setViewControllers([name], animated: false)
          return name.named
            .\(word) { [unowned self] _ in self.askAge() }
            .\(word) { [unowned self] _ in self.askPlan() }
            .\(word) { [unowned self] _ in self.members.add() }
        }
        private func askAge() -> Observable<Int> {
          let age = AgeController()
          navigation.pushViewController(age, animated: true)
          return Observable.merge(age.told, age.skipped.map { 0 })
        }
        private func askPlan() -> Observable<String> {
          let plan = PlanController()
          navigation.pushViewController(plan, animated: true)
          return plan.picked.asObservable()
        }
      }
      final class Members { func add() -> Observable<Void> { .just(()) } }
      final class NameController: UIViewController {
        let named = PublishSubject<String>()
        @objc func nextTapped() { named.onNext("Ann") }
      }
      final class AgeController: UIViewController {
        let told = PublishSubject<Int>()
        let skipped = PublishSubject<Void>()
        @objc func nextTapped() { told.onNext(30) }
        @objc func skipTapped() { skipped.onNext(()) }
      }
      final class PlanController: UIViewController {
        let picked = PublishRelay<String>()
        @objc func rowTapped() { picked.accept("gold") }
      }
      final class WelcomeController: UIViewController {}
      """,
      """
      ClubCoordinator
      > start -start-> [JoinCoordinator]
        welcome -root-> WelcomeController
        [JoinCoordinator] -picked-> welcome
      JoinCoordinator
      > start -root-> NameController
        askAge -push-> AgeController
        askPlan -push-> PlanController
        AgeController -skipped,told-> askPlan
        NameController -named-> askAge
        PlanController -picked-> !picked
      """)
  }
}
