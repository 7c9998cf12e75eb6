import FlowKit

/// The tabs that a visitor moves between.
final class MainFlow: Coordinator {
  struct Routes: RouteTable {
    let catalogue = Tab { (flow: MainFlow) in CatalogueFlow(flow.shop) }.label("Catalogue", icon: "bag")
    let orders = Tab { (flow: MainFlow) in OrdersFlow(flow.shop) }.label("Orders", icon: "box")
      .guarded(by: .signedIn)
    let settings = Tab { (flow: MainFlow) in SettingsFlow(flow.shop) }.label("Settings", icon: "gear")
      .onFinish { flow, _ in flow.finish() }
  }

  nonisolated static let about = FlowDetails(summary: "The tabs that a visitor moves between.")

  let shop: ShopState

  init(_ shop: ShopState) { self.shop = shop }
}
