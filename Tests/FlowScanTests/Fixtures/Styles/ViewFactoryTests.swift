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

  /// Calling it a router says nothing: a router that a screen asks is a flow, since nobody else shows what it makes.
  @Test(arguments: ["struct", "final class"]) func aRouterThatOnlyMakesViewsForFlowsIsNone(kind: String) {
    expectGraph(
      """
      @main struct GardenApp: App {
        @State private var navigator = BedsNavigator()
        var body: some Scene { WindowGroup { BedsRootView(navigator: navigator, seeds: SeedsRouter(stock: Stock())) } }
      }
      protocol SeedsRouting {
        func picker(onPick: @escaping (Int) -> Void) -> AnyView
        func order() -> AnyView
      }
      final class Stock {}
      \(kind) SeedsRouter: SeedsRouting {
        private let stock: Stock
        init(stock: Stock) { self.stock = stock }
        func picker(onPick: @escaping (Int) -> Void) -> AnyView {
          AnyView(NavigationStack { SeedPickerView(onPick: onPick) })
        }
        func order() -> AnyView { AnyView(OrderFlowView()) }
      }
      @Observable final class BedsNavigator {
        enum Sheet: Identifiable { case picker, order; var id: Self { self } }
        var path: [Int] = []
        var sheet: Sheet?
        var removed: Int?
        func pick() { sheet = .picker }
        func order() { sheet = .order }
        func open(_ bed: Int) { path.append(bed) }
      }
      struct BedsRootView: View {
        @Bindable private var navigator: BedsNavigator
        private let seeds: any SeedsRouting
        init(navigator: BedsNavigator, seeds: any SeedsRouting) { (self.navigator, self.seeds) = (navigator, seeds) }
        var body: some View {
          NavigationStack(path: $navigator.path) {
            BedsView(onPick: navigator.pick).navigationDestination(for: Int.self) { _ in
              BedView(onOrder: navigator.order)
            }
          }
          .sheet(item: $navigator.sheet) { sheet in
            switch sheet {
            case .picker: seeds.picker { seed in navigator.open(seed) }
            case .order: seeds.order()
            }
          }
          .alert("Remove?", isPresented: Binding(get: { navigator.removed != nil }, set: { _ in })) { Text("Yes") }
        }
      }
      struct BedsView: View { let onPick: () -> Void; var body: some View { Button("Seeds", action: onPick) } }
      struct BedView: View { let onOrder: () -> Void; var body: some View { Button("Order", action: onOrder) } }
      struct SeedPickerView: View { let onPick: (Int) -> Void; var body: some View { Button("Pea") { onPick(1) } } }
      struct OrderFlowView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            CartView(onPay: { path.append(1) }).navigationDestination(for: Int.self) { _ in PaidView() }
          }
        }
      }
      struct CartView: View { let onPay: () -> Void; var body: some View { Button("Pay", action: onPay) } }
      struct PaidView: View { var body: some View { Text("Paid") } }
      """,
      """
      BedsNavigator entry
        picker -present-> SeedPickerView
        order -present-> [OrderFlowView]
        open(bed: Int) -push-> BedView
      > start -root-> BedsView
        BedView -onOrder-> order
        BedsView -onPick-> picker
        SeedPickerView -onPick-> open
      OrderFlowView
      > start -root-> CartView
        onPay -push-> PaidView
        CartView -onPay-> onPay
      """)
  }

  @Test func aRouterThatAScreenAsksForViewsIsAFlow() {
    expectGraph(
      """
      @main struct TripApp: App { var body: some Scene { WindowGroup { NavigationView { TripsView(router: TripsRouter()) } } } }
      struct TripsRouter {
        func detail(of trip: Int) -> some View { TripView(trip: trip) }
      }
      struct TripsView: View {
        let router: TripsRouter
        var body: some View { NavigationLink("Trip", destination: router.detail(of: 1)) }
      }
      struct TripView: View { let trip: Int; var body: some View { Text("Trip") } }
      """,
      """
      TripsRouter entry
        detail(trip: Int) -push-> TripView
        TripsView -detail-> detail
      """)
  }
}
