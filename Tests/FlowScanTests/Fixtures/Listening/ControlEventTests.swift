import Testing

/// Events of screens and of their controls, which RxCocoa publishes.
@Suite struct ControlEventTests {
  @Test(arguments: [
    ("page.closed.subscribe(onNext: { [done] in done.accept(()) })", "closed"),
    ("page.closed.bind(to: done)", "closed"),
    ("page.rx.isGone.bind(to: done)", "isGone"),
    ("page.rx.isGone.subscribe(onNext: { [weak self] in self?.done.accept(()) })", "isGone"),
  ])
  func aFlowEndsByThem(event: String, trigger: String) {
    expectGraph(
      app(event),
      """
      LibraryCoordinator
      > start -start-> [TourCoordinator]
        showShelf -root-> ShelfController
        [TourCoordinator] -done-> showShelf
      TourCoordinator
      > start -push-> TourController
        showHelp -present-> HelpController
        TourController -\(trigger)-> !done
      """)
  }

  @Test(arguments: [
    ("page.closed.bind(onNext: { [weak self] in self?.showHelp() })", "closed"),
    ("page.rx.isGone.subscribe(onNext: { [weak self] in self?.showHelp() })", "isGone"),
  ])
  func aScreenAsksByThem(event: String, trigger: String) {
    expectGraph(
      app(event),
      """
      LibraryCoordinator
      > start -start-> [TourCoordinator]
        showShelf -root-> ShelfController
        [TourCoordinator] -done-> showShelf
      TourCoordinator
      > start -push-> TourController
        showHelp -present-> HelpController
        TourController -\(trigger)-> showHelp
      """)
  }

  private func app(_ event: String) -> String {
    """
    final class LibraryCoordinator {
      private let window: UIWindow
      private let bag = DisposeBag()
      init(window: UIWindow) { self.window = window }
      func start() {
        TourCoordinator().start().subscribe(onNext: { [weak self] in self?.showShelf() }).disposed(by: bag)
      }
      private func showShelf() { window.rootViewController = ShelfController() }
    }
    final class TourCoordinator {
      private let navigation = UINavigationController()
      private let done = PublishRelay<Void>()
      private let bag = DisposeBag()
      func start() -> Observable<Void> {
        let page = TourController()
        \(event).disposed(by: bag)
        navigation.pushViewController(page, animated: true)
        return done.asObservable()
      }
      private func showHelp() { navigation.present(HelpController(), animated: true) }
    }
    final class TourController: UIViewController {
      private let closeItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
      var closed: ControlEvent<Void> { return closeItem.rx.tap }
    }
    extension Reactive where Base: UIViewController {
      var isGone: Observable<Void> {
        methodInvoked(#selector(Base.didMove(toParent:))).filter { $0.first is NSNull }.map { _ in }
      }
    }
    final class HelpController: UIViewController {}
    final class ShelfController: UIViewController {}
    """
  }
}
