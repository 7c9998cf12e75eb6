import Testing

/// Coordinators that are SwiftUI views with a store beside them, which publishes what they show.
@Suite struct StoreBesideViewTests {
  @Test func theStoreOfACoordinatorViewDecidesForItAndIsNoFlow() {
    expectGraph(
      """
      protocol TripDelegate: AnyObject { func tripDidSelect(_ stop: Int) }
      final class TripsCoordinatorStore: ObservableObject, TripDelegate {
        enum Destination: Hashable { case trip(Int), stop(Int) }
        @Published var path: [Destination] = []
        @Published var isHelpShown = false
        let onLogout: () -> Void
        init(onLogout: @escaping () -> Void) { self.onLogout = onLogout }
        func select(_ trip: Int) { path.append(.trip(trip)) }
        func makeTrip(_ id: Int) -> TripModel {
          let model = TripModel()
          model.delegate = self
          return model
        }
        func tripDidSelect(_ stop: Int) { path.append(.stop(stop)) }
        func logout() { onLogout() }
      }
      struct TripsCoordinator: View {
        @ObservedObject var store: TripsCoordinatorStore
        var body: some View {
          NavigationStack(path: $store.path) {
            TripsView(onSelect: store.select)
              .toolbar { Button("Log out", action: store.logout) }
              .navigationDestination(for: TripsCoordinatorStore.Destination.self) { destination in
                switch destination {
                case .trip(let id): TripView(model: store.makeTrip(id))
                case .stop(let id): StopView(id: id)
                }
              }
          }
        }
      }
      struct TripsView: View {
        let onSelect: (Int) -> Void
        var body: some View { Button("Trip") { onSelect(1) } }
      }
      final class TripModel: ObservableObject {
        weak var delegate: TripDelegate?
        func stopTapped() { delegate?.tripDidSelect(1) }
      }
      struct TripView: View {
        @ObservedObject var model: TripModel
        var body: some View { Button("Stop") { model.stopTapped() } }
      }
      struct StopView: View { let id: Int; var body: some View { Text("Stop") } }

      final class MainStore: ObservableObject {
        let trips: TripsCoordinatorStore
        init(onLogout: @escaping () -> Void) { trips = TripsCoordinatorStore(onLogout: onLogout) }
      }
      struct MainCoordinator: View {
        @StateObject var store: MainStore
        var body: some View {
          TabView {
            TripsCoordinator(store: store.trips)
            ExploreView()
          }
        }
      }
      struct ExploreView: View { var body: some View { Text("Explore") } }

      final class RootStore: ObservableObject {
        enum Phase { case loading, login, main }
        @Published var phase: Phase = .loading
        func begin() async { phase = .login }
        func loggedIn() { phase = .main }
        func loggedOut() { phase = .login }
      }
      @main struct TripApp: App {
        @StateObject private var store = RootStore()
        var body: some Scene { WindowGroup { RootCoordinator(store: store) } }
      }
      struct RootCoordinator: View {
        @ObservedObject var store: RootStore
        var body: some View {
          switch store.phase {
          case .loading: LoadingView().task { await store.begin() }
          case .login: LoginView(onDone: store.loggedIn)
          case .main: MainCoordinator(store: MainStore(onLogout: store.loggedOut))
          }
        }
      }
      struct LoadingView: View { var body: some View { Text("…") } }
      struct LoginView: View {
        let onDone: () -> Void
        var body: some View { Button("Done") { onDone() } }
      }
      """,
      """
      TripsCoordinator
      > start -root-> TripsView
        trip(value: Int) -push-> TripView
        stop(value: Int) -push-> StopView
        TripView -tripDidSelect-> stop
        TripsView -logout-> !onLogout
        TripsView -onSelect-> trip
      MainCoordinator
      > start.TripsCoordinator -tab-> [TripsCoordinator]
      > start.ExploreView -tab-> ExploreView
      RootCoordinator entry
      > loading -root-> LoadingView
        login -root-> LoginView
        main -root-> [MainCoordinator]
        [TripsCoordinator] -onLogout-> login
        LoadingView -begin-> login
        LoginView -onDone-> main
      """)
  }

  @Test func aStoreThatSetsThePathOfItsChildForALinkDoesSoForTheLink() {
    expectGraph(
      """
      final class TripsStore: ObservableObject {
        enum Destination: Hashable { case trip(Int) }
        @Published var path: [Destination] = []
      }
      struct TripsCoordinatorView: View {
        @ObservedObject var store: TripsStore
        var body: some View {
          NavigationStack(path: $store.path) {
            TripsView(onSelect: { store.path.append(.trip($0)) })
              .navigationDestination(for: TripsStore.Destination.self) { destination in
                switch destination { case .trip(let id): TripView(id: id) }
              }
          }
        }
      }
      struct TripsView: View {
        let onSelect: (Int) -> Void
        var body: some View { Button("Trip") { onSelect(1) } }
      }
      struct TripView: View { let id: Int; var body: some View { Text("Trip") } }
      enum Link {
        case trip(Int)
        init?(url: URL) {
          guard url.scheme == "trips", url.host == "trip", let id = Int(url.lastPathComponent) else { return nil }
          self = .trip(id)
        }
      }
      final class RootStore: ObservableObject {
        let trips = TripsStore()
        func open(_ url: URL) {
          guard let link = Link(url: url) else { return }
          switch link { case .trip(let id): showTrip(id) }
        }
        private func showTrip(_ id: Int) { trips.path = [.trip(id)] }
      }
      struct RootCoordinatorView: View {
        @StateObject private var store = RootStore()
        var body: some View {
          TabView { TripsCoordinatorView(store: store.trips) }.onOpenURL { store.open($0) }
        }
      }
      @main struct TripsApp: App { var body: some Scene { WindowGroup { RootCoordinatorView() } } }
      """,
      """
      TripsCoordinatorView
      > start -root-> TripsView
        trip(value: Int) -push-> TripView
        trips://trip/:value -showTrip-> trip
        TripsView -onSelect-> trip
      RootCoordinatorView entry
      > start -tab-> [TripsCoordinatorView]
      """)
  }

  @Test func theViewOfAFlowReportsItsEndForIt() {
    expectGraph(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { AccountCoordinatorView(coordinator: AccountCoordinator()) } }
      }
      final class AccountCoordinator: ObservableObject {
        @Published var isHelpShown = false
        var onLogin: () -> Void = {}
      }
      struct AccountCoordinatorView: View {
        @ObservedObject var coordinator: AccountCoordinator
        var body: some View {
          AccountView(onLogin: { coordinator.onLogin() }, onHelp: { coordinator.isHelpShown = true })
            .sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
        }
      }
      struct AccountView: View {
        let onLogin: () -> Void
        let onHelp: () -> Void
        var body: some View {
          Button("Log in", action: onLogin)
          Button("Help", action: onHelp)
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      AccountCoordinator entry
      > start -root-> AccountView
        onHelp -present-> HelpView
        AccountView -onLogin-> !onLogin
        AccountView -onHelp-> onHelp
      """)
  }
}
