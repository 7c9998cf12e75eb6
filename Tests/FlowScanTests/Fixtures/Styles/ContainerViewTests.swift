import Testing

@testable import FlowScan

/// Views with a stack, columns or tabs of their own, in an app that has flows.
@Suite struct ContainerViewTests {
  private func garden(flow: String) -> String {
    """
    import SwiftUI

    @main struct GardenApp: App { var body: some Scene { WindowGroup { HomeView() } } }

    \(flow)
    struct HomeView: View {
      var body: some View { GardenView() }
    }
    struct GardenView: View {
      @State private var tab = 0
      \(flow.isEmpty ? "" : "@StateObject private var beds = BedsCoordinator()")
      var body: some View {
        TabView(selection: $tab) {
          \(flow.isEmpty ? "GuideView()" : "BedsView(coordinator: beds)").tabItem { Text("Beds") }
          SeedsView().tabItem { Text("Seeds") }
          content(for: .tools).tabItem { Text("Tools") }
        }
      }
      @ViewBuilder private func content(for tab: GardenTab) -> some View {
        switch tab {
        case .tools: ToolsView()
        case .guide: GuideView()
        }
      }
    }
    enum GardenTab { case tools, guide }
    struct SeedsView: View {
      @State private var chosen: Seed?
      @State private var isOrdering = false
      var body: some View {
        NavigationSplitView {
          SeedListView(chosen: $chosen, onOrder: { isOrdering = true })
        } detail: {
          if let chosen { SeedView(seed: chosen) } else { Text("Choose a seed") }
        }
        .sheet(isPresented: $isOrdering) { OrderView() }
      }
    }
    struct Seed: Identifiable, Hashable { let id: Int }
    struct SeedListView: View {
      @Binding var chosen: Seed?
      let onOrder: () -> Void
      var body: some View { List(selection: $chosen) { Button("Order") { onOrder() } } }
    }
    struct SeedView: View { let seed: Seed; var body: some View { Text("seed") } }
    struct OrderView: View { var body: some View { Text("order") } }
    struct ToolsView: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          ToolListView { path.append($0) }.navigationDestination(for: Tool.self) { ToolView(tool: $0) }
        }
      }
    }
    struct Tool: Hashable { let name: String }
    struct ToolListView: View {
      let onTool: (Tool) -> Void
      var body: some View { Button("Spade") { onTool(Tool(name: "Spade")) } }
    }
    struct ToolView: View { let tool: Tool; var body: some View { Text(tool.name) } }
    struct GuideView: View {
      @State private var isAsking = false
      var body: some View {
        NavigationStack {
          VStack {
            GuidePages()
            Button("Ask") { isAsking = true }
          }
          .sheet(isPresented: $isAsking) { QuestionView() }
        }
      }
    }
    struct GuidePages: View {
      var body: some View { TabView { PageView(number: 1); PageView(number: 2) }.tabViewStyle(.page) }
    }
    struct PageView: View { let number: Int; var body: some View { Text("page") } }
    struct QuestionView: View { var body: some View { Text("?") } }
    """
  }

  private static let beds = """
    final class BedsCoordinator: ObservableObject {
      @Published var path: [Int] = []
      func open(_ bed: Int) { path.append(bed) }
    }
    struct BedsView: View {
      @ObservedObject var coordinator: BedsCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          BedListView(onOpen: coordinator.open).navigationDestination(for: Int.self) { BedView(id: $0) }
        }
      }
    }
    struct BedListView: View {
      let onOpen: (Int) -> Void
      var body: some View { Button("1") { onOpen(1) } }
    }
    struct BedView: View { let id: Int; var body: some View { Text("bed") } }
    """

  /// The guide has no screen of its own in its stack, and its pages are swiped.
  @Test func aViewWithAContainerIsAFlowBesideFlows() {
    expectGraph(
      garden(flow: Self.beds),
      """
      BedsCoordinator
        open(bed: Int) -push-> BedView
      > start -root-> BedListView
        BedListView -onOpen-> open
      GardenView entry
      > start.BedsCoordinator -tab-> [BedsCoordinator]
      > start.SeedsView -tab-> [SeedsView]
      > tools -tab-> [ToolsView]
      SeedsView
      > start -root-> SeedListView
        onOrder -present-> OrderView
        chosen -root-> SeedView
        SeedListView -chosen-> chosen
        SeedListView -onOrder-> onOrder
      ToolsView
      > start -root-> ToolListView
        onTool -push-> ToolView
        ToolListView -onTool-> onTool
      """)
  }

  @Test func aViewWithAContainerIsAScreenInAnAppWithoutFlows() {
    expectGraph(garden(flow: ""), "")
  }

  /// The flows in its columns are all that the view shows, besides what is beside them.
  @Test(arguments: [
    "List(selection: $area) { Text(\"Fleet\") }", "AreasView(area: $area, onHelp: { isHelpShown = true })",
  ])
  func aViewWhoseColumnsChooseIsAFlow(areas: String) {
    let isView = areas.hasPrefix("AreasView")
    expectGraph(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { HarbourView() } }
      struct HarbourView: View {
        enum Area: Hashable { case fleet, docks }
        @State private var area: Area? = .fleet
        @State private var isHelpShown = false
        @State private var fleet = FleetNavigator()
        var body: some View {
          NavigationSplitView { \(areas) } detail: { detail }
            .inspector(isPresented: $isHelpShown) { HelpView() }
        }
        @ViewBuilder private var detail: some View {
          switch area {
          case .fleet: FleetView(navigator: fleet)
          case .docks: DocksView()
          case nil: Text("Choose an area")
          }
        }
      }
      struct AreasView: View {
        @Binding var area: HarbourView.Area?
        let onHelp: () -> Void
        var body: some View { Button("Help", action: onHelp) }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct DocksView: View { var body: some View { Text("Docks") } }
      @Observable final class FleetNavigator {
        var path: [Int] = []
        func open(_ ship: Int) { path.append(ship) }
      }
      struct FleetView: View {
        @Bindable var navigator: FleetNavigator
        var body: some View {
          NavigationStack(path: $navigator.path) {
            ShipsView(onShip: navigator.open).navigationDestination(for: Int.self) { _ in ShipView() }
          }
        }
      }
      struct ShipsView: View { let onShip: (Int) -> Void; var body: some View { Button("Ship") { onShip(1) } } }
      struct ShipView: View { var body: some View { Text("Ship") } }
      """,
      """
      HarbourView entry
      \(isView ? "> start -root-> AreasView\n  onHelp -present-> HelpView" : "> start -present-> HelpView")
      > fleet -root-> [FleetNavigator]
        docks -root-> DocksView\(isView ? "\n  AreasView -onHelp-> onHelp" : "")
      FleetNavigator
        open(ship: Int) -push-> ShipView
      > start -root-> ShipsView
        ShipsView -onShip-> open
      """)
  }
}
