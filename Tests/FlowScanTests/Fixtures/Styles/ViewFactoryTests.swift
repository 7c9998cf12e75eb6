import Testing

/// Views that an object makes for the routes of a stack and its sheets: `factory.view(for: route)`.
@Suite struct ViewFactoryTests {
  static let factories = [
    CodeForm(
      testDescription: "a protocol with overloads",
      code: "factory.view(for: $0)", members: "let factory: Making",
      declarations: """
        protocol Making {
          func view(for route: Route) -> AnyView
          func view(for sheet: Sheet) -> AnyView
        }
        final class Factory: Making {
          func view(for route: Route) -> AnyView {
            switch route {
            case .recipe(let id): return AnyView(RecipeView(id: id))
            case .settings: return AnyView(SettingsView())
            }
          }
          func view(for sheet: Sheet) -> AnyView {
            switch sheet {
            case .filters: return AnyView(NavigationStack { FiltersView() })
            case .note: return AnyView(NoteView())
            }
          }
        }
        """),
    CodeForm(
      testDescription: "a struct with functions for each view",
      code: "factory.view(for: $0)", members: "let factory: Factory",
      declarations: """
        struct Factory {
          @ViewBuilder func view(for route: Route) -> some View {
            switch route {
            case .recipe(let id): recipe(id)
            case .settings: settings()
            }
          }
          func view(for sheet: Sheet) -> some View {
            Group {
              switch sheet {
              case .filters: filters()
              case .note: note()
              }
            }
          }
          private func recipe(_ id: String) -> some View { RecipeView(id: id) }
          private func settings() -> some View { SettingsView() }
          private func filters() -> some View { FiltersView() }
          private func note() -> some View { NoteView() }
        }
        """),
    CodeForm(
      testDescription: "closures",
      code: "factory.view($0)", members: "let factory: Factory",
      declarations: """
        struct Factory {
          let route: (Route) -> AnyView
          let sheet: (Sheet) -> AnyView
          init() {
            route = { route in
              switch route {
              case .recipe(let id): AnyView(RecipeView(id: id))
              case .settings: AnyView(SettingsView())
              }
            }
            sheet = { sheet in
              switch sheet {
              case .filters: AnyView(FiltersView())
              case .note: AnyView(NoteView())
              }
            }
          }
          func view(_ value: Route) -> AnyView { route(value) }
          func view(_ value: Sheet) -> AnyView { sheet(value) }
        }
        """),
  ]

  @Test(arguments: factories) func eachViewIsShownForItsRoute(factory: CodeForm) {
    expectGraph(
      """
      import SwiftUI
      enum Route: Hashable { case recipe(id: String), settings }
      enum Sheet: Identifiable { case filters, note; var id: Self { self } }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: Sheet?
        func navigate(to route: Route) { path.append(route) }
        func present(_ sheet: Sheet) { self.sheet = sheet }
        func home() { path = NavigationPath() }
      }
      \(factory.declarations)
      struct RootView: View {
        @EnvironmentObject private var router: Router
        \(factory.members)
        var body: some View {
          NavigationStack(path: $router.path) {
            HomeView().navigationDestination(for: Route.self) { \(factory.code) }
          }
          .sheet(item: $router.sheet) { \(factory.code) }
        }
      }
      @main struct RecipesApp: App {
        @StateObject private var router = Router()
        var body: some Scene { WindowGroup { RootView(factory: Factory()).environmentObject(router) } }
      }
      struct HomeView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("Recipe") { router.navigate(to: .recipe(id: "1")) }
          Button("Filters") { router.present(.filters) }
        }
      }
      struct RecipeView: View {
        let id: String
        @EnvironmentObject var router: Router
        var body: some View {
          Button("Settings") { router.navigate(to: .settings) }
          Button("Note") { router.present(.note) }
        }
      }
      struct SettingsView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Home") { router.home() } }
      }
      struct FiltersView: View { var body: some View { Text("Filters") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      """,
      """
      Router entry
        recipe(id: String) -push-> RecipeView
        settings -push-> SettingsView
        filters -present-> FiltersView
        note -present-> NoteView
      > start -root-> HomeView
        HomeView -filters-> filters
        HomeView -recipe-> recipe
        RecipeView -note-> note
        RecipeView -settings-> settings
        SettingsView -home-> <
      """)
  }

  @Test func anEmptyPathShowsNothing() {
    expectGraph(
      """
      import SwiftUI
      @Observable final class Router {
        var path = NavigationPath()
        func show(_ place: Place) { path.append(place) }
        func home() { path = NavigationPath() }
      }
      struct Place: Hashable { let name: String }
      @main struct PlacesApp: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView().navigationDestination(for: Place.self) { PlaceView(place: $0) }
            }
            .environment(router)
          }
        }
      }
      struct HomeView: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Oslo") { router.show(Place(name: "Oslo")) } }
      }
      struct PlaceView: View {
        let place: Place
        @Environment(Router.self) private var router
        var body: some View { Button("Home") { router.home() } }
      }
      """,
      """
      Router entry
        show(place: Place) -push-> PlaceView
      > start -root-> HomeView
        HomeView -show-> show
        PlaceView -home-> <
      """)
  }

  @Test(arguments: ["model.submit", "{ model.submit() }"]) func eachViewIsShownForTheStateThatIsHandedOver(
    sending: String
  ) {
    expectGraph(
      """
      import SwiftUI
      @main struct VoteApp: App { var body: some Scene { WindowGroup { VoteFlow(onEnd: {}) } } }
      @Observable final class VoteModel {
        enum Stage { case rules, ballot, sent }
        private(set) var stage: Stage = .rules
        var isHelpShown = false
        func begin() { stage = .ballot }
        func submit() { stage = .sent }
      }
      struct VoteFlow: View {
        @State private var model = VoteModel()
        let onEnd: () -> Void
        var body: some View {
          VStack { VoteScreens(model: model, onEnd: onEnd).make(model.stage) }
            .sheet(isPresented: $model.isHelpShown) { HelpView() }
        }
      }
      struct VoteScreens {
        let model: VoteModel
        let onEnd: () -> Void
        func make(_ stage: VoteModel.Stage) -> AnyView {
          switch stage {
          case .rules: return AnyView(RulesView(onBegin: model.begin, onHelp: { model.isHelpShown = true }))
          case .ballot: return AnyView(BallotView(onSend: \(sending)))
          case .sent: return AnyView(SentView(onClose: onEnd))
          }
        }
      }
      struct RulesView: View {
        let onBegin: () -> Void
        let onHelp: () -> Void
        var body: some View { Button("Begin", action: onBegin); Button("Help", action: onHelp) } 
      }
      struct BallotView: View { let onSend: () -> Void; var body: some View { Button("Send", action: onSend) } }
      struct SentView: View { let onClose: () -> Void; var body: some View { Button("Close", action: onClose) } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      VoteFlow entry
      > rules -root-> RulesView
        onHelp -present-> HelpView
        ballot -root-> BallotView
        sent -root-> SentView
        BallotView -onSend-> sent
        RulesView -onBegin-> ballot
        RulesView -onHelp-> onHelp
        SentView -onClose-> !onEnd
      """)
  }

  @Test func theLinksOfScreensLeadToWhatATypeMakesForTheirValues() {
    expectGraph(
      """
      import SwiftUI
      @main struct NoteApp: App { var body: some Scene { WindowGroup { NavigationStack { NotesFlow() } } } }
      enum NotePage: Hashable { case tags, trash, archive }
      struct NotesFlow: View {
        @State private var isHelpShown = false
        var body: some View {
          NotesView(onHelp: { isHelpShown = true })
            .navigationDestination(for: NotePage.self) { page in NotePages.view(for: page) }
            .sheet(isPresented: $isHelpShown) { HelpView() }
        }
      }
      enum NotePages {
        @ViewBuilder static func view(for page: NotePage) -> some View {
          switch page {
          case .tags: TagsView()
          case .trash: TrashView()
          case .archive: ArchiveView()
          }
        }
      }
      struct NotesView: View {
        let onHelp: () -> Void
        var body: some View { NavigationLink("Tags", value: NotePage.tags); Button("Help", action: onHelp) }
      }
      struct TagsView: View { var body: some View { NavigationLink(value: NotePage.trash) { Text("Trash") } } }
      struct TrashView: View { var body: some View { Text("Trash") } }
      struct ArchiveView: View { var body: some View { Text("Archive") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      NotesFlow entry
      > start -root-> NotesView
        onHelp -present-> HelpView
        tags -push-> TagsView
        trash -push-> TrashView
        NotesView -onHelp-> onHelp
        NotesView -tags-> tags
        TagsView -trash-> trash
      """)
  }
}
