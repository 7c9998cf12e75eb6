import Testing

/// Flows that wait for the answers of their screens and children, and return their own.
@Suite struct AnswerTests {
  @Test func screensThatAnswerAskForWhatFollows() {
    expectGraph(
      """
      final class SignUpCoordinator {
        enum Choice { case register, help }
        let navigation = UINavigationController()
        func run() async {
          switch await welcome() {
          case .register: await register()
          case .help: navigation.pushViewController(HelpController(), animated: true)
          }
        }
        private func welcome() async -> Choice {
          await withCheckedContinuation { continuation in
            let screen = WelcomeController()
            screen.onChoice = { continuation.resume(returning: $0) }
            navigation.setViewControllers([screen], animated: false)
          }
        }
        private func register() async {
          guard let name = await name() else { return }
          await withCheckedContinuation { continuation in
            let screen = PasswordController(name: name, onDone: { continuation.resume() })
            navigation.pushViewController(screen, animated: true)
          }
          navigation.popToRootViewController(animated: true)
        }
        private func name() async -> String? {
          let screen = NameController()
          navigation.pushViewController(screen, animated: true)
          return await screen.answer()
        }
      }
      final class WelcomeController: UIViewController {
        var onChoice: ((SignUpCoordinator.Choice) -> Void)?
        @objc func registerTapped() { onChoice?(.register) }
        @objc func helpTapped() { onChoice?(.help) }
      }
      final class NameController: UIViewController {
        private var continuation: CheckedContinuation<String?, Never>?
        func answer() async -> String? { await withCheckedContinuation { continuation = $0 } }
        @objc func nextTapped() { continuation?.resume(returning: "Ann") }
      }
      final class PasswordController: UIViewController {
        let onDone: () -> Void
        init(name: String, onDone: @escaping () -> Void) {
          self.onDone = onDone
          super.init(nibName: nil, bundle: nil)
        }
        @objc func doneTapped() { onDone() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      SignUpCoordinator
        help -push-> HelpController
        welcome -root-> WelcomeController
        register -push-> PasswordController
        name -push-> NameController
        NameController -nextTapped-> register
        PasswordController -onDone-> <
        WelcomeController -help-> help
        WelcomeController -register-> name
      """)
  }

  /// The stack of both children is on screen before either of them.
  @Test func theEndOfAChildAsksForTheNextOnTheSameStack() {
    expectGraph(
      """
      final class AppCoordinator {
        private let window: UIWindow
        private let stack = UINavigationController()
        init(window: UIWindow) { self.window = window }
        func start() async {
          window.rootViewController = stack
          guard await LoginCoordinator(stack: stack).run() else { return }
          await HomeCoordinator(stack: stack).run()
        }
      }
      final class LoginCoordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func run() async -> Bool {
          await withCheckedContinuation { continuation in
            let page = LoginController(onDone: { continuation.resume(returning: true) })
            stack.setViewControllers([page], animated: false)
          }
        }
      }
      final class HomeCoordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func run() async { stack.setViewControllers([HomeController()], animated: false) }
      }
      final class LoginController: UIViewController {
        private let onDone: () -> Void
        init(onDone: @escaping () -> Void) {
          self.onDone = onDone
          super.init(nibName: nil, bundle: nil)
        }
        @objc func logIn() { onDone() }
      }
      final class HomeController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.LoginCoordinator -root-> [LoginCoordinator]
        start.HomeCoordinator -root-> [HomeCoordinator]
        [LoginCoordinator] -run-> start.HomeCoordinator
      LoginCoordinator
      > run -root-> LoginController
        LoginController -onDone-> !resume
      HomeCoordinator
      > run -root-> HomeController
      """)
  }

  @Test func aFlowEndsByTheCaseThatItReturns() {
    expectGraph(
      """
      enum CartResult { case paid(Int), cancelled }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([ShopController(onCart: { [weak self] in self?.openCart() })], animated: false) }
        private func openCart() { Task { await cart() } }
        private func cart() async {
          switch await CartCoordinator(navigation: navigation).run() {
          case .paid(let order): navigation.pushViewController(ReceiptController(order: order), animated: true)
          case .cancelled: break
          }
        }
      }
      final class CartCoordinator {
        private let navigation: UINavigationController
        private var continuation: CheckedContinuation<CartResult, Never>?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func run() async -> CartResult {
          let cart = CartController()
          cart.onPay = { [weak self] in self?.continuation?.resume(returning: .paid(1)) }
          cart.onClose = { [weak self] in self?.continuation?.resume(returning: .cancelled) }
          navigation.present(cart, animated: true)
          return await withCheckedContinuation { continuation = $0 }
        }
      }
      final class ShopController: UIViewController {
        let onCart: () -> Void
        init(onCart: @escaping () -> Void) {
          self.onCart = onCart
          super.init(nibName: nil, bundle: nil)
        }
        @objc func cartTapped() { onCart() }
      }
      final class CartController: UIViewController {
        var onPay: (() -> Void)?
        var onClose: (() -> Void)?
        @objc func payTapped() { onPay?() }
        @objc func closeTapped() { onClose?() }
      }
      final class ReceiptController: UIViewController { init(order: Int) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      ShopCoordinator
      > start -root-> ShopController
        cart -start-> [CartCoordinator]
        paid(value: Int) -push-> ReceiptController
        [CartCoordinator] -paid-> paid
        ShopController -onCart-> cart
      CartCoordinator
      > run -present-> CartController
        CartController -onClose-> !cancelled
        CartController -onPay-> !paid
      """)
  }

  @Test func aFlowEndsByTheCaseThatAPublisherDelivers() {
    expectGraph(
      """
      class BaseCoordinator<Result> {
        func coordinate<Other>(to other: BaseCoordinator<Other>) -> Observable<Other> { other.start() }
        func start() -> Observable<Result> { .never() }
      }
      enum LanguageResult { case language(String), cancel }
      final class ListCoordinator: BaseCoordinator<Void> {
        let navigation = UINavigationController()
        override func start() -> Observable<Void> {
          let list = ListController()
          list.languages.flatMap { [weak self] in self?.showLanguages() ?? .empty() }.subscribe()
          navigation.viewControllers = [list]
          return .never()
        }
        private func showLanguages() -> Observable<LanguageResult> {
          coordinate(to: LanguageCoordinator(navigation: navigation))
        }
      }
      final class LanguageCoordinator: BaseCoordinator<LanguageResult> {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() -> Observable<LanguageResult> {
          let screen = LanguageController()
          navigation.present(screen, animated: true)
          let cancel = screen.cancelled.map { _ in LanguageResult.cancel }
          let language = screen.chosen.map { LanguageResult.language($0) }
          return Observable.merge(cancel, language).take(1)
        }
      }
      final class ListController: UIViewController {
        let languages = PublishSubject<Void>()
        @objc func languagesTapped() { languages.onNext(()) }
      }
      final class LanguageController: UIViewController {
        let cancelled = PublishSubject<Void>()
        let chosen = PublishSubject<String>()
        @objc func closeTapped() { cancelled.onNext(()) }
        @objc func rowTapped() { chosen.onNext("en") }
      }
      """,
      """
      ListCoordinator
      > start -root-> ListController
        showLanguages -start-> [LanguageCoordinator]
        ListController -languages-> showLanguages
      LanguageCoordinator
      > start -present-> LanguageController
        LanguageController -cancelled-> !cancel
        LanguageController -chosen-> !language
      """)
  }

  @Test func aFlowEndsWhereItAnswersWhoeverWaits() {
    expectGraph(
      """
      class Coordinator<Output> {
        private var continuation: CheckedContinuation<Output, Never>?
        func start() async -> Output {
          await withCheckedContinuation {
            continuation = $0
            begin()
          }
        }
        func begin() {}
        func finish(_ output: Output) { continuation?.resume(returning: output) }
      }
      struct Card {}
      final class CardController: UIViewController {
        var onCard: ((Card) -> Void)?
        var onCancel: (() -> Void)?
        @objc func done() { onCard?(Card()) }
        @objc func cancel() { onCancel?() }
      }
      final class CardCoordinator: Coordinator<Card?> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func begin() {
          let controller = CardController()
          controller.onCard = { self.finish($0) }
          controller.onCancel = { self.finish(nil) }
          navigation.viewControllers = [controller]
        }
      }
      final class ReceiptController: UIViewController {}
      final class WalletController: UIViewController {
        var onAdd: (() -> Void)?
        @objc func add() { onAdd?() }
      }
      final class WalletCoordinator: Coordinator<Void> {
        let navigation = UINavigationController()
        override func begin() {
          let wallet = WalletController()
          wallet.onAdd = { Task { await self.add() } }
          navigation.viewControllers = [wallet]
        }
        func add() async {
          let sheet = UINavigationController()
          navigation.present(sheet, animated: true)
          let card = await CardCoordinator(navigation: sheet).start()
          await dismiss()
          if card != nil { navigation.pushViewController(ReceiptController(), animated: true) }
        }
        func dismiss() async {
          await withCheckedContinuation { continuation in
            navigation.dismiss(animated: true) { continuation.resume() }
          }
        }
      }
      """,
      """
      CardCoordinator
      > begin -root-> CardController
        CardController -onCancel,onCard-> !finish
      WalletCoordinator
      > begin -root-> WalletController
        add.CardCoordinator -present-> [CardCoordinator]
        add.ReceiptController -push-> ReceiptController
        [CardCoordinator] -start-> <
        [CardCoordinator] -start-> add.ReceiptController
        WalletController -onAdd-> add.CardCoordinator
      """)
  }

  @Test func whatIsHandedToACallComesBeforeItsAnswer() {
    expectGraph(
      """
      final class CodeController: UIViewController {
        let completion: (String) -> Void
        init(completion: @escaping (String) -> Void) { self.completion = completion }
        @objc func done() { completion("") }
      }
      final class NameController: UIViewController {}
      final class NameCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() async -> String {
          navigation.pushViewController(NameController(), animated: true)
          return await withCheckedContinuation { _ in }
        }
      }
      final class SignUpCoordinator {
        let navigation = UINavigationController()
        func start() async {
          let code = await askCode()
          if code == "new" { _ = await run(NameCoordinator(navigation: navigation)) }
        }
        func run(_ child: NameCoordinator) async -> String { await child.start() }
        func askCode() async -> String {
          await withCheckedContinuation { continuation in
            navigation.viewControllers = [CodeController { continuation.resume(returning: $0) }]
          }
        }
      }
      """,
      """
      NameCoordinator
      > start -push-> NameController
      SignUpCoordinator
        start -start-> [NameCoordinator]
      > askCode -root-> CodeController
        CodeController -completion-> start
      """)
  }

  @Test func aPresenterWaitsForTheAnswersOfScreens() {
    expectGraph(
      """
      protocol Answering: UIViewController { associatedtype Answer; var onAnswer: ((Answer) -> Void)? { get set } }
      struct Presenter {
        let navigation: UINavigationController
        func push<Page: Answering>(_ page: Page) async -> Page.Answer {
          await withCheckedContinuation { continuation in
            page.onAnswer = { continuation.resume(returning: $0) }
            navigation.pushViewController(page, animated: true)
          }
        }
      }
      final class AppCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func run() async {
          let signIn = SignInCoordinator()
          window.rootViewController = signIn.root
          let name = await signIn.run()
          window.rootViewController = HomeController(name: name)
        }
      }
      final class SignInCoordinator {
        let root = UINavigationController()
        private lazy var presenter = Presenter(navigation: root)
        func run() async -> String? {
          let email = await presenter.push(EmailController())
          let code = await presenter.push(CodeController(email: email))
          guard code > 0 else { return nil }
          return email
        }
      }
      final class EmailController: UIViewController, Answering {
        var onAnswer: ((String) -> Void)?
        @objc func next() { onAnswer?("a") }
      }
      final class CodeController: UIViewController, Answering {
        var onAnswer: ((Int) -> Void)?
        init(email: String) { super.init(nibName: nil, bundle: nil) }
        @objc func enter() { onAnswer?(1) }
      }
      class HomeController: UIViewController { init(name: String?) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      AppCoordinator
        run.SignInCoordinator -root-> [SignInCoordinator]
        run.HomeController -root-> HomeController
        [SignInCoordinator] -run-> run.HomeController
      SignInCoordinator
      > run.EmailController -push-> EmailController
        run.CodeController -push-> CodeController
        CodeController -onAnswer-> !run
        EmailController -onAnswer-> run.CodeController
      """)
  }

  @Test func whatAnAlertConfirmsIsAskedByTheScreenBefore() {
    expectGraph(
      """
      struct Presenter {
        let navigation: UINavigationController
        func confirm(_ title: String) async -> Bool {
          await withCheckedContinuation { continuation in
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
            alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: false) })
            navigation.present(alert, animated: true)
          }
        }
      }
      final class AccountCoordinator {
        let navigation = UINavigationController()
        private lazy var presenter = Presenter(navigation: navigation)
        var onSignOut: (() -> Void)?
        func start() {
          let settings = SettingsController()
          settings.onSignOut = { [weak self] in Task { await self?.signOut() } }
          navigation.viewControllers = [settings]
        }
        private func signOut() async {
          guard await presenter.confirm("Sign out?") else { return }
          onSignOut?()
        }
      }
      final class SettingsController: UIViewController {
        var onSignOut: (() -> Void)?
        @objc func signOut() { onSignOut?() }
      }
      """,
      """
      AccountCoordinator
      > start -root-> SettingsController
        signOut -system-> (UIAlertController)
        SettingsController -onSignOut-> !onSignOut
        SettingsController -onSignOut-> signOut
      """)
  }

  @Test func theLastAnswerOfALoopAsksForItsFirstScreen() {
    expectGraph(
      """
      final class CheckoutCoordinator {
        let navigation = UINavigationController()
        func run() async {
          await push(SummaryController())
          while true {
            await push(MethodController())
            if pay() { return }
            await push(FailureController())
          }
        }
        private func pay() -> Bool { false }
        private func push(_ page: AnsweringController) async {
          await withCheckedContinuation { continuation in
            page.onAnswer = { continuation.resume() }
            navigation.pushViewController(page, animated: true)
          }
        }
      }
      class AnsweringController: UIViewController {
        var onAnswer: (() -> Void)?
        @objc func answer() { onAnswer?() }
      }
      final class SummaryController: AnsweringController {}
      final class MethodController: AnsweringController {}
      final class FailureController: AnsweringController {}
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() async {
          let checkout = CheckoutCoordinator()
          navigation.present(checkout.navigation, animated: true)
          await checkout.run()
          navigation.pushViewController(ThanksController(), animated: true)
        }
      }
      class ThanksController: UIViewController {}
      """,
      """
      CheckoutCoordinator
      > push.SummaryController(page: AnsweringController) -push-> SummaryController
        push.MethodController(page: AnsweringController) -push-> MethodController
        push.FailureController(page: AnsweringController) -push-> FailureController
        FailureController -onAnswer-> push.MethodController
        MethodController -onAnswer-> !run
        MethodController -onAnswer-> push.FailureController
        SummaryController -onAnswer-> push.MethodController
      ShopCoordinator
      > start.CheckoutCoordinator -present-> [CheckoutCoordinator]
        start.ThanksController -push-> ThanksController
        [CheckoutCoordinator] -run-> start.ThanksController
      """)
  }

  @Test func aFlowEndsByTheLastAnswerThatItReturns() {
    expectGraph(
      """
      final class ComposeFlow {
        private weak var presenter: UIViewController?
        private let navigation = UINavigationController()
        init(presenter: UIViewController) { self.presenter = presenter }
        func run() async -> String? {
          let people = PeopleController()
          navigation.setViewControllers([people], animated: false)
          presenter?.present(navigation, animated: true)
          guard let person = await people.pick() else { return nil }
          let title = TitleController(person: person)
          navigation.pushViewController(title, animated: true)
          return await title.result()
        }
      }
      final class PeopleController: UIViewController {
        private var continuation: CheckedContinuation<String?, Never>?
        func pick() async -> String? { await withCheckedContinuation { continuation = $0 } }
        @objc func picked() { continuation?.resume(returning: "Ann") }
        @objc func cancelled() { continuation?.resume(returning: nil) }
      }
      final class TitleController: UIViewController {
        private var continuation: CheckedContinuation<String, Never>?
        init(person: String) { super.init(nibName: nil, bundle: nil) }
        func result() async -> String { await withCheckedContinuation { continuation = $0 } }
        @objc func done() { continuation?.resume(returning: "Hello") }
      }
      final class InboxFlow {
        enum Action { case open(String), compose }
        private let split = UISplitViewController(style: .doubleColumn)
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func run() async {
          let inbox = InboxController()
          split.setViewController(inbox, for: .primary)
          window.rootViewController = split
          for await action in inbox.actions {
            switch action {
            case .open(let id): open(id)
            case .compose: if let id = await ComposeFlow(presenter: split).run() { open(id) }
            }
          }
        }
        private func open(_ id: String) { split.setViewController(LetterController(id: id), for: .secondary) }
      }
      final class InboxController: UIViewController {
        let actions: AsyncStream<InboxFlow.Action>
        private let continuation: AsyncStream<InboxFlow.Action>.Continuation
        init() {
          (actions, continuation) = AsyncStream.makeStream()
          super.init(nibName: nil, bundle: nil)
        }
        @objc func rowTapped() { continuation.yield(.open("1")) }
        @objc func composeTapped() { continuation.yield(.compose) }
      }
      final class LetterController: UIViewController {
        init(id: String) { super.init(nibName: nil, bundle: nil) }
      }
      """,
      """
      ComposeFlow
      > run.PeopleController -present-> PeopleController
        run.TitleController -push-> TitleController
        PeopleController -cancelled,picked-> !run
        PeopleController -cancelled,picked-> run.TitleController
        TitleController -done-> !run
      InboxFlow
        run -embed-> InboxController
        compose -start-> [ComposeFlow]
        open(id: String) -embed-> LetterController
        [ComposeFlow] -run-> open
        InboxController -compose-> compose
        InboxController -open-> open
      """)
  }

  @Test func aFlowEndsByTheFirstTaskOfAGroupThatAnswers() {
    expectGraph(
      """
      final class AppCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() async {
          switch await HomeCoordinator(window: window).start() {
          case .signedOut: window.rootViewController = WelcomeController()
          }
        }
      }
      final class WelcomeController: UIViewController {}
      final class HomeCoordinator {
        enum End { case signedOut }
        private enum Event { case ended(End), opened(String) }
        private let tabs = UITabBarController()
        private let window: UIWindow
        private let account = AccountCoordinator()
        private let inbox = InboxCoordinator()
        init(window: UIWindow) { self.window = window }
        func start() async -> End {
          tabs.viewControllers = [account.navigation, inbox.navigation]
          window.rootViewController = tabs
          return await withTaskGroup(of: Event.self) { group in
            group.addTask { [account] in .ended(await account.start()) }
            group.addTask { [inbox] in .opened(await inbox.start()) }
            for await event in group {
              switch event {
              case .ended(let end):
                group.cancelAll()
                return end
              case .opened(let id):
                tabs.present(LetterController(id: id), animated: true)
              }
            }
            return .signedOut
          }
        }
      }
      final class AccountCoordinator {
        let navigation = UINavigationController()
        func start() async -> HomeCoordinator.End {
          await withCheckedContinuation { continuation in
            let page = AccountController { continuation.resume(returning: .signedOut) }
            navigation.setViewControllers([page], animated: false)
          }
        }
      }
      final class InboxCoordinator {
        let navigation = UINavigationController()
        func start() async -> String {
          await withCheckedContinuation { continuation in
            let page = InboxController { continuation.resume(returning: $0) }
            navigation.setViewControllers([page], animated: false)
          }
        }
      }
      final class AccountController: UIViewController {
        private let onSignOut: () -> Void
        init(onSignOut: @escaping () -> Void) {
          self.onSignOut = onSignOut
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tapped() { onSignOut() }
      }
      final class InboxController: UIViewController {
        private let onOpen: (String) -> Void
        init(onOpen: @escaping (String) -> Void) {
          self.onOpen = onOpen
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tapped() { onOpen("1") }
      }
      final class LetterController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      AppCoordinator
      > start -start-> [HomeCoordinator]
        signedOut -root-> WelcomeController
        [HomeCoordinator] -signedOut-> signedOut
      HomeCoordinator
      > start.AccountCoordinator -tab-> [AccountCoordinator]
      > start.InboxCoordinator -tab-> [InboxCoordinator]
        opened(value: String) -present-> LetterController
        [AccountCoordinator] -start-> !signedOut
        [InboxCoordinator] -start-> !signedOut
        [InboxCoordinator] -start-> opened
      AccountCoordinator
      > start -root-> AccountController
        AccountController -onSignOut-> !signedOut
      InboxCoordinator
      > start -root-> InboxController
        InboxController -onOpen-> !resume
      """)
  }

  @Test func aLoopOverAStreamDoesNotEndWithTheLastAnswerInIt() {
    expectGraph(
      """
      final class ListCoordinator {
        private let window: UIWindow
        private let navigation = UINavigationController()
        init(window: UIWindow) { self.window = window }
        func start() async {
          let list = ListController()
          navigation.setViewControllers([list], animated: false)
          window.rootViewController = navigation
          for await id in list.picks { await open(id) }
        }
        private func open(_ id: String) async {
          await withCheckedContinuation { continuation in
            navigation.pushViewController(DetailController(id: id) { continuation.resume() }, animated: true)
          }
          navigation.popViewController(animated: true)
        }
      }
      final class ListController: UIViewController {
        let picks: AsyncStream<String>
        private let continuation: AsyncStream<String>.Continuation
        init() {
          (picks, continuation) = AsyncStream.makeStream()
          super.init(nibName: nil, bundle: nil)
        }
        @objc func rowTapped() { continuation.yield("1") }
      }
      final class DetailController: UIViewController {
        private let onDone: () -> Void
        init(id: String, onDone: @escaping () -> Void) {
          self.onDone = onDone
          super.init(nibName: nil, bundle: nil)
        }
        @objc func doneTapped() { onDone() }
      }
      final class AppCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func run() { Task { await ListCoordinator(window: window).start() } }
      }
      """,
      """
      ListCoordinator
      > start -root-> ListController
        open(id: String) -push-> DetailController
        DetailController -onDone-> <
        ListController -picks-> open
      AppCoordinator
        run -start-> [ListCoordinator]
      """)
  }
}
