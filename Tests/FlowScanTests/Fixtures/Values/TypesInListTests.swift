import Testing

/// Types in a list, whose functions a closure calls: `[OrdersModule.self].forEach { $0.register(in: router) }`.
@Suite struct TypesInListTests {
  @Test(arguments: [
    "[OrdersModule.self].forEach { $0.open(in: self) }",
    "[OrdersModule.self].forEach { (module: Module.Type) in module.open(in: self) }",
    "let modules: [Module.Type] = [OrdersModule.self]; modules.forEach { module in module.open(in: self) }",
    "for module in [OrdersModule.self] as [Module.Type] { module.open(in: self) }",
  ])
  func theFunctionsOfEachAreCalled(code: String) {
    expectGraph(
      """
      protocol Module { static func open(in coordinator: MainCoordinator) }
      enum OrdersModule: Module {
        static func open(in coordinator: MainCoordinator) { coordinator.show(OrdersController()) }
      }
      final class MainCoordinator {
        private let navigation = UINavigationController()
        func start() { \(code) }
        func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      final class OrdersController: UIViewController {}
      """,
      """
      MainCoordinator
      > show(page: UIViewController) -push-> OrdersController
      """)
  }
}
