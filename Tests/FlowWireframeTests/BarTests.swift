import Testing

/// Bars that UIKit code fills.
@Suite struct BarTests {
  @Test func tabsHaveTheItemsOfTheirControllers() {
    let source = """
      final class Screen: UITabBarController {
        override func viewDidLoad() {
          let feed = FeedController()
          feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "list.bullet"), tag: 0)
          let search = UINavigationController(rootViewController: SearchController())
          search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
          viewControllers = [feed, search, tab(MoreController(), title: "More", symbol: "gear")]
        }
        func tab(_ root: UIViewController, title: String, symbol: String) -> UIViewController {
          let stack = UINavigationController(rootViewController: root)
          stack.tabBarItem.title = title
          stack.tabBarItem.image = UIImage(systemName: symbol)
          return stack
        }
      }
      """
    #expect(
      Sketch.outline(source).hasPrefix(
        """
        tabs
          column
            symbol "list.bullet"
            text "Feed"
          column
            text "Search"
          column
            symbol "gear"
            text "More"

        """))
  }

  @Test func barItemsMayHaveActions() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          title = "A"
          navigationItem.leftBarButtonItem = editButtonItem
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
            UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in }),
          ]
          navigationItem.searchController = UISearchController(searchResultsController: nil)
          navigationItem.searchController?.searchBar.placeholder = "Find a place"
        }
      }
      """
    #expect(
      Sketch.outline(source).hasPrefix(
        """
        title "A" (inline)
        search "Find a place"
        leading
          button "Edit"
        trailing
          button
            symbol "plus"
          button "Share"

        """))
  }

  @Test func aControllerMayHaveAnItemOfItsOwn() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        override var navigationItem: UINavigationItem { footerItem }
        private lazy var footerItem: FooterItem = {
          let item = FooterItem()
          item.title = "News"
          item.rightBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: nil)
          return item
        }()
        override func viewDidLoad() { label.text = "Text"; view.addSubview(label) }
      }
      """
    #expect(
      Sketch.outline(source) == """
        title "News" (inline)
        trailing
          button "Close"
        column (full width)
          text "Text"

        """)
  }

  @Test func callsMaySetItems() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          label.text = "Text"
          view.addSubview(label)
          let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
          navigationItem.setRightBarButton(item, animated: true)
          navigationItem.setLeftBarButtonItems([UIBarButtonItem(title: "Back")], animated: false)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        leading
          button "Back"
        trailing
          button "More"
        column (full width)
          text "Text"

        """)
  }
}
