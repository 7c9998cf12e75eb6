import Testing

/// Functions of a reducer that are handed the tab that they select, and the action that they send.
@Suite struct ReducerHelperTests {
  @Test func aFunctionThatIsHandedATabAndAnActionSelectsAndSendsThem() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct BankApp: App {
        let store = Store(initialState: MainFeature.State()) { MainFeature() }
        var body: some Scene {
          WindowGroup { MainView(store: store).onOpenURL { if let link = Link($0) { store.send(.open(link)) } } }
        }
      }
      enum Link {
        case cards, card(String)
        init?(_ url: URL) {
          switch (url.scheme, url.host) {
          case ("bank", "card"): self = .card(url.pathComponents[1])
          case ("bank", "cards"): self = .cards
          default: return nil
          }
        }
      }
      @Reducer struct MainFeature {
        enum Tab { case home, cards }
        struct State { var tab: Tab = .home; var home = HomeFeature.State(); var cards = CardsFeature.State() }
        enum Action {
          case home(HomeFeature.Action)
          case cards(CardsFeature.Action)
          case open(Link)
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: \\.home) { HomeFeature() }
          Scope(state: \\.cards, action: \\.cards) { CardsFeature() }
          Reduce { state, action in
            switch action {
            case .home(.delegate(.cardsRequested)): return select(.cards, &state)
            case .home(.delegate(.helpRequested)): return select(.cards, &state, then: .cards(.help))
            case let .open(link): return open(link, &state)
            case .home, .cards: return .none
            }
          }
        }
        private func open(_ link: Link, _ state: inout State) -> Effect<Action> {
          switch link {
          case .cards: return select(.cards, &state)
          case let .card(id): return select(.cards, &state, then: .cards(.open(id)))
          }
        }
        private func select(_ tab: Tab, _ state: inout State, then action: Action? = nil) -> Effect<Action> {
          state.tab = tab
          return action.map { .send($0) } ?? .none
        }
      }
      struct MainView: View {
        @Bindable var store: StoreOf<MainFeature>
        var body: some View {
          TabView(selection: $store.tab) {
            HomeView(store: store.scope(state: \\.home, action: \\.home)).tag(MainFeature.Tab.home)
            CardsView(store: store.scope(state: \\.cards, action: \\.cards)).tag(MainFeature.Tab.cards)
          }
        }
      }
      @Reducer struct HomeFeature {
        struct State {}
        enum Action {
          case cardsTapped, helpTapped
          case delegate(Delegate)
          enum Delegate { case cardsRequested, helpRequested }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .cardsTapped: return .send(.delegate(.cardsRequested))
            case .helpTapped: return .send(.delegate(.helpRequested))
            case .delegate: return .none
            }
          }
        }
      }
      struct HomeView: View {
        let store: StoreOf<HomeFeature>
        var body: some View {
          Button("Cards") { store.send(.cardsTapped) }
          Button("Help") { store.send(.helpTapped) }
        }
      }
      @Reducer struct CardsFeature {
        @ObservableState struct State { @Presents var card: CardFeature.State?; @Presents var help: HelpFeature.State? }
        enum Action {
          case card(PresentationAction<CardFeature.Action>)
          case helping(PresentationAction<HelpFeature.Action>)
          case open(String), help
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .open(id):
              state.card = CardFeature.State(id: id)
              return .none
            case .help:
              state.help = HelpFeature.State()
              return .none
            case .card, .helping: return .none
            }
          }
          .ifLet(\\.$card, action: \\.card) { CardFeature() }
          .ifLet(\\.$help, action: \\.helping) { HelpFeature() }
        }
      }
      struct CardsView: View {
        @Bindable var store: StoreOf<CardsFeature>
        var body: some View {
          Text("Cards")
            .sheet(item: $store.scope(state: \\.card, action: \\.card)) { CardView(store: $0) }
            .sheet(item: $store.scope(state: \\.help, action: \\.helping)) { HelpView(store: $0) }
        }
      }
      @Reducer struct CardFeature { struct State { var id: String }; enum Action {} }
      struct CardView: View { let store: StoreOf<CardFeature>; var body: some View { Text("Card") } }
      @Reducer struct HelpFeature { struct State {}; enum Action {} }
      struct HelpView: View { let store: StoreOf<HelpFeature>; var body: some View { Text("Help") } }
      """,
      """
      CardsFeature
        card -present-> CardView
      > help -present-> HelpView
        bank://card/:id -open-> card
      MainFeature entry
      > cards -tab-> [CardsFeature]
      > home -tab-> HomeView
        bank://card/:id -card,cards-> cards
        bank://cards -cards-> cards
        HomeView -cardsRequested,helpRequested-> cards
      """)
  }
}
