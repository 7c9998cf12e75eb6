import Testing

/// Answers that screens give by functions of the system which code hands them, and that flows hand on.
@Suite struct HandedAnswerTests {
  @Test(arguments: [
    ("entry.onCode = continuation.resume(returning:)", "entry.onClose = continuation.resume"),
    ("entry.onCode = { continuation.resume(returning: $0) }", "entry.onClose = { continuation.resume() }"),
  ])
  func aContinuationIsHandedByItsName(code: String, close: String) {
    expectGraph(
      """
      final class SignInCoordinator {
        let navigation = UINavigationController()
        func run() async {
          _ = await code()
          await closed()
          navigation.pushViewController(WelcomeController(), animated: true)
        }
        private func code() async -> String {
          await withCheckedContinuation { continuation in
            let entry = EntryController()
            \(code)
            navigation.setViewControllers([entry], animated: false)
          }
        }
        private func closed() async {
          await withCheckedContinuation { continuation in
            let entry = HintController()
            \(close)
            navigation.pushViewController(entry, animated: true)
          }
        }
      }
      final class EntryController: UIViewController {
        var onCode: ((String) -> Void)?
        @objc func tapped() { onCode?("1") }
      }
      final class HintController: UIViewController {
        var onClose: (() -> Void)?
        @objc func tapped() { onClose?() }
      }
      final class WelcomeController: UIViewController {}
      """,
      """
      SignInCoordinator
        run -push-> WelcomeController
        code -root-> EntryController
        closed -push-> HintController
        EntryController -onCode-> closed
        HintController -onClose-> run
      """)
  }

  @Test func aSubjectIsHandedByItsName() {
    expectGraph(
      """
      import Combine
      final class ShopCoordinator {
        enum Event { case cart, help }
        let navigation = UINavigationController()
        private let events = PassthroughSubject<Event, Never>()
        private var bag: Set<AnyCancellable> = []
        func start() {
          events.sink { [weak self] event in
            switch event {
            case .cart: self?.navigation.pushViewController(CartController(), animated: true)
            case .help: self?.navigation.present(HelpController(), animated: true)
            }
          }.store(in: &bag)
          let list = ListController()
          list.onEvent = events.send
          navigation.setViewControllers([list], animated: false)
        }
      }
      final class ListController: UIViewController {
        var onEvent: ((ShopCoordinator.Event) -> Void)?
        @objc func cartTapped() { onEvent?(.cart) }
        @objc func helpTapped() { onEvent?(.help) }
      }
      final class CartController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      ShopCoordinator
        cart -push-> CartController
        help -present-> HelpController
      > start -root-> ListController
        ListController -cart-> cart
        ListController -help-> help
      """)
  }

  /// For the flow that waits, the child answers, and not the screen that chose; the child ends with each of its answers.
  @Test func aFlowHandsOnTheAnswerOfItsScreen() {
    expectGraph(
      """
      enum Outcome { case buy, read, nothing }
      final class MainCoordinator {
        let navigation = UINavigationController()
        func openQuiz() async {
          let quiz = QuizCoordinator(navigation)
          switch await quiz.run() {
          case .buy: navigation.pushViewController(ShopController(), animated: true)
          case .read: navigation.pushViewController(ArticleController(), animated: true)
          case .nothing: break
          }
        }
      }
      final class QuizCoordinator {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func run() async -> Outcome {
          guard await begins() else { return .nothing }
          return await result()
        }
        private func begins() async -> Bool {
          await withCheckedContinuation { continuation in
            let intro = IntroController()
            intro.onStart = { continuation.resume(returning: true) }
            intro.onCancel = { continuation.resume(returning: false) }
            navigation.pushViewController(intro, animated: true)
          }
        }
        private func result() async -> Outcome {
          await withCheckedContinuation { continuation in
            let result = ResultController()
            result.onChoice = { continuation.resume(returning: $0) }
            navigation.pushViewController(result, animated: true)
          }
        }
      }
      final class IntroController: UIViewController {
        var onStart: (() -> Void)?
        var onCancel: (() -> Void)?
        @objc func startTapped() { onStart?() }
        @objc func cancelTapped() { onCancel?() }
      }
      final class ResultController: UIViewController {
        var onChoice: ((Outcome) -> Void)?
        @objc func buyTapped() { onChoice?(.buy) }
        @objc func readTapped() { onChoice?(.read) }
      }
      final class ShopController: UIViewController {}
      final class ArticleController: UIViewController {}
      """,
      """
      MainCoordinator
        openQuiz -start-> [QuizCoordinator]
        buy -push-> ShopController
        read -push-> ArticleController
        [QuizCoordinator] -buy-> buy
        [QuizCoordinator] -read-> read
      QuizCoordinator
      > begins -push-> IntroController
        result -push-> ResultController
        IntroController -onCancel,onStart-> !nothing
        IntroController -onCancel,onStart-> result
        ResultController -buy-> !buy
        ResultController -read-> !read
      """)
  }
}

/// Flows whose base class starts what they override, and waits for the answer.
@Suite struct BaseClassAnswerTests {
  @Test(arguments: [
    "promise(.success(await self.run()))",
    "let end = await self.run(); promise(.success(end))",
  ])
  func aFlowEndsByWhatItsBaseClassWaitsFor(answer: String) {
    expectGraph(
      """
      class AsyncCoordinator<End> {
        let navigation = UINavigationController()
        func run() async -> End { fatalError() }
        final func start() -> AnyPublisher<End, Never> {
          Deferred {
            Future { promise in
              Task { @MainActor in \(answer) }
            }
          }.eraseToAnyPublisher()
        }
        func end<T>(of child: AsyncCoordinator<T>) async -> T {
          await withCheckedContinuation { continuation in
            child.start().first().sink { continuation.resume(returning: $0) }.store(in: &bag)
          }
        }
      }
      enum LoanEnd { case lent, refused }
      final class LoanCoordinator: AsyncCoordinator<LoanEnd> {
        override func run() async -> LoanEnd {
          guard await asked() else { return .refused }
          return .lent
        }
        private func asked() async -> Bool {
          await withCheckedContinuation { continuation in
            let page = LoanController()
            page.onAnswer = { continuation.resume(returning: $0) }
            navigation.pushViewController(page, animated: true)
          }
        }
      }
      final class ShelfCoordinator: AsyncCoordinator<Void> {
        override func run() async {
          let shelf = ShelfController()
          shelf.onLend = { [weak self] in self?.lend() }
          navigation.setViewControllers([shelf], animated: false)
        }
        private func lend() {
          Task {
            guard await end(of: LoanCoordinator()) == .lent else { return }
            navigation.pushViewController(ReceiptController(), animated: true)
          }
        }
      }
      final class LoanController: UIViewController {
        var onAnswer: ((Bool) -> Void)?
        @objc func tapped() { onAnswer?(true) }
      }
      final class ShelfController: UIViewController {
        var onLend: (() -> Void)?
        @objc func tapped() { onLend?() }
      }
      final class ReceiptController: UIViewController {}
      """,
      """
      LoanCoordinator
      > asked -push-> LoanController
        LoanController -onAnswer-> !lent
        LoanController -onAnswer-> !refused
      ShelfCoordinator
        run -root-> ShelfController
        lend -start-> [LoanCoordinator]
        lent -push-> ReceiptController
        [LoanCoordinator] -lent-> lent
        ShelfController -onLend-> lend
      """)
  }

  /// A continuation that is given a result returns the value of its success.
  @Test(arguments: ["resume(returning: .lent)", "resume(with: .success(.lent))"])
  func aContinuationIsGivenACase(answer: String) {
    expectGraph(
      """
      enum LoanEnd { case lent, refused }
      final class LoanCoordinator {
        private let navigation = UINavigationController()
        func start() {
          Task {
            switch await end() {
            case .lent: navigation.pushViewController(ReceiptController(), animated: true)
            case .refused: navigation.popViewController(animated: true)
            }
          }
        }
        private func end() async -> LoanEnd {
          await withCheckedContinuation { continuation in
            let page = LoanController()
            page.onLend = { continuation.\(answer) }
            page.onRefuse = { continuation.resume(returning: .refused) }
            navigation.setViewControllers([page], animated: false)
          }
        }
      }
      final class LoanController: UIViewController {
        var onLend: (() -> Void)?
        var onRefuse: (() -> Void)?
        @objc func lendTapped() { onLend?() }
        @objc func refuseTapped() { onRefuse?() }
      }
      final class ReceiptController: UIViewController {}
      """,
      """
      LoanCoordinator
        lent -push-> ReceiptController
      > end -root-> LoanController
        LoanController -onRefuse-> <
        LoanController -onLend-> lent
      """)
  }

  @Test func aFlowThatReturnsNothingEndsOnce() {
    expectGraph(
      """
      class AsyncCoordinator {
        let navigation = UINavigationController()
        func run() async { fatalError() }
        final func start() -> AnyPublisher<Void, Never> {
          Future { promise in
            Task { @MainActor in
              await self.run()
              promise(.success(()))
            }
          }.eraseToAnyPublisher()
        }
      }
      final class TourCoordinator: AsyncCoordinator {
        override func run() async {
          await withCheckedContinuation { continuation in
            let page = TourController()
            page.onNext = { continuation.resume() }
            navigation.pushViewController(page, animated: true)
          }
        }
      }
      final class AppCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          TourCoordinator().start().sink { [weak self] in self?.showShelf() }.store(in: &bag)
        }
        private func showShelf() { window.rootViewController = ShelfController() }
      }
      final class TourController: UIViewController {
        var onNext: (() -> Void)?
        @objc func tapped() { onNext?() }
      }
      final class ShelfController: UIViewController {}
      """,
      """
      TourCoordinator
      > run -push-> TourController
        TourController -onNext-> !resume
      AppCoordinator
      > start -start-> [TourCoordinator]
        showShelf -root-> ShelfController
        [TourCoordinator] -start-> showShelf
      """)
  }

  @Test func whoAnswersAsksForThePageThatIsMadeOfTheAnswer() {
    expectGraph(
      """
      final class ShelfCoordinator {
        private let navigation = UINavigationController()
        func start() {
          Task { navigation.pushViewController(BookController(title: await chosen()), animated: true) }
        }
        private func chosen() async -> String {
          await withCheckedContinuation { continuation in
            let shelf = ShelfController()
            shelf.onChoose = { continuation.resume(returning: $0) }
            navigation.setViewControllers([shelf], animated: false)
          }
        }
      }
      final class ShelfController: UIViewController {
        var onChoose: ((String) -> Void)?
        @objc func tapped() { onChoose?("Emma") }
      }
      final class BookController: UIViewController { init(title: String) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      ShelfCoordinator
        start -push-> BookController
      > chosen -root-> ShelfController
        ShelfController -onChoose-> start
      """)
  }

  @Test(arguments: ["return await inner.run()", "let end = await inner.run()\n          return end"])
  func theAnswerOfAChildIsThatOfTheFlowWhichHandsItOn(end: String) {
    expectGraph(
      """
      import UIKit
      enum Verdict { case adopted }
      final class ShelterCoordinator {
        private let navigation = UINavigationController()
        func start() async {
          switch await VisitFlow(navigation).run() {
          case .adopted: navigation.pushViewController(PapersController(), animated: true)
          }
        }
      }
      final class VisitFlow {
        private let inner: KennelFlow
        init(_ navigation: UINavigationController) { inner = KennelFlow(navigation) }
        func run() async -> Verdict {
          \(end)
        }
      }
      final class KennelFlow {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func run() async -> Verdict {
          await withCheckedContinuation { continuation in
            let page = DogController()
            page.onAdopt = { continuation.resume(returning: .adopted) }
            navigation.pushViewController(page, animated: true)
          }
        }
      }
      final class DogController: UIViewController {
        var onAdopt: (() -> Void)?
        @objc func adoptTapped() { onAdopt?() }
      }
      final class PapersController: UIViewController {}
      """,
      """
      ShelterCoordinator
      > start -start-> [VisitFlow]
        adopted -push-> PapersController
        [VisitFlow] -adopted-> adopted
      VisitFlow
      > run -start-> [KennelFlow]
        [KennelFlow] -run-> !run
      KennelFlow
      > run -push-> DogController
        DogController -onAdopt-> !adopted
      """)
  }
}
