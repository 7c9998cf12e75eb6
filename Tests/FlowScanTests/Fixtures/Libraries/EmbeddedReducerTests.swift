import Testing

/// Reducers whose views are shown by flows that are no reducers.
@Suite struct EmbeddedReducerTests {
  private static func app(_ showing: String, view: String = "") -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    import UIKit
    final class HarbourCoordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.setViewControllers([PierViewController()], animated: false) }
      \(showing)
    }
    final class PierViewController: UIViewController {}
    @Reducer struct Port {
      @ObservableState struct State { var boats = Boats.State() }
      enum Action { case boats(Boats.Action) }
      var body: some ReducerOf<Self> { Scope(state: \\.boats, action: \\.boats) { Boats() } }
    }
    @Reducer struct Boats {
      @ObservableState struct State { @Presents var boat: Boat.State? }
      enum Action {
        case tapped
        case boat(PresentationAction<Boat.Action>)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped:
            state.boat = Boat.State()
            return .none
          case .boat: return .none
          }
        }
      }
    }
    struct BoatsView: View {
      @Bindable var store: StoreOf<Boats>
      var body: some View {
        Button("Boat") { store.send(.tapped) }
          .sheet(item: $store.scope(state: \\.boat, action: \\.boat)) { BoatView(store: $0) }
      }
    }
    struct BoatsHelpView: View {
      let store: StoreOf<Boats>
      var body: some View { Text("Boats") }
    }
    @Reducer struct Boat {
      @ObservableState struct State {}
      enum Action { case sail }
    }
    struct BoatView: View {
      let store: StoreOf<Boat>
      var body: some View { Button("Sail") { store.send(.sail) } }
    }
    \(view)
    """
  }

  private static let boats = """
    Boats
      boat -present-> BoatView
      BoatsView -tapped-> boat

    """

  /// A view of a flow is the flow, however its store and the controller around it are made.
  @Test(arguments: [
    (
      """
      func boats() {
        let store = Store(initialState: Boats.State()) { Boats() }
        navigation.pushViewController(UIHostingController(rootView: BoatsView(store: store)), animated: true)
      }
      """, ""
    ),
    (
      """
      lazy var port = Store(initialState: Port.State()) { Port() }
      func boats() {
        let view = BoatsView(store: port.scope(state: \\.boats, action: \\.boats))
        let controller = UIHostingController(rootView: view)
        navigation.pushViewController(controller, animated: true)
      }
      """, ""
    ),
    (
      """
      func boats() { push(BoatsView(store: Store(initialState: Boats.State()) { Boats() })) }
      private func push<Content: View>(_ view: Content) {
        navigation.pushViewController(UIHostingController(rootView: view), animated: true)
      }
      """, ""
    ),
    (
      """
      func boats() {
        let store = Store(initialState: Boats.State()) { Boats() }
        navigation.pushViewController(UIHostingController(rootView: BoatsPage(store: store)), animated: true)
      }
      """,
      """
      struct BoatsPage: View {
        let store: StoreOf<Boats>
        var body: some View { BoatsView(store: store).tint(.blue) }
      }
      """
    ),
    (
      """
      func boats() {
        let store = Store(initialState: Boats.State()) { Boats() }
        navigation.pushViewController(BoatsViewController(store: store), animated: true)
      }
      """,
      """
      final class BoatsViewController: UIHostingController<BoatsView> {
        let store: StoreOf<Boats>
        init(store: StoreOf<Boats>) {
          self.store = store
          super.init(rootView: BoatsView(store: store))
        }
      }
      """
    ),
  ])
  func theFlowIsShown(_ showing: String, _ view: String) {
    expectGraph(
      Self.app(showing, view: view),
      Self.boats + """
        HarbourCoordinator
        > start -root-> PierViewController
          boats -push-> [Boats]
        """)
  }

  /// A page that only has the store of a flow, and shows nothing of what the flow decides on, is a screen.
  @Test func aPageWithTheStoreStaysAScreen() {
    expectGraph(
      Self.app(
        """
        func help() {
          let store = Store(initialState: Boats.State()) { Boats() }
          navigation.present(UIHostingController(rootView: BoatsHelpView(store: store)), animated: true)
        }
        """),
      Self.boats + """
        HarbourCoordinator
        > start -root-> PierViewController
          help -present-> BoatsHelpView
        """)
  }
}
