internal import FlowModel

/// Finds SwiftUI views that create a coordinator.
struct CoordinatorInViewRule: SourceRule {
  let card = RuleCard(
    id: "coordinator-in-view", title: "A coordinator that a view makes", severity: .warning,
    whyOff: "It was tried on thirteen apps and found nothing, so nobody knows yet how often it is right.",
    why:
      "A view is made again whenever SwiftUI likes; a coordinator that it makes has no parent, and nobody learns of its end.",
    evidence: "A view that holds the stack of the coordinator that it makes is left alone.",
    remedy: "Let the parent coordinator make it, and hand it to the view.",
    bad: """
      struct HomeView: View {
        @StateObject var cart = CartCoordinator()
        var body: some View { CartView(coordinator: cart) }
      }
      final class CartCoordinator: ObservableObject, Coordinator {}
      """,
    good: """
      struct HomeView: View {
        @ObservedObject var cart: CartCoordinator
        var body: some View { CartView(coordinator: cart) }
      }
      final class CartCoordinator: ObservableObject, Coordinator {}
      """)

  func findings(in source: SourceFacts) -> [Finding] {
    source.shortcuts.filter { $0.deed == .makes }.map { shortcut in
      finding(
        nil, at: shortcut.location, "the view '\(shortcut.view)' makes a '\(shortcut.coordinator)' of its own"
      )
    }
  }
}
