import Testing

/// Publishers that a flow makes with code that puts values into them: `Observable.create { observer in … }`.
@Suite struct MadePublisherTests {
  static let forms = [
    CodeForm(
      testDescription: "by an observer",
      code: """
        return Observable.create { [navigation] observer in
          let view = PayView(
            onDone: {
              observer.onNext(.paid)
              observer.onCompleted()
            }, onCancel: { observer.onNext(.cancelled) })
          navigation.pushViewController(UIHostingController(rootView: view), animated: true)
          return Disposables.create()
        }
        """, declarations: "start"),
    CodeForm(
      testDescription: "by an observer handed on",
      code: """
        Observable<PayResult>.create { observer -> Disposable in
          self.show(observer)
          return Disposables.create()
        }
        """,
      members: """
        private func show(_ observer: AnyObserver<PayResult>) {
          let view = PayView(onDone: { observer.onNext(.paid) }, onCancel: { observer.onNext(.cancelled) })
          navigation.pushViewController(UIHostingController(rootView: view), animated: true)
        }
        """, declarations: "show(observer: AnyObserver<PayResult>)"),
  ]

  @Test(arguments: forms) func whatTheCodePutsInIsDelivered(form: CodeForm) {
    expectGraph(
      """
      class Flow<Result> {
        let bag = DisposeBag()
        func begin<Other>(_ flow: Flow<Other>) -> Observable<Other> { flow.start() }
        func start() -> Observable<Result> { fatalError() }
      }
      enum PayResult { case paid, cancelled }
      final class ShopCoordinator: Flow<Void> {
        let navigation = UINavigationController()
        override func start() -> Observable<Void> {
          let shop = ShopController()
          shop.buy.flatMap { [unowned self] _ in self.begin(PayCoordinator(navigation: self.navigation)) }
            .subscribe(onNext: { [weak self] result in
              switch result {
              case .paid: self?.navigation.present(ThanksController(), animated: true)
              case .cancelled: break
              }
            }).disposed(by: bag)
          navigation.setViewControllers([shop], animated: false)
          return .never()
        }
      }
      final class PayCoordinator: Flow<PayResult> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        \(form.members)
        override func start() -> Observable<PayResult> {
          \(form.code)
        }
      }
      struct PayView: View {
        let onDone: () -> Void
        let onCancel: () -> Void
        var body: some View {
          Button("Pay") { onDone() }
          Button("Cancel") { onCancel() }
        }
      }
      final class ShopController: UIViewController {
        let buy = PublishSubject<Void>()
        @objc func buyTapped() { buy.onNext(()) }
      }
      final class ThanksController: UIViewController {}
      """,
      """
      ShopCoordinator
        start.PayCoordinator -start-> [PayCoordinator]
        paid -present-> ThanksController
      > start.ShopController -root-> ShopController
        [PayCoordinator] -paid-> paid
        ShopController -buy-> start.PayCoordinator
      PayCoordinator
      > \(form.declarations) -push-> PayView
        PayView -onCancel-> !cancelled
        PayView -onDone-> !paid
      """)
  }
}
