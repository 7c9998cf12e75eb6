import Testing

/// Coordinators that return a publisher of their result, and children from a container of dependencies.
@Suite struct ReactiveCoordinatorTests {
  private let base = """
    class BaseCoordinator<Result> {
      let bag = DisposeBag()
      private var children: [Any] = []
      func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
        children.append(coordinator)
        return coordinator.start()
      }
      func start() -> Observable<Result> { fatalError() }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let container = Container()
        Dependencies.register(in: container)
        AppCoordinator(window: UIWindow(), container: container).start().subscribe()
        return true
      }
    }
    """

  @Test func aChildOfAContainerIsShownByTheFunctionThatHandsIt() {
    expectGraph(
      """
      \(base)
      final class SignInController: UIViewController { let done = PublishSubject<Void>() }
      final class SignInCoordinator: BaseCoordinator<Void> {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        override func start() -> Observable<Void> {
          let controller = SignInController()
          window.rootViewController = controller
          return controller.done
        }
      }
      enum Dependencies {
        static func register(in container: Container) {
          container.register(SignInCoordinator.self) { (_, window: UIWindow) in SignInCoordinator(window: window) }
        }
      }
      final class AppCoordinator: BaseCoordinator<Void> {
        private let window: UIWindow
        private let container: Container
        init(window: UIWindow, container: Container) {
          (self.window, self.container) = (window, container)
        }
        override func start() -> Observable<Void> {
          showSignIn()
          return .never()
        }
        private func showSignIn() {
          let child = container.resolve(SignInCoordinator.self, argument: window)!
          coordinate(to: child).subscribe().disposed(by: bag)
        }
      }
      """,
      """
      SignInCoordinator
      > start -root-> SignInController
        SignInController -done-> !done
      AppCoordinator entry
      > showSignIn -start-> [SignInCoordinator]
      """)
  }

  @Test func aNavigationControllerAroundAScreenIsNotThatOfAChild() {
    expectGraph(
      """
      \(base)
      final class ForgotController: UIViewController { let sent = PublishSubject<Void>() }
      final class ForgotCoordinator: BaseCoordinator<Void> {
        private let presenting: UIViewController
        init(presenting: UIViewController) { self.presenting = presenting }
        override func start() -> Observable<Void> {
          let controller = ForgotController()
          presenting.present(controller, animated: true)
          return controller.sent
        }
      }
      final class SignInController: UIViewController { let forgot = PublishRelay<Void>() }
      final class SignInCoordinator: BaseCoordinator<Void> {
        private let window: UIWindow
        private let makeController: () -> SignInController
        init(window: UIWindow, makeController: @escaping () -> SignInController) {
          (self.window, self.makeController) = (window, makeController)
        }
        override func start() -> Observable<Void> {
          let controller = makeController()
          let navigation = UINavigationController(rootViewController: controller)
          window.rootViewController = navigation
          controller.forgot
            .flatMap { [unowned self] _ in self.coordinate(to: ForgotCoordinator(presenting: navigation)) }
            .subscribe().disposed(by: bag)
          return .never()
        }
      }
      enum Dependencies {
        static func register(in container: Container) {
          container.register(SignInController.self) { _ in SignInController() }
          container.register(SignInCoordinator.self) { (resolver, window: UIWindow) in
            SignInCoordinator(window: window, makeController: { resolver.resolve(SignInController.self)! })
          }
        }
      }
      final class AppCoordinator: BaseCoordinator<Void> {
        private let window: UIWindow
        private let container: Container
        init(window: UIWindow, container: Container) {
          (self.window, self.container) = (window, container)
        }
        override func start() -> Observable<Void> {
          coordinate(to: container.resolve(SignInCoordinator.self, argument: window)!)
        }
      }
      """,
      """
      ForgotCoordinator
      > start -present-> ForgotController
        ForgotController -sent-> !sent
      SignInCoordinator
      > start.SignInController -root-> SignInController
        start.ForgotCoordinator -start-> [ForgotCoordinator]
        SignInController -forgot-> start.ForgotCoordinator
      AppCoordinator entry
      > start -start-> [SignInCoordinator]
      """)
  }

  @Test(arguments: [
    "model.picked.withUnretained(self).subscribe(onNext: { owner, plant in owner.showDetail(plant) })",
    "model.picked.withUnretained(self).bind { owner, plant in owner.showDetail(plant) }",
    "model.picked.asObservable().withUnretained(self).observe(on: MainScheduler.instance).bind { $0.showDetail($1) }",
  ])
  func aPublisherDeliversTheFlowBesideTheValue(listening: String) {
    expectGraph(
      """
      import RxSwift
      struct Plant { let id: Int }
      final class GardenCoordinator {
        private let navigation: UINavigationController
        private let bag = DisposeBag()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let model = GardenModel()
          \(listening).disposed(by: bag)
          navigation.setViewControllers([GardenController(model: model)], animated: false)
        }
        private func showDetail(_ plant: Plant) {
          navigation.pushViewController(DetailController(), animated: true)
        }
      }
      final class GardenModel { let picked = PublishRelay<Plant>() }
      final class GardenController: UIViewController {
        private let model: GardenModel
        init(model: GardenModel) { self.model = model }
        @IBAction func tapped() { model.picked.accept(Plant(id: 1)) }
      }
      final class DetailController: UIViewController {}
      """,
      """
      GardenCoordinator
      > start -root-> GardenController
        showDetail(plant: Plant) -push-> DetailController
        GardenController -picked-> showDetail
      """)
  }

  @Test(arguments: [
    ("let closeButton = UIButton(type: .close)", "note.closeButton.rx.tap", "closeButton"),
    (
      """
      private lazy var item = UIBarButtonItem(systemItem: .cancel)
        var closed: Observable<Void> { item.rx.tap.asObservable() }
      """, "note.closed", "closed"
    ),
    ("let closeButton = UIButton()", "note.closeButton.tapPublisher", "closeButton"),
  ])
  func aScreenAsksByAControlWhoseEventsTheFlowHears(member: String, heard: String, trigger: String) {
    expectGraph(
      """
      final class NotesCoordinator {
        private let navigation: UINavigationController
        private let bag = DisposeBag()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.picked.subscribe(onNext: { [weak self] in self?.showNote() }).disposed(by: bag)
          navigation.setViewControllers([list], animated: false)
        }
        private func showNote() {
          let note = NoteController()
          \(heard).subscribe(onNext: { [weak self] in self?.showAbout() }).disposed(by: bag)
          navigation.pushViewController(note, animated: true)
        }
        private func showAbout() { navigation.present(AboutController(), animated: true) }
      }
      final class ListController: UIViewController {
        let picked = PublishSubject<Void>()
        @objc func tapped() { picked.onNext(()) }
      }
      final class NoteController: UIViewController {
        \(member)
      }
      final class AboutController: UIViewController {}
      """,
      """
      NotesCoordinator
      > start -root-> ListController
        showNote -push-> NoteController
        showAbout -present-> AboutController
        ListController -picked-> showNote
        NoteController -\(trigger)-> showAbout
      """)
  }
}
