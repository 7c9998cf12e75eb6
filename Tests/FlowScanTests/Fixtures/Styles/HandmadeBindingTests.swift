import Testing

/// Views whose stack and sheets have bindings that the code makes itself.
@Suite struct HandmadeBindingTests {
  @Test(arguments: [
    (
      "Binding(get: { flow.screens }, set: { flow.replace($0) })",
      "Binding(get: { flow.showsPrivacy }, set: { if !$0 { flow.endPrivacy() } })"
    ),
    ("screens", "showsPrivacy"),
  ])
  func whatTheGetterReadsIsBound(path: String, sheet: String) {
    expectGraph(
      """
      final class SettingsCoordinator: ObservableObject {
        enum Screen: Hashable { case account, theme(String) }
        @Published private(set) var screens: [Screen] = []
        @Published private(set) var showsPrivacy = false
        func show(_ screen: Screen) { screens.append(screen) }
        func replace(_ new: [Screen]) { screens = new }
        func askPrivacy() { showsPrivacy = true }
        func endPrivacy() { showsPrivacy = false }
      }
      @main struct ReaderApp: App { var body: some Scene { WindowGroup { PreferencesView() } } }
      struct PreferencesView: View {
        @StateObject var flow = SettingsCoordinator()
        private var screens: Binding<[SettingsCoordinator.Screen]> {
          Binding(get: { flow.screens }, set: { flow.replace($0) })
        }
        private var showsPrivacy: Binding<Bool> {
          Binding(get: { flow.showsPrivacy }, set: { if !$0 { flow.endPrivacy() } })
        }
        var body: some View {
          NavigationStack(path: \(path)) {
            OverviewView(onAccount: { flow.show(.account) }, onTheme: { flow.show(.theme($0)) })
              .navigationDestination(for: SettingsCoordinator.Screen.self) { screen in
                switch screen {
                case .account: AccountView(onPrivacy: flow.askPrivacy)
                case .theme(let name): ThemeView(name: name)
                }
              }
          }
          .sheet(isPresented: \(sheet)) { PrivacyView(onClose: flow.endPrivacy) }
        }
      }
      struct OverviewView: View {
        let onAccount: () -> Void
        let onTheme: (String) -> Void
        var body: some View {
          Button("Account", action: onAccount)
          Button("Dark") { onTheme("dark") }
        }
      }
      struct AccountView: View {
        let onPrivacy: () -> Void
        var body: some View { Button("Privacy", action: onPrivacy) }
      }
      struct ThemeView: View { let name: String; var body: some View { Text(name) } }
      struct PrivacyView: View {
        let onClose: () -> Void
        var body: some View { Button("Close", action: onClose) }
      }
      """,
      """
      SettingsCoordinator entry
        askPrivacy -present-> PrivacyView
      > start -root-> OverviewView
        account -push-> AccountView
        theme(value: String) -push-> ThemeView
        AccountView -onPrivacy-> askPrivacy
        OverviewView -account-> account
        OverviewView -theme-> theme
        PrivacyView -onClose-> <
      """)
  }

  @Test func aViewOfAnyNameWhoseStackIsBoundToAFlowShowsItsContent() {
    expectGraph(
      """
      final class RootCoordinator: ObservableObject {
        enum Modal: Identifiable { case help; var id: Int { 0 } }
        @Published var modal: Modal?
        @Published var path: [Entry] = []
        func openHelp() { modal = .help }
        func open(_ entry: Entry) { path.append(entry) }
      }
      struct Entry: Hashable {}
      @main struct DiaryApp: App {
        @StateObject private var root = RootCoordinator()
        var body: some Scene { WindowGroup { Diary(coordinator: root) } }
      }
      struct Diary: View {
        @ObservedObject var coordinator: RootCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            EntriesView(onSelect: coordinator.open, onHelp: coordinator.openHelp)
              .navigationDestination(for: Entry.self) { EntryView(entry: $0) }
          }
          .sheet(item: $coordinator.modal) { modal in
            switch modal { case .help: HelpView() }
          }
        }
      }
      struct EntriesView: View {
        let onSelect: (Entry) -> Void
        let onHelp: () -> Void
        var body: some View {
          Button("First") { onSelect(Entry()) }
          Button("Help", action: onHelp)
        }
      }
      struct EntryView: View { let entry: Entry; var body: some View { Text("Entry") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      RootCoordinator entry
        open(entry: Entry) -push-> EntryView
      > start -root-> EntriesView
        help -present-> HelpView
        EntriesView -onHelp-> help
        EntriesView -onSelect-> open
      """)
  }

  @Test func aRouterMakesTheBindingOfItsPath() {
    expectGraph(
      """
      @main struct TrailsApp: App {
        @State private var router = TrailsRouter()
        var body: some Scene { WindowGroup { TrailsStack().environment(router) } }
      }
      enum Route: Hashable { case trail(Int), guide }
      @Observable final class TrailsRouter {
        private(set) var path: [Route] = []
        var pathBinding: Binding<[Route]> {
          Binding(get: { self.path }, set: { self.path = $0 })
        }
        func go(_ route: Route) { path.append(route) }
        func back() { _ = path.popLast() }
      }
      struct TrailsStack: View {
        @Environment(TrailsRouter.self) private var router
        var body: some View {
          NavigationStack(path: router.pathBinding) {
            TrailsView().navigationDestination(for: Route.self) { route in
              switch route {
              case .trail: TrailView()
              case .guide: GuideView()
              }
            }
          }
        }
      }
      struct TrailsView: View {
        @Environment(TrailsRouter.self) private var router
        var body: some View { Button("Trail") { router.go(.trail(1)) } }
      }
      struct TrailView: View {
        @Environment(TrailsRouter.self) private var router
        var body: some View {
          Button("Guide") { router.go(.guide) }
          Button("Back") { router.back() }
        }
      }
      struct GuideView: View { var body: some View { Text("Guide") } }
      """,
      """
      TrailsRouter entry
      > start -root-> TrailsView
        trail(value: Int) -push-> TrailView
        guide -push-> GuideView
        TrailView -back-> <
        TrailView -guide-> guide
        TrailsView -trail-> trail
      """)
  }
}
