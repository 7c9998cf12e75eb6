import Testing

/// Screens that are given a binding to what a flow's view is bound to, and set it.
@Suite struct PassedBindingTests {
  @Test(arguments: [
    ("item: Order?", "sheet(item: $coordinator.item)", "present", "item = Order(id: 1)"),
    ("item: Bool = false", "fullScreenCover(isPresented: $coordinator.item)", "present", "item.toggle()"),
  ])
  func aScreenAsksByTheBindingThatItIsGiven(property: String, modifier: String, style: String, asking: String)
  {
    expectGraph(
      """
      struct Order: Identifiable, Hashable { let id: Int }
      final class OrdersCoordinator: ObservableObject { @Published var \(property) }
      @main struct OrdersApp: App { var body: some Scene { WindowGroup { OrdersRoot() } } }
      struct OrdersRoot: View {
        @StateObject var coordinator = OrdersCoordinator()
        var body: some View { OrdersView(item: $coordinator.item).\(modifier) { _ in OrderView() } }
      }
      struct OrdersView: View {
        @Binding var item: \(property.contains("Bool") ? "Bool" : "Order?")
        var body: some View { List { OrderRow(item: $item) } }
      }
      struct OrderRow: View {
        @Binding var item: \(property.contains("Bool") ? "Bool" : "Order?")
        var body: some View { Button("Order") { \(asking) } }
      }
      struct OrderView: View { var body: some View { Text("Order") } }
      """,
      """
      OrdersCoordinator entry
      > start -root-> OrdersView
        item -\(style)-> OrderView
        OrdersView -item-> item
      """)
  }

  @Test func aListAsksByItsSelection() {
    expectGraph(
      """
      struct Mail: Hashable { let id: Int }
      @Observable final class MailCoordinator { var selection: Mail? }
      @main struct MailApp: App { var body: some Scene { WindowGroup { MailRoot() } } }
      struct MailRoot: View {
        @State var coordinator = MailCoordinator()
        var body: some View {
          NavigationSplitView {
            MailsView(selection: $coordinator.selection)
          } detail: {
            if let mail = coordinator.selection { MailView(mail: mail) }
          }
        }
      }
      struct MailsView: View {
        @Binding var selection: Mail?
        var body: some View { List(selection: $selection) { Text("Mail").tag(Mail(id: 1)) } }
      }
      struct MailView: View { let mail: Mail; var body: some View { Text("Mail") } }
      """,
      """
      MailCoordinator entry
      > start -root-> MailsView
        selection -root-> MailView
        MailsView -selection-> selection
      """)
  }

  @Test(arguments: [
    "Text(\"Fleet\").tag(HarbourFlow.Area.fleet); Text(\"Docks\").tag(HarbourFlow.Area.docks)",
    "ForEach(HarbourFlow.Area.allCases, id: \\\\.self) { area in NavigationLink(\"Area\", value: area) }",
  ])
  func aListAsksForTheCaseThatItOffers(rows: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourFlow() } } }
      struct HarbourFlow: View {
        enum Area: CaseIterable { case fleet, docks }
        @State private var area: Area? = .fleet
        var body: some View {
          NavigationSplitView { AreasView(selection: $area) } detail: { detail }
        }
        @ViewBuilder private var detail: some View {
          switch area {
          case .fleet: FleetView()
          case .docks: DocksView()
          case nil: Text("Choose an area")
          }
        }
      }
      struct AreasView: View {
        @Binding var selection: HarbourFlow.Area?
        var body: some View { List(selection: $selection) { \(rows) } }
      }
      struct FleetView: View { var body: some View { Text("Fleet") } }
      struct DocksView: View { var body: some View { Text("Docks") } }
      """,
      """
      HarbourFlow entry
      > start -root-> AreasView
      > fleet -root-> FleetView
        docks -root-> DocksView
        AreasView -docks-> docks
        AreasView -fleet-> fleet
      """)
  }
}
