import FlowKit
import Testing

private enum Step { case address, payment(card: String), summary }

private final class AddressViewController {}
private final class PaymentViewController {}

/// A router that somebody else holds, with the screens in a dictionary.
private final class ScreenRouter {
  var screens: [String: AnyObject] = [:]
  weak var owner: AppCoordinator?
}

private final class AppCoordinator {
  var cart: CartCoordinator?
  var router: ScreenRouter? = ScreenRouter()
}

private final class CartCoordinator {
  weak var router: ScreenRouter?
  weak var app: AppCoordinator?
}

private final class CountingCoordinator {
  var screens: [AnyObject] = [AddressViewController(), PaymentViewController()]
  var childCoordinators: [AnyObject] = []
  var stepIndex = 0
}

private final class NamedCoordinator {
  let steps = [Step.address, .payment(card: "visa"), .summary]
  var currentStep: Step? = .address
}

private final class NumberedCoordinator {
  let steps = [Step.address, .payment(card: "visa"), .summary]
  var step = 0
}

private final class PathsCoordinator {
  var path: [AnyHashable] = []
  var homePath = [7, 8]
  var filePath = "a/b"
  var loginSheet: Step? = .summary
  var sheets = 3
}

/// What is on screen, as plain objects tell it.
@Suite struct ShownTests {
  @Test func aWeakRouterShowsItsScreens() {
    let router = ScreenRouter()
    router.screens = ["b": PaymentViewController(), "a": AddressViewController()]
    let cart = CartCoordinator()
    cart.router = router
    #expect(
      "\(LiveTree(reflecting: cart))" == """
        CartCoordinator #1
        ├─ AddressViewController #2 (screen)
        └─ PaymentViewController #3 (screen)

        """)
  }

  @Test func aWeakRouterLeadsToNoCoordinator() {
    let app = AppCoordinator()
    app.router?.owner = app
    let cart = CartCoordinator()
    (cart.router, cart.app) = (app.router, app)
    #expect("\(LiveTree(reflecting: cart))" == "CartCoordinator #1\n")
  }

  @Test func whatIsHeldElsewhereIsToldThere() {
    let app = AppCoordinator()
    app.router?.screens = ["a": AddressViewController()]
    app.cart = CartCoordinator()
    app.cart?.router = app.router
    #expect(
      "\(LiveTree(reflecting: app))" == """
        AppCoordinator #1
        ├─ CartCoordinator #2
        └─ AddressViewController #3 (screen)

        """)
  }

  @Test func aNumberSaysWhichStepIsCurrent() {
    let steps = CountingCoordinator()
    #expect("\(LiveTree(reflecting: steps))".hasPrefix("CountingCoordinator #1 → AddressViewController #2\n"))
    steps.stepIndex = 1
    #expect("\(LiveTree(reflecting: steps))".hasPrefix("CountingCoordinator #1 → PaymentViewController #3\n"))
    steps.stepIndex = 2
    #expect("\(LiveTree(reflecting: steps))".hasPrefix("CountingCoordinator #1\n"))
  }

  @Test func aValueSaysWhichStepIsCurrent() {
    let named = NamedCoordinator()
    #expect("\(LiveTree(reflecting: named))" == "NamedCoordinator #1 → address\n")
    named.currentStep = nil
    #expect("\(LiveTree(reflecting: named))" == "NamedCoordinator #1\n")
    let numbered = NumberedCoordinator()
    numbered.step = 1
    #expect("\(LiveTree(reflecting: numbered))" == "NumberedCoordinator #1 → payment(card: visa)\n")
  }

  @Test func pathsAndSheetsAreKnownByTheirNames() {
    let paths = PathsCoordinator()
    #expect(
      "\(LiveTree(reflecting: paths))" == """
        PathsCoordinator #1
        ├─ 7 #2 (item) push
        ├─ 8 #3 (item) push
        └─ summary #4 (item) present

        """)
    var rules = LiveTreeRules()
    (rules.pathNames, rules.itemNames) = ([], [])
    #expect("\(LiveTree(reflecting: paths, rules: rules))" == "PathsCoordinator #1\n")
  }

  @Test func aLongValueIsCut() {
    let paths = PathsCoordinator()
    paths.loginSheet = .payment(card: String(repeating: "1", count: 500))
    let title = "payment(card: " + String(repeating: "1", count: 46) + "…"
    #expect("\(LiveTree(reflecting: paths))".contains("└─ \(title) #4 (item) present\n"))
  }
}
