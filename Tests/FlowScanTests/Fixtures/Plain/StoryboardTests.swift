import FlowModel
import Testing

/// Controllers and segues that storyboards name.
@Suite struct StoryboardTests {
  private let storyboard = """
    // FILE Main.storyboard
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav-1">
      <scenes>
        <scene><objects>
          <navigationController id="nav-1" sceneMemberID="viewController">
            <connections><segue destination="list-1" kind="relationship" relationship="rootViewController" id="s0"/></connections>
          </navigationController>
        </objects></scene>
        <scene><objects>
          <tableViewController storyboardIdentifier="List &amp; more" id="list-1" customClass="ListController" customModule="App" sceneMemberID="viewController">
            <view key="view"><subviews/></view>
            <!-- <segue destination="list-1" kind="show" identifier="detail" id="s1"/> -->
            <connections>
              <segue destination="detail-1" kind="show" identifier="detail" id="s2"/>
              <segue destination="nav-2" kind="presentation" identifier="filter" id="s3"/>
              <segue destination="exit-1" kind="unwind" identifier="back" id="s4"/>
            </connections>
          </tableViewController>
        </objects></scene>
        <scene><objects>
          <viewController storyboardIdentifier="Detail" id="detail-1" customClass="DetailController" sceneMemberID="viewController"/>
          <navigationController id="nav-2" sceneMemberID="viewController">
            <connections><segue destination="filter-1" kind="relationship" relationship="rootViewController" id="s5"/></connections>
          </navigationController>
          <viewController id="filter-1" customClass="FilterController" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private let screens = """
    // FILE Screens.swift
    final class ListController: UITableViewController { var onDetail: (() -> Void)?; var onFilter: (() -> Void)? }
    final class DetailController: UIViewController { var onDone: (() -> Void)? }
    final class FilterController: UIViewController {}
    """

  @Test func controllersAreKnownByTheirIdentifiers() {
    expectGraph(
      """
      final class ListCoordinator {
        private let navigation: UINavigationController
        private let storyboard = UIStoryboard(name: "Main", bundle: nil)
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          guard let list = storyboard.instantiateInitialViewController() else { return }
          navigation.setViewControllers([list], animated: false)
        }
        func showDetail() {
          navigation.pushViewController(storyboard.instantiateViewController(withIdentifier: "Detail"), animated: true)
        }
        func showMore() {
          let more = storyboard.instantiateViewController(identifier: "List & more")
          navigation.present(more, animated: true)
        }
        func showLost() {
          let lost = storyboard.instantiateViewController(withIdentifier: "Lost")
          navigation.1️⃣pushViewController(lost, animated: true)
        }
      }
      \(screens)
      \(storyboard)
      """,
      """
      ListCoordinator
      > start -root-> ListController
        showDetail -push-> DetailController
        showMore -present-> ListController
        1️⃣ navigation.pushViewController(lost, animated: true): What is shown is not known here.
      """)
  }

  @Test func seguesLeadWhereTheStoryboardSays() {
    expectGraph(
      """
      final class ListCoordinator {
        private let list = ListController()
        func start(in window: UIWindow) {
          list.onDetail = { [weak self] in self?.showDetail() }
          list.onFilter = { [weak self] in self?.list.performSegue(withIdentifier: "filter", sender: nil) }
          window.rootViewController = list
        }
        private func showDetail() { list.performSegue(withIdentifier: "detail", sender: self) }
        func showLost() { list.1️⃣performSegue(withIdentifier: "lost", sender: self) }
      }
      \(screens)
      \(storyboard)
      """,
      // Routes stand in the order of the code, and what is not known is told in one way.
      """
      ListCoordinator
        onFilter -present-> FilterController
      > start(window: UIWindow) -root-> ListController
        showDetail -push-> DetailController
        ListController -onFilter-> onFilter
        ListController -onDetail-> showDetail
        1️⃣ list.performSegue(withIdentifier: "lost", sender: self): What is shown is not known here.
      """)
  }

  @Test func aFlowThatPreparesSeguesShowsTheirDestinations() {
    expectGraph(
      """
      final class ListCoordinator {
        func start(in window: UIWindow) {
          let list = HostController()
          list.coordinator = self
          window.rootViewController = list
        }
        func prepare(for segue: UIStoryboardSegue) {
          if let detail = segue.destination as? DetailController { detail.onDone = { [weak self] in self?.close() } }
          let filter = (segue.destination as? UINavigationController)?.topViewController as? FilterController
        }
        private func close() { UINavigationController().popViewController(animated: true) }
      }
      final class HostController: UIViewController {
        weak var coordinator: ListCoordinator?
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { coordinator?.prepare(for: segue) }
      }
      \(screens)
      \(storyboard)
      """,
      """
      ListCoordinator
      > start(window: UIWindow) -root-> HostController
        prepare.DetailController -push-> DetailController
        prepare.FilterController -present-> FilterController
        DetailController -onDone-> <
        HostController -prepare-> prepare.DetailController
        HostController -prepare-> prepare.FilterController
      """)
  }

  @Test func brokenStoryboardsSayWhatTheyCan() {
    let source = """
      final class ACoordinator { func start() { UIWindow().rootViewController = BController() } }
      final class BController: UIViewController {}
      // FILE Main.storyboard

      """
    let broken = [
      String(storyboard.dropLast(400)), String(storyboard.dropFirst(200)), "<a <b c='", "<!--", "</",
    ]
    for text in broken {
      #expect(Fixture(source + text).scan().flows.map(\.id) == ["ACoordinator"])
    }
  }

  @Test func viewControllersThatPerformSeguesAreFlowsIfAskedFor() {
    expectGraph(
      """
      final class ListController: UITableViewController {
        func tableView(didSelectRowAt row: Int) { performSegue(withIdentifier: "detail", sender: nil) }
        @IBAction func filterTapped() { performSegue(withIdentifier: "filter", sender: self) }
        func lost() { 1️⃣performSegue(withIdentifier: "nowhere", sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let detail = segue.destination as? DetailController { detail.number = 1 }
        }
      }
      final class DetailController: UIViewController { var number = 0 }
      final class FilterController: UIViewController {}
      \(storyboard)
      """, includingViews: true,
      // What is not known is told in one way.
      """
      ListController
        tableView(row: Int) -push-> DetailController
        filterTapped -present-> FilterController
        [ListController] -filterTapped-> filterTapped
        1️⃣ performSegue(withIdentifier: "nowhere", sender: self): What is shown is not known here.
      """)
  }

  @Test func aStackFromAStoryboardHasTheScreenThatCodeTakesOutOfIt() {
    expectGraph(
      """
      final class MainCoordinator {
        private let window: UIWindow
        private let navigation: UINavigationController
        init(window: UIWindow) {
          self.window = window
          navigation = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UINavigationController
        }
        func start() {
          let list = navigation.topViewController as! ListController
          list.onHelp = { [weak self] in self?.showHelp() }
          window.rootViewController = navigation
        }
        private func showHelp() { navigation.pushViewController(HelpController(), animated: true) }
      }
      final class ListController: UITableViewController {
        var onHelp: (() -> Void)?
        @IBAction func helpTapped() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      """,
      """
      MainCoordinator
      > start -root-> ListController
        showHelp -push-> HelpController
        ListController -onHelp-> showHelp
      """)
  }
}
