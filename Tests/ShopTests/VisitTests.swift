import FlowKit
import FlowTestSupport
import ShopApp
import Testing

/// The Shop, touched as a customer would, and the examples of the guide.
@MainActor @Suite struct VisitTests {
  @Test func newcomersAreToldWhatTheShopIs() {
    let phone = Phone()
    #expect(phone.seen == "WelcomeScreen")
    phone.touch("onContinue")
    #expect(phone.seen == "WelcomeScreen > PermissionsScreen")
    phone.touch("onDone")
    #expect(phone.seen == "[*catalogue: CatalogueScreen | orders: - | settings: -]")
    #expect(Phone(phone.shop).seen.hasPrefix("[*catalogue"), "not told twice")
  }

  @Test func aPurchaseEndsWithAnOrder() {
    let phone = Phone.ofACustomer()
    for button in ["onProduct", "onBuy", "onCheckout", "onContinue", "onPaid"] {
      #expect(phone.touch(button), "\(button) on \(phone.seen)")
    }
    #expect(phone.screen?.title == "Thank you")
    phone.touch("onDone")
    #expect(phone.seen == "[*catalogue: CatalogueScreen > ProductScreen | orders: - | settings: -]")
    #expect(phone.shop.orders.map(\.products.count) == [1])
  }

  @Test func swipingTheCheckoutAwayKeepsTheCart() {
    let phone = Phone.ofACustomer()
    phone.touch("onProduct")
    phone.touch("onBuy")
    phone.touch("onCheckout")
    weak let checkout = phone.app.subtree.last
    #expect(checkout?.flowID == "CheckoutFlow")
    phone.swipeDown()
    #expect(checkout == nil, "a flow that left is not kept alive")
    #expect(phone.shop.cart.count == 1)
  }

  @Test func helpComesFromThreeFlowsAndGoesAwayAlone() {
    let phone = Phone.ofACustomer()
    for button in ["onProduct", "onBuy", "onCheckout", "onContinue", "onHelp", "onArticle"] {
      phone.touch(button)
    }
    #expect(phone.seen.hasSuffix("/ sheet: HelpScreen > ArticleScreen"))
    phone.goBack()
    phone.touch("onClose")
    #expect(phone.screen?.title == "Payment")
  }

  @Test func aLinkOpensWhatItSays() throws {
    let phone = Phone.ofACustomer()
    try phone.app.open("shop://products/42/reviews")
    #expect(phone.screen?.title == "Reviews of Towel")
    try phone.app.open("shop://help?topic=returns")
    #expect(phone.screen?.rows == ["returns"])
    #expect(throws: LinkError.self) { try phone.app.open("shop://products/many") }
  }

  @Test func aGuardAsksStrangersToSignInFirst() throws {
    let phone = Phone.ofAVisitor()
    _ = try? phone.app.open("shop://orders/1007")
    #expect(phone.screen?.title == "Sign in")
    phone.touch("onLogin")
    #expect(phone.screen?.title == "Order 1007")
    #expect(phone.shop.account?.name == "Kim")
  }

  @Test func aLaunchFromALinkShowsNewcomersTheShopFirst() {
    let phone = Phone(opening: "shop://products/42")
    #expect(phone.screen?.title == "Welcome")
    phone.touch("onSkip")
    #expect(phone.screen?.title == "Towel")
  }

  @Test func signingOutStartsOver() {
    let phone = Phone.ofACustomer()
    phone.select(tab: "settings")
    phone.touch("onSignOut")
    phone.choose("Sign out")
    #expect(phone.shop.account == nil)
    #expect(phone.seen == "[*catalogue: CatalogueScreen | orders: - | settings: -]")
    #expect(phone.app.children.map(\.flowID) == ["MainFlow"])
  }

  @Test func theScriptedVisitIsTheSameEachTime() throws {
    let script = Visit.script()
    #expect(script == Visit.script())
    try Golden("Tests/ShopTests/Goldens").expect(script + "\n", "visit.txt")
    #expect(try Golden("Tests/ShopTests/Goldens").orphans(besides: ["visit.txt"]) == [])
  }
}

extension Phone {
  /// Somebody who knows the Shop and is not signed in.
  fileprivate static func ofAVisitor() -> Phone {
    let shop = ShopState()
    shop.hasSeenOnboarding = true
    return Phone(shop)
  }

  /// Somebody who is signed in.
  fileprivate static func ofACustomer() -> Phone {
    let phone = ofAVisitor()
    phone.shop.account = Account(name: "Kim")
    return phone
  }
}
