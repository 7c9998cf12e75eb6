import Testing

/// Links with values in the bodies of views, which a stack turns into screens by their types.
@Suite struct ValueLinkTests {
  @Test func screensAskByTheTypesOfTheValuesOfTheirLinks() {
    expectGraph(
      """
      struct Author: Hashable { let name: String }
      struct Book: Hashable, Identifiable { let id: Int; let author: Author }
      final class BooksCoordinator: ObservableObject { @Published var path = NavigationPath() }
      @main struct BooksApp: App { var body: some Scene { WindowGroup { BooksRoot() } } }
      struct BooksRoot: View {
        @StateObject var coordinator = BooksCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            BooksView()
              .navigationDestination(for: Book.self) { BookView(book: $0) }
              .navigationDestination(for: Author.self) { author in AuthorView(author: author) }
          }
        }
      }
      final class BooksModel: ObservableObject { @Published var books: [Book] = [] }
      struct BooksView: View {
        @StateObject var model = BooksModel()
        var body: some View { List { ForEach(model.books) { book in NavigationLink(value: book) { Text("Book") } } } }
      }
      struct BookView: View {
        let book: Book
        var body: some View { AuthorRow(author: book.author) }
      }
      struct AuthorRow: View {
        let author: Author
        var body: some View { NavigationLink(author.name, value: author) }
      }
      struct AuthorView: View { let author: Author; var body: some View { Text(author.name) } }
      """,
      """
      BooksCoordinator entry
      > start -root-> BooksView
        book -push-> BookView
        author -push-> AuthorView
        BookView -author-> author
        BooksView -book-> book
      """)
  }

  @Test func aLinkAsksTheFlowThatShowsItsScreen() {
    expectGraph(
      """
      struct Book: Hashable { let id: Int }
      final class ShelfCoordinator: ObservableObject { @Published var isHelpShown = false }
      final class SearchCoordinator: ObservableObject { @Published var path: [Book] = [] }
      @main struct BooksApp: App {
        var body: some Scene { WindowGroup { TabView { ShelfRoot(); SearchRoot() } } }
      }
      struct ShelfRoot: View {
        @StateObject var coordinator = ShelfCoordinator()
        var body: some View {
          NavigationStack { ShelfView(books: []).navigationDestination(for: Book.self) { ShelfBookView(book: $0) } }
            .sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
        }
      }
      struct SearchRoot: View {
        @StateObject var coordinator = SearchCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            SearchView(books: []).navigationDestination(for: Book.self) { FoundView(book: $0) }
          }
        }
      }
      struct ShelfView: View {
        let books: [Book]
        var body: some View { ForEach(books, id: \\.self) { NavigationLink("Book", value: $0) } }
      }
      struct SearchView: View {
        let books: [Book]
        var body: some View { List(books, id: \\.self) { book in NavigationLink(value: Book(id: 1)) { Text("Book") } } }
      }
      struct ShelfBookView: View { let book: Book; var body: some View { Text("Book") } }
      struct FoundView: View { let book: Book; var body: some View { Text("Book") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      ShelfCoordinator entry
      > start.ShelfView -root-> ShelfView
      > start.HelpView -present-> HelpView
        book -push-> ShelfBookView
        ShelfView -book-> book
      SearchCoordinator entry
      > start -root-> SearchView
        book -push-> FoundView
        SearchView -book-> book
      """)
  }

  @Test func screensAskByTheTypesOfTheValuesThatTheyPassToTheFlow() {
    expectGraph(
      """
      struct Author: Hashable { let name: String }
      struct Book: Hashable, Identifiable { let id: Int; let author: Author }
      final class BooksCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ value: any Hashable) { path.append(value) }
      }
      @main struct BooksApp: App { var body: some Scene { WindowGroup { BooksRoot() } } }
      struct BooksRoot: View {
        @StateObject var coordinator = BooksCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            BooksView()
              .navigationDestination(for: Book.self) { BookView(book: $0) }
              .navigationDestination(for: Author.self) { author in AuthorView(author: author) }
          }
          .environmentObject(coordinator)
        }
      }
      struct BooksView: View {
        @EnvironmentObject var coordinator: BooksCoordinator
        @State private var books: [Book] = []
        var body: some View { List(books) { book in Button("Book") { coordinator.push(book) } } }
      }
      struct BookView: View {
        let book: Book
        @EnvironmentObject var coordinator: BooksCoordinator
        var body: some View { Button("Author") { coordinator.push(Author(name: "A")) } }
      }
      struct AuthorView: View { let author: Author; var body: some View { Text(author.name) } }
      """,
      """
      BooksCoordinator entry
      > start -root-> BooksView
        push.BookView -push-> BookView
        push.AuthorView -push-> AuthorView
        BookView -push-> push.AuthorView
        BooksView -push-> push.BookView
      """)
  }

  @Test func aLinkWithACaseLeadsToNoOtherCase() {
    expectGraph(
      """
      enum Destination: Hashable { case show(Int), genre(String), downloads }
      struct HomeCoordinatorView: View {
        @State private var path: [Destination] = []
        var body: some View {
          NavigationStack(path: $path) {
            HomeView(onShow: { _ in }).navigationDestination(for: Destination.self) { destination in
              switch destination {
              case .show(let id): ShowView(id: id)
              case .genre(let name): GenreView(name: name)
              case .downloads: DownloadsView()
              }
            }
          }
        }
      }
      struct HomeView: View { let onShow: (Int) -> Void; var body: some View {
        NavigationLink(value: Destination.genre("x")) { Text("g") }
        Button("x") { onShow(1) } } }
      struct GenreView: View { let name: String; var body: some View { NavigationLink("A show", value: Destination.show(1)) } }
      struct ShowView: View { let id: Int; var body: some View { Text("") } }
      struct DownloadsView: View { var body: some View { Text("") } }
      """,
      """
      HomeCoordinatorView
      > start -root-> HomeView
        show(value: Int) -push-> ShowView
        genre(value: String) -push-> GenreView
        downloads -push-> DownloadsView
        GenreView -show-> show
        HomeView -genre-> genre
      """)
  }

  @Test func aStackInASheetIsNotAskedByWhatPresentsTheSheet() {
    expectGraph(
      """
      final class PlacesNavigator: ObservableObject {
        enum Sheet: Identifiable { case filter, review; var id: Self { self } }
        @Published var sheet: Sheet?
        func present(_ sheet: Sheet) { self.sheet = sheet }
      }
      struct PlacesCoordinator: View {
        @StateObject private var navigator = PlacesNavigator()
        var body: some View {
          NavigationStack { PlacesView(onFilter: { navigator.present(.filter) }, onReview: { navigator.present(.review) }) }
            .sheet(item: $navigator.sheet) { sheet in
              switch sheet {
              case .filter:
                NavigationStack {
                  FilterView().navigationDestination(for: Amenity.self) { AmenityView(amenity: $0) }
                }
              case .review: ReviewView()
              }
            }
        }
      }
      struct Amenity: Hashable { let id: Int }
      struct PlacesView: View {
        let onFilter: () -> Void
        let onReview: () -> Void
        var body: some View {
          Button("Filter", action: onFilter)
          Button("Review", action: onReview)
        }
      }
      struct FilterView: View { var body: some View { NavigationLink("Wi-Fi", value: Amenity(id: 1)) } }
      struct AmenityView: View {
        let amenity: Amenity
        var body: some View { Text("Amenity") }
      }
      struct ReviewView: View { var body: some View { Text("Review") } }
      """,
      """
      PlacesCoordinator
      > start -root-> PlacesView
        filter -present-> FilterView
        review -present-> ReviewView
        amenity -push-> AmenityView
        FilterView -amenity-> amenity
        PlacesView -onFilter-> filter
        PlacesView -onReview-> review
      """)
  }

  /// Steps that are types inside the router are told apart by the router's own names for them.
  @Test func stepsThatAreTypesOfTheRouter() {
    expectGraph(
      """
      import SwiftUI
      @main struct BankApp: App {
        @State private var router = IdentityRouter()
        var body: some Scene { WindowGroup { IdentityView(router: router) } }
      }
      @Observable final class IdentityRouter {
        struct Passport: Hashable {}
        struct Portrait: Hashable { let passport: Int }
        var path = NavigationPath()
        func begin() { path.append(Passport()) }
        func scanned(_ passport: Int) { path.append(Portrait(passport: passport)) }
      }
      struct IdentityView: View {
        @Bindable var router: IdentityRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            IntroView(onBegin: router.begin)
              .navigationDestination(for: IdentityRouter.Passport.self) { _ in ScanView(onScan: router.scanned) }
              .navigationDestination(for: IdentityRouter.Portrait.self) { _ in PortraitView() }
          }
        }
      }
      struct IntroView: View {
        let onBegin: () -> Void
        var body: some View { Button("Begin", action: onBegin) }
      }
      struct ScanView: View {
        let onScan: (Int) -> Void
        var body: some View { Button("Scan") { onScan(1) } }
      }
      struct PortraitView: View { var body: some View { Text("Portrait") } }
      """,
      """
      IdentityRouter entry
        begin -push-> ScanView
        scanned(passport: Int) -push-> PortraitView
      > start -root-> IntroView
        IntroView -onBegin-> begin
        ScanView -onScan-> scanned
      """)
  }

  /// The closure of a link that has a value beside it is what users tap: no screen, and no unknown one either.
  @Test func whatUsersTapIsNotWhatALinkShows() {
    expectGraph(
      """
      struct Book: Hashable, Identifiable { let id: Int }
      struct BooksFlow: View {
        var body: some View {
          NavigationStack {
            ShelfView()
              .toolbar { NavigationLink(value: Book(id: 1)) { Label("Book", systemImage: "book") } }
              .navigationDestination(for: Book.self) { BookView(book: $0) }
          }
        }
      }
      @main struct BooksApp: App { var body: some Scene { WindowGroup { BooksFlow() } } }
      struct BookView: View { let book: Book; var body: some View { Text("Book") } }
      struct ShelfView: View { var body: some View { Text("Shelf") } }
      """,
      """
      BooksFlow entry
      > start -root-> ShelfView
        book -push-> BookView
      """)
  }
}
