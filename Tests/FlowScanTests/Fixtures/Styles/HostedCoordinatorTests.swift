import FlowModel
import Testing

@testable import FlowScan

/// Coordinators on a generic base class, which a generic view hosts with the stack and the modals of any of them.
@Suite struct HostedCoordinatorTests {
  private static let base = """
    protocol Routable: Hashable, Identifiable {}
    extension Routable { var id: Self { self } }
    @MainActor protocol Coordinator: AnyObject, Observable {
      associatedtype Route: Routable
      associatedtype RootContent: View
      associatedtype RouteContent: View
      var path: [Route] { get set }
      var sheet: Route? { get set }
      var cover: Route? { get set }
      @ViewBuilder var root: RootContent { get }
      @ViewBuilder func view(for route: Route) -> RouteContent
    }
    @MainActor @Observable class NavigationCoordinator<Route: Routable> {
      var path: [Route] = []
      var sheet: Route?
      var cover: Route?
      func push(_ route: Route) { path.append(route) }
      func pop() { path.removeLast() }
      func present(_ route: Route) { sheet = route }
      func cover(_ route: Route) { cover = route }
      func dismiss() { if cover != nil { cover = nil } else { sheet = nil } }
    }
    """

  /// The name of the host says nothing: it shows whatever flow it is made around.
  @Test(arguments: ["CoordinatorView", "StackHost"])
  func routesThatMakeTheirViewsWithTheCoordinator(host: String) {
    expectGraph(
      """
      \(Self.base)
      struct \(host)<C: Coordinator>: View {
        @Bindable private var coordinator: C
        init(_ coordinator: C) { self.coordinator = coordinator }
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.root
              .navigationDestination(for: C.Route.self) { route in coordinator.view(for: route) }
          }
          .coordinatorModals(coordinator)
        }
      }
      private struct CoordinatorModals<C: Coordinator>: ViewModifier {
        @Bindable var coordinator: C
        func body(content: Content) -> some View {
          content
            .sheet(item: $coordinator.sheet) { route in coordinator.view(for: route) }
            .fullScreenCover(item: $coordinator.cover) { route in coordinator.view(for: route) }
        }
      }
      extension View {
        func coordinatorModals<C: Coordinator>(_ coordinator: C) -> some View { modifier(CoordinatorModals(coordinator: coordinator)) }
      }
      @MainActor protocol ListNavigating: AnyObject { func showDetail(_ id: Int); func showFilter(); func log() }
      enum ListRoute: Routable {
        case detail(Int), filter, log(LogCoordinator)
        @MainActor @ViewBuilder func view(in coordinator: ListCoordinator) -> some View {
          switch self {
          case .detail(let id): DetailView(id: id) { coordinator.pop() }
          case .filter: FilterView { coordinator.dismiss() }
          case .log(let child): \(host)(child)
          }
        }
      }
      @MainActor @Observable final class ListCoordinator: NavigationCoordinator<ListRoute>, Coordinator {
        private let model = ListModel()
        override init() { super.init(); model.navigator = self }
        var root: some View { ListView(model: model) }
        func view(for route: ListRoute) -> some View { route.view(in: self) }
      }
      extension ListCoordinator: ListNavigating {
        func showDetail(_ id: Int) { push(.detail(id)) }
        func showFilter() { present(.filter) }
        func log() { cover(.log(LogCoordinator())) }
      }
      enum LogRoute: Routable { case place, notes
        @MainActor @ViewBuilder func view(in coordinator: LogCoordinator) -> some View {
          switch self {
          case .place: PlaceView { coordinator.push(.notes) }
          case .notes: NotesView { coordinator.present(.place) }
          }
        }
      }
      @MainActor @Observable final class LogCoordinator: NavigationCoordinator<LogRoute>, Coordinator, Hashable {
        var root: some View { SpeciesView { [weak self] in self?.push(.place) } }
        func view(for route: LogRoute) -> some View { route.view(in: self) }
        static func == (a: LogCoordinator, b: LogCoordinator) -> Bool { a === b }
        func hash(into hasher: inout Hasher) {}
      }
      @main struct BirdApp: App {
        @State private var list = ListCoordinator()
        var body: some Scene { WindowGroup { \(host)(list) } }
      }
      @Observable final class ListModel { weak var navigator: (any ListNavigating)?
        func tap(_ id: Int) { navigator?.showDetail(id) }
        func filter() { navigator?.showFilter() }
        func log() { navigator?.log() } }
      struct ListView: View { let model: ListModel; var body: some View { VStack { Button("1") { model.tap(1) }; Button("f") { model.filter() }; Button("l") { model.log() } } } }
      struct DetailView: View { let id: Int; let onBack: () -> Void; var body: some View { Button("b") { onBack() } } }
      struct FilterView: View { let onDone: () -> Void; var body: some View { Button("b") { onDone() } } }
      struct PlaceView: View { let onNext: () -> Void; var body: some View { Button("b") { onNext() } } }
      struct NotesView: View { let onPlace: () -> Void; var body: some View { Button("b") { onPlace() } } }
      struct SpeciesView: View { let onNext: () -> Void; var body: some View { Button("b") { onNext() } } }
      """,
      """
      ListCoordinator entry
      > root -root-> ListView
        detail(value: Int) -push-> DetailView
        filter -present-> FilterView
        log -present-> [LogCoordinator]
        DetailView -onBack-> <
        FilterView -onDone-> <
        ListView -showDetail-> detail
        ListView -showFilter-> filter
        ListView -log-> log
      LogCoordinator
      > root -root-> SpeciesView
        notes -push-> NotesView
        place.PlaceView -present-> PlaceView
        place.PlaceView.push -push-> PlaceView
        NotesView -onPlace-> place.PlaceView
        PlaceView -onNext-> notes
        SpeciesView -onNext-> place.PlaceView.push
      """)
  }

  /// The functions for destinations are there for the coordinators of destinations alone, and nothing comes to a cover that nobody sets.
  @Test func aCoordinatorOfCasesBesideOneOfDestinations() {
    let flows = LinkApp.result(
      of: """
        import SwiftUI
        \(Self.base)
        struct CoordinatorView<C: Coordinator>: View {
          @Bindable private var coordinator: C
          init(_ coordinator: C) { self.coordinator = coordinator }
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              coordinator.root
                .navigationDestination(for: C.Route.self) { route in coordinator.view(for: route) }
            }
            .coordinatorModals(coordinator)
          }
        }
        private struct CoordinatorModals<C: Coordinator>: ViewModifier {
          @Bindable var coordinator: C
          func body(content: Content) -> some View {
            content
              .sheet(item: $coordinator.sheet) { route in coordinator.view(for: route) }
              .fullScreenCover(item: $coordinator.cover) { route in coordinator.view(for: route) }
          }
        }
        extension View {
          func coordinatorModals<C: Coordinator>(_ coordinator: C) -> some View { modifier(CoordinatorModals(coordinator: coordinator)) }
        }
        protocol Destination: Hashable {
          associatedtype Content: View
          @MainActor @ViewBuilder func makeView() -> Content
        }
        struct AnyDestination: Routable {
          private let value: AnyHashable
          private let builder: @MainActor () -> AnyView
          init<D: Destination>(_ destination: D) {
            value = AnyHashable(destination)
            builder = { AnyView(destination.makeView()) }
          }
          @MainActor func makeView() -> AnyView { builder() }
          static func == (lhs: AnyDestination, rhs: AnyDestination) -> Bool { lhs.value == rhs.value }
          func hash(into hasher: inout Hasher) { hasher.combine(value) }
        }
        extension NavigationCoordinator where Route == AnyDestination {
          func push(_ destination: some Destination) { push(AnyDestination(destination)) }
          func present(_ destination: some Destination) { present(AnyDestination(destination)) }
          func present<Value, D: Destination>(_ make: ((Value) -> Void) -> D) async -> Value? {
            await present { handle in AnyDestination(make(handle)) }
          }
        }
        extension Coordinator where Route == AnyDestination {
          func view(for route: AnyDestination) -> AnyView { route.makeView() }
        }
        @MainActor @Observable final class MapCoordinator: NavigationCoordinator<AnyDestination>, Coordinator {
          var root: some View { MapView(onSpot: { [weak self] in self?.push(SpotDestination()) }, onLayers: { [weak self] in self?.showLayers() }) }
          func showLayers() { present(LayersDestination()) }
        }
        struct SpotDestination: Destination { func makeView() -> some View { SpotView() } }
        struct LayersDestination: Destination { func makeView() -> some View { LayersView() } }
        enum ListRoute: Routable {
          case detail(Int), filter
        }
        @MainActor @Observable final class ListCoordinator: NavigationCoordinator<ListRoute>, Coordinator {
          var root: some View { ListView(onDetail: { [weak self] in self?.push(.detail($0)) }, onFilter: { [weak self] in self?.present(.filter) }) }
          func view(for route: ListRoute) -> some View {
            switch route {
            case .detail(let id): DetailView(id: id)
            case .filter: FilterView()
            }
          }
        }
        @main struct BirdApp: App {
          @State private var list = ListCoordinator()
          @State private var map = MapCoordinator()
          var body: some Scene { WindowGroup { TabView { CoordinatorView(list); CoordinatorView(map) } } }
        }
        struct ListView: View {
          let onDetail: (Int) -> Void
          let onFilter: () -> Void
          var body: some View { VStack { Button("1") { onDetail(1) }; Button("2") { onFilter() } } }
        }
        struct DetailView: View { let id: Int; var body: some View { Text("") } }
        struct FilterView: View { var body: some View { Text("") } }
        struct MapView: View {
          let onSpot: () -> Void
          let onLayers: () -> Void
          var body: some View { VStack { Button("1") { onSpot() }; Button("2") { onLayers() } } }
        }
        struct SpotView: View { var body: some View { Text("") } }
        struct LayersView: View { var body: some View { Text("") } }
        """
    ).graph.flows
    let shown = flows.filter { $0.id == "ListCoordinator" }.flatMap(\.routes).map {
      "\($0.name) -\($0.style.rawValue)-> \($0.target.name)"
    }
    #expect(shown == ["root -root-> ListView", "detail -push-> DetailView", "filter -present-> FilterView"])
  }
}
