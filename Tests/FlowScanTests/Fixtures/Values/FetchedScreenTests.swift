import Testing

/// Screens that a child flow has the flow above it make: the child shows them.
@Suite struct FetchedScreenTests {
  static let forms = [
    CodeForm(
      testDescription: "by a weak factory",
      code: "factory?.receipt(id)",
      members: """
        private weak var factory: OrderScreens?
        init(navigation: UINavigationController, factory: OrderScreens) {
          self.navigation = navigation
          self.factory = factory
        }
        """),
    CodeForm(
      testDescription: "by a mapped optional",
      code: "factory.map { $0.receipt(id) }",
      members: """
        private weak var factory: OrderScreens?
        init(navigation: UINavigationController, factory: OrderScreens) {
          self.navigation = navigation
          self.factory = factory
        }
        """),
    CodeForm(
      testDescription: "by an unowned class",
      code: "account.receipt(id)",
      members: """
        private unowned let account: AccountCoordinator
        init(navigation: UINavigationController, factory: AccountCoordinator) {
          self.navigation = navigation
          account = factory
        }
        """),
    CodeForm(
      testDescription: "by a function of its own",
      code: "page(id)",
      members: """
        private weak var factory: OrderScreens?
        init(navigation: UINavigationController, factory: OrderScreens) {
          self.navigation = navigation
          self.factory = factory
        }
        private func page(_ id: String) -> UIViewController? { factory?.receipt(id) }
        """),
    CodeForm(
      testDescription: "by a closure",
      code: "make(id)",
      members: """
        private let make: (String) -> UIViewController
        init(navigation: UINavigationController, factory: AccountCoordinator) {
          self.navigation = navigation
          make = { [unowned factory] id in factory.receipt(id) }
        }
        """),
  ]

  @Test(arguments: forms) func theChildShowsWhatItHasItsParentMake(form: CodeForm) {
    expectGraph(
      """
      final class AccountCoordinator {
        let navigation = UINavigationController()
        func start() {
          let account = AccountController()
          account.onOrders = { [weak self] in self?.showOrders() }
          navigation.setViewControllers([account], animated: false)
        }
        private func showOrders() { OrdersCoordinator(navigation: navigation, factory: self).start() }
      }
      protocol OrderScreens: AnyObject { func receipt(_ id: String) -> UIViewController }
      extension AccountCoordinator: OrderScreens {
        func receipt(_ id: String) -> UIViewController { UIHostingController(rootView: ReceiptView(id: id)) }
      }
      final class OrdersCoordinator {
        private let navigation: UINavigationController
        \(form.members)
        func start() {
          let orders = OrdersController()
          orders.onOrder = { [weak self] in self?.picked($0) }
          navigation.pushViewController(orders, animated: true)
        }
        private func picked(_ id: String) { present(\(form.code)) }
        private func present(_ page: UIViewController?) {
          if let page { navigation.present(page, animated: true) }
        }
      }
      final class AccountController: UIViewController {
        var onOrders: (() -> Void)?
        @objc func ordersTapped() { onOrders?() }
      }
      final class OrdersController: UIViewController {
        var onOrder: ((String) -> Void)?
        @objc func rowTapped() { onOrder?("1") }
      }
      struct ReceiptView: View {
        let id: String
        var body: some View { Text(id) }
      }
      """,
      """
      AccountCoordinator
      > start -root-> AccountController
        showOrders -start-> [OrdersCoordinator]
        AccountController -onOrders-> showOrders
      OrdersCoordinator
      > start -push-> OrdersController
        picked(id: String) -present-> ReceiptView
        OrdersController -onOrder-> picked
      """)
  }

  @Test func theChildShowsTheCasesThatItsParentMakesForIt() {
    expectGraph(
      """
      enum Scene {
        case page(UIViewController)
        case sheet(UIViewController)
        case nothing
      }
      class StackCoordinator<Destination: Hashable> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func makeScene(for destination: Destination) -> Scene { .nothing }
        func trigger(_ destination: Destination) { perform(makeScene(for: destination)) }
        private func perform(_ scene: Scene) {
          switch scene {
          case .page(let page): navigation.pushViewController(page, animated: true)
          case .sheet(let page): navigation.present(page, animated: true)
          case .nothing: break
          }
        }
      }
      protocol ClubScenes: AnyObject {
        func card(onPoints: @escaping () -> Void) -> Scene
        func points() -> Scene
      }
      final class HomeCoordinator: StackCoordinator<HomeCoordinator.Destination> {
        enum Destination: Hashable { case home, help, club }
        func start() { trigger(.home) }
        override func makeScene(for destination: Destination) -> Scene {
          switch destination {
          case .home:
            let home = HomeController()
            home.onClub = { [weak self] in self?.trigger(.club) }
            home.onHelp = { [weak self] in self?.trigger(.help) }
            return .page(home)
          case .help: return .sheet(HelpController())
          case .club:
            let club = ClubCoordinator(navigation: navigation)
            club.scenes = self
            club.begin()
            return .nothing
          }
        }
      }
      extension HomeCoordinator: ClubScenes {
        func card(onPoints: @escaping () -> Void) -> Scene { .page(CardController(onPoints: onPoints)) }
        func points() -> Scene { .sheet(PointsController()) }
      }
      final class ClubCoordinator: StackCoordinator<ClubCoordinator.Destination> {
        enum Destination: Hashable { case card, points }
        weak var scenes: ClubScenes?
        func begin() { trigger(.card) }
        override func makeScene(for destination: Destination) -> Scene {
          guard let scenes else { return .nothing }
          switch destination {
          case .card: return scenes.card(onPoints: { [weak self] in self?.trigger(.points) })
          case .points: return scenes.points()
          }
        }
      }
      final class HomeController: UIViewController {
        var onClub: (() -> Void)?
        @objc func clubTapped() { onClub?() }
        var onHelp: (() -> Void)?
        @objc func helpTapped() { onHelp?() }
      }
      final class CardController: UIViewController {
        let onPoints: () -> Void
        init(onPoints: @escaping () -> Void) { self.onPoints = onPoints }
        @objc func pointsTapped() { onPoints() }
      }
      final class PointsController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      HomeCoordinator
        help -present-> HelpController
      > home -push-> HomeController
        club -start-> [ClubCoordinator]
        HomeController -onClub-> club
        HomeController -onHelp-> help
      ClubCoordinator
      > card -push-> CardController
        points -present-> PointsController
        CardController -onPoints-> points
      """)
  }
}
