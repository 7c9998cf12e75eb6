import FlowModel
import FlowScan
import Testing

/// What comments tell a scan that it cannot see.
@Suite struct CorrectionTests {
  private static let screens = """

    final class CartScreen: UIViewController {
      var onPaid: (() -> Void)?
      func pay() { onPaid?() }
    }
    final class ReceiptScreen: UIViewController {}
    """

  private func check(
    _ source: String, _ expected: String, findings: String = "",
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    expectGraph(source, expected, at: place)
    let fixture = Fixture(source)
    let found = fixture.result().findings.map { finding in
      "\(finding.location?.line ?? 0) \(finding.rule): \(finding.message)"
    }
    #expect(found.joined(separator: "\n") == findings, sourceLocation: place)
  }

  @Test func whatIsMadeWhereNobodyLooksIsTold() {
    check(
      """
      final class CheckoutCoordinator {
        let navigation = UINavigationController()
        func start() {
          let cart = CartScreen()
          cart.onPaid = { [weak self] in self?.showReceipt() }
          navigation.pushViewController(cart, animated: true)
        }
        func showReceipt() {
          // flowdoc:shows ReceiptScreen push
          navigation.pushViewController(Plugins.screen(named: "receipt"), animated: true)
        }
      }
      """ + Self.screens,
      """
      CheckoutCoordinator
      > start -push-> CartScreen
        showReceipt -push-> ReceiptScreen
      """)
  }

  @Test func whoAsksIsToldByNameOrByTheTriggerThatOneScreenHas() {
    check(
      """
      final class CheckoutCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(CartScreen(), animated: true) }
        // flowdoc:shows ReceiptScreen push from CartScreen on paid
        // flowdoc:shows HelpScreen present on help
        func handle(_ notification: Notification) {}
      }
      final class HelpScreen: UIViewController {}
      """ + Self.screens,
      """
      CheckoutCoordinator
      > start -push-> CartScreen
        handle -push-> ReceiptScreen
        handle.HelpScreen -present-> HelpScreen
        CartScreen -paid-> handle
        CartScreen -help-> handle.HelpScreen
      """)
  }

  @Test func aTypeIsAFlowOrNoneAsItsCommentSays() {
    check(
      """
      // flowdoc:flow
      final class Tour {
        func begin() { Pages.open(CartScreen()) }
      }
      final class ThemeCoordinator { // flowdoc:not-a-flow
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ReceiptScreen(), animated: true) }
      }
      """ + Self.screens,
      """
      Tour
        App.swift:3:29 CartScreen: It is made here, and not seen to be shown.
      """)
  }

  @Test func aTypeOfALibraryIsAScreenWhereItsCommentSaysSo() {
    check(
      """
      final class MapCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(MapCanvas(), animated: true) }
      }
      // flowdoc:screen
      final class MapCanvas: Canvas {}
      """,
      """
      MapCoordinator
      > start -push-> MapCanvas
      """)
  }

  @Test func whatNeedsNoCorrectionIsSaid() {
    check(
      """
      // flowdoc:flow
      final class CheckoutCoordinator {
        let navigation = UINavigationController()
        func start() {
          // flowdoc:shows CartScreen push
          navigation.pushViewController(CartScreen(), animated: true)
        }
        func pay() {
          // flowdoc:shows ReceiptScreen present
          navigation.pushViewController(ReceiptScreen(), animated: true)
        }
      }
      """ + Self.screens,
      """
      CheckoutCoordinator
      > start -push-> CartScreen
        pay -present-> ReceiptScreen
      """,
      findings: """
        1 correction-unused: the correction 'CheckoutCoordinator flow' changes nothing: the scan takes it for a flow by itself
        5 correction-unused: the correction 'CheckoutCoordinator shows CartScreen push' changes nothing: the scan sees it by itself
        9 correction-contradicted: the correction 'CheckoutCoordinator shows ReceiptScreen present' holds, though the scan sees it shown as 'push'
        """)
  }

  @Test func whatCannotBeReadIsSaid() {
    check(
      """
      let text = "// flowdoc:flow"
      // flowdoc:flows
      final class CheckoutCoordinator {
        let navigation = UINavigationController()
        // flowdoc:shows CartScreen pushed
        func start() { navigation.pushViewController(CartScreen(), animated: true) } // flowdoc:screen
        /// Comments as `// flowdoc:flow` are told of here.
        func pay() {} // flowdoc:shows ReceiptScreen
      }
      final class Model {
        // flowdoc:shows CartScreen push
        func load() {}
      }
      """ + Self.screens,
      """
      CheckoutCoordinator
      > start -push-> CartScreen
      """,
      findings: """
        2 correction-unread: 'flows' is nothing that flowdoc can be told; 'flow' may be meant
        5 correction-unread: 'pushed' is no style in which something is shown; 'push' may be meant
        6 correction-unread: the comment `flowdoc:screen` stands before no type that it could speak of
        8 correction-unread: what is shown cannot be read
        11 correction-unused: the correction 'Model shows CartScreen push' changes nothing: Model is no flow; say so with `flowdoc:flow`
        """)
  }
}
