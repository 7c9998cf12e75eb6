import Testing

/// Classes that no name makes flows, which lead through what they show.
@Suite struct LeadingClassTests {
  @Test func aClassWithAWindowOfItsOwnIsOneIfTheAppOrAFlowUsesIt() {
    expectGraph(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var museum: MuseumCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
          let window = UIWindow()
          museum = MuseumCoordinator(window: window)
          museum?.start()
          Curtain.shared.closeIfNeeded()
          return true
        }
      }
      final class MuseumCoordinator {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let halls = HallsController()
          halls.onFire = { Siren.main.sound() }
          window.rootViewController = halls
        }
      }
      final class Curtain {
        static let shared = Curtain()
        private var window: UIWindow?
        func closeIfNeeded() {
          guard window == nil else { return }
          let ticket = TicketController()
          ticket.delegate = self
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = ticket
          window.makeKeyAndVisible()
          self.window = window
        }
      }
      extension Curtain: TicketControllerDelegate {
        func ticketWasLost(_ controller: TicketController) { controller.present(LostController(), animated: true) }
      }
      final class Siren {
        static let main = Siren()
        private lazy var window = UIWindow(frame: UIScreen.main.bounds)
        func sound() {
          window.rootViewController = UINavigationController(rootViewController: ExitsController())
          window.isHidden = false
        }
      }
      protocol TicketControllerDelegate: AnyObject { func ticketWasLost(_ controller: TicketController) }
      final class HallsController: UIViewController { var onFire: (() -> Void)?; @objc func fire() { onFire?() } }
      final class TicketController: UIViewController {
        weak var delegate: TicketControllerDelegate?
        @objc func lost() { delegate?.ticketWasLost(self) }
      }
      final class LostController: UIViewController {}
      final class ExitsController: UIViewController {}
      """,
      """
      MuseumCoordinator entry
        onFire -start-> [Siren]
      > start -root-> HallsController
        HallsController -onFire-> onFire
      Curtain entry
      > closeIfNeeded -root-> TicketController
        ticketWasLost(controller: TicketController) -present-> LostController
        TicketController -ticketWasLost-> ticketWasLost
      Siren
      > sound -root-> ExitsController
      """)
  }

  @Test func aClassIsOneThatSeveralOfItsScreensReportTo() {
    expectGraph(
      """
      import UIKit
      final class MuseumCoordinator {
        private let navigation = UINavigationController()
        private lazy var guide = AudioPresenter(host: navigation)
        func start() {
          let halls = HallsController()
          halls.onListen = { [weak self] in self?.guide.listen() }
          halls.onTexts = { [weak self] in self?.guide.showTexts() }
          navigation.viewControllers = [halls]
        }
      }
      final class AudioPresenter {
        private weak var host: UIViewController?
        init(host: UIViewController) { self.host = host }
        func listen() {
          let audio = AudioController()
          audio.onTexts = { [weak self] in self?.showTexts() }
          host?.present(audio, animated: true)
        }
        func showTexts() { host?.present(TextsController(), animated: true) }
      }
      final class HallsController: UIViewController {
        var onListen: (() -> Void)?
        var onTexts: (() -> Void)?
        @objc func listen() { onListen?() }
        @objc func texts() { onTexts?() }
      }
      final class AudioController: UIViewController { var onTexts: (() -> Void)?; @objc func texts() { onTexts?() } }
      final class TextsController: UIViewController {}
      """,
      """
      MuseumCoordinator
        onListen -start-> [AudioPresenter]
        onTexts -start-> [AudioPresenter]
      > start -root-> HallsController
        HallsController -onListen-> onListen
        HallsController -onTexts-> onTexts
      AudioPresenter
      > listen -present-> AudioController
      > showTexts -present-> TextsController
        AudioController -onTexts-> showTexts
      """)
  }

  @Test func thePresenterOfAScreenIsNone() {
    expectGraph(
      """
      import UIKit
      final class MuseumCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let presenter = HallsPresenter()
          let halls = HallsController(presenter: presenter)
          presenter.view = halls
          navigation.viewControllers = [halls]
        }
        func showShop() { navigation.pushViewController(ShopController(), animated: true) }
      }
      final class HallsPresenter {
        weak var view: UIViewController?
        func openFilter() {
          let filter = FilterController()
          filter.onDone = { [weak self] in self?.openHelp() }
          view?.present(filter, animated: true)
        }
        func openHelp() { view?.present(HelpController(), animated: true) }
      }
      final class HallsController: UIViewController {
        private let presenter: HallsPresenter
        init(presenter: HallsPresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
        @objc func filter() { presenter.openFilter() }
        @objc func help() { presenter.openHelp() }
      }
      final class FilterController: UIViewController { var onDone: (() -> Void)?; @objc func done() { onDone?() } }
      final class HelpController: UIViewController {}
      final class ShopController: UIViewController {}
      """,
      """
      MuseumCoordinator
      > start -root-> HallsController
        showShop -push-> ShopController
      """)
  }

  @Test func aSharedClassIsOneThatStartsAFlowAndHearsOfItsEnd() {
    expectGraph(
      """
      import UIKit
      final class MuseumCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let halls = HallsController()
          halls.onMembers = { [weak self] in
            guard let self else { return }
            Doorman.shared.letIn(on: self.navigation) { self.showMembers() }
          }
          navigation.viewControllers = [halls]
        }
        private func showMembers() { navigation.pushViewController(MembersController(), animated: true) }
        func showShop() {
          let shop = ShopController()
          shop.onDiscount = { [weak self] in
            guard let self else { return }
            Doorman.shared.letIn(on: self.navigation) { self.showDiscount() }
          }
          navigation.pushViewController(shop, animated: true)
        }
        private func showDiscount() { navigation.pushViewController(DiscountController(), animated: true) }
      }
      final class Doorman {
        static let shared = Doorman()
        private var card: CardCoordinator?
        func letIn(on host: UIViewController, then enter: @escaping () -> Void) {
          let card = CardCoordinator(host: host)
          card.onEnd = { [weak self] in
            self?.card = nil
            enter()
          }
          card.begin()
          self.card = card
        }
      }
      final class CardCoordinator {
        var onEnd: (() -> Void)?
        private let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func begin() {
          let card = CardController()
          card.onShown = { [weak self] in self?.onEnd?() }
          host.present(card, animated: true)
        }
      }
      final class HallsController: UIViewController { var onMembers: (() -> Void)?; @objc func members() { onMembers?() } }
      final class ShopController: UIViewController { var onDiscount: (() -> Void)?; @objc func discount() { onDiscount?() } }
      final class CardController: UIViewController { var onShown: (() -> Void)?; @objc func shown() { onShown?() } }
      final class MembersController: UIViewController {}
      final class DiscountController: UIViewController {}
      """,
      """
      MuseumCoordinator
        onMembers -start-> [Doorman]
      > start -root-> HallsController
        showMembers -push-> MembersController
        onDiscount -start-> [Doorman]
        showShop -push-> ShopController
        showDiscount -push-> DiscountController
        [Doorman] -enter-> showDiscount
        [Doorman] -enter-> showMembers
        HallsController -onMembers-> onMembers
        ShopController -onDiscount-> onDiscount
      Doorman
      > letIn(host: UIViewController) -start-> [CardCoordinator]
        [CardCoordinator] -onEnd-> !enter
      CardCoordinator
      > begin -present-> CardController
        CardController -onShown-> !onEnd
      """)
  }

  @Test func aSharedFactoryOfFlowsIsNone() {
    expectGraph(
      """
      import UIKit
      final class MuseumCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let halls = HallsController()
          halls.onMembers = { [weak self] in self?.showCard() }
          navigation.viewControllers = [halls]
        }
        private func showCard() { Parts.shared.card(on: navigation).begin() }
      }
      final class Parts {
        static let shared = Parts()
        private(set) var made = 0
        func card(on host: UIViewController) -> CardCoordinator {
          let card = CardCoordinator(host: host)
          card.makeShop = { [unowned self] in self.shop(on: host) }
          return card
        }
        func shop(on host: UIViewController) -> ShopCoordinator {
          made += 1
          return ShopCoordinator(host: host)
        }
      }
      final class CardCoordinator {
        var makeShop: (() -> ShopCoordinator)?
        private let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func begin() {
          let card = CardController()
          card.onShop = { [weak self] in self?.makeShop?().begin() }
          host.present(card, animated: true)
        }
      }
      final class ShopCoordinator {
        private let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func begin() { host.present(ShopController(), animated: true) }
      }
      final class HallsController: UIViewController { var onMembers: (() -> Void)?; @objc func members() { onMembers?() } }
      final class CardController: UIViewController { var onShop: (() -> Void)?; @objc func shop() { onShop?() } }
      final class ShopController: UIViewController {}
      """,
      """
      MuseumCoordinator
      > start -root-> HallsController
        showCard -start-> [CardCoordinator]
        HallsController -onMembers-> showCard
      CardCoordinator
        onShop -start-> [ShopCoordinator]
      > begin -present-> CardController
        CardController -onShop-> onShop
      ShopCoordinator
      > begin -present-> ShopController
      """)
  }

  /// What a modifier presents is the work of the class whose state decides it, if several flows share that and its screens report to it.
  @Test(arguments: [
    """
    struct Offers: ViewModifier {
      @ObservedObject var desk: OfferDesk
      func body(content: Content) -> some View { content SHEETS }
    }
    extension View { func offers(_ desk: OfferDesk) -> some View { modifier(Offers(desk: desk)) } }
    """,
    """
    extension View {
      func offers(_ desk: OfferDesk) -> some View {
        @Bindable var desk = desk
        return self SHEETS
      }
    }
    """,
  ])
  func aClassMayPresentByAModifierThatIsBoundToIt(modifier: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct MuseumApp: App {
        private let parts = Parts(desk: OfferDesk())
        var body: some Scene { WindowGroup { MuseumView(coordinator: MuseumCoordinator(parts: parts)) } }
      }
      struct Parts { let desk: OfferDesk }
      final class OfferDesk: ObservableObject {
        @Published var offer: Offer?
        @Published var isThanking = false
        private let isMember = false
        func show(_ place: String) {
          guard !isMember else { return }
          offer = Offer(id: place)
        }
        func sold() { isThanking = true }
      }
      struct Offer: Identifiable { let id: String }
      \(modifier)
      final class MuseumCoordinator: ObservableObject {
        @Published var path: [Int] = []
        let parts: Parts
        let shop: ShopCoordinator
        init(parts: Parts) {
          self.parts = parts
          shop = ShopCoordinator(desk: parts.desk)
        }
        func open(_ hall: Int) {
          if hall > 9 { parts.desk.show("hall") } else { path.append(hall) }
        }
      }
      struct MuseumView: View {
        @ObservedObject var coordinator: MuseumCoordinator
        var body: some View {
          TabView {
            NavigationStack(path: $coordinator.path) {
              HallsView(onOpen: coordinator.open).navigationDestination(for: Int.self) { HallView(number: $0) }
            }
            ShopCoordinatorView(coordinator: coordinator.shop)
          }
          .offers(coordinator.parts.desk)
        }
      }
      final class ShopCoordinator: ObservableObject {
        let desk: OfferDesk
        init(desk: OfferDesk) { self.desk = desk }
        func takePoster() { desk.show("poster") }
      }
      struct ShopCoordinatorView: View {
        let coordinator: ShopCoordinator
        var body: some View { PostersView(onTake: coordinator.takePoster) }
      }
      struct HallsView: View { let onOpen: (Int) -> Void; var body: some View { Button("One") { onOpen(1) } } }
      struct HallView: View { let number: Int; var body: some View { Text("") } }
      struct PostersView: View { let onTake: () -> Void; var body: some View { Button("Take", action: onTake) } }
      struct OfferView: View { let onSold: () -> Void; var body: some View { Button("Buy", action: onSold) } }
      struct ThanksView: View { var body: some View { Text("") } }
      """
      .replacing(
        "SHEETS",
        with: """
          .sheet(item: $desk.offer) { _ in OfferView(onSold: desk.sold) }
          .fullScreenCover(isPresented: $desk.isThanking) { ThanksView() }
          """),
      """
      OfferDesk
      > show(place: String) -present-> OfferView
        sold -present-> ThanksView
        OfferView -onSold-> sold
      MuseumCoordinator entry
        open.OfferDesk(hall: Int) -start-> [OfferDesk]
        open.HallView(hall: Int) -push-> HallView
      > start.HallsView -tab-> HallsView
      > start.ShopCoordinator -tab-> [ShopCoordinator]
        HallsView -onOpen-> open.HallView
        HallsView -onOpen-> open.OfferDesk
      ShopCoordinator
        takePoster -start-> [OfferDesk]
      > start -root-> PostersView
        PostersView -onTake-> takePoster
      """)
  }
}
