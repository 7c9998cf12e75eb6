import Testing

/// Reducers whose state is an enum: the state is the screen.
@Suite struct ReducerCaseTests {
  private static func app(
    returning: String, showing: String, beginning: String = "init() { self = .invited(Invited.State()) }"
  ) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Join {
      @ObservableState enum State {
        case invited(Invited.State)
        case naming(Naming.State)
        \(beginning)
      }
      enum Action {
        case invited(Invited.Action)
        case naming(Naming.Action)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .invited(.accepted):
            state = .naming(Naming.State())
            return .none
          case .naming(.cancelled):
            \(returning)
            return .none
          case .invited, .naming: return .none
          }
        }
      }
    }
    struct JoinView: View {
      let store: StoreOf<Join>
      var body: some View {
        \(showing)
      }
    }
    @Reducer struct Invited {
      @ObservableState struct State {}
      enum Action { case accepted }
    }
    struct InvitedView: View {
      let store: StoreOf<Invited>
      var body: some View { Button("Accept") { store.send(.accepted) } }
    }
    @Reducer struct Naming {
      @ObservableState struct State {}
      enum Action { case cancelled }
    }
    struct NamingView: View {
      let store: StoreOf<Naming>
      var body: some View { Button("Cancel") { store.send(.cancelled) } }
    }
    """
  }

  private static let graph = """
    Join
    > invited -root-> InvitedView
      naming -root-> NamingView
      InvitedView -accepted-> naming
      NamingView -cancelled-> invited
    """

  private static let switched = """
    switch store.state {
    case .invited:
      if let store = store.scope(state: \\.invited, action: \\.invited) { InvitedView(store: store) }
    case .naming:
      if let store = store.scope(state: \\.naming, action: \\.naming) { NamingView(store: store) }
    }
    """

  /// A state that is made anew begins with what its initialiser chooses.
  @Test(arguments: [
    "state = .init()", "state = State()", "state = Self.State()", "state = Join.State.init()",
  ])
  func aNewStateShowsItsFirstCase(_ returning: String) {
    expectGraph(Self.app(returning: returning, showing: Self.switched), Self.graph)
  }

  /// Of several initialisers, the one counts that fits the arguments.
  @Test func theInitialiserThatFitsChooses() {
    expectGraph(
      Self.app(
        returning: "state = .init(isInvited: true)", showing: Self.switched,
        beginning: """
          init(named name: String) { self = .naming(Naming.State()) }
          init(isInvited: Bool) { self = .invited(Invited.State()) }
          """),
      Self.graph.replacing("  naming -root", with: "> naming -root"))
  }

  /// A store that is mapped to a view shows that view while it is there, also beside other views.
  @Test(arguments: [
    """
    switch store.state {
    case .invited: store.scope(state: \\.invited, action: \\.invited).map(InvitedView.init(store:))
    case .naming: store.scope(state: \\.naming, action: \\.naming).map { NamingView(store: $0) }
    }
    """,
    """
    ZStack {
      store.scope(state: \\.invited, action: \\.invited).map(InvitedView.init)
      store.scope(state: \\.naming, action: \\.naming).map { naming in NamingView(store: naming) }
    }
    """,
    """
    Group {
      store.scope(state: \\.invited, action: \\.invited).map { InvitedView(store: $0) }
      store.scope(state: \\.naming, action: \\.naming).map(NamingView.init(store:)).padding()
    }
    """,
  ])
  func aMappedStoreShowsAView(_ showing: String) {
    expectGraph(Self.app(returning: "state = .init()", showing: showing), Self.graph)
  }
}
