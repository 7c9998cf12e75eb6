import Testing

@testable import FlowScan

/// Links that end in a child flow, which shows for them what it is made or started with.
@Suite struct ChildFlowLinkTests {
  @Test func aFlowThatBeginsWithTheCaseThatItIsMadeFor() {
    let links = LinkApp.scan(
      Self.app(
        opening: """
          let child = OrdersCoordinator(navigation: navigation, entry: entry)
          children.append(child)
          child.start()
          """,
        child: """
          enum Entry { case list, detail(id: String) }
          let entry: Entry
          init(navigation: UINavigationController, entry: Entry) {
            self.navigation = navigation
            self.entry = entry
          }
          func start() {
            switch entry {
            case .list: showList()
            case .detail(let id): showDetail(id)
            }
          }
          """),
      scheme: "shop")
    #expect(
      links == [
        "shop://orders > OrdersCoordinator.showList",
        "shop://orders/:id > OrdersCoordinator.showDetail",
      ])
  }

  @Test func aFlowThatGoesOnToAPageIfItIsGivenOne() {
    let links = LinkApp.scan(
      Self.app(
        opening: """
          var id: String?
          if case .detail(let order) = entry { id = order }
          let child = OrdersCoordinator(navigation: navigation, order: id)
          children.append(child)
          child.start()
          """,
        child: """
          enum Entry { case list, detail(id: String) }
          let order: String?
          init(navigation: UINavigationController, order: String?) {
            self.navigation = navigation
            self.order = order
          }
          func start() {
            showList()
            if let order { showDetail(order) }
          }
          """),
      scheme: "shop")
    #expect(links.contains("shop://orders/:id > OrdersCoordinator.showDetail"))
  }

  private static func app(opening: String, child: String) -> String {
    """
    import UIKit
    enum Link { case order(id: String), orders }
    func read(_ url: URL) -> Link? {
      guard url.scheme == "shop", url.host == "orders" else { return nil }
      if let id = url.pathComponents.dropFirst().first { return .order(id: id) }
      return .orders
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let shop = ShopCoordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        shop.start()
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let link = read(url) else { return }
        shop.open(link)
      }
    }
    final class ShopCoordinator {
      let navigation = UINavigationController()
      var children: [OrdersCoordinator] = []
      func start() {
        let home = HomeController()
        home.onOrders = { [weak self] in self?.showOrders(.list) }
        navigation.setViewControllers([home], animated: false)
      }
      func open(_ link: Link) {
        switch link {
        case .order(let id): showOrders(.detail(id: id))
        case .orders: showOrders(.list)
        }
      }
      private func showOrders(_ entry: OrdersCoordinator.Entry) {
        \(opening)
      }
    }
    final class OrdersCoordinator {
      let navigation: UINavigationController
      \(child)
      private func showList() {
        let list = OrderListController()
        list.onSelect = { [weak self] in self?.showDetail($0) }
        navigation.pushViewController(list, animated: true)
      }
      private func showDetail(_ id: String) {
        navigation.pushViewController(OrderController(id: id), animated: true)
      }
    }
    final class HomeController: UIViewController {
      var onOrders: (() -> Void)?
      @objc func tapped() { onOrders?() }
    }
    final class OrderListController: UIViewController {
      var onSelect: ((String) -> Void)?
      @objc func tapped() { onSelect?("1") }
    }
    final class OrderController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
    """
  }
}
