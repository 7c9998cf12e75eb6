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
        PhotosView -info-> info
        PhotosView -photo-> photo
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
        HomeView -help-> help
        HomeView -open-> open
      """)
  }
}
