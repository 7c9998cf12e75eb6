import Testing

/// Views of reducers whose choices or sheets are not all that their body makes.
@Suite struct ReducerViewTests {
  /// One of several children is shown below a header that all of them have.
  @Test func aChoiceBelowAHeader() {
    expectGraph(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Guide {
        @Reducer enum Step {
          case topics(Topics)
          case region(Region)
        }
        @ObservableState struct State { var step: Step.State = .topics(Topics.State()) }
        enum Action { case step(Step.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.step, action: \\.step) { Step.body }
          Reduce { state, action in
            switch action {
            case .step(.topics(.nextTapped)):
              state.step = .region(Region.State())
              return .none
            case .step: return .none
            }
          }
        }
      }
      @Reducer struct Topics {
        @ObservableState struct State {}
        enum Action { case nextTapped }
      }
      @Reducer struct Region {
        @ObservableState struct State {}
        enum Action { case doneTapped }
      }
      struct GuideView: View {
        let store: StoreOf<Guide>
        var body: some View {
          VStack {
            Text("Welcome")
            switch store.scope(state: \\.step, action: \\.step).case {
            case .topics(let store): TopicsView(store: store)
            case .region(let store): RegionView(store: store)
            }
          }
        }
      }
      struct TopicsView: View {
        let store: StoreOf<Topics>
        var body: some View { Button("Next") { store.send(.nextTapped) } }
      }
      struct RegionView: View {
        let store: StoreOf<Region>
        var body: some View { Button("Done") { store.send(.doneTapped) } }
      }
      """,
      """
      Guide
        region -root-> RegionView
      > topics -root-> TopicsView
        TopicsView -nextTapped-> region
      """)
  }

  /// The kinds of rows in a list are no screens.
  @Test func rowsOfSeveralKinds() {
    expectGraph(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Feed {
        @Reducer enum Row {
          case post(Post)
          case advert(Advert)
        }
        @ObservableState struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
        enum Action { case rows(IdentifiedActionOf<Row>) }
      }
      @Reducer struct Post { @ObservableState struct State {} }
      @Reducer struct Advert { @ObservableState struct State {} }
      struct FeedView: View {
        let store: StoreOf<Feed>
        var body: some View {
          List {
            ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in
              switch row.case {
              case .post(let store): PostView(store: store)
              case .advert(let store): AdvertView(store: store)
              }
            }
          }
        }
      }
      struct PostView: View { let store: StoreOf<Post>; var body: some View { Text("Post") } }
      struct AdvertView: View { let store: StoreOf<Advert>; var body: some View { Text("Advert") } }
      """,
      "")
  }

  /// A modifier with the store of a view shows the sheets of that view's reducer.
  @Test func aModifierWithTheSheets() {
    expectGraph(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Profile {
        @Reducer enum Destination { case edit(Edit) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action {
          case editTapped
          case destination(PresentationAction<Destination.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .editTapped:
              state.destination = .edit(Edit.State())
              return .none
            case .destination: return .none
            }
          }
        }
      }
      @Reducer struct Edit { @ObservableState struct State {} }
      struct ProfileView: View {
        @Bindable var store: StoreOf<Profile>
        var body: some View { Button("Edit") { store.send(.editTapped) }.modifier(ProfileSheets(store: store)) }
      }
      private struct ProfileSheets: ViewModifier {
        @Bindable var store: StoreOf<Profile>
        func body(content: Content) -> some View {
          content.sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { store in
            EditView(store: store)
          }
        }
      }
      struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("Edit") } }
      """,
      """
      Profile
        edit -present-> EditView
        ProfileView -editTapped-> edit
      """)
  }
}
