import FlowAnalysis
import Testing

/// Where names break, and what the names of an app have in common.
@Suite struct NameTests {
  @Test(
    "A name breaks at humps, dots and digits alone",
    arguments: [
      ("CheckoutConfirmationViewController", "Checkout|Confirmation|View|Controller"),
      ("URLSessionFlow", "URL|Session|Flow"), ("QRCodeVC", "QR|Code|VC"),
      ("iOS16Settings", "i|OS16|Settings"),
      ("Section3d", "Section3d"), ("Sources/Shop/AppFlow.swift", "Sources|/Shop|/App|Flow.|swift"),
      ("shop://orders/:id", "shop://orders|/:id"), ("onPay_now", "on|Pay_|now"), ("wallet", "wallet"),
      ("", ""),
      ("Ärger", "Ärger"), ("__init", "__|init"), ("AppStore.Scope<Root>", "App|Store.|Scope<Root>"),
    ])
  func breaks(name: String, parts: String) {
    let found = NameHumps.parts(of: name)
    #expect(found.joined(separator: "|") == parts)
    #expect(found.joined() == name)
  }

  @Test("What most names end with is set apart from what is their own")
  func tails() {
    let flows = ["AppCoordinator", "SendCoordinator", "ScanCodeCoordinator", "SettingsView"]
    #expect(divided("ScanCodeCoordinator", flows) == "(ScanCode)Coordinator")
    #expect(divided("SettingsView", flows) == "(SettingsView)")
    #expect(divided("Coordinator", flows) == "(Coordinator)")
  }

  @Test("The longest end that is shared counts, and names without all of it share less")
  func longerTails() {
    let screens = ["HomeViewController", "ItemViewController", "PayViewController", "MapController"]
    #expect(divided("PayViewController", screens) == "(Pay)ViewController")
    #expect(divided("MapController", screens) == "(Map)Controller")
  }

  @Test("A beginning has to be that of nearly all names")
  func leads() {
    let all = ["BVNLogin", "BVNHome", "BVNCart", "BVNHelp", "Splash"]
    #expect(divided("BVNCart", all) == "BVN(Cart)")
    let some = ["WalletHome", "WalletSend", "WalletList", "Login", "Help", "Scan"]
    #expect(divided("WalletSend", some) == "(WalletSend)")
  }

  @Test("Two names share nothing, and neither do equal ones")
  func few() {
    #expect(divided("AFlow", ["AFlow", "BFlow"]) == "(AFlow)")
    #expect(divided("AFlow", ["AFlow", "AFlow", "AFlow", "BFlow"]) == "(AFlow)")
  }

  private func divided(_ name: String, _ names: [String]) -> String {
    let parts = SharedNameParts(of: names).division(of: name)
    return "\(parts.lead)(\(parts.core))\(parts.tail)"
  }
}
