import Testing

/// SwiftUI coordinators: a path and sheets that are bound, enums of routes, functions that build views of them.
@Suite struct SwiftUIStyleTests {
  @Test func pathsAndSheetsShowWhatTheBuilderMakesOfTheRoute() {
    expectGraph(
      """
      enum Page: Hashable { case home, plant(id: Int) }
      enum Sheet: String, Identifiable { case settings; var id: String { rawValue } }
      enum Cover: Identifiable { case camera; var id: Int { 0 } }

      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: Sheet?
        @Published var cover: Cover?
        func push(_ page: Page) { path.append(page) }
        func present(_ sheet: Sheet) { self.sheet = sheet }
        func present(cover: Cover) { self.cover = cover }
        func pop() { path.removeLast() }
        @ViewBuilder func build(page: Page) -> some View {
          switch page {
          case .home: HomeView()
          case .plant(let id): PlantView(id: id)
          }
        }
        @ViewBuilder func build(sheet: Sheet) -> some View {
          switch sheet {
          case .settings: SettingsView()
          }
        }
        @ViewBuilder func build(cover: Cover) -> some View {
          switch cover {
          case .camera: CameraView()
          }
        }
      }

      struct CoordinatorView: View {
        @StateObject private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build(page: .home)
              .navigationDestination(for: Page.self) { coordinator.build(page: $0) }
              .sheet(item: $coordinator.sheet) { coordinator.build(sheet: $0) }
              .fullScreenCover(item: $coordinator.cover) { coordinator.build(cover: $0) }
          }
          .environmentObject(coordinator)
        }
      }

      struct HomeView: View {
        @EnvironmentObject private var coordinator: Coordinator
        var body: some View {
          Button("Plant") { coordinator.push(.plant(id: 1)) }
          Button("Settings") { coordinator.present(.settings) }
        }
      }
      struct PlantView: View {
        let id: Int
        @EnvironmentObject private var coordinator: Coordinator
        var body: some View {
          Button("Photo") { coordinator.present(cover: .camera) }
          Button("Back") { coordinator.pop() }
        }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      struct CameraView: View { var body: some View { Text("") } }
      """,
      // The root is built of a case as all others are, and has the name of it.
      """
      Coordinator
      > home -root-> HomeView
        plant(id: Int) -push-> PlantView
        settings -present-> SettingsView
        camera -present-> CameraView
        HomeView -plant-> plant
        HomeView -settings-> settings
        PlantView -pop-> <
        PlantView -camera-> camera
      """)
  }

  @Test func modifiersBetweenConditionsOfTheBuildAreRead() {
    expectGraph(
      """
      enum PhotoRoute: Hashable { case info }

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
            PhotosView(onInfo: { coordinator.path.append(.info) })
              #if os(macOS)
              .navigationDestination(for: PhotoRoute.self) { route in switch route { case .info: MacInfoView() } }
              #else
              .navigationBarTitleDisplayMode(.inline)
              .navigationDestination(for: PhotoRoute.self) { route in switch route { case .info: InfoView() } }
              #endif
              .padding()
          }
        }
      }

      struct PhotosView: View {
        let onInfo: () -> Void
        var body: some View { Button("Info") { onInfo() } }
      }

      struct InfoView: View { var body: some View { Text("Info") } }
      struct MacInfoView: View { var body: some View { Text("Info") } }
      """,
      """
      PhotosCoordinator
      > start.PhotosRootView -push-> PhotosRootView
      > start.PhotosView -root-> PhotosView
        info -push-> InfoView
        PhotosView -onInfo-> info
      """)
  }
}
