import Testing

/// Parameters of a generic class, whose types its subclasses give.
@Suite struct GivenGenericTests {
  @Test(arguments: [".init(router: self)", "GardenModel(router: self)"])
  func anInitialiserWithoutItsTypeMakesTheTypeThatASubclassGives(model: String) {
    expectGraph(
      """
      import UIKit
      final class GardenCoordinator {
        private let navigation = UINavigationController()
        func start() {
          navigation.setViewControllers([GardenController(model: \(model))], animated: false)
        }
        func showPlant() { navigation.pushViewController(PlantController(), animated: true) }
      }
      final class GardenModel {
        private let router: GardenCoordinator
        init(router: GardenCoordinator) { self.router = router }
        func select() { router.showPlant() }
      }
      class PageController<Model>: UIViewController {
        let model: Model
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      class ListController<Model>: PageController<Model> {
        func didSelect(_ row: Int) {}
      }
      final class GardenController: ListController<GardenModel> {
        override func didSelect(_ row: Int) { model.select() }
      }
      final class PlantController: UIViewController {}
      """,
      """
      GardenCoordinator
      > start -root-> GardenController
        showPlant -push-> PlantController
        GardenController -showPlant-> showPlant
      """)
  }
}
