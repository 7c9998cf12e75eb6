import Testing

/// Parts of screens that the screen only sets the delegate of.
@Suite struct PartDelegateTests {
  @Test(arguments: [
    "let cell = table.dequeueReusableCell(withIdentifier: \"row\", for: path) as! RowView",
    "guard let cell = table.dequeueReusableCell(withIdentifier: \"row\") as? RowView else { return UITableViewCell() }",
    "let cell: RowView = table.dequeueReusableCell(for: path)",
  ])
  func aListMakesTheCell(cell: String) {
    expectGraph(
      screen(
        """
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(cell)
          cell.delegate = self
          return cell
        }
        """)
        + part("UITableViewCell", "@IBAction"),
      rows)
  }

  @Test(arguments: [
    "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: nil); connect() }",
    "required init?(coder: NSCoder) { super.init(coder: coder); connect() }",
  ])
  func aListRunsTheInitializer(initializer: String) {
    expectGraph(
      screen(
        """
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! RowView
          cell.delegate = self
          return cell
        }
        """)
        + part(
          "UITableViewCell", "@objc",
          initializer
            + "\nfunc connect() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }"),
      rows)
  }

  @Test func anOutletIsTheView() {
    expectGraph(
      screen(
        """
        @IBOutlet private weak var row: RowView!
        override func viewDidLoad() { row.delegate = self }
        """)
        + part("UIView", "@IBAction"),
      rows)
  }

  @Test(arguments: [
    "button.addTarget(self, action: #selector(tapped), for: .touchUpInside)",
    "button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)",
    "addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))",
  ])
  func anInheritedInitializerRunsAnOverride(connection: String) {
    expectGraph(
      screen(
        """
        private let row = RowView()
        override func loadView() {
          view = row
          row.delegate = self
        }
        """)
        + part("UIView", "@objc", "override init(frame: CGRect) { super.init(frame: frame); \(connection) }"),
      rows)
  }

  @Test func aScreenReportsToARouterThatIsNoneOfIts() {
    expectGraph(
      """
      final class Router: NSObject, UIAdaptivePresentationControllerDelegate {
        private weak var _screen: UIViewController?
        var screen: UIViewController {
          guard let screen = _screen else { fatalError() }
          return screen
        }
        func setRoot(_ page: UIViewController, in navigation: UINavigationController) {
          _screen = page
          page.presentationController?.delegate = self
          navigation.setViewControllers([page], animated: false)
        }
        func pop() { screen.navigationController?.popViewController(animated: true) {} }
      }
      extension UINavigationController {
        func popViewController(animated: Bool, completion: @escaping () -> Void) {
          popViewController(animated: animated)
          completion()
        }
      }
      final class PlantCoordinator {
        private let router: Router
        private let navigation: UINavigationController
        init(router: Router, navigation: UINavigationController) {
          self.router = router
          self.navigation = navigation
        }
        func start() {
          let page = PlantController()
          page.onClose = { [weak self] in self?.router.pop() }
          router.setRoot(page, in: navigation)
        }
      }
      final class PlantController: UIViewController {
        var onClose: (() -> Void)?
        @IBAction func close() { onClose?() }
      }
      final class TabsController: UITabBarController {
        private var coordinator: PlantCoordinator?
        override func viewDidLoad() {
          let navigation = UINavigationController()
          coordinator = PlantCoordinator(router: Router(), navigation: navigation)
          coordinator?.start()
          viewControllers = [navigation]
        }
      }
      """,
      """
      PlantCoordinator
      > start -root-> PlantController
        PlantController -onClose-> <
      """)
  }

  private let rows = """
    ShopCoordinator
    > start -push-> ListController
      showDetail -push-> DetailController
      ListController -didSelect-> showDetail
    """

  private func screen(_ members: String) -> String {
    """
    protocol ListControllerDelegate: AnyObject { func didSelect() }
    final class ShopCoordinator: ListControllerDelegate {
      private let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let list = ListController()
        list.delegate = self
        navigation.pushViewController(list, animated: false)
      }
      func didSelect() { showDetail() }
      private func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
    }
    final class DetailController: UIViewController {}
    protocol RowViewDelegate: AnyObject { func rowViewDidTap(_ row: RowView) }
    final class ListController: UIViewController, RowViewDelegate, UITableViewDataSource {
      weak var delegate: ListControllerDelegate?
      func rowViewDidTap(_ row: RowView) { delegate?.didSelect() }
    \(members)
    }

    """
  }

  private func part(_ parent: String, _ attribute: String, _ members: String = "") -> String {
    """
    final class RowView: \(parent) {
      weak var delegate: RowViewDelegate?
      private let button = UIButton()
      \(attribute) func tapped() { delegate?.rowViewDidTap(self) }
    \(members)
    }
    """
  }
}
