import Testing

/// Flows that end by a publisher which they return to the flow that starts them, and send by themselves.
@Suite struct SentEndTests {
  @Test(arguments: [
    """
      private let done = PassthroughSubject<Void, Never>()
      func start() -> AnyPublisher<Void, Never> {
        show { [weak self] in self?.done.send() }
        return done.handleEvents(receiveOutput: { print("done") }).first().eraseToAnyPublisher()
      }
    """,
    """
      private let done = PassthroughSubject<Void, Never>()
      func start() -> AnyPublisher<Void, Never> {
        show { [done] in done.send() }
        return done.first().eraseToAnyPublisher()
      }
    """,
    """
      private let done = PassthroughSubject<Never, Never>()
      func start() -> AnyPublisher<Never, Never> {
        show { [weak self] in self?.done.send(completion: .finished) }
        return done.eraseToAnyPublisher()
      }
    """,
  ])
  func aFlowKeepsThePublisher(start: String) {
    expectGraph(
      app(start, "sink { [weak self] _ in self?.showShelf() }"),
      """
      LibraryCoordinator
      > start -start-> [TourCoordinator]
        showShelf -root-> ShelfController
        [TourCoordinator] -done-> showShelf
      TourCoordinator
      > show -push-> TourController
        TourController -onNext-> !done
      """)
  }

  @Test(arguments: [
    (
      """
        func start() -> AnyPublisher<Void, Never> {
          let done = PassthroughSubject<Void, Never>()
          show { done.send() }
          return done.first().eraseToAnyPublisher()
        }
      """, "sink"
    ),
    (
      """
        func start() -> AnyPublisher<Void, Never> {
          Future { promise in self.show { promise(.success(())) } }.eraseToAnyPublisher()
        }
      """, "sink"
    ),
    (
      """
        func start() -> AnyPublisher<Void, Never> {
          Deferred { Future { promise in self.show { promise(.success(())) } } }.eraseToAnyPublisher()
        }
      """, "sink"
    ),
    (
      """
        func start() -> Observable<Void> {
          Observable.create { observer in
            self.show {
              observer.onNext(())
              observer.onCompleted()
            }
            return Disposables.create()
          }
        }
      """, "subscribe"
    ),
    (
      """
        func start() -> Single<Void> {
          Single.create { single in
            self.show { single(.success(())) }
            return Disposables.create()
          }
        }
      """, "subscribe"
    ),
  ])
  func onlyTheFunctionKnowsThePublisher(start: String, listen: String) {
    expectGraph(
      app(start, "\(listen) { [weak self] _ in self?.showShelf() }"),
      """
      LibraryCoordinator
      > start -start-> [TourCoordinator]
        showShelf -root-> ShelfController
        [TourCoordinator] -start-> showShelf
      TourCoordinator
      > show -push-> TourController
        TourController -onNext-> !start
      """)
  }

  @Test(arguments: [
    (
      """
        private let done = PublishSubject<Void>()
        enum End { case seen }
        func start() -> Observable<End> {
          show { [weak self] in self?.done.onNext(()) }
          return done.map { _ in End.seen }.take(1)
        }
      """, "subscribe", "done"
    ),
    (
      """
        enum End { case seen }
        func start() -> AnyPublisher<End, Never> {
          Future { promise in self.show { promise(.success(.seen)) } }.eraseToAnyPublisher()
        }
      """, "sink", "start"
    ),
  ])
  func thePublisherDeliversACase(start: String, listen: String, trigger: String) {
    expectGraph(
      app(start, "\(listen) { [weak self] _ in self?.showShelf() }"),
      """
      LibraryCoordinator
      > start -start-> [TourCoordinator]
        showShelf -root-> ShelfController
        [TourCoordinator] -\(trigger)-> showShelf
      TourCoordinator
      > show -push-> TourController
        TourController -onNext-> !seen
      """)
  }

  /// A service promises only whoever calls it.
  @Test func anAnswerOfAServiceIsNoEnd() {
    expectGraph(
      """
      final class CatalogueService {
        func load() -> Single<[String]> {
          Single.create { single in
            URLSession.shared.dataTask(with: url) { _, _, _ in single(.success([])) }.resume()
            return Disposables.create()
          }
        }
      }
      final class LibraryCoordinator {
        private let navigation = UINavigationController()
        private let service = CatalogueService()
        private let bag = DisposeBag()
        func start() {
          let shelf = ShelfController()
          shelf.onSearch = { [weak self] in self?.search() }
          navigation.setViewControllers([shelf], animated: false)
        }
        private func search() {
          service.load().subscribe(onSuccess: { [weak self] titles in
            self?.navigation.pushViewController(ResultsController(titles: titles), animated: true)
          }).disposed(by: bag)
        }
      }
      final class ShelfController: UIViewController {
        var onSearch: (() -> Void)?
        @objc func tapped() { onSearch?() }
      }
      final class ResultsController: UIViewController { init(titles: [String]) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      LibraryCoordinator
      > start -root-> ShelfController
        search -push-> ResultsController
        ShelfController -onSearch-> search
      """)
  }

  private func app(_ start: String, _ listening: String) -> String {
    """
    final class LibraryCoordinator {
      private let window: UIWindow
      private var bag: Set<AnyCancellable> = []
      init(window: UIWindow) { self.window = window }
      func start() {
        let tour = TourCoordinator()
        tour.start().\(listening).store(in: &bag)
      }
      private func showShelf() { window.rootViewController = ShelfController() }
    }
    final class TourCoordinator {
      private let navigation = UINavigationController()
    \(start)
      private func show(onNext: @escaping () -> Void) {
        let page = TourController()
        page.onNext = onNext
        navigation.pushViewController(page, animated: true)
      }
    }
    final class TourController: UIViewController {
      var onNext: (() -> Void)?
      @objc func tapped() { onNext?() }
    }
    final class ShelfController: UIViewController {}
    """
  }
}

/// Flows that hear what they send themselves.
@Suite struct OwnPublisherTests {
  @Test(arguments: [
    ("PassthroughSubject<Void, Never>()", "sink", "send()"),
    ("PublishRelay<Void>()", "subscribe", "accept(())"),
  ])
  func theScreenAsksForWhichTheFlowSends(subject: String, listen: String, send: String) {
    expectGraph(
      """
      final class LibraryCoordinator {
        private let navigation = UINavigationController()
        private let help = \(subject)
        func start() {
          help.\(listen) { [weak self] in
            self?.navigation.present(HelpController(), animated: true)
          }.store(in: &bag)
          let shelf = ShelfController()
          shelf.onHelp = { [weak self] in self?.help.\(send) }
          navigation.setViewControllers([shelf], animated: false)
        }
      }
      final class ShelfController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func tapped() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      LibraryCoordinator
        start.HelpController -present-> HelpController
      > start.ShelfController -root-> ShelfController
        ShelfController -onHelp-> start.HelpController
      """)
  }
}
