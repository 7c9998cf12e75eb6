import FlowAnalysis
import FlowKit
import FlowModel
import Foundation
import ShopApp
import Testing

/// The live tree, the watch and the trace, on a running app.
@MainActor @Suite struct ObservingTests {
  @Test func theLiveTreeTellsWhoIsAlive() {
    let phone = Phone(newcomer: false)
    for button in ["onProduct", "onBuy", "onCheckout", "onContinue", "onHelp"] { phone.touch(button) }
    #expect(
      LiveTree(of: phone.app).description == """
        AppFlow #1
        └─ MainFlow #2
           └─ CatalogueFlow #3 → ProductScreen
              └─ CheckoutFlow #4 → PaymentScreen
                 └─ HelpFlow #5 → HelpScreen

        """)
    let before = LiveTree(of: phone.app)
    phone.swipeDown()
    #expect(LiveTree(of: phone.app).difference(from: before).gone.map(\.node.type) == ["HelpFlow"])
  }

  @Test func theWatchFindsAFlowThatSomebodyKeeps() {
    let watch = FlowWatch()
    let phone = Phone(newcomer: false, observer: watch)
    phone.touch("onCart")
    let kept = phone.app.subtree.last
    phone.touch("onCancel")
    #expect(watch.leaked.map(\.flowID) == ["CheckoutFlow"])
    #expect(
      LiveTree(of: phone.app, watch: watch).description.hasSuffix(
        "CheckoutFlow #4  ✗ finished, still alive\n"))
    #expect(kept?.phase == .ended)
  }

  @Test func theWatchFindsNothingOnAVisit() {
    let watch = FlowWatch()
    let phone = Phone(newcomer: false, observer: watch)
    for button in ["onCart", "onCheckout", "onContinue", "onPaid", "onDone", "onProduct"] {
      phone.touch(button)
    }
    #expect(watch.leaked.isEmpty)
  }

  @Test func aTraceIsReadBackAndLaidOverTheGraph() throws {
    var bytes = Data()
    let registry = Phone.registry
    let tracer = try FlowTracer(name: "Shop", registry: registry) { bytes += $0 }
    let phone = Phone(newcomer: false, observer: tracer)
    phone.touch("onCart")
    phone.touch("onCancel")
    try phone.app.open("shop://products/42")
    let reading = try TraceFile.read(bytes)
    #expect(reading.findings.isEmpty && tracer.failure == nil)
    let told = reading.trace.events.map { "\($0.kind.rawValue) \($0.route)\($0.link)" }
    #expect(told.contains("started CatalogueFlow.checkout"))
    #expect(told.contains("opened shop://products/:id(Int)"))
    let coverage = TraceCoverage(of: [reading.trace], over: registry.graph)
    #expect(coverage.routes.uses.first { $0.id == "CatalogueFlow.product" }?.count == 1)
    #expect(coverage.routes.neverTaken.contains("CheckoutFlow.receipt"))
    #expect(coverage.links.takenCount == 1)
  }
}

extension Phone {
  fileprivate convenience init(newcomer: Bool, observer: (any FlowObserver)? = nil) {
    let shop = ShopState()
    shop.hasSeenOnboarding = !newcomer
    self.init(shop, observer: observer)
  }
}
