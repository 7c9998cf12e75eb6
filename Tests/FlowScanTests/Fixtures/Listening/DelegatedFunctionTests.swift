import Testing

/// Functions that the framework calls on a screen, though their names occur elsewhere.
@Suite struct DelegatedFunctionTests {
  private func expectPick(_ list: String, at place: Testing.SourceLocation = #_sourceLocation) {
    expectGraph(
      """
      final class FruitCoordinator: FruitListDelegate {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = FruitListController()
          list.delegate = self
          navigation.setViewControllers([list], animated: false)
        }
        func didPick(_ fruit: String) {
          navigation.pushViewController(FruitController(), animated: true)
        }
      }
      protocol FruitListDelegate: AnyObject { func didPick(_ fruit: String) }
      final class FruitController: UIViewController {}
      final class FruitListController: UIViewController, UITableViewDelegate {
        weak var delegate: FruitListDelegate?
        private let tableView = UITableView()
        override func viewDidLoad() { self.tableView.delegate = self }
        \(list)
      }
      """,
      """
      FruitCoordinator
      > start -root-> FruitListController
        didPick(fruit: String) -push-> FruitController
        FruitListController -didPick-> didPick
      """, at: place)
  }

  @Test func aRowIsChosen() {
    expectPick(
      """
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { delegate?.didPick("plum") }
      """)
  }

  @Test func aCellIsConnected() {
    expectPick(
      """
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath) as! FruitCell
        cell.onPick = { [weak self] in self?.delegate?.didPick("plum") }
        return cell
      }
      }
      final class FruitCell: UITableViewCell {
        var onPick: (() -> Void)?
        @objc func pick() { onPick?() }
      """)
  }

  /// Elsewhere code calls a function of the same name on whatever it forwards to.
  @Test func aFunctionOfAnyDelegateIsCalled() {
    expectPick(
      """
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        delegate?.didPick("plum")
      }
      }
      final class Forwarder: NSObject, WKScriptMessageHandler {
        weak var handler: WKScriptMessageHandler?
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
          handler?.userContentController(controller, didReceive: message)
        }
      """)
  }

  @Test func cellsOfOneTypeAreThoseOfTheirScreens() {
    expectGraph(
      """
      final class FruitCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let list = FruitListController()
          list.onPick = { [weak self] in self?.showFruit() }
          navigation.setViewControllers([list], animated: false)
        }
        func showFruit() {
          let page = FruitController()
          page.onNote = { [weak self] in self?.showNote() }
          navigation.pushViewController(page, animated: true)
        }
        func showNote() { navigation.pushViewController(NoteController(), animated: true) }
      }
      final class TextCell: UITableViewCell {
        var onTap: (() -> Void)?
        @objc func tap() { onTap?() }
      }
      final class NoteController: UIViewController {}
      final class FruitListController: UITableViewController {
        var onPick: (() -> Void)?
        override func viewDidLoad() { self.tableView.reloadData() }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
          cell.onTap = onPick
          return cell
        }
      }
      final class FruitController: UITableViewController {
        var onNote: (() -> Void)?
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
          cell.onTap = onNote
          return cell
        }
      }
      """,
      """
      FruitCoordinator
      > start -root-> FruitListController
        showFruit -push-> FruitController
        showNote -push-> NoteController
        FruitController -onNote-> showNote
        FruitListController -onPick-> showFruit
      """)
  }
}
