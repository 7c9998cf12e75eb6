import Testing

/// Containers of libraries from which a function of the app's own gets objects by the type of its result.
@Suite struct GivenByTypeTests {
  private static let app = """
    import Swinject
    import UIKit
    extension Resolver {
      func get<Service>(_ type: Service.Type = Service.self) -> Service {
        guard let service = resolve(type) else { fatalError() }
        return service
      }
    }
    final class ListModel {
      var onDetail: (() -> Void)?
      func tapped() { onDetail?() }
    }
    final class ListController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
      @objc func rowTapped() { model.tapped() }
    }
    final class DetailController: UIViewController {}
    class ShopCoordinator {
      let navigation = UINavigationController()
      let resolver: Resolver
      init(resolver: Resolver) { self.resolver = resolver }
      func start() {
        let list: ListController = resolver.get()
        list.model.onDetail = { [weak self] in self?.showDetail() }
        navigation.pushViewController(list, animated: false)
      }
      func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let dependencies = Dependencies()
      var coordinator: ShopCoordinator?
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        coordinator = ShopCoordinator(resolver: dependencies.resolver)
        coordinator?.start()
        return true
      }
    }

    """

  private static let dependencies = """
    final class Dependencies {
      let container = Container()
      var resolver: Resolver { container }
      init() {
        container.register(ListModel.self) { _ in ListModel() }
        container.register(ListController.self) { r in ListController(model: r.get()) }
      }
    }
    """

  @Test(arguments: [
    dependencies,
    """
    final class Dependencies {
      private let assembler: Assembler
      var resolver: Resolver { assembler.resolver }
      init() { assembler = Assembler([ScreenAssembly()]) }
    }
    final class ScreenAssembly: Assembly {
      func assemble(container: Container) {
        container.register(ListModel.self) { _ in ListModel() }
        container.register(ListController.self) { r in ListController(model: r.get()) }
      }
    }
    """,
  ])
  func aFunctionGivesWhatIsRegisteredForItsResult(dependencies: String) {
    expectGraph(
      Self.app + dependencies,
      """
      ShopCoordinator entry
      > start -push-> ListController
        showDetail -push-> DetailController
        ListController -onDetail-> showDetail
      """)
  }

  @Test func eachFlowThatGetsAScreenShowsIt() {
    expectGraph(
      Self.app + Self.dependencies + """

        final class SearchCoordinator {
          let resolver: Resolver
          init(resolver: Resolver) { self.resolver = resolver }
          func start() {
            let list: ListController = resolver.get()
            UINavigationController().pushViewController(list, animated: false)
          }
        }
        """,
      """
      ShopCoordinator entry
      > start -push-> ListController
        showDetail -push-> DetailController
        ListController -onDetail-> showDetail
      SearchCoordinator
      > start -push-> ListController
      """)
  }
}
