import Testing

/// Flows that wait for the events of a stream, `for await event in model.events`.
@Suite struct StreamTests {
  @Test(arguments: [
    "let (events, continuation) = AsyncStream.makeStream(of: Event.self)",
    """
    lazy var events: AsyncStream<Event> = AsyncStream { continuation in self.continuation = continuation }
      private var continuation: AsyncStream<Event>.Continuation!
    """,
    """
    let events: AsyncStream<Event>
      private let continuation: AsyncStream<Event>.Continuation
      init() { (events, continuation) = AsyncStream.makeStream(of: Event.self) }
    """,
    """
    private let pair = AsyncStream.makeStream(of: Event.self)
      var events: AsyncStream<Event> { pair.stream }
      private var continuation: AsyncStream<Event>.Continuation { pair.continuation }
    """,
  ])
  func whoeverSendsAnEventAsksForWhatItLeadsTo(stream: String) {
    expectGraph(
      """
      import UIKit
      class AppDelegate: NSObject, UIApplicationDelegate {
        let coordinator = OrderCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      enum Event { case paid, cancelled }
      final class OrderModel {
        \(stream)
        func pay() { continuation.yield(.paid) }
        func cancel() { continuation.yield(.cancelled) }
      }
      final class OrderCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let model = OrderModel()
          navigation.pushViewController(OrderController(model: model), animated: false)
          Task { [weak self] in
            for await event in model.events {
              switch event {
              case .paid: self?.navigation.pushViewController(ReceiptController(), animated: true)
              case .cancelled: self?.navigation.popViewController(animated: true)
              }
            }
          }
        }
      }
      class OrderController: UIViewController {
        private let model: OrderModel
        init(model: OrderModel) { self.model = model }
        @objc func payTapped() { model.pay() }
        @objc func cancelTapped() { model.cancel() }
      }
      class ReceiptController: UIViewController {}
      """,
      """
      OrderCoordinator entry
      > start -push-> OrderController
        paid -push-> ReceiptController
        OrderController -cancelled-> <
        OrderController -paid-> paid
      """)
  }

  @Test(arguments: [
    (
      "let opened: AsyncStream<Int>, private let continuation: AsyncStream<Int>.Continuation",
      "init() { (opened, continuation) = AsyncStream<Int>.makeStream() }", "continuation.yield(1)",
      "page in model.opened"
    ),
    (
      "let opened = PassthroughSubject<Int, Never>()", "init() {}", "opened.send(1)",
      "page in model.opened.values"
    ),
    ("@Published var opened: Page?", "init() {}", "opened = Page()", "page in model.$opened.values"),
    (
      "let opened = AsyncChannel<Int>()", "init() {}", "Task { await opened.send(1) }", "page in model.opened"
    ),
  ])
  func whoeverSendsAValueAsksForWhatItLeadsTo(
    property: String, initializer: String, sending: String, loop: String
  ) {
    expectGraph(
      """
      @main class AppDelegate: NSObject, UIApplicationDelegate {
        let coordinator = BookCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      struct Page {}
      final class BookModel {
        \(property.replacing(", private", with: "\n  private"))
        \(initializer)
        func open() { \(sending) }
      }
      final class BookCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let model = BookModel()
          navigation.pushViewController(BookController(model: model), animated: false)
          Task { [weak self] in
            for await \(loop) { self?.show(page) }
          }
        }
        func show(_ page: Any) { navigation.pushViewController(PageController(), animated: true) }
      }
      class BookController: UIViewController {
        private let model: BookModel
        init(model: BookModel) { self.model = model }
        @objc func openTapped() { model.open() }
      }
      class PageController: UIViewController {}
      """,
      """
      BookCoordinator entry
      > start -push-> BookController
        show(page: Any) -push-> PageController
        BookController -opened-> show
      """)
  }

  @Test func aFlowThatLoopsOverAStreamEndsBeforeTheNextBegins() {
    expectGraph(
      """
      import UIKit
      final class RootFlow {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func run() async {
          while !Task.isCancelled {
            let session = await LoginFlow(window: window).run()
            await MainFlow(window: window, session: session).run()
          }
        }
      }
      struct Session { let token: String }
      final class LoginFlow {
        let window: UIWindow
        let viewModel = LoginViewModel()
        init(window: UIWindow) { self.window = window }
        func run() async -> Session {
          window.rootViewController = LoginController(viewModel: viewModel)
          for await event in viewModel.events {
            switch event {
            case .loggedIn(let token): return Session(token: token)
            case .help: window.rootViewController?.present(HelpController(), animated: true)
            }
          }
          return Session(token: "")
        }
      }
      final class MainFlow {
        let window: UIWindow
        init(window: UIWindow, session: Session) { self.window = window }
        func run() async {
          window.rootViewController = MainController()
        }
      }
      final class LoginViewModel {
        enum Event { case loggedIn(String), help }
        let events: AsyncStream<Event>
        private let continuation: AsyncStream<Event>.Continuation
        init() { (events, continuation) = AsyncStream.makeStream(of: Event.self) }
        func login() { continuation.yield(.loggedIn("")) }
        func help() { continuation.yield(.help) }
      }
      final class LoginController: UIViewController {
        let viewModel: LoginViewModel
        init(viewModel: LoginViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @IBAction func a() { viewModel.login() }
        @IBAction func b() { viewModel.help() }
      }
      final class MainController: UIViewController {}
      final class HelpController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let flow = RootFlow(window: UIWindow())
          Task { await flow.run() }
        }
      }
      """,
      """
      RootFlow entry
      > run.LoginFlow -start-> [LoginFlow]
        run.MainFlow -start-> [MainFlow]
        [LoginFlow] -run-> run.MainFlow
      LoginFlow
      > run -root-> LoginController
        help -present-> HelpController
        LoginController -loggedIn-> !run
        LoginController -help-> help
      MainFlow
      > run -root-> MainController
      """)
  }

  /// A base class of models sends events of any type.
  @Test(arguments: [
    "init() { (events, continuation) = AsyncStream.makeStream(of: Event.self) }",
    """
    init() {
          var captured: AsyncStream<Event>.Continuation!
          events = AsyncStream(bufferingPolicy: .bufferingNewest(1)) { captured = $0 }
          continuation = captured
        }
    """,
  ])
  func aBaseClassSendsTheEventsOfAnyModel(initializer: String) {
    expectGraph(
      """
      import UIKit
      class EventModel<Event> {
        let events: AsyncStream<Event>
        private let continuation: AsyncStream<Event>.Continuation
        \(initializer)
        func send(_ event: Event) { continuation.yield(event) }
      }
      enum CardsEvent { case add, offer, closed }
      final class CardsModel: EventModel<CardsEvent> {}
      final class CardsController: UIViewController {
        let model: CardsModel
        init(model: CardsModel) { self.model = model }
        @objc func addTapped() { model.send(.add) }
        @objc func offerTapped() { model.send(.offer) }
      }
      final class CardsCoordinator {
        let navigation = UINavigationController()
        func start() async {
          let model = CardsModel()
          navigation.pushViewController(CardsController(model: model), animated: true)
          await listen(to: model)
        }
        private func listen(to model: CardsModel) async {
          for await event in model.events {
            switch event {
            case .add: await CardFormCoordinator(navigation).start()
            case .offer: navigation.present(OfferController(), animated: true)
            case .closed: return
            }
          }
        }
      }
      final class CardFormCoordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() async { navigation.present(CardFormController(), animated: true) }
      }
      class CardFormController: UIViewController {}
      class OfferController: UIViewController {}
      """,
      """
      CardsCoordinator
      > start -push-> CardsController
        add -start-> [CardFormCoordinator]
        offer -present-> OfferController
        CardsController -add-> add
        CardsController -offer-> offer
      CardFormCoordinator
      > start -present-> CardFormController
      """)
  }
}
