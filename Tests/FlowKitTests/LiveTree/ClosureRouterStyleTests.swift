import FlowKit
import Testing

private class BaseCoordinator {
  var childCoordinators: [BaseCoordinator] = []

  func addDependency(_ child: BaseCoordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  func removeDependency(_ child: BaseCoordinator?) {
    child?.childCoordinators.forEach { child?.removeDependency($0) }
    childCoordinators.removeAll { $0 === child }
  }
}

private protocol Module: AnyObject {}
private final class LoginViewController: Module { var onLogin: (() -> Void)? }
private final class ItemListViewController: Module { var onItem: ((Int) -> Void)? }

private final class ModuleRouter {
  var modules: [any Module] = []
  var completions: [ObjectIdentifier: () -> Void] = [:]
  func show(_ module: any Module, onPop: @escaping () -> Void = {}) {
    modules.append(module)
    completions[ObjectIdentifier(module)] = onPop
  }
}

private final class AuthCoordinator: BaseCoordinator {
  var finishFlow: (() -> Void)?
  private let router: ModuleRouter
  private var isFinished = false
  private weak var login: LoginViewController?
  init(_ router: ModuleRouter) { self.router = router }

  func start() {
    let login = LoginViewController()
    login.onLogin = { [weak self] in self?.end() }
    self.login = login
    router.show(login)
  }

  private func end() {
    isFinished = true
    finishFlow?()
  }

  func enter() { login?.onLogin?() }
}

private final class ItemCoordinator: BaseCoordinator {
  private let router: ModuleRouter
  init(_ router: ModuleRouter) { self.router = router }
  func start() { router.show(ItemListViewController()) }
}

private final class ApplicationCoordinator: BaseCoordinator {
  private let router = ModuleRouter()
  /// Whether the bug is in: the end of the login is heard, and its coordinator stays.
  private let forgets: Bool
  init(forgets: Bool) { self.forgets = forgets }

  func start() -> AuthCoordinator {
    let auth = AuthCoordinator(router)
    auth.finishFlow = { [unowned self, unowned auth] in
      if !forgets { removeDependency(auth) }
      startItems()
    }
    addDependency(auth)
    auth.start()
    return auth
  }

  private func startItems() {
    let items = ItemCoordinator(router)
    addDependency(items)
    items.start()
  }
}

/// Coordinators with a base class that keeps its children, a router of modules, and closures that report the end.
@Suite struct ClosureRouterStyleTests {
  @Test func itsTree() {
    let app = ApplicationCoordinator(forgets: false)
    app.start().enter()
    #expect(
      "\(LiveTree(reflecting: app))" == """
        ApplicationCoordinator #1
        ├─ ItemCoordinator #2
        ├─ LoginViewController #3 (screen)
        └─ ItemListViewController #4 (screen)

        """)
  }

  @Test func aChildThatFinishedAndWasNeverRemoved() {
    let app = ApplicationCoordinator(forgets: true)
    let auth = app.start()
    let before = LiveTree(reflecting: app)
    auth.enter()
    #expect(
      "\(LiveTree(reflecting: app).difference(from: before))" == """
        + ItemCoordinator #3 under ApplicationCoordinator #1
        + ItemListViewController #5 (screen) under ApplicationCoordinator #1
        ✗ AuthCoordinator #2: finished, still alive

        """)
  }
}
