import Testing

/// View modifiers of the app's own that show what a flow says.
@Suite struct ViewModifierTests {
  @Test(arguments: [
    "ListScreen().modifier(Destinations(router: router))", "ListScreen().withDestinations(of: router)",
  ])
  func aModifierTakesTheRoutesOfTheStackAroundIt(_ content: String) {
    expectGraph(
      """
      enum Stop: Hashable { case detail(Int), map }
      @Observable final class TripsRouter {
        var path: [Stop] = []
        var isHelpShown = false
        func open(_ stop: Stop) { path.append(stop) }
      }
      struct TripsRoot: View {
        @State private var router = TripsRouter()
        var body: some View {
          NavigationStack(path: $router.path) { \(content) }.environment(router)
        }
      }
      struct Destinations: ViewModifier {
        @Bindable var router: TripsRouter
        func body(content: Content) -> some View {
          content
            .navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .detail(let id): DetailScreen(id: id)
              case .map: MapScreen()
              }
            }
            .modifier(Help(isShown: $router.isHelpShown))
        }
      }
      struct Help: ViewModifier {
        @Binding var isShown: Bool
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { HelpScreen() } }
      }
      extension View {
        func withDestinations(of router: TripsRouter) -> some View { modifier(Destinations(router: router)) }
      }
      struct ListScreen: View {
        @Environment(TripsRouter.self) private var router
        var body: some View {
          Button("Trip") { router.open(.detail(1)) }
          Button("Help") { router.isHelpShown = true }
        }
      }
      struct DetailScreen: View {
        let id: Int
        @Environment(TripsRouter.self) private var router
        var body: some View { Button("Map") { router.open(.map) } }
      }
      struct MapScreen: View { var body: some View { Text("Map") } }
      struct HelpScreen: View { var body: some View { Text("Help") } }
      @main struct TripsApp: App { var body: some Scene { WindowGroup { TripsRoot() } } }
      """,
      """
      TripsRouter entry
      > start -root-> ListScreen
        detail(value: Int) -push-> DetailScreen
        map -push-> MapScreen
        isHelpShown -present-> HelpScreen
        DetailScreen -map-> map
        ListScreen -detail-> detail
        ListScreen -isHelpShown-> isHelpShown
      """)
  }

  @Test(arguments: [
    "ListScreen(trips: trips).sheet(isPresented: $trips.isHelpShown) { HelpScreen() }",
    "ListScreen(trips: trips).modifier(Help(isShown: $trips.isHelpShown))",
  ])
  func anAppMayShowASheetAroundItsFirstScreen(_ content: String) {
    expectGraph(
      """
      final class TripsCoordinator: ObservableObject {
        @Published var isHelpShown = false
        func showHelp() { isHelpShown = true }
      }
      struct Help: ViewModifier {
        @Binding var isShown: Bool
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { HelpScreen() } }
      }
      struct ListScreen: View {
        @ObservedObject var trips: TripsCoordinator
        var body: some View { Button("Help") { trips.showHelp() } }
      }
      struct HelpScreen: View { var body: some View { Text("Help") } }
      @main struct TripsApp: App {
        @StateObject var trips = TripsCoordinator()
        var body: some Scene { WindowGroup { \(content) } }
      }
      """,
      """
      TripsCoordinator entry
        showHelp -present-> HelpScreen
      > start -root-> ListScreen
        ListScreen -showHelp-> showHelp
      """)
  }

  @Test func aModifierOfSeveralStacksMakesScreensForEach() {
    expectGraph(
      """
      enum Destination: Hashable { case show(Int), episode(Int) }
      struct Destinations: ViewModifier {
        func body(content: Content) -> some View {
          content.navigationDestination(for: Destination.self) { destination in
            switch destination {
            case .show(let id): ShowView(id: id)
            case .episode(let id): EpisodeView(id: id)
            }
          }
        }
      }
      extension View { func withDestinations() -> some View { modifier(Destinations()) } }
      struct HomeCoordinatorView: View {
        @State private var path: [Destination] = []
        var body: some View {
          NavigationStack(path: $path) {
            HomeView(onShow: { path.append(.show($0)) }).withDestinations()
          }
        }
      }
      struct BrowseCoordinatorView: View {
        @State private var path: [Destination] = []
        var body: some View {
          NavigationStack(path: $path) {
            BrowseView(onEpisode: { path.append(.episode($0)) }).withDestinations()
          }
        }
      }
      struct HomeView: View { let onShow: (Int) -> Void; var body: some View { Button("x") { onShow(1) } } }
      struct BrowseView: View { let onEpisode: (Int) -> Void; var body: some View { Button("x") { onEpisode(1) } } }
      struct ShowView: View { let id: Int; var body: some View { Text("") } }
      struct EpisodeView: View { let id: Int; var body: some View { Text("") } }
      """,
      """
      HomeCoordinatorView
        show(value: Int) -push-> ShowView
        episode(value: Int) -push-> EpisodeView
      > start -root-> HomeView
        HomeView -onShow-> show
      BrowseCoordinatorView
        show(value: Int) -push-> ShowView
        episode(value: Int) -push-> EpisodeView
      > start -root-> BrowseView
        BrowseView -onEpisode-> episode
      """)
  }

  @Test func aValueOnThePathOfOneStackAsksNothingOfAnother() {
    expectGraph(
      """
      enum Destination: Hashable { case show(Int), episode(Int) }
      struct Destinations: ViewModifier {
        func body(content: Content) -> some View {
          content.navigationDestination(for: Destination.self) { destination in
            switch destination {
            case .show(let id): ShowView(id: id)
            case .episode(let id): EpisodeView(id: id)
            }
          }
        }
      }
      extension View { func withDestinations() -> some View { modifier(Destinations()) } }
      struct HomeCoordinatorView: View {
        @State private var path: [Destination] = []
        var body: some View {
          NavigationStack(path: $path) {
            HomeView(onShow: { path.append(.show($0)) }).modifier(Destinations())
          }
        }
      }
      struct BrowseCoordinatorView: View {
        @State private var path: [Destination] = []
        var body: some View {
          NavigationStack(path: $path) {
            BrowseView(onEpisode: { path.append(.episode($0)) }).modifier(Destinations())
          }
        }
      }
      struct HomeView: View { let onShow: (Int) -> Void; var body: some View { Button("x") { onShow(1) } } }
      struct BrowseView: View { let onEpisode: (Int) -> Void; var body: some View { Button("x") { onEpisode(1) } } }
      struct ShowView: View { let id: Int; var body: some View { Text("") } }
      struct EpisodeView: View { let id: Int; var body: some View { Text("") } }
      """,
      """
      HomeCoordinatorView
        show(value: Int) -push-> ShowView
        episode(value: Int) -push-> EpisodeView
      > start -root-> HomeView
        HomeView -onShow-> show
      BrowseCoordinatorView
        show(value: Int) -push-> ShowView
        episode(value: Int) -push-> EpisodeView
      > start -root-> BrowseView
        BrowseView -onEpisode-> episode
      """)
  }

  @Test func whatAModifierShowsForCasesThatNobodyMakesIsAskedByNobody() {
    expectGraph(
      """
      enum SettingsPage: Hashable { case playback, privacy }
      enum Destination: Hashable { case show(Int), episode(Int), settings(SettingsPage) }
      struct Destinations: ViewModifier {
        func body(content: Content) -> some View {
          content.navigationDestination(for: Destination.self) { destination in
            switch destination {
            case .show(let id): ShowView(id: id)
            case .episode(let id): EpisodeView(id: id)
            case .settings(.playback): PlaybackView()
            case .settings(.privacy): PrivacyView()
            }
          }
        }
      }
      struct HomeCoordinatorView: View {
        @State private var path: [Destination] = []
        var body: some View {
          NavigationStack(path: $path) {
            HomeView(onShow: push).modifier(Destinations())
          }
        }
        private func push(_ destination: Destination) { path.append(destination) }
      }
      struct HomeView: View { let onShow: (Destination) -> Void; var body: some View { Button("x") { onShow(.show(1)) } } }
      struct ShowView: View { let id: Int; var body: some View { Text("") } }
      struct EpisodeView: View { let id: Int; var body: some View { Text("") } }
      struct PlaybackView: View { var body: some View { Text("") } }
      struct PrivacyView: View { var body: some View { Text("") } }
      """,
      """
      HomeCoordinatorView
        show(value: Int) -push-> ShowView
        episode(value: Int) -push-> EpisodeView
        playback -push-> PlaybackView
        privacy -push-> PrivacyView
      > start -root-> HomeView
        HomeView -show-> show
      """)
  }

  @Test func whatAModifierOfTheAppMakesForAValueIsAskedByWhoeverPutsThatOnThePath() {
    expectGraph(
      """
      import SwiftUI
      enum Page: Hashable { case history, card(String) }
      @Observable final class BankNavigation {
        var path: [Page] = []
        func showHistory() { path.append(.history) }
        func showCard() { path.append(.card("1")) }
      }
      struct Pages {
        @ViewBuilder func page(_ page: Page) -> some View {
          switch page {
          case .history: HistoryView()
          case .card(let id): CardView(id: id)
          }
        }
      }
      extension View {
        func destinations(_ pages: Pages) -> some View {
          navigationDestination(for: Page.self) { page in pages.page(page) }
        }
      }
      struct BankNavigationView: View {
        @State private var navigation = BankNavigation()
        var body: some View {
          NavigationStack(path: $navigation.path) {
            HomeView(navigation: navigation).destinations(Pages())
          }
        }
      }
      struct HomeView: View {
        let navigation: BankNavigation
        var body: some View {
          Button("History") { navigation.showHistory() }
          Button("Card") { navigation.showCard() }
        }
      }
      struct HistoryView: View { var body: some View { Text("History") } }
      struct CardView: View { let id: String; var body: some View { Text(id) } }
      @main struct BankApp: App { var body: some Scene { WindowGroup { BankNavigationView() } } }
      """,
      """
      BankNavigation entry
        history -push-> HistoryView
        card(value: String) -push-> CardView
      > start -root-> HomeView
        HomeView -showCard-> card
        HomeView -showHistory-> history
      """)
  }

  @Test(arguments: [".modifier(ClubSheets(model: model))", ".withSheets(of: model)"])
  func aModifierIsBoundToTheModelOfAFlow(_ change: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubFlow(model: ClubModel()) } } }
      @Observable final class ClubModel {
        enum Sheet: Identifiable { case rules, card; var id: Self { self } }
        var sheet: Sheet?
        var isMapShown = false
        func tapped(_ name: String) { sheet = name.isEmpty ? .rules : .card }
      }
      struct ClubFlow: View {
        @Bindable var model: ClubModel
        var body: some View {
          NavigationStack { ClubView(onRules: { model.sheet = .rules }, onMap: { model.isMapShown = true }) }
            \(change)
        }
      }
      struct ClubSheets: ViewModifier {
        @Bindable var model: ClubModel
        func body(content: Content) -> some View {
          content
            .sheet(item: $model.sheet) { sheet in
              switch sheet {
              case .rules: RulesView()
              case .card: CardView()
              }
            }
            .fullScreenCover(isPresented: $model.isMapShown) { MapView() }
        }
      }
      struct ClubView: View {
        let onRules: () -> Void
        let onMap: () -> Void
        var body: some View { Button("Rules", action: onRules); Button("Map", action: onMap) }
      }
      struct RulesView: View { var body: some View { Text("Rules") } }
      struct CardView: View { var body: some View { Text("Card") } }
      struct MapView: View { var body: some View { Text("Map") } }
      extension View {
        func withSheets(of model: ClubModel) -> some View { modifier(ClubSheets(model: model)) }
      }
      """,
      """
      ClubFlow entry
      > start -root-> ClubView
        onMap -present-> MapView
        rules -present-> RulesView
        card -present-> CardView
        ClubView -onMap-> onMap
        ClubView -onRules-> rules
      """)
  }

  /// A function of views may hand the closure that makes the screens on as it is, or run it in one of its own.
  @Test(arguments: [
    "sheet(item: item, content: content)", "sheet(item: item) { content($0).presentationDetents([.medium]) }",
  ])
  func aFunctionOfViewsWithTheScreensOfItsCaller(_ showing: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct BakeryApp: App {
        @State private var router = ShopRouter()
        var body: some Scene { WindowGroup { ShopView(router: router) } }
      }
      @Observable final class ShopRouter {
        enum Card: Identifiable { case basket, help }
        var path: [Int] = []
        var card: Card?
        func show(_ card: Card) { self.card = card }
        func emptied() { card = .help }
      }
      extension View {
        func card<Item: Identifiable, Content: View>(
          _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
          \(showing)
        }
      }
      struct ShopView: View {
        @Bindable var router: ShopRouter
        var body: some View {
          NavigationStack(path: $router.path) { ShelfView(onBasket: { router.show(.basket) }) }
            .card($router.card) { card in
              switch card {
              case .basket: BasketView(onEmptied: router.emptied)
              case .help: HelpView()
              }
            }
        }
      }
      struct ShelfView: View {
        let onBasket: () -> Void
        var body: some View { Button("Basket", action: onBasket) }
      }
      struct BasketView: View {
        let onEmptied: () -> Void
        var body: some View { Button("Empty") { onEmptied() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      ShopRouter entry
      > start -root-> ShelfView
        basket -present-> BasketView
        help -present-> HelpView
        BasketView -onEmptied-> help
        ShelfView -onBasket-> basket
      """)
  }

  /// A modifier for all views makes sheets for the router that a view hands to it: the router shows them, also if the view is a flow itself.
  @Test func aModifierMakesTheSheetsOfTheRouterThatAFlowHandsToIt() {
    expectGraph(
      """
      import SwiftUI
      @main struct TripsApp: App {
        @State private var router = TripsRouter()
        var body: some Scene { WindowGroup { TripsRoot(router: router) } }
      }
      @Observable final class TripsRouter {
        enum Sheet: Identifiable { case map, packing; var id: Self { self } }
        var path: [Int] = []
        var sheet: Sheet?
      }
      @Observable final class PackingCoordinator {
        var isHelpShown = false
        func help() { isHelpShown = true }
      }
      extension View {
        func withSheets(_ sheet: Binding<TripsRouter.Sheet?>) -> some View {
          self.sheet(item: sheet) { shown in
            switch shown {
            case .map: MapView()
            case .packing: PackingView()
            }
          }
        }
      }
      struct TripsRoot: View {
        @Bindable var router: TripsRouter
        var body: some View {
          TabView {
            TripsTab().tabItem { Text("Trips") }
            ListView(router: router).tabItem { Text("List") }
          }
          .withSheets($router.sheet)
        }
      }
      struct TripsTab: View {
        @State private var router = TripsRouter()
        var body: some View {
          NavigationStack(path: $router.path) { ListView(router: router).withSheets($router.sheet) }
        }
      }
      struct ListView: View {
        let router: TripsRouter
        var body: some View {
          Button("Map") { router.sheet = .map }
          Button("Packing") { router.sheet = .packing }
        }
      }
      struct MapView: View { var body: some View { Text("Map") } }
      struct PackingView: View {
        @State private var coordinator = PackingCoordinator()
        var body: some View {
          Form { Button("Help") { coordinator.help() } }.sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      TripsRouter entry
        map -present-> MapView
        packing -present-> PackingView
      > start.ListView -root-> ListView
      > start.PackingCoordinator -start-> [PackingCoordinator]
        ListView -map-> map
        ListView -packing-> packing
      PackingCoordinator
        help -present-> HelpView
        PackingView -help-> help
      TripsRoot entry
      > start.TripsRouter -tab-> [TripsRouter]
      > start.ListView -tab-> ListView
      """)
  }

  /// Buttons above screens, which the app adds by functions of its own for all views.
  @Test(arguments: ["Button(\"Close\", action: action)", "Button(\"Close\") { action() }"])
  func theScreenAsksBelowTheButtonOfAModifier(_ button: String) {
    expectGraph(
      """
      struct LibraryCoordinator: View {
        @StateObject private var store = LibraryStore()
        var body: some View {
          NavigationStack {
            ShelfView(onScan: store.startScan).barButton { store.openHelp() }
          }
          .sheet(item: $store.scan) { ScanCoordinator(model: $0) }
          .sheet(isPresented: $store.isHelpShown) { HelpView().barButton { store.isHelpShown = false } }
        }
      }
      final class LibraryStore: ObservableObject {
        @Published var scan: ScanModel?
        @Published var isHelpShown = false
        func startScan() { scan = ScanModel(onDone: { [weak self] in self?.scan = nil }) }
        func openHelp() { isHelpShown = true }
      }
      struct ScanCoordinator: View {
        @ObservedObject var model: ScanModel
        var body: some View {
          NavigationStack(path: $model.path) {
            CodeView(onCode: model.found)
              .barButton { model.finish() }
              .navigationDestination(for: String.self) { BookView(title: $0) }
          }
        }
      }
      final class ScanModel: ObservableObject, Identifiable {
        @Published var path: [String] = []
        private let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone }
        func found(_ code: String) { path.append(code) }
        func finish() { onDone() }
      }
      extension View {
        func barButton(_ action: @escaping () -> Void) -> some View {
          toolbar { ToolbarItem(placement: .cancellationAction) { \(button) } }
        }
      }
      struct ShelfView: View {
        let onScan: () -> Void
        var body: some View { Button("Scan", action: onScan) }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct CodeView: View {
        let onCode: (String) -> Void
        var body: some View { Button("Code") { onCode("1") } }
      }
      struct BookView: View { let title: String; var body: some View { Text(title) } }
      """,
      """
      LibraryCoordinator
      > start -root-> ShelfView
        startScan -present-> [ScanCoordinator]
        openHelp -present-> HelpView
        [ScanCoordinator] -onDone-> <
        HelpView -barButton-> <
        ShelfView -barButton-> openHelp
        ShelfView -onScan-> startScan
      ScanCoordinator
      > start -root-> CodeView
        found(code: String) -push-> BookView
        CodeView -barButton-> !onDone
        CodeView -onCode-> found
      """)
  }

  @Test func aModifierNamedLikeARouterIsAPartOfItsView() {
    expectGraph(
      """
      import SwiftUI
      struct HelpRouter: ViewModifier {
        @State private var isShown = false
        let isOn: Bool
        func body(content: Content) -> some View {
          content.onLongPressGesture { isShown = true }.sheet(isPresented: $isShown) { HelpView() }
        }
      }
      extension View { func withHelp() -> some View { modifier(HelpRouter(isOn: true)) } }
      struct ShopFlow: View {
        var body: some View { NavigationStack { CartView() }.withHelp() }
      }
      struct CartView: View { var body: some View { NavigationLink("Pay") { PayView() } } }
      struct PayView: View { var body: some View { Text("Pay") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopFlow() } } }
      """,
      """
      ShopFlow entry
      > start.CartView -root-> CartView
      > start.HelpView -present-> HelpView
      """)
  }
}
