import Testing

/// Apps and helpers without the pattern give no flow.
@Suite struct PlainTests {
  @Test func coordinatorsOfTheSystemAndOfData() {
    expectGraph(
      """
      struct MapView: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        final class Coordinator: NSObject, MKMapViewDelegate {
          let parent: MapView
          init(_ parent: MapView) { self.parent = parent }
          func mapView(_ view: MKMapView, didSelect annotation: MKAnnotation) { parent.onSelect?() }
        }
        var onSelect: (() -> Void)?
      }
      final class SyncCoordinator {
        let queue = OperationQueue()
        func start() { queue.addOperation { self.push() } }
        func push() { client.upload() }
      }
      final class DocumentCoordinator: NSFileCoordinator {}
      final class MigrationCoordinator { func run() throws { try store.migrate() } }
      final class ListController: UIViewController {
        func open() { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      final class DetailController: UIViewController {}
      struct ContentView: View { var body: some View { NavigationStack { NavigationLink("Next") { Text("x") } } } }
      """,
      """
      """)
  }

  @Test func mechanicsAreNoFlows() {
    expectGraph(
      """
      final class Router {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func push(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
      }
      protocol Coordinator: AnyObject { func start() }
      final class OnlyCoordinator: Coordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func start() { router.push(OnlyController()) }
      }
      final class OnlyController: UIViewController {}
      """,
      """
      OnlyCoordinator
      > start -push-> OnlyController
      """)
  }

  @Test func childrenThatAreKeptAndNeverStarted() {
    expectGraph(
      """
      protocol Coordinator: AnyObject { func start() }
      final class ParentCoordinator: Coordinator {
        private var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() {
          navigation.setViewControllers([ParentController()], animated: false)
          addChild(SleepingCoordinator(navigation: navigation))
        }
        private func addChild(_ child: Coordinator) { children.append(child) }
      }
      final class SleepingCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(DreamController(), animated: true) }
      }
      final class ParentController: UIViewController {}
      final class DreamController: UIViewController {}
      """,
      """
      ParentCoordinator
      > start -root-> ParentController
      SleepingCoordinator
      > start -push-> DreamController
      """)
  }

  @Test func unresolvedCallsAreListedAtTheirPlaces() {
    expectGraph(
      """
      final class LostCoordinator {
        let navigation = UINavigationController()
        let maker: Maker
        init(maker: Maker) { self.maker = maker }
        func start() { navigation.setViewControllers([HomeController()], animated: false) }
        func lost() { navigation.1️⃣pushViewController(maker.make(), animated: true) }
        func gone(_ name: String) {
          let controller = Registry.shared.find(name)
          navigation.2️⃣present(controller, animated: true)
        }
      }
      protocol Maker { func make() -> UIViewController }
      final class HomeController: UIViewController {}
      """,
      """
      LostCoordinator
      > start -root-> HomeController
        1️⃣ navigation.pushViewController(maker.make(), animated: true): What is shown is not known here.
        2️⃣ navigation.present(controller, animated: true): What is shown is not known here.
      """)
  }

  @Test func theSameNameInTwoFolders() {
    expectGraph(
      """
      // FILE Red/AppCoordinator.swift
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(RedController(), animated: true) }
      }
      final class RedController: UIViewController {}
      // FILE Blue/AppCoordinator.swift
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(BlueController(), animated: true) }
      }
      final class BlueController: UIViewController {}
      """,
      """
      AppCoordinator (Blue)
      > start -push-> BlueController
      AppCoordinator (Red)
      > start -push-> RedController
      """)
  }
}
