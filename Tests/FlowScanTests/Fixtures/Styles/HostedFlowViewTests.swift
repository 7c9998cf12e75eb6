import Testing

/// Views around a view that may be around any coordinator.
@Suite struct HostedFlowViewTests {
  @Test(arguments: ["PlansView", "PlansFlowView", "PlansCoordinatorView"])
  func aViewThatOnlyHandsOnItsFlowIsThatFlow(view: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct GymApp: App {
        @StateObject private var app = AppCoordinator()
        var body: some Scene { WindowGroup { AppView(coordinator: app) } }
      }
      protocol Coordinator: ObservableObject {
        associatedtype Route: Hashable
        associatedtype Root: View
        associatedtype Page: View
        var path: NavigationPath { get set }
        @ViewBuilder func rootView() -> Root
        @ViewBuilder func view(for route: Route) -> Page
      }
      struct CoordinatorView<C: Coordinator>: View {
        @ObservedObject private var coordinator: C
        init(coordinator: C) { self.coordinator = coordinator }
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.rootView().navigationDestination(for: C.Route.self) { coordinator.view(for: $0) }
          }
        }
      }
      final class AppCoordinator: ObservableObject {
        @Published var plans: PlansCoordinator?
        func showPlans() { plans = PlansCoordinator() }
      }
      struct AppView: View {
        @ObservedObject var coordinator: AppCoordinator
        var body: some View {
          HomeView(onPlans: coordinator.showPlans).sheet(item: $coordinator.plans) { \(view)(coordinator: $0) }
        }
      }
      struct HomeView: View {
        let onPlans: () -> Void
        var body: some View { Button("Plans", action: onPlans) }
      }
      struct \(view): View {
        private let coordinator: PlansCoordinator
        init(coordinator: PlansCoordinator) { self.coordinator = coordinator }
        var body: some View { CoordinatorView(coordinator: coordinator).tint(.green) }
      }
      final class PlansCoordinator: Coordinator, Identifiable {
        enum Route: Hashable { case checkout }
        @Published var path = NavigationPath()
        func rootView() -> some View { PlanListView(onChoose: { [weak self] in self?.path.append(Route.checkout) }) }
        func view(for route: Route) -> some View {
          switch route {
          case .checkout: CheckoutView()
          }
        }
      }
      struct PlanListView: View {
        let onChoose: () -> Void
        var body: some View { Button("Choose", action: onChoose) }
      }
      struct CheckoutView: View { var body: some View { Text("Checkout") } }
      """,
      """
      AppCoordinator entry
        showPlans -present-> [PlansCoordinator]
      > start -root-> HomeView
        HomeView -onPlans-> showPlans
      PlansCoordinator
      > rootView -root-> PlanListView
        checkout -push-> CheckoutView
        PlanListView -onChoose-> checkout
      """)
  }

  /// A view with a screen of its own stays that screen's, whatever it shows over it.
  @Test func aViewWithAScreenBesideItIsNoHost() {
    expectGraph(
      """
      import SwiftUI
      @main struct GymApp: App {
        @StateObject private var gym = GymCoordinator()
        var body: some Scene { WindowGroup { GymView(coordinator: gym) } }
      }
      protocol Coordinator: ObservableObject {
        associatedtype Root: View
        @ViewBuilder func rootView() -> Root
      }
      struct CoordinatorView<C: Coordinator>: View {
        @ObservedObject private var coordinator: C
        init(coordinator: C) { self.coordinator = coordinator }
        var body: some View { coordinator.rootView() }
      }
      struct GymView: View {
        @ObservedObject var coordinator: GymCoordinator
        var body: some View {
          WelcomeView(onPlans: coordinator.showPlans).sheet(item: $coordinator.plans) {
            CoordinatorView(coordinator: $0)
          }
        }
      }
      struct WelcomeView: View {
        let onPlans: () -> Void
        var body: some View { Button("Plans", action: onPlans) }
      }
      final class GymCoordinator: ObservableObject {
        @Published var plans: PlansCoordinator?
        func showPlans() { plans = PlansCoordinator() }
      }
      final class PlansCoordinator: Coordinator, Identifiable {
        func rootView() -> some View { PlanListView() }
      }
      struct PlanListView: View { var body: some View { Text("Plans") } }
      """,
      """
      GymCoordinator entry
      > start -root-> WelcomeView
        showPlans -present-> [PlansCoordinator]
        WelcomeView -onPlans-> showPlans
      PlansCoordinator
      > rootView -root-> PlanListView
      """)
  }
}
