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
}
