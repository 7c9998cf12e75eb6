import Testing

/// Services that several screens use answer whoever asked them, and nobody else.
@Suite struct ServiceAnswerTests {
  /// A client that the coordinator and the two screens share, of which only the home screen makes the coordinator use it.
  private func app(_ client: String, _ body: String) -> String {
    """
    \(client)
    final class HomeController: UIViewController {
      let client: Client
      var onPay: (() -> Void)?
      init(client: Client) { self.client = client }
      @objc func pay() { onPay?() }
    }
    final class NewsController: UIViewController {
      let client: Client
      init(client: Client) { self.client = client }
      override func viewDidLoad() { client.load("news") { _ in } }
    }
    final class ReceiptController: UIViewController {}
    final class LoginController: UIViewController {}
    final class ShopCoordinator {
      let navigation: UINavigationController
      let client: Client
      init(navigation: UINavigationController, client: Client) {
        self.navigation = navigation
        self.client = client
      }
      func start() {
        let home = HomeController(client: client)
        home.onPay = { [weak self] in self?.pay() }
        navigation.setViewControllers([home, NewsController(client: client)], animated: false)
      }
      \(body)
      private func showReceipt() { navigation.pushViewController(ReceiptController(), animated: true) }
      private func showLogin() { navigation.present(LoginController(), animated: true) }
    }
    """
  }

  private let shown = """
    ShopCoordinator
    > start.HomeController -root-> HomeController
    > start.NewsController -root-> NewsController
      showReceipt -push-> ReceiptController
      showLogin -present-> LoginController
      HomeController -onPay-> showLogin
      HomeController -onPay-> showReceipt
    """

  @Test func anErrorIsAnAnswerWhereverTheServiceMakesIt() {
    expectGraph(
      app(
        """
        enum PayError: Error { case expired, unknown }
        final class Client {
          func load(_ path: String, completion: @escaping (Result<String, PayError>) -> Void) {
            if path.isEmpty { completion(.failure(error(path))) } else { completion(.success(path)) }
          }
          private func error(_ path: String) -> PayError { path.isEmpty ? .expired : .unknown }
        }
        """,
        """
        private func pay() {
          client.load("pay") { [weak self] result in
            switch result {
            case .success: self?.showReceipt()
            case .failure(let error): self?.handle(error)
            }
          }
        }
        private func handle(_ error: PayError) {
          switch error {
          case .expired: showLogin()
          case .unknown: break
          }
        }
        """), shown)
  }

  @Test func anAnswerIsFollowedThroughTheClosuresOfSeveralServices() {
    expectGraph(
      app(
        """
        enum Answer { case paid, expired }
        final class Network {
          func send(_ path: String, then: @escaping (Result<String, Error>) -> Void) {
            again { then(.success(path)) }
          }
          private func again(_ work: @escaping () -> Void) { work() }
        }
        final class Client {
          let network = Network()
          func load(_ path: String, completion: @escaping (Result<Answer, Error>) -> Void) {
            network.send(path) { [weak self] result in
              switch result {
              case .success(let text): completion(.success(self?.answer(text) ?? .expired))
              case .failure(let error): completion(.failure(error))
              }
            }
          }
          private func answer(_ text: String) -> Answer { text.isEmpty ? .expired : .paid }
        }
        """,
        """
        private func pay() {
          client.load("pay") { [weak self] result in
            switch result {
            case .success(.paid): self?.showReceipt()
            default: self?.showLogin()
            }
          }
        }
        """), shown)
  }

  @Test func theStateOfAModelIsNoRequestOfWhoeverMadeIt() {
    expectGraph(
      """
      enum Kind { case main, watch(String) }
      struct Wallet { let kind: Kind }
      final class SendController: UIViewController {
        let wallet: Wallet
        var onSend: ((Wallet) -> Void)?
        init(wallet: Wallet) { self.wallet = wallet }
        @objc func send() { onSend?(wallet) }
      }
      final class ImportController: UIViewController {
        var onImport: ((Wallet) -> Void)?
        @objc func importAddress() { onImport?(Wallet(kind: .watch("address"))) }
      }
      final class PayController: UIViewController {}
      final class WarningController: UIViewController {}
      final class WalletCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let page = ImportController()
          page.onImport = { [weak self] wallet in self?.showWallet(wallet) }
          navigation.pushViewController(page, animated: true)
        }
        private func showWallet(_ wallet: Wallet) {
          let page = SendController(wallet: wallet)
          page.onSend = { [weak self] wallet in self?.send(wallet) }
          navigation.pushViewController(page, animated: true)
        }
        private func send(_ wallet: Wallet) {
          switch wallet.kind {
          case .main: navigation.pushViewController(PayController(), animated: true)
          case .watch: navigation.present(WarningController(), animated: true)
          }
        }
      }
      """,
      """
      WalletCoordinator
      > start -push-> ImportController
        showWallet(wallet: Wallet) -push-> SendController
        main -push-> PayController
        watch(value: String) -present-> WarningController
        ImportController -onImport-> showWallet
        SendController -onSend-> main
        SendController -onSend-> watch
      """)
  }

  @Test func aScreenThatPassesAStateAsksForWhatFollows() {
    expectGraph(
      """
      enum Phase { case open, paid }
      struct Order { let phase: Phase }
      final class Store {
        static let shared = Store()
        var order = Order(phase: .open)
        func restore() { order = Order(phase: .paid) }
      }
      final class OrderController: UIViewController {
        let onDone: (Phase) -> Void
        var onNext: (() -> Void)?
        init(onDone: @escaping (Phase) -> Void) { self.onDone = onDone }
        @objc func next() { onNext?() }
        @objc func done() { onDone(Store.shared.order.phase) }
      }
      final class ImportController: UIViewController {
        var onClose: (() -> Void)?
        @objc func restore() {
          Store.shared.restore()
          onClose?()
        }
      }
      final class ReceiptController: UIViewController {}
      final class OrderCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let orders = OrderController { [weak self] phase in
            if phase == .paid { self?.showReceipt() }
          }
          orders.onNext = { [weak self] in
            if case .paid = Store.shared.order.phase { self?.showReceipt() }
          }
          let imports = ImportController()
          imports.onClose = { [weak self] in self?.navigation.popViewController(animated: true) }
          navigation.setViewControllers([orders, imports], animated: false)
        }
        private func showReceipt() { navigation.pushViewController(ReceiptController(), animated: true) }
      }
      """,
      """
      OrderCoordinator
      > start.OrderController -root-> OrderController
      > start.ImportController -root-> ImportController
        showReceipt -push-> ReceiptController
        ImportController -onClose-> <
        OrderController -onDone,onNext-> showReceipt
      """)
  }

  @Test func aScreenThatReportsAResultAsks() {
    expectGraph(
      """
      import Combine
      final class PayCoordinator {
        let navigation = UINavigationController()
        private var bag = Set<AnyCancellable>()
        func start() {
          navigation.pushViewController(BasketController { [weak self] in self?.pay() }, animated: true)
        }
        func pay() {
          let model = PayModel()
          model.done.sink { [weak self] result in
            switch result {
            case .success: self?.navigation.pushViewController(ThanksController(), animated: true)
            case .failure: self?.navigation.pushViewController(SorryController(), animated: true)
            }
          }.store(in: &bag)
          navigation.pushViewController(PayController(model: model), animated: true)
        }
      }
      final class PayModel {
        let done = PassthroughSubject<Result<Int, Error>, Never>()
        func pay() {
          URLSession.shared.dataTask(with: URL(string: "https://shop.example")!) { [weak self] _, _, error in
            if let error { self?.done.send(.failure(error)) } else { self?.done.send(.success(1)) }
          }.resume()
        }
      }
      final class PayController: UIViewController {
        let model: PayModel
        init(model: PayModel) { self.model = model }
        @objc func pay() { model.pay() }
      }
      final class BasketController: UIViewController {
        let onPay: () -> Void
        init(onPay: @escaping () -> Void) { self.onPay = onPay }
        @objc func next() { onPay() }
      }
      final class ThanksController: UIViewController {}
      final class SorryController: UIViewController {}
      """,
      """
      PayCoordinator
      > start -push-> BasketController
        pay.ThanksController -push-> ThanksController
        pay.SorryController -push-> SorryController
        pay.PayController -push-> PayController
        BasketController -onPay-> pay.PayController
        PayController -done-> pay.SorryController
        PayController -done-> pay.ThanksController
      """)
  }
}
