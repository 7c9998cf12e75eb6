import Testing

/// FlowStacks: lists of routes, and a closure that makes the screen of each.
@Suite struct FlowStacksTests {
  @Test func aViewThatHoldsRoutesIsTheFlow() {
    // The closure is what the screen asks by; what a case carries is what its route takes.
    expectGraph(
      """
      import FlowStacks

      enum Screen: Hashable { case stars, star(Int), map, about }

      struct SkyCoordinator: View {
        @State var routes: Routes<Screen> = []
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            SkyView(onMap: { routes.presentCover(.map) })
              .flowDestination(for: Screen.self) { screen in
                switch screen {
                case .stars: StarsView()
                case .star(let number): StarView(number: number)
                case .map: MapView(onClose: { routes.goBack() })
                case .about: AboutView()
                }
              }
          }
        }
      }
      struct SkyView: View {
        let onMap: () -> Void
        @EnvironmentObject var navigator: FlowNavigator<Screen>
        var body: some View {
          Button("Stars") { navigator.push(.stars) }
          Button("Map", action: onMap)
          FlowLink(value: Screen.about, style: .sheet(withNavigation: true), label: { Text("About") })
        }
      }
      struct StarsView: View {
        @EnvironmentObject var navigator: FlowNavigator<Screen>
        var body: some View {
          Button("One") { navigator.presentSheet(.star(1), withNavigation: true) }
          Button("Back") { navigator.goBack() }
        }
      }
      struct StarView: View { let number: Int; var body: some View { Text("") } }
      struct MapView: View { let onClose: () -> Void; var body: some View { Button("Close", action: onClose) } }
      struct AboutView: View { var body: some View { Text("") } }
      """,
      """
      SkyCoordinator
      > start -root-> SkyView
        map -present-> MapView
        stars -push-> StarsView
        about -present-> AboutView
        star(value: Int) -present-> StarView
        MapView -onClose-> <
        SkyView -about-> about
        SkyView -onMap-> map
        SkyView -stars-> stars
        StarsView -goBack-> <
        StarsView -star-> star
      """)
  }

  @Test func aViewModelThatHoldsRoutesIsTheFlow() {
    // What a case carries is what its route takes.
    expectGraph(
      """
      import FlowStacks

      enum Step { case home(HomeModel), detail(DetailModel) }

      final class TripCoordinator: ObservableObject {
        @Published var routes: Routes<Step> = []
        init() { routes = [.root(.home(HomeModel(onDetail: { [weak self] in self?.showDetail() })), embedInNavigationView: true)] }
        func showDetail() { routes.push(.detail(DetailModel(onBack: { [weak self] in self?.routes.pop() }))) }
      }
      final class HomeModel { let onDetail: () -> Void; init(onDetail: @escaping () -> Void) { self.onDetail = onDetail } }
      final class DetailModel { let onBack: () -> Void; init(onBack: @escaping () -> Void) { self.onBack = onBack } }
      struct TripView: View {
        @ObservedObject var coordinator: TripCoordinator
        var body: some View {
          Router($coordinator.routes) { screen, _ in
            switch screen {
            case .home(let model): HomeView(model: model)
            case .detail(let model): DetailView(model: model)
            }
          }
        }
      }
      struct HomeView: View { let model: HomeModel; var body: some View { Text("") } }
      struct DetailView: View { let model: DetailModel; var body: some View { Text("") } }
      """,
      """
      TripCoordinator
      > home(value: HomeModel) -root-> HomeView
        detail(value: DetailModel) -push-> DetailView
        DetailView -onBack-> <
        HomeView -onDetail-> detail
      """)
  }

  @Test func routesMayBeValuesOfAnyType() {
    expectGraph(
      """
      import FlowStacks

      struct Peak: Hashable { let height: Int }
      final class Hut: Hashable {}

      struct RangeView: View {
        @State var path = FlowPath()
        var body: some View {
          FlowStack($path, withNavigation: true) {
            RidgeView()
              .flowDestination(for: Peak.self) { peak in PeakView(peak: peak) }
              .flowDestination(for: Hut.self) { hut in HutView() }
          }
        }
      }
      struct RidgeView: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View {
          FlowLink(value: Peak(height: 4), style: .sheet(withNavigation: true), label: { Text("Peak") })
          Button("Hut") { navigator.push(Hut()) }
        }
      }
      struct PeakView: View {
        let peak: Peak
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View { Button("Back") { navigator.goBack() } }
      }
      struct HutView: View { var body: some View { Text("") } }
      """,
      """
      RangeView
      > start -root-> RidgeView
        peak -present-> PeakView
        hut -push-> HutView
        PeakView -goBack-> <
        RidgeView -hut-> hut
        RidgeView -peak-> peak
      """)
  }

  @Test func aStackThatIsBoundToNothingKeepsItsRoutes() {
    // A route that is no case is requested by the function that puts it on the list.
    expectGraph(
      """
      import FlowStacks

      struct LadderView: View {
        var body: some View {
          FlowStack(withNavigation: true) {
            GroundView().flowDestination(for: Int.self) { number in RungView(number: number) }
          }
        }
      }
      struct GroundView: View {
        @EnvironmentObject var navigator: FlowNavigator<Int>
        var body: some View { Button("Up") { navigator.push(1) } }
      }
      struct RungView: View {
        let number: Int
        @EnvironmentObject var navigator: FlowNavigator<Int>
        var body: some View { Button("Down") { navigator.goBack() } }
      }
      """,
      """
      LadderView
      > start -root-> GroundView
        rungView -push-> RungView
        GroundView -push-> rungView
        RungView -goBack-> <
      """)
  }

  @Test(arguments: ["destination: build", "destination: { build($0) }"])
  func theModelOfAFlowViewMayHoldItsRoutes(destination: String) {
    expectGraph(
      """
      import FlowStacks

      enum Step: Hashable { case trip(id: Int), map, edit }

      struct TripsCoordinator: View {
        @StateObject var viewModel = TripsCoordinatorViewModel()
        var body: some View {
          FlowStack($viewModel.routes, withNavigation: true) {
            TripsView(onSelect: viewModel.select).flowDestination(for: Step.self, \(destination))
          }
        }
        @ViewBuilder private func build(_ step: Step) -> some View {
          switch step {
          case .trip(let id): TripView(id: id, onMap: { viewModel.routes.presentCover(.map) })
          case .map: MapView()
          case .edit: EditView()
          }
        }
      }
      final class TripsCoordinatorViewModel: ObservableObject {
        @Published var routes: Routes<Step> = []
        func select(_ id: Int) { routes.push(.trip(id: id)) }
      }
      struct TripsView: View { let onSelect: (Int) -> Void; var body: some View { Button("Alps") { onSelect(1) } } }
      struct TripView: View {
        @EnvironmentObject var navigator: FlowNavigator<Step>
        let id: Int
        let onMap: () -> Void
        var body: some View {
          Button("Map", action: onMap)
          Button("Edit") { navigator.presentSheet(.edit) }
        }
      }
      struct MapView: View { var body: some View { Text("") } }
      struct EditView: View { var body: some View { Text("") } }
      """,
      """
      TripsCoordinator
      > start -root-> TripsView
        map -present-> MapView
        trip(id: Int) -push-> TripView
        edit -present-> EditView
        TripView -edit-> edit
        TripView -onMap-> map
        TripsView -onSelect-> trip
      """)
  }

  @Test(arguments: [
    (
      "start",
      """
      FlowStack($coordinator.routes) { HarboursView(onOpen: coordinator.open).flowDestination(for: Step.self) { make($0) } }
      """
    ),
    (
      "harbours",
      """
      FlowStack($coordinator.routes) { harbours }
      }
      private var harbours: some View {
      HarboursView(onOpen: coordinator.open).flowDestination(for: Step.self) { make($0) }
      """
    ),
  ])
  func aStackThatIsBoundToAFlowBesideTheViewIsTheFlows(root: String, stack: String) {
    // The view is no flow of its own, and the destinations inside the stack are for the list of the flow.
    expectGraph(
      """
      import FlowStacks

      enum Step: Hashable { case harbour(Int), tides }
      enum Sheet: Identifiable { case sail(SailCoordinator) }

      final class SailCoordinator: ObservableObject {
        @Published var routes: Routes<Step> = []
        func open(_ id: Int) { routes.push(.harbour(id)) }
        func showTides() { routes.presentSheet(.tides) }
      }
      struct SailCoordinatorView: View {
        @ObservedObject var coordinator: SailCoordinator
        var body: some View {
          \(stack)
        }
        @ViewBuilder private func make(_ step: Step) -> some View {
          switch step {
          case .harbour(let id): HarbourView(id: id, onTides: coordinator.showTides)
          case .tides: TidesView()
          }
        }
      }
      final class DockCoordinator: ObservableObject {
        @Published var sheet: Sheet?
        func sail() { sheet = .sail(SailCoordinator()) }
      }
      struct DockCoordinatorView: View {
        @ObservedObject var coordinator: DockCoordinator
        var body: some View {
          DockView(onSail: coordinator.sail).sheet(item: $coordinator.sheet) { sheet in
            switch sheet {
            case .sail(let sail): SailCoordinatorView(coordinator: sail)
            }
          }
        }
      }
      struct DockView: View { let onSail: () -> Void; var body: some View { Button("Sail", action: onSail) } }
      struct HarboursView: View { let onOpen: (Int) -> Void; var body: some View { Button("Kiel") { onOpen(1) } } }
      struct HarbourView: View { let id: Int; let onTides: () -> Void; var body: some View { Button("Tides", action: onTides) } }
      struct TidesView: View { var body: some View { Text("") } }
      """,
      """
      SailCoordinator
        harbour(value: Int) -push-> HarbourView
        tides -present-> TidesView
      > \(root) -root-> HarboursView
        HarbourView -onTides-> tides
        HarboursView -onOpen-> harbour
      DockCoordinator
      > start -root-> DockView
        sail(value: SailCoordinator) -present-> [SailCoordinator]
        DockView -onSail-> sail
      """)
  }

  @Test func casesOfTheSameNameBelongToTheFlowWhoseListHasThem() {
    // One flow pushes its page, and the other one presents its own; neither does what the other does.
    expectGraph(
      """
      import FlowStacks

      enum RiverPage { case page(Int) }
      enum LakePage { case page(Int), map }

      final class RiverCoordinator: ObservableObject {
        @Published var routes: Routes<RiverPage> = []
        func open(_ id: Int) { routes.push(.page(id)) }
      }
      final class LakeCoordinator: ObservableObject {
        @Published var routes: Routes<LakePage> = []
        func open(_ id: Int) { routes.presentSheet(.page(id)) }
        func showMap() { routes.push(.map) }
      }
      struct RiverCoordinatorView: View {
        @ObservedObject var coordinator: RiverCoordinator
        var body: some View {
          Router($coordinator.routes) { page, _ in
            switch page {
            case .page(let id): RiverView(id: id)
            }
          }
        }
      }
      struct LakeCoordinatorView: View {
        @ObservedObject var coordinator: LakeCoordinator
        var body: some View {
          Router($coordinator.routes) { page, _ in
            switch page {
            case .page(let id): LakeView(id: id, onMap: coordinator.showMap)
            case .map: MapView()
            }
          }
        }
      }
      struct RiverView: View { let id: Int; var body: some View { Text("") } }
      struct LakeView: View { let id: Int; let onMap: () -> Void; var body: some View { Button("Map", action: onMap) } }
      struct MapView: View { var body: some View { Text("") } }
      """,
      """
      RiverCoordinator
        page(value: Int) -push-> RiverView
      LakeCoordinator
        page(value: Int) -present-> LakeView
        map -push-> MapView
        LakeView -onMap-> map
      """)
  }

  /// Each list tells the type of what is put on it; functions that build the views each take their own.
  @Test func casesOfTheSameNameOfEnumsThatAreNamedAlike() {
    expectGraph(
      """
      import FlowStacks

      final class RiverModel: ObservableObject {
        enum Screen: Hashable { case bank, summary(Int) }
        @Published var routes: Routes<Screen> = []
        func open() { routes.push(.bank) }
        func finish() { routes.push(.summary(1)) }
      }
      struct RiverCoordinator: View {
        @StateObject private var model = RiverModel()
        var body: some View {
          FlowStack($model.routes, withNavigation: true) {
            RiverView(onOpen: model.open)
              .flowDestination(for: RiverModel.Screen.self) { view(for: $0) }
          }
        }
        @ViewBuilder private func view(for screen: RiverModel.Screen) -> some View {
          switch screen {
          case .bank: BankView(onFinish: model.finish)
          case .summary(let count): RiverSummaryView(count: count)
          }
        }
      }
      final class LakeModel: ObservableObject {
        enum Screen: Hashable { case shore, summary(String) }
        @Published var routes: [Route<Screen>] = []
        func open() { routes.push(.shore) }
        func finish() { routes.presentSheet(.summary("")) }
      }
      struct LakeCoordinator: View {
        @StateObject private var model = LakeModel()
        var body: some View {
          FlowStack($model.routes, withNavigation: true) {
            LakeView(onOpen: model.open)
              .flowDestination(for: LakeModel.Screen.self) { view(for: $0) }
          }
        }
        @ViewBuilder private func view(for screen: LakeModel.Screen) -> some View {
          switch screen {
          case .shore: ShoreView(onFinish: model.finish)
          case .summary(let name): LakeSummaryView(name: name)
          }
        }
      }
      struct RiverView: View { let onOpen: () -> Void; var body: some View { Button("Open", action: onOpen) } }
      struct LakeView: View { let onOpen: () -> Void; var body: some View { Button("Open", action: onOpen) } }
      struct BankView: View { let onFinish: () -> Void; var body: some View { Button("Finish", action: onFinish) } }
      struct ShoreView: View { let onFinish: () -> Void; var body: some View { Button("Finish", action: onFinish) } }
      struct RiverSummaryView: View { let count: Int; var body: some View { Text("") } }
      struct LakeSummaryView: View { let name: String; var body: some View { Text("") } }
      """,
      """
      RiverCoordinator
        bank -push-> BankView
        summary(value: Int) -push-> RiverSummaryView
      > start -root-> RiverView
        BankView -onFinish-> summary
        RiverView -onOpen-> bank
      LakeCoordinator
        shore -push-> ShoreView
        summary(value: String) -present-> LakeSummaryView
      > start -root-> LakeView
        LakeView -onOpen-> shore
        ShoreView -onFinish-> summary
      """)
  }

  /// A function that the app adds to all lists of routes.
  @Test func functionsOfTheAppForLists() {
    expectGraph(
      """
      import FlowStacks

      extension Array where Element: RouteProtocol {
        mutating func presentModal(_ screen: Element.Screen) { presentSheet(screen, withNavigation: true) }
      }
      enum Room { case attic, cellar }
      final class HouseModel: ObservableObject {
        @Published var routes: Routes<Room> = []
        func climb() { routes.presentModal(.attic) }
        func descend() { routes.push(.cellar) }
      }
      struct HouseCoordinator: View {
        @ObservedObject var model: HouseModel
        var body: some View {
          FlowStack($model.routes, withNavigation: true) {
            HallView(onClimb: model.climb, onDescend: model.descend)
              .flowDestination(for: Room.self) { room in
                switch room {
                case .attic: AtticView()
                case .cellar: CellarView()
                }
              }
          }
        }
      }
      struct HallView: View {
        let onClimb: () -> Void
        let onDescend: () -> Void
        var body: some View {
          Button("Up", action: onClimb)
          Button("Down", action: onDescend)
        }
      }
      struct AtticView: View { var body: some View { Text("") } }
      struct CellarView: View { var body: some View { Text("") } }
      """,
      """
      HouseCoordinator
        attic -present-> AtticView
        cellar -push-> CellarView
      > start -root-> HallView
        HallView -onClimb-> attic
        HallView -onDescend-> cellar
      """)
  }
}
