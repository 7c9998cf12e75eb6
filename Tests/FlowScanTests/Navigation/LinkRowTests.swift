import Testing

/// Tables of links whose rows are of a type of the app, each with a pattern and what it opens.
@Suite struct LinkRowTests {
  /// The code that matches a pattern with a link may be of any kind, as long as it takes a URL and reads the pattern.
  @Test(arguments: [
    """
    struct Row {
      let pattern: String
      let open: (HomeCoordinator, [String: String]) -> Void
      init(_ pattern: String, _ open: @escaping (HomeCoordinator, [String: String]) -> Void) {
        self.pattern = pattern
        self.open = open
      }
    }
    """,
    """
    struct Row {
      let pattern: String
      var open: (HomeCoordinator, [String: String]) -> Void
    }
    """,
    """
    struct Row {
      let id = UUID()
      let pattern: String
      let open: (HomeCoordinator, [String: String]) -> Void
    }
    """,
    """
    struct Row {
      let title: String
      let pattern: String
      let open: (HomeCoordinator, [String: String]) -> Void
      init(title: String = "", pattern: String, open: @escaping (HomeCoordinator, [String: String]) -> Void) {
        (self.title, self.pattern, self.open) = (title, pattern, open)
      }
    }
    """,
  ])
  func aTableHasAPatternAndACodeInEachRow(row: String) {
    let title = row.contains("title") ? "title: \"Pots\", " : ""
    let label = row.contains("init(_") ? "" : title + "pattern: "
    expectGraph(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let home = HomeCoordinator()
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard let (row, values) = Rows.match(url) else { return false }
          row.open(home, values)
          return true
        }
      }
      \(row)
      enum Rows {
        static let all: [Row] = [
          Row(\(label)"kiln://pots") { home, _ in home.showPots() },
          Row(\(label)"kiln://pots/:id") { home, values in
            guard let id = values["id"] else { return }
            home.showPot(id)
          },
          Row(\(label)"https://kiln.example/p/:id") { home, values in values["id"].map(home.showPot) },
        ]
        static func match(_ url: URL) -> (Row, [String: String])? {
          for row in all { if let values = values(of: url, in: row.pattern) { return (row, values) } }
          return nil
        }
        private static func values(of url: URL, in pattern: String) -> [String: String]? {
          let (wanted, given) = (pattern.components(separatedBy: "/"), url.absoluteString.components(separatedBy: "/"))
          guard wanted.count == given.count else { return nil }
          var found: [String: String] = [:]
          for (one, other) in zip(wanted, given) {
            if one.hasPrefix(":") { found[String(one.dropFirst())] = other } else if one != other { return nil }
          }
          return found
        }
      }
      final class HomeCoordinator {
        let navigation = UINavigationController()
        func showPots() { navigation.setViewControllers([PotsController()], animated: true) }
        func showPot(_ id: String) { navigation.pushViewController(PotController(id: id), animated: true) }
        func showMenu() { navigation.present(MenuController(), animated: true) }
      }
      final class PotsController: UIViewController {}
      final class PotController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      final class MenuController: UIViewController {
        struct Item { let address: String; let run: () -> Void }
        let items = [Item(address: "https://kiln.example/help", run: {})]
      }
      """,
      """
      HomeCoordinator entry
        showPots -root-> PotsController
        showPot(id: String) -push-> PotController
        showMenu -present-> MenuController
        https://kiln.example/p/:id -showPot-> showPot
        kiln://pots -showPots-> showPots
        kiln://pots/:id -showPot-> showPot
      """)
  }
}
