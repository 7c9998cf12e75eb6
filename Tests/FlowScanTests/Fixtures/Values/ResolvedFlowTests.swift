import Testing

/// Flows that a container of objects makes.
@Suite struct ResolvedFlowTests {
  @Test func whoAsksForAFlowStartsItAndNotTheChildrenThatReportToIt() {
    expectGraph(
      Self.container + """
        final class GateCoordinator: Flow<Bool> {
          private let router: Routing
          private let shelf: Shelf
          init(router: Routing, shelf: Shelf) { (self.router, self.shelf) = (router, shelf) }
          override func start() { UIWindow().rootViewController = router.toPresent(); showTicket() }
          private func showTicket() {
            let ticket = shelf.take(TicketCoordinator.self, with: router)
            ticket.onOutput = { [weak self] in if $0 { self?.showHall() } }
            ticket.start()
          }
          private func showHall() {
            let hall = shelf.take(HallCoordinator.self, with: router)
            hall.delegate = self
            hall.start()
            hall.open("Monet")
          }
        }
        extension GateCoordinator: HallDelegate {
          func hallDidClose(_ hall: HallCoordinator) { showTicket() }
        }
        final class TicketCoordinator: Flow<Bool> {
          private let router: Routing
          init(router: Routing) { self.router = router }
          override func start() {
            let ticket = TicketController()
            ticket.onScan = { [weak self] in self?.router.dismiss { self?.finish(true) } }
            router.show(ticket)
          }
        }
        protocol HallDelegate: AnyObject { func hallDidClose(_ hall: HallCoordinator) }
        final class HallCoordinator: Flow<Void> {
          weak var delegate: HallDelegate?
          private let router: Routing
          init(router: Routing) { self.router = router }
          override func start() {
            let hall = HallController()
            hall.onLeave = { [weak self] in self.map { $0.delegate?.hallDidClose($0) } }
            router.show(hall)
          }
          func open(_ painter: String) { router.show(PaintingController()) }
        }
        final class TicketController: UIViewController {
          var onScan: (() -> Void)?
          @objc func scanTapped() { onScan?() }
        }
        final class HallController: UIViewController {
          var onLeave: (() -> Void)?
          @objc func leaveTapped() { onLeave?() }
        }
        final class PaintingController: UIViewController {}
        """,
      """
      GateCoordinator entry
      > showTicket -start-> [TicketCoordinator]
        showHall -start-> [HallCoordinator]
        [HallCoordinator] -hallDidClose-> showTicket
        [TicketCoordinator] -finish-> showHall
      TicketCoordinator
      > start -push-> TicketController
        TicketController -onScan-> <
        TicketController -onScan-> !finish
      HallCoordinator
      > start -push-> HallController
      > open(painter: String) -push-> PaintingController
        HallController -onLeave-> !hallDidClose
      """)
  }

  private static let container = """
    final class Shelf {
      private var makers: [String: Any] = [:]
      func put<Thing, Given>(_ type: Thing.Type, _ maker: @escaping (Shelf, Given) -> Thing) { makers["\\(type)"] = maker }
      func put<Thing>(_ type: Thing.Type, _ maker: @escaping (Shelf) -> Thing) { makers["\\(type)"] = maker }
      func take<Thing, Given>(_ type: Thing.Type, with given: Given) -> Thing {
        (makers["\\(type)"] as! (Shelf, Given) -> Thing)(self, given)
      }
      func take<Thing>(_ type: Thing.Type) -> Thing { (makers["\\(type)"] as! (Shelf) -> Thing)(self) }
    }
    protocol Routing: AnyObject {
      func show(_ page: UIViewController)
      func dismiss(_ completion: @escaping () -> Void)
      func toPresent() -> UIViewController
    }
    final class Router: Routing {
      private let navigation: UINavigationController
      private var closing: [() -> Void] = []
      init(navigation: UINavigationController) { self.navigation = navigation }
      func toPresent() -> UIViewController { navigation }
      func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      func dismiss(_ completion: @escaping () -> Void) {
        navigation.dismiss(animated: true) { completion() }
      }
    }
    class Flow<Output>: NSObject {
      var onOutput: ((Output) -> Void)?
      func start() {}
      func finish(_ output: Output) { onOutput?(output) }
    }
    final class Scene: UIResponder, UIWindowSceneDelegate {
      let shelf = Shelf()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        shelf.put(Routing.self) { _ in Router(navigation: UINavigationController()) }
        shelf.put(GateCoordinator.self) { shelf in GateCoordinator(router: shelf.take(Routing.self), shelf: shelf) }
        shelf.put(TicketCoordinator.self) { (_: Shelf, router: Routing) in TicketCoordinator(router: router) }
        shelf.put(HallCoordinator.self) { (_: Shelf, router: Routing) in HallCoordinator(router: router) }
        shelf.take(GateCoordinator.self).start()
      }
    }

    """
}
