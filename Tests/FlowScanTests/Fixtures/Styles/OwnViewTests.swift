import Testing

/// Coordinators that are objects, each with a view of its own beside it.
@Suite struct OwnViewTests {
  @Test func viewsThatAreNamedAfterTheFlowThatTheyKeep() {
    expectGraph(
      """
      @main struct PotteryApp: App {
        @StateObject var coordinator = HomeCoordinator()
        var body: some Scene { WindowGroup { HomeCoordinatorView(coordinator: coordinator) } }
      }
      enum HomeTab { case bowls, help }
      final class HomeCoordinator: ObservableObject {
        @Published var tab = HomeTab.bowls
        @Published var bowls: BowlsCoordinator!
        @Published var page: URL?
        init() { bowls = .init(parent: self) }
        func open(_ url: URL) { page = url }
        func showHelp() { tab = .help }
      }
      struct HomeCoordinatorView: View {
        @ObservedObject var coordinator: HomeCoordinator
        var body: some View {
          TabView(selection: $coordinator.tab) {
            BowlsCoordinatorView(coordinator: coordinator.bowls).tag(HomeTab.bowls)
            NavigationView { HelpView(coordinator: coordinator) }.tag(HomeTab.help)
          }
          .sheet(item: $coordinator.page) { PageView(url: $0) }
        }
      }
      final class BowlsCoordinator: ObservableObject {
        @Published var bowl: BowlModel?
        @Published var glaze: GlazeModel?
        private unowned let parent: HomeCoordinator
        init(parent: HomeCoordinator) { self.parent = parent }
        func open(_ number: Int) { bowl = .init(coordinator: self) }
        func chooseGlaze() { glaze = .init(coordinator: self) }
        func close() { glaze = nil }
      }
      struct BowlsCoordinatorView: View {
        @ObservedObject var coordinator: BowlsCoordinator
        var body: some View {
          NavigationView {
            BowlList(coordinator: coordinator).pushed(item: $coordinator.bowl) { model in bowl(model) }
          }
        }
        @ViewBuilder private func bowl(_ model: BowlModel) -> some View {
          BowlView(model: model).sheet(item: $coordinator.glaze) { model in GlazeView(model: model) }
        }
      }
      extension View {
        func pushed<Item, Destination: View>(item: Binding<Item?>, @ViewBuilder destination: (Item) -> Destination) -> some View {
          let isActive = Binding(get: { item.wrappedValue != nil }, set: { value in if !value { item.wrappedValue = nil } })
          return pushed(isActive: isActive) { item.wrappedValue.map(destination) }
        }
        func pushed<Destination: View>(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) -> some View {
          overlay(NavigationLink(destination: isActive.wrappedValue ? destination() : nil, isActive: isActive, label: { EmptyView() }))
        }
      }
      struct BowlList: View {
        let coordinator: BowlsCoordinator
        var body: some View { Button("Bowl") { coordinator.open(1) } }
      }
      final class BowlModel: Identifiable {
        private unowned let coordinator: BowlsCoordinator
        init(coordinator: BowlsCoordinator) { self.coordinator = coordinator }
        func glaze() { coordinator.chooseGlaze() }
      }
      struct BowlView: View {
        let model: BowlModel
        var body: some View { Button("Glaze", action: model.glaze) }
      }
      final class GlazeModel: Identifiable { init(coordinator: BowlsCoordinator) {} }
      struct GlazeView: View { let model: GlazeModel; var body: some View { Text("Glaze") } }
      struct HelpView: View {
        let coordinator: HomeCoordinator
        var body: some View { Button("Author") { coordinator.open(URL(string: "a")!) } }
      }
      struct PageView: View { let url: URL; var body: some View { Text("Page") } }
      """,
      """
      HomeCoordinator entry
        open(url: URL) -present-> PageView
      > start.BowlsCoordinator -tab-> [BowlsCoordinator]
      > start.HelpView -tab-> HelpView
        HelpView -open-> open
      BowlsCoordinator
        open(number: Int) -push-> BowlView
        chooseGlaze -present-> GlazeView
      > start -root-> BowlList
        BowlList -open-> open
        BowlView -chooseGlaze-> chooseGlaze
      """)
  }
}
