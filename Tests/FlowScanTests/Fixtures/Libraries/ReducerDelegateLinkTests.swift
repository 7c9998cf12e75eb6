import Testing

/// A reducer that only parses links, and tells the one around it what they are.
@Suite struct ReducerDelegateLinkTests {
  @Test func theReducerAroundAParserOpensItsLinks() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct BankApp: App {
        let store = Store(initialState: AppFeature.State()) { AppFeature() }
        var body: some Scene {
          WindowGroup { AppView(store: store).onOpenURL { store.send(.openURL($0)) } }
        }
      }
      enum Link { case card(String), help }
      @Reducer struct LinkFeature {
        struct State {}
        enum Action {
          case url(URL)
          case delegate(Delegate)
          enum Delegate { case found(Link), unknown(URL) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .url(url):
              guard url.scheme == "bank" else { return .send(.delegate(.unknown(url))) }
              switch url.host {
              case "cards": return .send(.delegate(.found(.card(url.pathComponents[1]))))
              case "help": return .send(.delegate(.found(.help)))
              default: return .send(.delegate(.unknown(url)))
              }
            case .delegate: return .none
            }
          }
        }
      }
      @Reducer struct AppFeature {
        @ObservableState struct State {
          var links = LinkFeature.State()
          @Presents var card: CardFeature.State?
          @Presents var help: HelpFeature.State?
        }
        enum Action {
          case openURL(URL)
          case links(LinkFeature.Action)
          case card(PresentationAction<CardFeature.Action>)
          case help(PresentationAction<HelpFeature.Action>)
          case show(Link)
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.links, action: \\.links) { LinkFeature() }
          Reduce { state, action in
            switch action {
            case let .openURL(url): return .send(.links(.url(url)))
            case let .links(.delegate(.found(link))): return .send(.show(link))
            case let .show(.card(id)):
              state.card = CardFeature.State(id: id)
              return .none
            case .show(.help):
              state.help = HelpFeature.State()
              return .none
            case .links, .card, .help: return .none
            }
          }
          .ifLet(\\.$card, action: \\.card) { CardFeature() }
          .ifLet(\\.$help, action: \\.help) { HelpFeature() }
        }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          Text("Bank")
            .sheet(item: $store.scope(state: \\.card, action: \\.card)) { CardView(store: $0) }
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
        }
      }
      @Reducer struct CardFeature { struct State { var id: String }; enum Action {} }
      struct CardView: View { let store: StoreOf<CardFeature>; var body: some View { Text("Card") } }
      @Reducer struct HelpFeature { struct State {}; enum Action {} }
      struct HelpView: View { let store: StoreOf<HelpFeature>; var body: some View { Text("Help") } }
      """,
      """
      AppFeature entry
        card -present-> CardView
        help -present-> HelpView
        bank://cards/:id -found-> card
        bank://help -found-> help
      """)
  }
}
