import Testing

/// Stacks bound to a router, inside of what else its view contains.
@Suite struct StackInViewTests {
  @Test(arguments: [
    ("var path: [Page] = []", "$router.path", "path.append(page)"),
    (
      """
      private var paths: [Section: [Page]] = [:]
        subscript(section: Section) -> [Page] { get { paths[section] ?? [] } set { paths[section] = newValue } }
      """, "$router[.list]", "self[.list].append(page)"
    ),
  ])
  func aStackInATabIsATab(_ state: String, _ path: String, _ push: String) {
    expectGraph(
      """
      enum Page: Hashable { case photo(Int) }
      enum Section: Hashable { case list, more }
      @Observable final class PhotosRouter {
        var section = Section.list
        \(state)
        func push(_ page: Page) { \(push) }
      }
      struct RootView: View {
        @State private var router = PhotosRouter()
        var body: some View {
          TabView(selection: $router.section) {
            NavigationStack(path: \(path)) {
              ListView().navigationDestination(for: Page.self) { page in
                switch page {
                case .photo(let id): PhotoView(id: id)
                }
              }
            }
            .tag(Section.list)
            MoreView().tag(Section.more)
          }
          .environment(router)
        }
      }
      struct ListView: View {
        @Environment(PhotosRouter.self) private var router
        var body: some View { Button("Photo") { router.push(.photo(1)) } }
      }
      struct MoreView: View { var body: some View { Text("More") } }
      struct PhotoView: View {
        let id: Int
        var body: some View { Text("Photo") }
      }
      @main struct PhotosApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """,
      """
      PhotosRouter entry
      > start.ListView -tab-> ListView
        photo(value: Int) -push-> PhotoView
      > start.MoreView -tab-> MoreView
        ListView -photo-> photo
      """)
  }

  @Test func aViewMayBeGivenTheContentOfItsStack() {
    expectGraph(
      """
      enum Page: Hashable { case photo(Int) }
      @Observable final class PhotosRouter {
        var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
      }
      struct RouterView<Content: View>: View {
        @State private var router = PhotosRouter()
        @ViewBuilder var content: Content
        var body: some View {
          NavigationStack(path: $router.path) {
            content.navigationDestination(for: Page.self) { page in
              switch page {
              case .photo(let id): PhotoView(id: id)
              }
            }
          }
          .environment(router)
        }
      }
      struct ListView: View {
        @Environment(PhotosRouter.self) private var router
        var body: some View { Button("Photo") { router.push(.photo(1)) } }
      }
      struct PhotoView: View {
        let id: Int
        var body: some View { Text("Photo") }
      }
      @main struct PhotosApp: App { var body: some Scene { WindowGroup { RouterView { ListView() } } } }
      """,
      """
      PhotosRouter entry
      > start -root-> ListView
        photo(value: Int) -push-> PhotoView
        ListView -photo-> photo
      """)
  }
}
