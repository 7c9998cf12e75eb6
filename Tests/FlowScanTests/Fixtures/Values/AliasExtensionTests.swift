import Testing

/// Extensions by another name of a type: `typealias PlotStore = Store<Plot>`, `extension PlotStore { … }`.
@Suite struct AliasExtensionTests {
  @Test(arguments: [
    ("typealias PlotStore = Store<Plot>", "PlotStore"), ("", "Store where State == Plot"),
    ("typealias PlotStore = Store<Plot>; typealias Plots = PlotStore", "Plots"),
    ("enum Garden { typealias Kept = Store<Plot> }", "Garden.Kept"),
  ])
  func anAliasIsExtendedLikeItsType(alias: String, extended: String) {
    expectGraph(
      """
      struct Plot { var size = 0 }
      final class Store<State> {
        let state: State
        init(_ state: State) { self.state = state }
      }
      \(alias)
      extension \(extended) {
        func host<Content: View>(@ViewBuilder content: (Plot) -> Content) -> UIViewController {
          UIHostingController(rootView: content(state))
        }
      }
      struct PlotView: View {
        let plot: Plot
        var body: some View { Text("") }
      }
      final class PlotCoordinator {
        private let navigation = UINavigationController()
        private let store = Store(Plot())
        func start() { navigation.pushViewController(store.host { PlotView(plot: $0) }, animated: false) }
      }
      """,
      """
      PlotCoordinator
      > start -push-> PlotView
      """)
  }
}
