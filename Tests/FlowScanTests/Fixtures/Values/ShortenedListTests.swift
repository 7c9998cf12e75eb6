import Testing

/// Code that takes elements off a list: a way back if the list decides what is on screen.
@Suite struct ShortenedListTests {
  @Test(arguments: [
    "path = []", "path.removeAll()", "path.removeLast(path.count)", "path = path.dropLast()",
    "path = Array(path.prefix(1))", "_ = path.popLast()",
  ])
  func onlyTheListOnScreenGoesBack(_ change: String) {
    expectGraph(
      """
      enum Stop: Hashable { case trail, map }
      @Observable final class TrailRouter {
        var path: [Stop] = []
        var history: [Stop] = []
        func open(_ stop: Stop) {
          path.append(stop)
          history.append(stop)
        }
        func home() { \(change) }
        func forget() { history.removeLast() }
        func forgetAll() { history = [] }
      }
      struct TrailRoot: View {
        @State var router = TrailRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            TrailList(router: router).navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .trail: TrailView(router: router)
              case .map: MapView(router: router)
              }
            }
          }
        }
      }
      struct TrailList: View {
        let router: TrailRouter
        var body: some View {
          Button("Trail") { router.open(.trail) }
          Button("Forget") { router.forget() }
        }
      }
      struct TrailView: View {
        let router: TrailRouter
        var body: some View {
          Button("Map") { router.open(.map) }
          Button("Forget") { router.forgetAll() }
        }
      }
      struct MapView: View {
        let router: TrailRouter
        var body: some View { Button("Home") { router.home() } }
      }
      """,
      """
      TrailRouter
      > start -root-> TrailList
        trail -push-> TrailView
        map -push-> MapView
        MapView -home-> <
        TrailList -trail-> trail
        TrailView -map-> map
      """)
  }
}
