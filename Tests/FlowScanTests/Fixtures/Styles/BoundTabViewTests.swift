import Testing

/// A view whose tabs are bound to a flow stands for that flow: `TabView(selection: $coordinator.tab)`.
@Suite struct BoundTabViewTests {
  @Test func theViewWithTheTabsIsTheFlow() {
    expectGraph(
      """
      @Observable final class AppCoordinator {
        enum Phase { case welcome, tabs(LibraryCoordinator) }
        var phase: Phase = .welcome
        func enter() { phase = .tabs(LibraryCoordinator()) }
      }
      struct AppCoordinatorView: View {
        let coordinator: AppCoordinator
        var body: some View {
          switch coordinator.phase {
          case .welcome: WelcomeView(onEnter: coordinator.enter)
          case .tabs(let library): TabsView(coordinator: library)
          }
        }
      }
      @Observable final class LibraryCoordinator {
        enum Tab: Hashable { case books, films }
        var tab: Tab = .books
        var isCardShown = false
        func showCard() { isCardShown = true }
      }
      struct TabsView: View {
        @Bindable var coordinator: LibraryCoordinator
        var body: some View {
          TabView(selection: $coordinator.tab) {
            BooksView(onCard: coordinator.showCard).tag(LibraryCoordinator.Tab.books)
            FilmsView().tag(LibraryCoordinator.Tab.films)
          }
          .sheet(isPresented: $coordinator.isCardShown) { CardView() }
        }
      }
      struct WelcomeView: View { let onEnter: () -> Void; var body: some View { Button("Enter", action: onEnter) } }
      struct BooksView: View { let onCard: () -> Void; var body: some View { Button("Card", action: onCard) } }
      struct FilmsView: View { var body: some View { Text("Films") } }
      struct CardView: View { var body: some View { Text("Card") } }
      """,
      """
      AppCoordinator
      > welcome -root-> WelcomeView
        tabs(value: LibraryCoordinator) -root-> [LibraryCoordinator]
        WelcomeView -onEnter-> tabs
      LibraryCoordinator
        showCard -present-> CardView
      > start.BooksView -tab-> BooksView
      > start.FilmsView -tab-> FilmsView
        BooksView -onCard-> showCard
      """)
  }
}
