import Testing

/// Views of the app's own that a screen connects with itself where it makes them.
@Suite struct ConnectedViewTests {
  @Test func aViewIsConnectedInItsInitialValue() {
    expectGraph(
      """
      final class FruitCoordinator: FruitDelegate {
        private let navigation = UINavigationController()
        func start() {
          let page = FruitController()
          page.delegate = self
          navigation.setViewControllers([page], animated: false)
        }
        func didBuy() { navigation.pushViewController(BasketController(), animated: true) }
        func didAskForHelp() { navigation.present(HelpController(), animated: true) }
      }
      protocol FruitDelegate: AnyObject {
        func didBuy()
        func didAskForHelp()
      }
      final class BasketController: UIViewController {}
      final class HelpController: UIViewController {}
      final class RoundButton: UIButton {}
      final class FooterView: UIView { let label = UILabel() }
      final class FruitController: UIViewController {
        weak var delegate: FruitDelegate?
        private lazy var button: RoundButton = {
          let button = RoundButton()
          button.addTarget(self, action: #selector(buy), for: .touchUpInside)
          return button
        }()
        private lazy var footer: FooterView = {
          let footer = FooterView()
          footer.label.text = "Help"
          footer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(help)))
          return footer
        }()
        override func viewDidLoad() {
          view.addSubview(button)
          view.addSubview(footer)
        }
        @objc private func buy() { delegate?.didBuy() }
        @objc private func help() { delegate?.didAskForHelp() }
      }
      """,
      """
      FruitCoordinator
      > start -root-> FruitController
        didBuy -push-> BasketController
        didAskForHelp -present-> HelpController
        FruitController -didAskForHelp-> didAskForHelp
        FruitController -didBuy-> didBuy
      """)
  }
}
