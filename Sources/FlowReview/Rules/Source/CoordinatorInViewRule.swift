import FlowAnalysis
internal import FlowModel

/// Finds SwiftUI views that create a coordinator.
struct CoordinatorInViewRule: SourceRule {
  let card = RuleCard(
    id: "coordinator-in-view", title: "A coordinator created by a view", severity: .warning,
    why:
      "SwiftUI may recreate a view at any time; a coordinator that it creates has no parent, so nobody learns when it ends.",
    evidence:
      "A view that contains the stack of the coordinator that it creates, or passes it on to a view inside it, is not reported.",
    remedy: "Create it in the parent coordinator, or in the view around this one, and pass it to the view.",
    bad: """
      struct HomeView: View {
        var body: some View { CartView() }
      }
      struct CartView: View {
        @StateObject var cart = CartCoordinator()
        var body: some View { Button("Pay") { cart.pay() } }
      }
      final class CartCoordinator: ObservableObject, Coordinator { func pay() {} }
      """,
    good: """
      struct HomeView: View {
        @StateObject var cart = CartCoordinator()
        var body: some View { CartView(cart: cart) }
      }
      struct CartView: View {
        @ObservedObject var cart: CartCoordinator
        var body: some View { Button("Pay") { cart.pay() } }
      }
      final class CartCoordinator: ObservableObject, Coordinator { func pay() {} }
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.shortcuts.filter { $0.action == .makes }.map { shortcut in
      finding(
        nil, at: shortcut.location, "the view '\(shortcut.view)' creates its own '\(shortcut.coordinator)'"
      )
    }
  }
}
