import Testing

/// A generic view with the stack of any router, whose protocol is not named like a flow: `struct MuseumStage<Guide: Guiding>: View`.
@Suite struct GenericHostTests {
  @Test(arguments: ["<Guide: Guiding>: View", "<Guide>: View where Guide: Guiding"], [false, true])
  func aRouterMakesWhatTheHostShows(_ host: String, _ hasOther: Bool) {
    expectGraph(
      app(host, pages: hasOther ? "TabView { \(halls); \(shop) }" : halls) + screens
        + (hasOther ? other : ""),
      """
      HallRouter entry
      > lobby -root-> HallsView
        picture(value: String) -push-> PictureView
        map -present-> MapView
        HallsView -onPick-> picture
        MapView -onClose-> <
        PictureView -pictureWantsMap-> map
      """ + (hasOther ? otherGraph : ""))
  }

  private let halls = "MuseumStage(guide: HallRouter())"
  private let shop = "MuseumStage(guide: ShopRouter())"

  private func app(_ host: String, pages: String) -> String {
    """
    @main struct MuseumApp: App {
      var body: some Scene { WindowGroup { \(pages) } }
    }
    protocol Guiding: ObservableObject {
      associatedtype Stop: Hashable
      associatedtype Overlay: Identifiable
      associatedtype Lobby: View
      associatedtype Page: View
      associatedtype Cover: View
      var stops: [Stop] { get set }
      var overlay: Overlay? { get set }
      @ViewBuilder func lobby() -> Lobby
      @ViewBuilder func page(for stop: Stop) -> Page
      @ViewBuilder func page(for overlay: Overlay) -> Cover
    }
    extension Guiding {
      func go(to stop: Stop) { stops.append(stop) }
      func cover(with overlay: Overlay) { self.overlay = overlay }
      func uncover() { overlay = nil }
    }
    struct MuseumStage\(host) {
      @ObservedObject var guide: Guide
      var body: some View {
        NavigationStack(path: $guide.stops) {
          guide.lobby().navigationDestination(for: Guide.Stop.self) { guide.page(for: $0) }
        }
        .sheet(item: $guide.overlay) { guide.page(for: $0) }
      }
    }
    final class HallRouter: Guiding {
      enum Stop: Hashable { case picture(String) }
      enum Overlay: Identifiable { case map; var id: Int { 0 } }
      @Published var stops: [Stop] = []
      @Published var overlay: Overlay?
      func lobby() -> some View { HallsView(onPick: { [weak self] in self?.go(to: .picture($0)) }) }
      @ViewBuilder func page(for stop: Stop) -> some View {
        switch stop { case .picture(let name): PictureView(name: name, delegate: self) }
      }
      @ViewBuilder func page(for overlay: Overlay) -> some View {
        switch overlay { case .map: MapView(onClose: uncover) }
      }
    }
    extension HallRouter: PictureDelegate {
      func pictureWantsMap() { cover(with: .map) }
    }

    """
  }

  private let screens = """
    protocol PictureDelegate: AnyObject { func pictureWantsMap() }
    struct HallsView: View {
      let onPick: (String) -> Void
      var body: some View { Button("Picture") { onPick("Lilies") } }
    }
    struct PictureView: View {
      let name: String
      weak var delegate: PictureDelegate?
      var body: some View { Button("Map") { delegate?.pictureWantsMap() } }
    }
    struct MapView: View {
      let onClose: () -> Void
      var body: some View { Button("Close", action: onClose) }
    }

    """

  private let other = """
    final class ShopRouter: Guiding {
      enum Stop: Hashable { case basket }
      enum Overlay: Identifiable { case voucher; var id: Int { 0 } }
      @Published var stops: [Stop] = []
      @Published var overlay: Overlay?
      func lobby() -> some View { ShopView(onBasket: { [weak self] in self?.go(to: .basket) }) }
      @ViewBuilder func page(for stop: Stop) -> some View {
        switch stop { case .basket: BasketView(onVoucher: { [weak self] in self?.cover(with: .voucher) }) }
      }
      @ViewBuilder func page(for overlay: Overlay) -> some View {
        switch overlay { case .voucher: VoucherView() }
      }
    }
    struct ShopView: View {
      let onBasket: () -> Void
      var body: some View { Button("Basket", action: onBasket) }
    }
    struct BasketView: View {
      let onVoucher: () -> Void
      var body: some View { Button("Voucher", action: onVoucher) }
    }
    struct VoucherView: View { var body: some View { Text("Voucher") } }
    """

  private let otherGraph = """

    ShopRouter entry
    > lobby -root-> ShopView
      basket -push-> BasketView
      voucher -present-> VoucherView
      BasketView -onVoucher-> voucher
      ShopView -onBasket-> basket
    """
}
