import Testing

/// A flow of which no target is known is a flow all the same, with what could not be followed.
@Suite struct UnresolvedFlowTests {
  @Test func aCoordinatorWhoseOnlyCallIsNotKnownIsAFlow() {
    expectGraph(
      """
      final class PlugInCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.1️⃣pushViewController(PlugIns.controller(named: "map"), animated: true) }
      }
      """,
      """
      PlugInCoordinator
        1️⃣ navigation.pushViewController(PlugIns.controller(named: "map"), animated: true): What is shown is not known here.
      """)
  }

  @Test func itMayGoThroughAHelperOfItsOwnAndIsAChildLikeAnyOther() {
    expectGraph(
      """
      protocol Coordinator: AnyObject { func start() }
      final class Shell: Coordinator {
        private let navigation = UINavigationController()
        private var children: [Coordinator] = []
        func start() {
          let child = Store(navigation)
          children.append(child)
          child.start()
        }
      }
      final class Store: Coordinator {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { show(Remote.page()) }
        private func show(_ page: UIViewController) { navigation.1️⃣pushViewController(page, animated: true) }
      }
      """,
      """
      Shell
      > start -start-> [Store]
      Store
        1️⃣ navigation.pushViewController(page, animated: true): What is shown is not known here.
      """)
  }

  @Test func whoOnlyShowsWhatItIsHandedIsNone() {
    expectGraph(
      """
      final class StackCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func push(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
        func push(making page: () -> UIViewController) { navigation.pushViewController(page(), animated: true) }
      }
      final class ModalRouter {
        weak var host: UIViewController?
        func cover<Page: UIViewController>(with page: Page) { host?.present(page, animated: true) }
      }
      """, "")
  }

  @Test func aPlainViewControllerIsNone() {
    expectGraph(
      """
      final class ListController: UIViewController {
        func open() { navigationController?.pushViewController(Pages.page(), animated: true) }
        func share() { present(Pages.sheet(), animated: true) }
      }
      final class AppCoordinator {
        func start() { UIWindow().rootViewController = ListController() }
      }
      """,
      """
      AppCoordinator
      > start -root-> ListController
      """)
  }

  @Test func aRouterOfWhichNothingElseIsKnownIsNone() {
    expectGraph(
      """
      final class DetailRouter {
        weak var host: UIViewController?
        func openMap() { host?.present(Maps.controller(), animated: true) }
      }
      """, "")
  }

  @Test func takingAllAwayShowsNothing() {
    expectGraph(
      """
      final class WipeCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([], animated: false) }
      }
      """, "")
  }

  @Test func aScreenThatIsOnlyAskedSomethingIsNotMadeThere() {
    expectGraph(
      """
      final class MainCoordinator: NSObject, UINavigationControllerDelegate {
        private let navigation = UINavigationController()
        private var child: BuyCoordinator?
        func start() {
          let child = BuyCoordinator(navigation)
          self.child = child
          child.start()
        }
        func navigationController(_ controller: UINavigationController, didShow screen: UIViewController, animated: Bool) {
          guard let from = controller.transitionCoordinator?.viewController(forKey: .from) else { return }
          if let buy = from as? BuyController { didFinish(buy.coordinator) }
        }
        private func didFinish(_ child: BuyCoordinator?) { self.child = nil }
      }
      final class BuyCoordinator {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let buy = BuyController()
          buy.coordinator = self
          navigation.pushViewController(buy, animated: true)
        }
      }
      final class BuyController: UIViewController { weak var coordinator: BuyCoordinator? }
      """,
      """
      MainCoordinator
      > start -start-> [BuyCoordinator]
      BuyCoordinator
      > start -push-> BuyController
      """)
  }

  /// A button of a toolbar is a screen of its own neither by itself nor inside an item.
  @Test func whatAToolbarContainsIsNoScreenOfTheFlow() {
    expectGraph(
      """
      import SwiftUI
      @main struct BakeryApp: App {
        @StateObject var bakery = BakeryCoordinator()
        var body: some Scene { WindowGroup { BakeryCoordinatorView(coordinator: bakery) } }
      }
      enum Page: Hashable { case cake(Int), bread }
      final class BakeryCoordinator: ObservableObject {
        @Published var path: [Page] = []
        @Published var sheet: Page?
        func show(_ page: Page) { path.append(page) }
        func close() { path = [] }
        func open() { sheet = .bread }
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .cake: CakeView().toolbar { CloseButton { self.close() } }
          case .bread: BreadView().toolbar { ToolbarItem { CloseButton { self.close() } } }
          }
        }
      }
      struct BakeryCoordinatorView: View {
        @ObservedObject var coordinator: BakeryCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ShelfView(onCake: { coordinator.show(.cake(1)) }, onBread: { coordinator.show(.bread) })
              .navigationDestination(for: Page.self) { coordinator.view(for: $0) }
          }
        }
      }
      struct CloseButton: View { let action: () -> Void; var body: some View { Button("Close", action: action) } }
      struct ShelfView: View { let onCake: () -> Void; let onBread: () -> Void
        var body: some View { Button("Cake", action: onCake); Button("Bread", action: onBread) } }
      struct CakeView: View { var body: some View { Text("") } }
      struct BreadView: View { var body: some View { Text("") } }
      """,
      """
      BakeryCoordinator entry
        cake(value: Int) -push-> CakeView
        bread -push-> BreadView
      > start -root-> ShelfView
        CloseButton -action-> <
        ShelfView -onBread-> bread
        ShelfView -onCake-> cake
      """)
  }
}
