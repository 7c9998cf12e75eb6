import Testing

/// Reducers whose views are view controllers, or whose views say elsewhere by which state they show something.
@Suite struct ReducerControllerTests {
  @Test func aControllerShowsByTheStateOfItsStore() {
    expectGraph(
      """
      import ComposableArchitecture
      import UIKit
      import SwiftUI

      @main struct KilnApp: App {
        let store = Store(initialState: Kiln.State()) { Kiln() }
        var body: some Scene { WindowGroup { KilnView(store: store) } }
      }
      @Reducer struct Kiln {
        @ObservableState struct State { @Presents var glazing: Glazing.State? }
        enum Action { case glazeTapped, glazing(PresentationAction<Glazing.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .glazeTapped: state.glazing = Glazing.State(); return .none
            case .glazing: return .none
            }
          }
          .ifLet(\\.$glazing, action: \\.glazing) { Glazing() }
        }
      }
      struct KilnView: View {
        @Bindable var store: StoreOf<Kiln>
        var body: some View {
          Button("Glaze") { store.send(.glazeTapped) }
            .fullScreenCover(item: glazing) { GlazingScreen(store: $0) }
        }
        private var glazing: Binding<StoreOf<Glazing>?> { $store.scope(state: \\.glazing, action: \\.glazing) }
      }
      @Reducer struct Glazing {
        @Reducer enum Destination { case colour(Colour), sample(Sample), recipe(Recipe), notes(Notes) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action {
          case colourTapped, sampleTapped, recipeTapped, notesTapped
          case destination(PresentationAction<Destination.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .colourTapped: state.destination = .colour(Colour.State()); return .none
            case .sampleTapped: state.destination = .sample(Sample.State()); return .none
            case .recipeTapped: state.destination = .recipe(Recipe.State()); return .none
            case .notesTapped, .destination(.presented(.recipe(.notesTapped))):
              state.destination = .notes(Notes.State())
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      struct GlazingScreen: UIViewControllerRepresentable {
        let store: StoreOf<Glazing>
        func makeUIViewController(context: Context) -> UINavigationController {
          UINavigationController(rootViewController: GlazingController(store: store))
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      final class GlazingController: UIViewController {
        @UIBindable private var store: StoreOf<Glazing>
        private weak var recipes: UIViewController?
        init(store: StoreOf<Glazing>) {
          self.store = store
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationDestination(item: $store.scope(state: \\.destination?.colour, action: \\.destination.colour)) { store in
            ColourController(store: store)
          }
          present(item: $store.scope(state: \\.destination?.sample, action: \\.destination.sample)) { store in
            UINavigationController(rootViewController: SampleController(store: store))
          }
          observe { [weak self] in
            guard let self else { return }
            if let inner = store.scope(state: \\.destination?.recipe, action: \\.destination.recipe.presented) {
              guard recipes == nil else { return }
              let controller = RecipeController(store: inner)
              recipes = controller
              navigationController?.pushViewController(controller, animated: true)
            } else {
              navigationController?.popToViewController(self, animated: true)
            }
          }
          watchNotes()
        }
        private func watchNotes() {
          observe { [weak self] in
            guard let self else { return }
            if let inner = store.scope(state: \\.destination?.notes, action: \\.destination.notes.presented) {
              let hosting = UIHostingController(rootView: NotesView(store: inner))
              let navigation = UINavigationController(rootViewController: hosting)
              present(navigation, animated: true)
            }
          }
        }
        @objc private func tapped(_ sender: UIButton) {
          store.send(.colourTapped)
          store.send(.sampleTapped)
          store.send(.recipeTapped)
          store.send(.notesTapped)
        }
      }
      @Reducer struct Colour { struct State {}; enum Action {} }
      final class ColourController: UIViewController {
        let store: StoreOf<Colour>
        init(store: StoreOf<Colour>) { self.store = store; super.init(nibName: nil, bundle: nil) }
      }
      @Reducer struct Sample { struct State {}; enum Action {} }
      final class SampleController: UIViewController {
        let store: StoreOf<Sample>
        init(store: StoreOf<Sample>) { self.store = store; super.init(nibName: nil, bundle: nil) }
      }
      @Reducer struct Recipe { struct State {}; enum Action { case notesTapped } }
      final class RecipeController: UIViewController {
        let store: StoreOf<Recipe>
        init(store: StoreOf<Recipe>) { self.store = store; super.init(nibName: nil, bundle: nil) }
      }
      @Reducer struct Notes { struct State {}; enum Action {} }
      struct NotesView: View { let store: StoreOf<Notes>; var body: some View { Text("") } }
      """,
      """
      Glazing
        colour -push-> ColourController
        notes -present-> NotesView
        recipe -push-> RecipeController
        sample -present-> SampleController
        GlazingController -colourTapped-> colour
        GlazingController -notesTapped-> notes
        GlazingController -recipeTapped-> recipe
        GlazingController -sampleTapped-> sample
        RecipeController -notesTapped-> notes
      Kiln entry
        glazing -present-> [Glazing]
        KilnView -glazeTapped-> glazing
      """)
  }

  /// The action of a case has another name than the case of the state.
  @Test func aCaseOfTheStateWithAnActionOfAnotherName() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct ClubApp: App {
        let store = Store(initialState: Door.State()) { Door() }
        var body: some Scene { WindowGroup { DoorView(store: store) } }
      }
      struct Door: Reducer {
        struct State { var mode = Mode.outside(Bell.State()) }
        enum Mode { case outside(Bell.State), inside(Hall.State) }
        enum Action { case bell(Bell.Action), hall(Hall.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.mode, action: .self) {
            Scope(state: /Mode.outside, action: /Action.bell) { Bell() }
            Scope(state: /Mode.inside, action: /Action.hall) { Hall() }
          }
          Reduce { state, action in
            switch action {
            case .bell(.opened): state.mode = .inside(Hall.State()); return .none
            case .hall(.left): state.mode = .outside(Bell.State()); return .none
            case .bell, .hall: return .none
            }
          }
        }
      }
      struct DoorView: View {
        let store: StoreOf<Door>
        var body: some View {
          SwitchStore(store.scope(state: \\.mode, action: { $0 })) { mode in
            switch mode {
            case .outside:
              CaseLet(/Door.Mode.outside, action: Door.Action.bell) { store in BellView(store: store) }
            case .inside: CaseLet(/Door.Mode.inside, action: Door.Action.hall, then: HallView.init(store:))
            }
          }
        }
      }
      struct Bell: Reducer {
        struct State {}
        enum Action { case rung, opened }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      struct BellView: View {
        let store: StoreOf<Bell>
        var body: some View { Button("") { store.send(.rung) } }
      }
      struct Hall: Reducer {
        struct State {}
        enum Action { case left }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      struct HallView: View {
        let store: StoreOf<Hall>
        var body: some View { Button("") { store.send(.left) } }
      }
      """,
      """
      Door entry
        bell -root-> BellView
        hall -root-> HallView
        BellView -opened-> hall
        HallView -left-> bell
      """)
  }

  /// Each feature hands a link on to the one inside it, by a function of its own.
  @Test func aLinkPassesManyFeatures() {
    expectGraph(
      """
      import ComposableArchitecture
      @main struct ParkApp: App {
        let store = Store(initialState: Park.State()) { Park() }
        var body: some Scene { WindowGroup { ParkView(store: store).onOpenURL { store.send(.opened($0)) } } }
      }
      enum Place { case nest }
      @Reducer struct Park {
        @ObservableState struct State { var wood = Wood.State() }
        enum Action { case opened(URL), wood(Wood.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.wood, action: \\.wood) { Wood() }
          Reduce { state, action in
            switch action {
            case .opened(let url): return open(url)
            case .wood: return .none
            }
          }
        }
        func open(_ url: URL) -> Effect<Action> {
          guard url.host == "nest" else { return .none }
          return .send(.wood(.tree(.branch(.open(.nest)))))
        }
      }
      @Reducer struct Wood {
        @ObservableState struct State { var tree = Tree.State() }
        enum Action { case tree(Tree.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.tree, action: \\.tree) { Tree() }
        }
      }
      @Reducer struct Tree {
        @ObservableState struct State { var branch = Branch.State() }
        enum Action { case branch(Branch.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.branch, action: \\.branch) { Branch() }
        }
      }
      @Reducer struct Branch {
        @ObservableState struct State { @Presents var nest: Nest.State?; @Presents var leaf: Leaf.State? }
        enum Action {
          case open(Place), nestTapped, leafTapped
          case nest(PresentationAction<Nest.Action>), leaf(PresentationAction<Leaf.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .open(let place): return open(place)
            case .nestTapped: return show(&state)
            case .leafTapped: state.leaf = Leaf.State(); return .none
            case .nest, .leaf: return .none
            }
          }
        }
        func open(_ place: Place) -> Effect<Action> {
          switch place { case .nest: return .send(.nestTapped) }
        }
        func show(_ state: inout State) -> Effect<Action> {
          state.nest = Nest.State()
          return .none
        }
      }
      struct ParkView: View {
        let store: StoreOf<Park>
        var body: some View { WoodView(store: store.scope(state: \\.wood, action: \\.wood)) }
      }
      struct WoodView: View {
        let store: StoreOf<Wood>
        var body: some View { TreeView(store: store.scope(state: \\.tree, action: \\.tree)) }
      }
      struct TreeView: View {
        let store: StoreOf<Tree>
        var body: some View { BranchView(store: store.scope(state: \\.branch, action: \\.branch)) }
      }
      struct BranchView: View {
        @Bindable var store: StoreOf<Branch>
        var body: some View {
          List { Button("") { store.send(.nestTapped) }; Button("") { store.send(.leafTapped) } }
            .sheet(item: $store.scope(state: \\.nest, action: \\.nest)) { NestView(store: $0) }
            .sheet(item: $store.scope(state: \\.leaf, action: \\.leaf)) { LeafView(store: $0) }
        }
      }
      @Reducer struct Nest { struct State {}; enum Action {} }
      struct NestView: View { let store: StoreOf<Nest>; var body: some View { Text("") } }
      @Reducer struct Leaf { struct State {}; enum Action {} }
      struct LeafView: View { let store: StoreOf<Leaf>; var body: some View { Text("") } }
      """,
      """
      Branch
        leaf -present-> LeafView
        nest -present-> NestView
        *://nest -nest-> nest
        BranchView -leafTapped-> leaf
        BranchView -nestTapped-> nest
      """)
  }
}
