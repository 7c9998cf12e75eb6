import Testing

/// Several publishers made one, and flows whose result is a publisher.
@Suite struct JoinedPublisherTests {
  @Test(arguments: [
    "Observable.merge(closed, chosen)", "Observable.merge([closed, chosen])", "closed.merge(with: chosen)",
    "Observable.of(closed, chosen).merge()", "Publishers.Merge(closed, chosen)",
    "Observable.amb([closed, chosen])",
  ])
  func eachJoinedPublisherAsks(joined: String) {
    expectGraph(
      """
      class Flow<Result> {
        let bag = DisposeBag()
        func begin<Other>(_ flow: Flow<Other>) -> Observable<Other> { flow.start() }
        func start() -> Observable<Result> { fatalError() }
      }
      enum TongueResult { case chosen(String), closed }
      final class BooksCoordinator: Flow<Void> {
        let navigation = UINavigationController()
        override func start() -> Observable<Void> {
          let model = BooksModel()
          let books = BooksController(model: model)
          model.changesTongue
            .flatMap { [unowned self] _ in self.showTongues(above: books) }
            .subscribe(onNext: { model.tongue = $0 })
            .disposed(by: bag)
          navigation.setViewControllers([books], animated: false)
          return .never()
        }
        private func showTongues(above books: BooksController) -> Observable<TongueResult> {
          begin(TonguesCoordinator(base: books))
        }
      }
      final class TonguesCoordinator: Flow<TongueResult> {
        private let base: UIViewController
        init(base: UIViewController) { self.base = base }
        override func start() -> Observable<TongueResult> {
          let model = TonguesModel()
          base.present(TonguesController(model: model), animated: true)
          let closed = model.didClose.map { TongueResult.closed }
          let chosen = model.didChoose.map { TongueResult.chosen($0) }
          return \(joined).take(1)
            .do(onNext: { [unowned self] _ in self.base.dismiss(animated: true) })
        }
      }
      final class BooksModel {
        let changesTongue = PublishSubject<Void>()
        var tongue: TongueResult?
      }
      final class BooksController: UIViewController {
        let model: BooksModel
        init(model: BooksModel) { self.model = model }
        @objc func changeTongue() { model.changesTongue.onNext(()) }
      }
      final class TonguesModel {
        let didClose = PublishSubject<Void>()
        let didChoose = PublishSubject<String>()
      }
      final class TonguesController: UIViewController {
        let model: TonguesModel
        init(model: TonguesModel) { self.model = model }
        @objc func close() { model.didClose.onNext(()) }
        @objc func choose() { model.didChoose.onNext("en") }
      }
      """,
      """
      BooksCoordinator
      > start -root-> BooksController
        showTongues(books: BooksController) -start-> [TonguesCoordinator]
        BooksController -changesTongue-> showTongues
      TonguesCoordinator
      > start -present-> TonguesController
        TonguesController -didChoose,didClose-> <
        TonguesController -didChoose-> !chosen
        TonguesController -didClose-> !closed
      """)
  }
}
