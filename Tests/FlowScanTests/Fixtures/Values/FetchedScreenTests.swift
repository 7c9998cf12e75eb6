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
}
