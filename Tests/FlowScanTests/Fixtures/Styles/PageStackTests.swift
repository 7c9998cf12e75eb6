import Foundation
import Testing

/// A stack of the app's own whose pages all come from one closure, the first one too: `PageStack(first: .shelf, path: $path) { page in … }`.
@Suite struct PageStackTests {
  private static let stack = """
    struct PageStack<Page: Hashable, Content: View>: View {
      @Binding private var path: [Page]
      private let first: Page
      private let content: (Page) -> Content
      init(first: Page, path: Binding<[Page]>, @ViewBuilder content: @escaping (Page) -> Content) {
        self.first = first
        _path = path
        self.content = content
      }
      var body: some View {
        NavigationStack(path: $path) {
          content(first).navigationDestination(for: Page.self) { page in content(page) }
        }
      }
    }

    """

  private static let withAnyView = """
    struct PageStack<Page: Hashable>: View {
      let first: Page
      @Binding var path: [Page]
      let content: (Page) -> AnyView
      var body: some View {
        NavigationStack(path: $path) {
          content(first).navigationDestination(for: Page.self, destination: content)
        }
      }
    }

    """

  private static let app = """
    enum BookPage: Hashable { case shelf, book(Int), thanks }
    @Observable final class BooksCoordinator {
      var path: [BookPage] = []
      func open(_ id: Int) { path.append(.book(id)) }
      func bought() { path = [.thanks] }
      func close() { path = [] }
    }
    struct ShelfView: View { let onBook: (Int) -> Void; var body: some View { Button("Book") { onBook(1) } } }
    struct BookView: View { let onBuy: () -> Void; var body: some View { Button("Buy", action: onBuy) } }
    struct ThanksView: View { var body: some View { Text("Thanks") } }
    extension View {
      func closable(_ action: @escaping () -> Void) -> some View {
        toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close", action: action) } }
      }
    }

    """

  private static let pages = """
      @ViewBuilder func page(for page: BookPage) -> some View {
        switch page {
        case .shelf: ShelfView(onBook: coordinator.open)
        case .book: BookView(onBuy: coordinator.bought)
        case .thanks: ThanksView()
        }
      }

    """

  private static func view(_ body: String, _ members: String = pages) -> String {
    "struct BooksCoordinatorView: View {\n  @Bindable var coordinator: BooksCoordinator\n"
      + "  var body: some View {\n    \(body)\n  }\n\(members)}\n"
  }

  private static let written = """
    PageStack(first: .shelf, path: $coordinator.path) { page in
      switch page {
      case .shelf: ShelfView(onBook: coordinator.open)
      case .book: BookView(onBuy: coordinator.bought).toolbar { Button("Close") { dismiss() } }
      case .thanks: ThanksView().closable { dismiss() }
      }
    }
    """

  private static let apps = [
    stack + view(written),
    stack + view("PageStack(first: BookPage.shelf, path: $coordinator.path, content: page(for:))"),
    stack
      + view("PageStack(first: .shelf, path: $coordinator.path) { page(for: $0).closable { dismiss() } }"),
    withAnyView
      + view("PageStack(first: BookPage.shelf, path: $coordinator.path) { AnyView(page(for: $0)) }"),
  ]

  @Test(arguments: apps) func onlyTheFirstPageIsWhatTheFlowBeginsWith(view: String) {
    expectGraph(
      Self.app + view,
      """
      BooksCoordinator
      > shelf -root-> ShelfView
        book(value: Int) -push-> BookView
        thanks -push-> ThanksView
        BookView -onBuy-> thanks
        ShelfView -onBook-> book
      """)
  }

  /// What a flow makes for a page that nothing is seen to put on the path, which may come from a link, is pushed at nobody's request.
  @Test func aPageThatNobodyAsksForIsShown() {
    expectGraph(
      Self.app.replacingOccurrences(of: "path = [.thanks]", with: "")
        + Self.stack + Self.view(Self.written),
      """
      BooksCoordinator
      > shelf -root-> ShelfView
        book(value: Int) -push-> BookView
        thanks -push-> ThanksView
        ShelfView -onBook-> book
      """)
  }
}
