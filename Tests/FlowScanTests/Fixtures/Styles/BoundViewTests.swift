import Testing

/// Views whose own bodies show screens for the path and the sheets of a coordinator.
@Suite struct BoundViewTests {
  @Test func whatTheBodyMakesOfTheCoordinatorsPathTheCoordinatorShows() {
    expectGraph(
      """
      enum PhotoRoute: Hashable {
        case info
        case photo(String)
      }

      final class PhotosCoordinator: ObservableObject {
        @Published var path: [PhotoRoute] = []
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let view = PhotosRootView(coordinator: self)
          navigation.pushViewController(UIHostingController(rootView: view), animated: true)
        }
      }

      struct PhotosRootView: View {
        @ObservedObject var coordinator: PhotosCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            PhotosView(onInfo: { coordinator.path.append(.info) }, onPhoto: { coordinator.path.append(.photo($0)) })
              .navigationDestination(for: PhotoRoute.self) { route in
                switch route {
                case .info: InfoView()
                case .photo(let id): PhotoView(id: id)
                }
              }
          }
        }
      }

      struct PhotosView: View {
        let onInfo: () -> Void
        let onPhoto: (String) -> Void
        var body: some View {
          List {
            Button("Info") { onInfo() }
            Button("Photo") { onPhoto("1") }
          }
        }
      }

      struct InfoView: View { var body: some View { Text("Info") } }
      struct PhotoView: View { let id: String; var body: some View { Text(id) } }
      """,
      """
      PhotosCoordinator
      > start.PhotosRootView -push-> PhotosRootView
      > start.PhotosView -root-> PhotosView
        info -push-> InfoView
        photo(value: String) -push-> PhotoView
        PhotosView -onInfo-> info
        PhotosView -onPhoto-> photo
      """)
  }

  @Test func sheetsAreShownWhereTheCoordinatorSetsWhatTheyAreBoundTo() {
    expectGraph(
      """
      final class HomeCoordinator: ObservableObject {
        @Published var isHelpShown = false
        @Published var order: Order?
        func help() { isHelpShown = true }
        func open(_ order: Order) { self.order = order }
        func close() { isHelpShown = false; order = nil }
      }
      struct Order: Identifiable { let id: Int }
      @main struct ShopApp: App {
        @StateObject private var coordinator = HomeCoordinator()
        var body: some Scene { WindowGroup { HomeRoot(coordinator: coordinator) } }
      }
      struct HomeRoot: View {
        @ObservedObject var coordinator: HomeCoordinator
        var body: some View {
          HomeView(coordinator: coordinator)
            .sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
            .fullScreenCover(item: $coordinator.order) { order in OrderView(order: order) }
        }
      }
      struct HomeView: View {
        let coordinator: HomeCoordinator
        var body: some View {
          Button("Help") { coordinator.help() }
          Button("Order") { coordinator.open(Order(id: 1)) }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct OrderView: View { let order: Order; var body: some View { Text("Order") } }
      """,
      """
      HomeCoordinator entry
        help -present-> HelpView
        open(order: Order) -present-> OrderView
      > start -root-> HomeView
        HomeView -help-> help
        HomeView -open-> open
      """)
  }

  @Test func anObservedRouterIsFoundInTheEnvironment() {
    expectGraph(
      """
      enum Page: Hashable { case item(Int), reviews(Int), checkout }

      @Observable final class Router {
        var path: [Page] = []
        func navigate(to page: Page) { path.append(page) }
        func open(_ url: URL) {
          guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.scheme == "shop" else { return }
          if parts.host == "item", let id = Int(url.lastPathComponent) { navigate(to: .item(id)) }
        }
      }
      @main struct ShopApp: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup { RootView().environment(router).onOpenURL { router.open($0) } }
        }
      }
      struct RootView: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            CatalogView().navigationDestination(for: Page.self) { destination(for: $0) }
          }
        }
        @ViewBuilder private func destination(for page: Page) -> some View {
          switch page {
          case .item(let id): ItemView(id: id)
          case .reviews: ReviewsView()
          case .checkout: CheckoutView()
          }
        }
      }
      struct CatalogView: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Item") { router.navigate(to: .item(1)) } }
      }
      struct ItemView: View {
        let id: Int
        @Environment(Router.self) private var router
        var body: some View {
          NavigationLink("Reviews", value: Page.reviews(id))
          Button("Buy") { router.path.append(.checkout) }
        }
      }
      struct ReviewsView: View { var body: some View { Text("Reviews") } }
      struct CheckoutView: View { var body: some View { Text("Checkout") } }
      """,
      """
      Router entry
      > start -root-> CatalogView
        item(value: Int) -push-> ItemView
        reviews(value: Int) -push-> ReviewsView
        checkout -push-> CheckoutView
        shop://item/:value -item-> item
        CatalogView -item-> item
        ItemView -checkout-> checkout
        ItemView -reviews-> reviews
      """)
  }

  @Test func aRouterIsFoundByTheKeyOfItsEntry() {
    expectGraph(
      """
      extension EnvironmentValues { @Entry var router = AppRouter() }
      @Observable final class AppRouter {
        var isHelpShown = false
        func help() { isHelpShown = true }
      }
      struct RootView: View {
        @Environment(\\.router) private var router
        var body: some View {
          @Bindable var router = router
          HomeView().sheet(isPresented: $router.isHelpShown) { HelpView() }
        }
      }
      struct HomeView: View {
        @Environment(\\.router) private var router
        var body: some View { Button("Help") { router.help() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      AppRouter
        help -present-> HelpView
        HomeView -help-> help
      """)
  }

  @Test func modifiersOfTheAppsOwnThatShowWhatIsOnAPath() {
    expectGraph(
      """
      enum Page: Hashable { case account(Int), tag(String) }
      enum Sheet: Identifiable { case editor; var id: Int { 1 } }
      @Observable final class NavigationPaths {
        var path: [Page] = []
        var sheet: Sheet?
        func go(to page: Page) { path.append(page) }
      }
      extension View {
        func showsPages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page {
            case .account(let id): AccountView(id: id)
            case .tag(let name): TagView(name: name)
            }
          }
        }
        func showsSheets(_ sheet: Binding<Sheet?>) -> some View {
          self.sheet(item: sheet) { sheet in
            switch sheet { case .editor: EditorView() }
          }
        }
      }
      @main struct NewsApp: App {
        @State var paths = NavigationPaths()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $paths.path) {
              NewsView().showsPages().showsSheets($paths.sheet)
            }
            .environment(paths)
          }
        }
      }
      struct NewsView: View {
        @Environment(NavigationPaths.self) private var paths
        var body: some View {
          Button("Account") { paths.go(to: .account(1)) }
          Button("Write") { paths.sheet = .editor }
        }
      }
      struct AccountView: View {
        let id: Int
        @Environment(NavigationPaths.self) private var paths
        var body: some View { Button("Tag") { paths.go(to: .tag("x")) } }
      }
      struct TagView: View { let name: String; var body: some View { Text(name) } }
      struct EditorView: View { var body: some View { Text("Editor") } }
      """,
      """
      NavigationPaths entry
        account(value: Int) -push-> AccountView
        tag(value: String) -push-> TagView
        editor -present-> EditorView
      > start -root-> NewsView
        AccountView -tag-> tag
        NewsView -account-> account
        NewsView -editor-> editor
      """)
  }

  @Test func aFunctionOfTheFlowAsTheDestination() {
    expectGraph(
      """
      enum Step: Hashable { case cart, order(Int) }
      @Observable final class Coordinator {
        var path = NavigationPath()
        func push(_ step: Step) { path.append(step) }
        @ViewBuilder func view(for step: Step) -> some View {
          switch step {
          case .cart: CartView()
          case .order(let number): OrderView(number: number)
          }
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        @State private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            HomeView().navigationDestination(for: Step.self, destination: coordinator.view(for:))
          }
          .environment(coordinator)
        }
      }
      struct HomeView: View {
        @Environment(Coordinator.self) private var coordinator
        var body: some View { Button("Cart") { coordinator.push(.cart) } }
      }
      struct CartView: View {
        @Environment(Coordinator.self) private var coordinator
        var body: some View { Button("Order") { coordinator.push(.order(1)) } }
      }
      struct OrderView: View { let number: Int; var body: some View { Text("Order") } }
      """,
      """
      Coordinator entry
        cart -push-> CartView
        order(value: Int) -push-> OrderView
      > start -root-> HomeView
        CartView -order-> order
        HomeView -cart-> cart
      """)
  }

  @Test func aScreenThatSetsWhatTheStackIsBoundToAsks() {
    expectGraph(
      """
      @main struct NotesApp: App {
        @State private var router = NotesRouter()
        var body: some Scene { WindowGroup { RootView().environment(router) } }
      }
      @Observable final class NotesRouter {
        var path: [Note] = []
        var writes = false
      }
      struct Note: Hashable { var id = UUID() }
      struct RootView: View {
        @Environment(NotesRouter.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            NoteList(notes: [Note()])
              .navigationDestination(for: Note.self) { NoteView(note: $0) }
              .sheet(isPresented: $router.writes) { WriteView() }
          }
        }
      }
      struct NoteList: View {
        let notes: [Note]
        @Environment(NotesRouter.self) private var router
        var body: some View {
          List(notes) { note in
            Button("Open") { router.path.append(note) }
          }
          Button("New") { router.writes = true }
        }
      }
      struct NoteView: View {
        let note: Note
        var body: some View { Text("Note") }
      }
      struct WriteView: View {
        @Environment(NotesRouter.self) private var router
        var body: some View { Button("Done") { router.writes = false } }
      }
      """,
      """
      NotesRouter entry
      > start -root-> NoteList
        note -push-> NoteView
        writes -present-> WriteView
        NoteList -note-> note
        NoteList -writes-> writes
        WriteView -writes-> <
      """)
  }

  @Test func aDestinationIsAskedForByWhoPutsAValueOfItsTypeOnThePath() {
    expectGraph(
      """
      @main struct CookApp: App {
        @StateObject private var coordinator = CookCoordinator()
        var body: some Scene { WindowGroup { RootView(coordinator: coordinator) } }
      }
      final class CookCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        func open(_ recipe: Recipe) { path.append(recipe) }
        func browse(_ kind: Kind) { path.append(kind) }
      }
      struct Recipe: Hashable { var name = "" }
      enum Kind { case soup, salad }
      struct RootView: View {
        @ObservedObject var coordinator: CookCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            KindList(coordinator: coordinator)
              .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
              .navigationDestination(for: Kind.self) { RecipeList(kind: $0, coordinator: coordinator) }
          }
        }
      }
      struct KindList: View {
        let coordinator: CookCoordinator
        var body: some View { Button("Soups") { coordinator.browse(.soup) } }
      }
      struct RecipeList: View {
        let kind: Kind
        let coordinator: CookCoordinator
        var body: some View { Button("Tomato") { coordinator.open(Recipe()) } }
      }
      struct RecipeView: View {
        let recipe: Recipe
        var body: some View { Text(recipe.name) }
      }
      """,
      """
      CookCoordinator entry
        open(recipe: Recipe) -push-> RecipeView
        browse(kind: Kind) -push-> RecipeList
      > start -root-> KindList
        KindList -browse-> browse
        RecipeList -open-> open
      """)
  }

  @Test func aToggledFlagShowsWhatItIsBoundTo() {
    expectGraph(
      """
      final class WelcomeStore: ObservableObject { @Published var isTermsPresented = false }
      struct WelcomeCoordinatorView: View {
        @ObservedObject var store: WelcomeStore
        var body: some View {
          NavigationStack { WelcomeScreen(onTerms: { store.isTermsPresented.toggle() }) }
            .sheet(isPresented: $store.isTermsPresented) { TermsScreen() }
        }
      }
      struct WelcomeScreen: View {
        let onTerms: () -> Void
        var body: some View { Button("Terms", action: onTerms) }
      }
      struct TermsScreen: View { var body: some View { Text("Terms") } }
      """,
      """
      WelcomeCoordinatorView
      > start -root-> WelcomeScreen
        onTerms -present-> TermsScreen
        WelcomeScreen -onTerms-> onTerms
      """)
  }

  @Test func stateThatIsEmptiedGoesBack() {
    expectGraph(
      """
      enum Sheet: Identifiable { case filter; var id: Self { self } }
      final class ListCoordinator: ObservableObject {
        @Published var sheet: Sheet?
        @Published var isHelpShown = false
        func showFilter() { sheet = .filter }
        func closeSheet() { sheet = nil }
      }
      struct ListCoordinatorView: View {
        @StateObject var coordinator = ListCoordinator()
        var body: some View {
          NavigationStack { ListView(coordinator: coordinator) }
            .sheet(item: $coordinator.sheet) { sheet in
              switch sheet { case .filter: FilterView(onApply: coordinator.closeSheet) }
            }
            .fullScreenCover(isPresented: $coordinator.isHelpShown) { HelpView(coordinator: coordinator) }
        }
      }
      struct ListView: View {
        let coordinator: ListCoordinator
        var body: some View {
          Button("Filter") { coordinator.showFilter() }
          Button("Help") { coordinator.isHelpShown = true }
        }
      }
      struct FilterView: View {
        let onApply: () -> Void
        var body: some View { Button("Apply", action: onApply) }
      }
      struct HelpView: View {
        let coordinator: ListCoordinator
        var body: some View { Button("Close") { coordinator.isHelpShown = false } }
      }
      """,
      """
      ListCoordinator
      > start -root-> ListView
        filter -present-> FilterView
        isHelpShown -present-> HelpView
        FilterView -onApply-> <
        HelpView -isHelpShown-> <
        ListView -showFilter-> filter
        ListView -isHelpShown-> isHelpShown
      """)
  }

  @Test func whoSetsWhatAComputedFlagReadsAsksForTheSheet() {
    expectGraph(
      """
      struct Order: Identifiable { let id: Int }
      final class OrdersCoordinator: ObservableObject {
        @Published var selected: Order?
        var isShown: Bool { get { selected != nil } set { if !newValue { selected = nil } } }
        func open(_ order: Order) { selected = order }
      }
      @main struct OrdersApp: App { var body: some Scene { WindowGroup { OrdersRoot() } } }
      struct OrdersRoot: View {
        @StateObject private var coordinator = OrdersCoordinator()
        var body: some View {
          OrdersView(coordinator: coordinator).sheet(isPresented: $coordinator.isShown) { OrderView() }
        }
      }
      struct OrdersView: View {
        let coordinator: OrdersCoordinator
        var body: some View { Button("Order") { coordinator.open(Order(id: 1)) } }
      }
      struct OrderView: View { var body: some View { Text("Order") } }
      """,
      """
      OrdersCoordinator entry
        open(order: Order) -present-> OrderView
      > start -root-> OrdersView
        OrdersView -open-> open
      """)
  }

  @Test func aStackAroundTheViewOfACaseIsShownForThatCase() {
    expectGraph(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: AppCoordinator()) } } }
      final class AppCoordinator: ObservableObject {
        enum Modal: Identifiable {
          case login
          case dish(String)
          var id: String { switch self { case .login: return "login"; case .dish(let id): return "dish-" + id } }
        }
        @Published var modal: Modal?
        var onX: () -> Void = {}
        init() { onX = { [weak self] in self?.modal = .login } }
        func handle(_ url: URL) {
          guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme == "bistro" else { return }
          switch parts.host {
          case "dish":
            let id = parts.queryItems?.first(where: { $0.name == "id" })?.value ?? ""
            modal = .dish(id)
          default: break
          }
        }
      }
      struct AppCoordinatorView: View {
        @StateObject var coordinator: AppCoordinator
        var body: some View {
          HomeView(onX: coordinator.onX)
          .onOpenURL { coordinator.handle($0) }
          .sheet(item: $coordinator.modal) { modal in
            switch modal {
            case .login: LoginView()
            case .dish(let id): NavigationStack { DishView(dishID: id) }
            }
          }
        }
      }
      struct HomeView: View { let onX: () -> Void; var body: some View { Button("a", action: onX) } }
      struct DishView: View { let dishID: String; var body: some View { Text("") } }
      struct LoginView: View { var body: some View { Text("") } }
      """,
      """
      AppCoordinator entry
      > start -root-> HomeView
        login -present-> LoginView
        dish(value: String) -present-> DishView
        bistro://dish?id=:id -dish-> dish
        HomeView -onX-> login
      """)
  }

  /// What a view keeps under the name of a modifier is its own, and not what the views around it call.
  @Test func aViewMayHavePropertiesNamedLikeModifiers() {
    expectGraph(
      """
      import SwiftUI
      @Observable final class FeedRouter {
        var path: [Page] = []
        var sheet: Kind?
        func filter() { sheet = .filter }
        func open() { path.append(.detail) }
      }
      enum Page: Hashable { case detail }
      enum Kind: Identifiable { case filter; var id: Self { self } }
      struct FeedRouterView: View {
        @Bindable var router: FeedRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            FeedView(onOpen: router.open)
              .sheet(item: $router.sheet) { _ in FilterView() }
              .toolbar { Button("Filter", action: router.filter) }
              .navigationDestination(for: Page.self) { _ in DetailView() }
          }
        }
      }
      struct FeedView: View {
        enum Local { case a }
        let onOpen: () -> Void
        @State private var sheet: Local?
        private var toolbar: some ToolbarContent { ToolbarItem { Text("Feed") } }
        var body: some View { Button("Open", action: onOpen).toolbar { toolbar } }
      }
      struct FilterView: View { var body: some View { Text("F") } }
      struct DetailView: View { var body: some View { Text("D") } }
      """,
      """
      FeedRouter
        filter -present-> FilterView
        open -push-> DetailView
      > start -root-> FeedView
        FeedView -filter-> filter
        FeedView -onOpen-> open
      """)
  }
}
