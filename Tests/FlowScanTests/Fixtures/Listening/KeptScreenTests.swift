import Testing

/// A screen that the flow keeps in a lazy property, for its parent to put on show.
@Suite struct KeptScreenTests {
  @Test func theDelegateOfAKeptScreenIsHeardAndTheScreenIsTheFlowsFirst() {
    expectGraph(
      """
      protocol AmountControllerDelegate: AnyObject {
        func didEnter(amount: Int, in controller: AmountController)
      }
      final class AmountController: UIViewController {
        weak var delegate: AmountControllerDelegate?
        @objc func done() { delegate?.didEnter(amount: 3, in: self) }
      }
      final class ReceiptController: UIViewController {}

      final class TransferCoordinator {
        let navigation: UINavigationController
        var rootViewController: UIViewController { controller }
        private lazy var controller: AmountController = {
          let controller = AmountController()
          controller.delegate = self
          return controller
        }()
        init(navigation: UINavigationController) { self.navigation = navigation }
      }
      extension TransferCoordinator: AmountControllerDelegate {
        func didEnter(amount: Int, in controller: AmountController) {
          navigation.pushViewController(ReceiptController(), animated: true)
        }
      }

      final class WalletCoordinator {
        let navigation = UINavigationController()
        func start() {
          let transfer = TransferCoordinator(navigation: navigation)
          navigation.pushViewController(transfer.rootViewController, animated: true)
        }
      }
      """,
      // Routes stand in the order of the code.
      """
      TransferCoordinator
      > start -root-> AmountController
        didEnter(amount: Int, controller: AmountController) -push-> ReceiptController
        AmountController -didEnter-> didEnter
      WalletCoordinator
      > start -push-> [TransferCoordinator]
      """)
  }
}
