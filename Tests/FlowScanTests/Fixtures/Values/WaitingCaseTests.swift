import Testing

/// Requests that wait on a list until something else is gone.
@Suite struct WaitingCaseTests {
  /// Only code that gets a value from elsewhere may ask for the screen of a case that nobody makes.
  @Test func whoPutsAnotherCaseOnTheListDoesNotAskForThisOne() {
    expectGraph(
      """
      import SwiftUI

      enum Sheet: Identifiable { case login, news, help, info(String); var id: Self { self } }
      @Observable final class SheetRouter {
        var sheet: Sheet?
        private var waiting: [Sheet] = []
        func present(_ next: Sheet) {
          guard sheet == nil else {
            waiting.append(next)
            return
          }
          show(next)
        }
        func replace(with next: Sheet) {
          waiting = [next]
          didDismiss()
        }
        func didDismiss() {
          guard !waiting.isEmpty else { return }
          show(waiting.removeFirst())
        }
        private func show(_ next: Sheet) { sheet = next }
      }
      struct SheetView: View {
        let sheet: Sheet
        let router: SheetRouter
        var body: some View {
          switch sheet {
          case .login: LoginView(router: router)
          case .news: NewsView(router: router)
          case .help: HelpView(router: router, store: Store())
          case .info(let text): InfoView(text: text)
          }
        }
      }
      struct SheetRouterView: View {
        @State private var router = SheetRouter()
        var body: some View {
          HomeView(router: router)
            .sheet(item: $router.sheet, onDismiss: router.didDismiss) { SheetView(sheet: $0, router: router) }
        }
      }
      struct HomeView: View { let router: SheetRouter; var body: some View { Button("Login") { router.present(.login) } } }
      struct LoginView: View { let router: SheetRouter; var body: some View { Button("News") { router.replace(with: .news) } } }
      struct NewsView: View { let router: SheetRouter; var body: some View { Button("Help") { router.replace(with: .help) } } }
      struct HelpView: View { let router: SheetRouter; let store: Store; var body: some View { Button("Last") { store.last.map(router.present) } } }
      final class Store {
        var data = Data()
        var last: Sheet? { try? JSONDecoder().decode(Sheet.self, from: data) }
      }
      struct InfoView: View { let text: String; var body: some View { Text("") } }
      @main struct SheetApp: App { var body: some Scene { WindowGroup { SheetRouterView() } } }
      """,
      """
      SheetRouter entry
        show(next: Sheet) -present-> InfoView
        login -present-> LoginView
        news -present-> NewsView
        help -present-> HelpView
      > start -root-> HomeView
        HelpView -present-> show
        HomeView -login-> login
        LoginView -news-> news
        NewsView -help-> help
      """)
  }
}
