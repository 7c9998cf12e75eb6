import FlowKit
import Testing
import UIKit

/// The code of Documentation/ComingFrom/ApplicationCoordinator.md.
enum FromApplicationCoordinator {
  class BaseCoordinator {
    private(set) var childCoordinators: [BaseCoordinator] = []

    @MainActor func start() {}

    func addDependency(_ coordinator: BaseCoordinator) {
      guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
      childCoordinators.append(coordinator)
    }

    func removeDependency(_ coordinator: BaseCoordinator?) {
      childCoordinators.removeAll { $0 === coordinator }
    }
  }

  final class AppCoordinator: BaseCoordinator {
    private let router: UINavigationController
    private var isSignedIn = false

    init(_ router: UINavigationController) { self.router = router }

    override func start() {
      if isSignedIn { runItems() } else { runLogin() }
    }

    @MainActor private func runLogin() {
      let login = LoginCoordinator(router)
      login.finishFlow = { [weak self, weak login] in
        self?.isSignedIn = true
        self?.removeDependency(login)
        self?.start()
      }
      addDependency(login)
      login.start()
    }

    @MainActor private func runItems() {
      let items = ItemsCoordinator(router)
      addDependency(items)
      items.start()
    }
  }

  final class LoginCoordinator: BaseCoordinator {
    var finishFlow: (@MainActor () -> Void)?
    private let router: UINavigationController

    init(_ router: UINavigationController) { self.router = router }

    override func start() {
      let login = LoginViewController()
      login.title = "Login"
      login.onLogin = { [weak self] in self?.finishFlow?() }
      router.setViewControllers([login], animated: false)
    }
  }

  final class ItemsCoordinator: BaseCoordinator {
    private let router: UINavigationController

    init(_ router: UINavigationController) { self.router = router }

    override func start() {
      let items = ItemsViewController()
      items.title = "Items"
      items.onItem = { [weak self] in self?.showItem($0) }
      router.setViewControllers([items], animated: false)
    }

    @MainActor private func showItem(_ item: Item) {
      router.pushViewController(ItemViewController(item), animated: true)
    }
  }

  final class AppFlow: Coordinator {
    struct Routes: RouteTable {
      let login = Start { (_: AppFlow) in LoginFlow() }
        .onFinish { app, _ in
          app.isSignedIn = true
          app.start()
        }
        .holdsLinks()
      let items = Start { (_: AppFlow) in ItemsFlow() }
    }

    private var isSignedIn = false

    override func start() {
      if isSignedIn { go(\.items) } else { go(\.login) }
    }
  }

  final class LoginFlow: Coordinator {
    struct Routes: RouteTable {
      let login = Root { (flow: LoginFlow) in
        LoginViewController(onLogin: { [weak flow] in flow?.finish() })
      }
    }
  }

  final class ItemsFlow: Coordinator {
    struct Routes: RouteTable {
      let items = Root { (flow: ItemsFlow) in
        ItemsViewController(onItem: { [weak flow] in flow?.go(\.item, $0) })
      }
      let item = Push { (_: ItemsFlow, item: Item) in ItemViewController(item) }
    }
  }
}

@MainActor @Suite struct FromApplicationCoordinatorTests {
  @Test func beforeAndAfterLookTheSame() {
    let stack = UINavigationController()
    let before = FromApplicationCoordinator.AppCoordinator(stack)
    before.start()
    let app = FromApplicationCoordinator.AppFlow()
    for glass in [Glass(stack), Glass(app)] {
      #expect(glass.seen == "Login")
      glass.top(LoginViewController.self)?.onLogin()
      #expect(glass.seen == "Items")
      glass.top(ItemsViewController.self)?.onItem(Item(name: "Tea"))
      #expect(glass.seen == "Items Tea")
      glass.touchBack()
      #expect(glass.seen == "Items")
    }
    #expect(before.childCoordinators.count == 1 && app.children.count == 1)
  }
}
