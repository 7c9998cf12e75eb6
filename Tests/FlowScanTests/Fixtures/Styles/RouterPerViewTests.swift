import Testing

/// Views that each make a generic router of their own, whose objects only the written type tells apart.
@Suite struct RouterPerViewTests {
  @Test(arguments: Notation.all)
  func viewsWithRoutersOfOtherRoutesAreFlowsOfTheirOwn(notation: Notation) {
    expectGraph(
      """
      import SwiftUI
      protocol Routable: Hashable, Identifiable {
        associatedtype Screen: View
        @ViewBuilder var body: Screen { get }
      }
      final class Router<Route: Routable>: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        func push(_ route: Route) { path.append(route) }
        func present(_ route: Route) { sheet = route }
        func pop() { path.removeLast() }
      }
      typealias WalletRouter = Router<WalletRoute>
      typealias HelpRouter = Router<HelpRoute>
      struct RoutingStack<Route: Routable, Root: View>: View {
        @ObservedObject private var router: Router<Route>
        private let root: Root
        init(router: Router<Route>, @ViewBuilder root: () -> Root) { (self.router, self.root) = (router, root()) }
        var body: some View {
          NavigationStack(path: $router.path) { root.navigationDestination(for: Route.self) { $0.body } }
            .sheet(item: $router.sheet) { route in NavigationStack { route.body }.environmentObject(router) }
            .environmentObject(router)
        }
      }
      enum WalletRoute: Routable {
        case topUp, card
        var id: Self { self }
        var body: some View {
          switch self {
          case .topUp: TopUpView()
          case .card: CardView()
          }
        }
      }
      enum HelpRoute: Routable {
        case article, contact
        var id: Self { self }
        var body: some View {
          switch self {
          case .article: ArticleView()
          case .contact: ContactView()
          }
        }
      }
      struct WalletView: View {
        @StateObject private var router\(notation.made("WalletRoute"))
        var body: some View { RoutingStack(router: router) { BalanceView() } }
      }
      struct HelpView: View {
        @StateObject private var router\(notation.made("HelpRoute"))
        var body: some View { RoutingStack(router: router) { TopicsView() } }
      }
      struct BalanceView: View {
        \(notation.taken("WalletRoute"))
        var body: some View { Button("Top up") { router.push(.topUp) }; Button("Card") { router.present(.card) } }
      }
      struct TopUpView: View {
        \(notation.taken("WalletRoute"))
        var body: some View { Button("Done") { router.pop() } }
      }
      struct CardView: View { var body: some View { Text("Card") } }
      struct TopicsView: View {
        \(notation.taken("HelpRoute"))
        var body: some View { Button("Article") { router.push(.article) } }
      }
      struct ArticleView: View {
        \(notation.taken("HelpRoute"))
        var body: some View { Button("Contact") { router.push(.contact) } }
      }
      struct ContactView: View { var body: some View { Text("Contact") } }
      @main struct BankApp: App {
        var body: some Scene {
          WindowGroup { TabView { WalletView().tabItem { Text("Wallet") }; HelpView().tabItem { Text("Help") } } }
        }
      }
      """,
      """
      WalletView entry
        topUp -push-> TopUpView
        card -present-> CardView
      > start -root-> BalanceView
        BalanceView -card-> card
        BalanceView -topUp-> topUp
        TopUpView -pop-> <
      HelpView entry
        article -push-> ArticleView
        contact -push-> ContactView
      > start -root-> TopicsView
        ArticleView -contact-> contact
        TopicsView -article-> article
      """)
  }

  /// How code writes the type of a router where it makes one, and where it takes one from the environment.
  struct Notation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var made: @Sendable (String) -> String
    var taken: @Sendable (String) -> String

    static let all = [
      Notation(testDescription: "by its argument") {
        " = Router<\($0)>()"
      } taken: {
        "@EnvironmentObject private var router: Router<\($0)>"
      },
      Notation(testDescription: "by an alias") {
        " = \($0)r()"
      } taken: {
        "@EnvironmentObject private var router: \($0)r"
      },
      Notation(testDescription: "by the type of the property") {
        ": Router<\($0)> = .init()"
      } taken: {
        "@Environment(Router<\($0)>.self) private var router"
      },
      Notation(testDescription: "in the initializer") {
        ": Router<\($0)>; init() { _router = StateObject(wrappedValue: Router<\($0)>()) }"
      } taken: {
        "@Environment(\($0)r.self) private var router"
      },
    ]
  }

  @Test func whatAllTabsShowIsTheRoutersAndTheRestTheirOwn() {
    expectGraph(
      """
      import SwiftUI
      enum Page: Hashable { case book(String), author(String) }
      enum Sheet: Identifiable { case progress; var id: Self { self } }
      @Observable final class RouterPath {
        var path: [Page] = []
        var sheet: Sheet?
        func navigate(to page: Page) { path.append(page) }
      }
      extension View {
        func withPages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page {
            case .book(let id): BookView(id: id)
            case .author(let id): AuthorView(id: id)
            }
          }
        }
        func withSheets(_ sheet: Binding<Sheet?>) -> some View {
          self.sheet(item: sheet) { sheet in
            switch sheet {
            case .progress: ProgressFlow()
            }
          }
        }
      }
      struct HomeTab: View {
        @State private var router = RouterPath()
        var body: some View {
          NavigationStack(path: $router.path) {
            TimelineView().withPages().withSheets($router.sheet)
          }
          .environment(router)
        }
      }
      struct LibraryTab: View {
        @State private var router = RouterPath()
        @State private var isImporting = false
        var body: some View {
          NavigationStack(path: $router.path) {
            ShelfView(onImport: { isImporting = true })
              .withPages().withSheets($router.sheet)
              .navigationDestination(isPresented: $isImporting) { ImportView() }
          }
          .environment(router)
        }
      }
      struct AppView: View {
        @Binding var appRouter: RouterPath
        var body: some View {
          TabView {
            HomeTab().tabItem { Text("Home") }
            LibraryTab().tabItem { Text("Library") }
          }
          .withSheets($appRouter.sheet)
        }
      }
      struct TimelineView: View {
        @Environment(RouterPath.self) private var router
        var body: some View { Button("Book") { router.navigate(to: .book("1")) } }
      }
      struct ShelfView: View {
        @Environment(RouterPath.self) private var router
        let onImport: () -> Void
        var body: some View {
          Button("Book") { router.navigate(to: .book("2")) }
          Button("Import", action: onImport)
        }
      }
      struct BookView: View {
        @Environment(RouterPath.self) private var router
        let id: String
        var body: some View {
          Button("Author") { router.navigate(to: .author(id)) }
          Button("Progress") { router.sheet = .progress }
        }
      }
      struct ProgressFlow: View {
        @Environment(RouterPath.self) private var router
        var body: some View { NavigationStack { AmountView() } }
      }
      struct AmountView: View { var body: some View { Text("Amount") } }
      struct AuthorView: View { let id: String; var body: some View { Text("Author") } }
      struct ImportView: View { var body: some View { Text("Import") } }
      @main struct BooksApp: App {
        @State private var appRouter = RouterPath()
        var body: some Scene { WindowGroup { AppView(appRouter: $appRouter) } }
      }
      """,
      """
      RouterPath
        book(value: String) -push-> BookView
        author(value: String) -push-> AuthorView
        progress -present-> [ProgressFlow]
        BookView -author-> author
        BookView -progress-> progress
        ShelfView -book-> book
        TimelineView -book-> book
      HomeTab
        router -start-> [RouterPath]
      > start -root-> TimelineView
      LibraryTab
        router -start-> [RouterPath]
      > start -root-> ShelfView
        onImport -push-> ImportView
        ShelfView -onImport-> onImport
      AppView entry
      > start.HomeTab -tab-> [HomeTab]
      > start.LibraryTab -tab-> [LibraryTab]
      ProgressFlow
      > start -root-> AmountView
      """)
  }
}
