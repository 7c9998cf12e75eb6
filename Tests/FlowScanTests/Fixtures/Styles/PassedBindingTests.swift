import Testing

/// Screens that are given a binding to what a flow's view is bound to, and set it.
@Suite struct PassedBindingTests {
  @Test(arguments: [
    ("item: Order?", "sheet(item: $coordinator.item)", "present", "item = Order(id: 1)"),
    ("item: Bool = false", "fullScreenCover(isPresented: $coordinator.item)", "present", "item.toggle()"),
  ])
  func aScreenAsksByTheBindingThatItIsGiven(property: String, modifier: String, style: String, asking: String)
  {
    expectGraph(
      """
      struct Order: Identifiable, Hashable { let id: Int }
      final class OrdersCoordinator: ObservableObject { @Published var \(property) }
      @main struct OrdersApp: App { var body: some Scene { WindowGroup { OrdersRoot() } } }
      struct OrdersRoot: View {
        @StateObject var coordinator = OrdersCoordinator()
        var body: some View { OrdersView(item: $coordinator.item).\(modifier) { _ in OrderView() } }
      }
      struct OrdersView: View {
        @Binding var item: \(property.contains("Bool") ? "Bool" : "Order?")
        var body: some View { List { OrderRow(item: $item) } }
      }
      struct OrderRow: View {
        @Binding var item: \(property.contains("Bool") ? "Bool" : "Order?")
        var body: some View { Button("Order") { \(asking) } }
      }
      struct OrderView: View { var body: some View { Text("Order") } }
      """,
      """
      OrdersCoordinator entry
      > start -root-> OrdersView
        item -\(style)-> OrderView
        OrdersView -item-> item
      """)
  }

  @Test func aListAsksByItsSelection() {
    expectGraph(
      """
      struct Mail: Hashable { let id: Int }
      @Observable final class MailCoordinator { var selection: Mail? }
      @main struct MailApp: App { var body: some Scene { WindowGroup { MailRoot() } } }
      struct MailRoot: View {
        @State var coordinator = MailCoordinator()
        var body: some View {
          NavigationSplitView {
            MailsView(selection: $coordinator.selection)
          } detail: {
            if let mail = coordinator.selection { MailView(mail: mail) }
          }
        }
      }
      struct MailsView: View {
        @Binding var selection: Mail?
        var body: some View { List(selection: $selection) { Text("Mail").tag(Mail(id: 1)) } }
      }
      struct MailView: View { let mail: Mail; var body: some View { Text("Mail") } }
      """,
      """
      MailCoordinator entry
      > start -root-> MailsView
        selection -root-> MailView
        MailsView -selection-> selection
      """)
  }

  @Test(arguments: [
    "Text(\"Fleet\").tag(HarbourFlow.Area.fleet); Text(\"Docks\").tag(HarbourFlow.Area.docks)",
    "ForEach(HarbourFlow.Area.allCases, id: \\\\.self) { area in NavigationLink(\"Area\", value: area) }",
  ])
  func aListAsksForTheCaseThatItOffers(rows: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourFlow() } } }
      struct HarbourFlow: View {
        enum Area: CaseIterable { case fleet, docks }
        @State private var area: Area? = .fleet
        var body: some View {
          NavigationSplitView { AreasView(selection: $area) } detail: { detail }
        }
        @ViewBuilder private var detail: some View {
          switch area {
          case .fleet: FleetView()
          case .docks: DocksView()
          case nil: Text("Choose an area")
          }
        }
      }
      struct AreasView: View {
        @Binding var selection: HarbourFlow.Area?
        var body: some View { List(selection: $selection) { \(rows) } }
      }
      struct FleetView: View { var body: some View { Text("Fleet") } }
      struct DocksView: View { var body: some View { Text("Docks") } }
      """,
      """
      HarbourFlow entry
      > start -root-> AreasView
      > fleet -root-> FleetView
        docks -root-> DocksView
        AreasView -docks-> docks
        AreasView -fleet-> fleet
      """)
  }

  /// The child that the case carries is no content of the stack.
  @Test func aCaseThatAStackIsBoundToIsOnlyPresented() {
    expectGraph(
      """
      import SwiftUI

      enum TourPage: Hashable { case hall(Int) }
      enum TourModal: Identifiable {
        case audio(AudioCoordinator), help
        var id: String { "" }
      }
      class RoutedCoordinator<Page: Hashable, Modal: Identifiable>: ObservableObject {
        @Published var path: [Page] = []
        @Published var sheet: Modal?
        func push(_ page: Page) { path.append(page) }
        func present(_ modal: Modal) { sheet = modal }
      }
      @main struct MuseumApp: App {
        @StateObject var tour = TourCoordinator()
        var body: some Scene { WindowGroup { TourCoordinatorView(coordinator: tour) } }
      }
      final class TourCoordinator: RoutedCoordinator<TourPage, TourModal> {
        @Published var isBusy = false
        func map() -> some View { MapView(onHall: { self.push(.hall($0)) }, onListen: { self.listen() }, onHelp: { self.present(.help) }) }
        @ViewBuilder func view(for page: TourPage) -> some View {
          switch page { case .hall(let id): HallView(id: id) }
        }
        @ViewBuilder func view(for modal: TourModal) -> some View {
          switch modal {
          case .audio(let audio): AudioCoordinatorView(coordinator: audio)
          case .help: HelpView()
          }
        }
        func listen() {
          let audio = AudioCoordinator()
          present(.audio(audio))
        }
      }
      struct TourCoordinatorView: View {
        @ObservedObject var coordinator: TourCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.map().navigationDestination(for: TourPage.self) { coordinator.view(for: $0) }
          }
          .overlay { if coordinator.isBusy { ProgressView() } }
          .sheet(item: $coordinator.sheet) { coordinator.view(for: $0) }
        }
      }
      enum AudioPage: Hashable { case track(Int) }
      enum AudioModal: Identifiable { case speed; var id: String { "" } }
      final class AudioCoordinator: RoutedCoordinator<AudioPage, AudioModal> {
        func view(for page: AudioPage) -> some View {
          switch page { case .track(let id): TrackView(id: id) }
        }
      }
      struct AudioCoordinatorView: View {
        @ObservedObject var coordinator: AudioCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            TracksView(onTrack: { coordinator.push(.track($0)) })
              .navigationDestination(for: AudioPage.self) { coordinator.view(for: $0) }
          }
        }
      }
      struct MapView: View { let onHall: (Int) -> Void; let onListen: () -> Void; let onHelp: () -> Void
        var body: some View { Button("Hall") { onHall(1) }; Button("Listen", action: onListen); Button("Help", action: onHelp) } }
      struct HallView: View { let id: Int; var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct TracksView: View { let onTrack: (Int) -> Void; var body: some View { Button("Track") { onTrack(1) } } }
      struct TrackView: View { let id: Int; var body: some View { Text("") } }
      """,
      """
      TourCoordinator entry
      > map -root-> MapView
        hall(value: Int) -push-> HallView
        audio(value: AudioCoordinator) -present-> [AudioCoordinator]
        help -present-> HelpView
        MapView -onListen-> audio
        MapView -onHall-> hall
        MapView -onHelp-> help
      AudioCoordinator
        track(value: Int) -push-> TrackView
      > start -root-> TracksView
        TracksView -onTrack-> track
      """)
  }
}
