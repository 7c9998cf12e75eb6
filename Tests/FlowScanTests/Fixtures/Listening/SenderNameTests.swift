import Testing

/// Delegates whose functions are named after who calls them.
@Suite struct SenderNameTests {
  @Test func theTriggerHasTheLabelsOfTheFunction() {
    expectGraph(
      """
      struct Product {}
      protocol CatalogueDelegate: AnyObject {
        func catalogue(_ controller: CatalogueViewController, didSelect product: Product)
        func catalogue(_ controller: CatalogueViewController, wantsToSee brand: String)
        func showHelp(_ topic: Int, animated: Bool)
      }
      final class CatalogueViewController: UIViewController {
        weak var delegate: CatalogueDelegate?
        @objc func productTapped() { delegate?.catalogue(self, didSelect: Product()) }
        @objc func brandTapped() { delegate?.catalogue(self, wantsToSee: "Acme") }
        @objc func helpTapped() { delegate?.showHelp(1, animated: true) }
      }
      final class ProductViewController: UIViewController {}
      final class BrandViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      final class StoreCoordinator: CatalogueDelegate {
        let navigation = UINavigationController()
        func start() {
          let catalogue = CatalogueViewController()
          catalogue.delegate = self
          navigation.viewControllers = [catalogue]
        }
        func catalogue(_ controller: CatalogueViewController, didSelect product: Product) {
          navigation.pushViewController(ProductViewController(), animated: true)
        }
        func catalogue(_ controller: CatalogueViewController, wantsToSee brand: String) {
          navigation.pushViewController(BrandViewController(), animated: true)
        }
        func showHelp(_ topic: Int, animated: Bool) {
          navigation.present(HelpViewController(), animated: animated)
        }
      }
      """,
      """
      StoreCoordinator
      > start -root-> CatalogueViewController
        catalogue.ProductViewController(controller: CatalogueViewController, product: Product) -push-> ProductViewController
        catalogue.BrandViewController(controller: CatalogueViewController, brand: String) -push-> BrandViewController
        showHelp(topic: Int) -present-> HelpViewController
        CatalogueViewController -catalogue(_:wantsToSee:)-> catalogue.BrandViewController
        CatalogueViewController -catalogue(_:didSelect:)-> catalogue.ProductViewController
        CatalogueViewController -showHelp-> showHelp
      """)
  }
}
