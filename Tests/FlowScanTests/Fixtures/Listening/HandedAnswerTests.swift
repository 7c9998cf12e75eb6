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
