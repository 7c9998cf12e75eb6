import Testing

/// Segues that code performs by the cases of an enum, and by functions of the app's own.
@Suite struct PerformedSegueTests {
  private func expectWallet(
    _ segues: String, showing cards: String, _ limits: String, helpers: String = "", _ routes: String,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    expectGraph(
      """
      final class WalletCoordinator: UIViewController\(segues)
        override func viewDidLoad() {
          super.viewDidLoad()
          let menu = MenuController()
          menu.delegate = self
          addChild(menu)
          view.addSubview(menu.view)
        }
      }
      extension WalletCoordinator: MenuDelegate {
        func menuDidPickCards() { \(cards) }
        func menuDidPickLimits() { \(limits) }
      }
      \(helpers)
      protocol MenuDelegate: AnyObject {
        func menuDidPickCards()
        func menuDidPickLimits()
      }
      final class MenuController: UIViewController {
        weak var delegate: MenuDelegate?
        @objc func cardsTapped() { delegate?.menuDidPickCards() }
        @objc func limitsTapped() { delegate?.menuDidPickLimits() }
      }
      final class CardsController: UIViewController {}
      final class LimitsController: UIViewController {}
      // FILE Wallet.storyboard
      <document initialViewController="wallet">
      <viewController id="wallet" customClass="WalletCoordinator" sceneMemberID="viewController"><connections>
        <segue destination="cards" kind="show" identifier="showCards" id="s1"/>
        <segue destination="limits" kind="presentation" identifier="show-limits" id="s2"/>
      </connections></viewController>
      <viewController id="cards" customClass="CardsController" sceneMemberID="viewController"/>
      <viewController id="limits" customClass="LimitsController" sceneMemberID="viewController"/>
      </document>
      """,
      """
      WalletCoordinator
      > viewDidLoad -embed-> MenuController
      \(routes)
      """, at: place)
  }

  @Test(arguments: [
    "{ enum Segue: String { case showCards, showLimits = \"show-limits\" }",
    """
    , SegueHandling {
      enum Segue: String {
        case showCards
        case showLimits = "show-limits"
      }
    """,
  ])
  func theRawValueOfACaseIsItsText(_ segues: String) {
    expectWallet(
      segues, showing: "performSegue(withIdentifier: Segue.showCards.rawValue, sender: nil)",
      """
      let segue = Segue.showLimits
      performSegue(withIdentifier: segue.rawValue, sender: self)
      """,
      helpers: "protocol SegueHandling { associatedtype Segue: RawRepresentable }",
      """
        menuDidPickCards -push-> CardsController
        menuDidPickLimits -present-> LimitsController
        MenuController -menuDidPickCards-> menuDidPickCards
        MenuController -menuDidPickLimits-> menuDidPickLimits
      """)
  }

  @Test(arguments: [
    (
      "_ segue: Segue", "segue.rawValue", ".showCards", ".showLimits",
      "extension SegueHandling where Self: UIViewController"
    ),
    (
      "_ segue: WalletSegue", "segue.rawValue", ".showCards", "WalletSegue.showLimits",
      "extension UIViewController"
    ),
    ("_ text: String", "text", "\"showCards\"", "\"show-limits\"", "extension WalletCoordinator"),
    (
      "named text: String", "text", "named: WalletSegue.showCards.rawValue",
      "named: WalletSegue.showLimits.rawValue", "extension UIViewController"
    ),
  ])
  func aHelperPerformsTheSegueThatItIsHanded(
    _ parameters: String, _ text: String, _ cards: String, _ limits: String, _ owner: String
  ) {
    let shown = parameters.replacing("_ ", with: "").replacing("named ", with: "")
    expectWallet(
      """
      , SegueHandling {
        enum Segue: String { case showCards, showLimits = "show-limits" }
      """, showing: "perform(\(cards))", "perform(\(limits))",
      helpers: """
        enum WalletSegue: String { case showCards, showLimits = "show-limits" }
        protocol SegueHandling { associatedtype Segue: RawRepresentable where Segue.RawValue == String }
        \(owner) {
          func perform(\(parameters)) { performSegue(withIdentifier: \(text), sender: nil) }
        }
        """,
      """
        perform.LimitsController(\(shown)) -present-> LimitsController
        perform.CardsController(\(shown)) -push-> CardsController
        MenuController -menuDidPickCards-> perform.CardsController
        MenuController -menuDidPickLimits-> perform.LimitsController
      """)
  }
}
