import FlowModel
import FlowScan
import FlowTestSupport
import Testing

/// What storyboards do without code: segues of controls and containers, and tabs.
@Suite struct StoryboardSegueTests {
  private let coordinator = """
    final class ListCoordinator {
      private let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        guard let list = storyboard.instantiateInitialViewController() else { return }
        navigation.setViewControllers([list], animated: false)
      }
    }
    """

  @Test func aControlsSegueIsAMoveOfItsScreen() {
    expectGraph(
      """
      \(coordinator)
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      final class FilterController: UIViewController {}
      final class HeaderController: UIViewController {}
      final class HelpController: UIViewController {}
      // FILE Main.storyboard
      <document initialViewController="list">
      <viewController id="list" customClass="ListController" sceneMemberID="viewController">
        <view><button><connections><segue destination="detail" kind="show" identifier="openDetail" id="s1"/></connections></button>
        <containerView><connections><segue destination="header" kind="embed" id="s2"/></connections></containerView></view>
        <navigationItem><barButtonItem><connections>
          <segue destination="nav" kind="presentation" id="s3"/>
        </connections></barButtonItem></navigationItem>
        <connections><segue destination="help" kind="show" identifier="onlyByCode" id="s4"/></connections>
      </viewController>
      <viewController id="detail" customClass="DetailController" sceneMemberID="viewController"><view>
        <button><connections><segue destination="elsewhere" kind="show" identifier="Show help" id="s5"/></connections></button>
        <button><connections><segue destination="exit" kind="unwind" unwindAction="back:" id="s6"/></connections></button>
      </view></viewController>
      <viewController id="header" customClass="HeaderController" sceneMemberID="viewController"/>
      <navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="filter" kind="relationship" relationship="rootViewController" id="s7"/>
      </connections></navigationController>
      <viewController id="filter" customClass="FilterController" sceneMemberID="viewController"/>
      <viewControllerPlaceholder id="elsewhere" storyboardName="Help" sceneMemberID="viewController"/>
      </document>
      // FILE Help.storyboard
      <document initialViewController="help">
      <viewController id="help" customClass="HelpController" sceneMemberID="viewController"/>
      </document>
      """, includingViews: true,
      """
      ListCoordinator
      > start -root-> [ListController]
      ListController
        openDetail -push-> [DetailController]
      > segueToHeaderController -embed-> HeaderController
        segueToFilterController -present-> FilterController
        [ListController] -openDetail-> openDetail
        [ListController] -segueToFilterController-> segueToFilterController
      DetailController
        segueToHelpController -push-> HelpController
        [DetailController] -segueToHelpController-> segueToHelpController
      """)
  }

  @Test func aTabBarControllerHasTheTabsOfItsStoryboard() {
    expectGraph(
      """
      \(coordinator)
      final class TabsController: UITabBarController {}
      final class ListController: UIViewController {}
      final class MoreController: UIViewController {}
      // FILE Main.storyboard
      <document initialViewController="tabs">
      <tabBarController id="tabs" customClass="TabsController" sceneMemberID="viewController"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
        <segue destination="more" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController>
      <navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="s3"/>
      </connections></navigationController>
      <viewController id="list" customClass="ListController" sceneMemberID="viewController"/>
      <viewController id="more" customClass="MoreController" sceneMemberID="viewController"/>
      </document>
      """, includingViews: true,
      """
      ListCoordinator
      > start -root-> [TabsController]
      TabsController
      > tabs.ListController -tab-> ListController
      > tabs.MoreController -tab-> MoreController
      """)
  }

  @Test func aScreenWithSeguesIsToldWhereViewsAreNoFlows() {
    let result = Fixture(
      """
      \(coordinator)
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      // FILE Main.storyboard
      <document initialViewController="list">
      <viewController id="list" customClass="ListController" sceneMemberID="viewController">
        <button><connections><segue destination="detail" kind="show" id="s1"/></connections></button>
      </viewController>
      <viewController id="detail" customClass="DetailController" sceneMemberID="viewController"/>
      </document>
      """
    ).result()
    #expect(
      result.findings.map { "\($0.rule): \($0.message)" } == [
        "shown-elsewhere: 1 screen is shown by 1 type that is not counted as a flow: ListController"
      ])
  }

  /// Names that could end a text or a declaration are left out.
  @Test(arguments: ["a\" } func b() { \"", "1", "{", "a b", "é", ""]) func anyNameIsOnlyAName(name: String) {
    let escaped = name.replacing("\"", with: "&quot;")
    let source = """
      \(coordinator)
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      // FILE Main.storyboard
      <document initialViewController="list">
      <viewController id="list" customClass="ListController" sceneMemberID="viewController">
        <button><connections><segue destination="detail" kind="show" identifier="\(escaped)" id="s1"/></connections></button>
        <button><connections><segue destination="list" kind="show" id="\(escaped)"/></connections></button>
      </viewController>
      <viewController id="detail" customClass="DetailController" sceneMemberID="viewController"/>
      </document>
      """
    let graph = Fixture(source, includesViews: true).scan()
    #expect(graph.flows.flatMap(\.routes).contains { $0.target.id == "DetailController" }, "\(name)")
  }

  /// Each would be told apart by the segue that showed its source, and the one that showed that.
  @Test func manySeguesBetweenTwoScreensEnd() {
    let source = """
      \(coordinator)
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      // FILE Main.storyboard
      <document initialViewController="list">
      <viewController id="list" customClass="ListController" sceneMemberID="viewController">\(segues("detail"))</viewController>
      <viewController id="detail" customClass="DetailController" sceneMemberID="viewController">\(segues("list"))</viewController>
      </document>
      """
    var graph = FlowGraph(name: "")
    let time = ProcessorTime.measure { graph = Fixture(source).scan() }
    #expect(time < .seconds(60), "\(time)")
    #expect(graph.flows.map { "\($0.id) \($0.routes.count)" } == ["ListCoordinator 1"])
  }

  private func segues(_ destination: String) -> String {
    (0..<60).map { _ in
      "<button><connections><segue destination=\"\(destination)\" kind=\"show\"/></connections></button>"
    }
    .joined(separator: "\n")
  }

  /// One object stands for most of those that the segues make, so that any of 200 segues might have made the one that another shows.
  @Test func aSegueShowsWhatItMadeItself() {
    let others = (0..<400).map { "func other\($0)() {}" }.joined(separator: "\n")
    let source = """
      final class ListController: UIViewController {
      \(others)
      }
      final class DetailController: UIViewController {
      \(others)
      }
      // FILE Main.storyboard
      <document initialViewController="list">
      <viewController id="list" customClass="ListController" sceneMemberID="viewController">\(named("detail"))</viewController>
      <viewController id="detail" customClass="DetailController" sceneMemberID="viewController">\(named("list"))</viewController>
      </document>
      """
    var graph = FlowGraph(name: "")
    let time = ProcessorTime.measure { graph = Fixture(source, includesViews: true).scan() }
    #expect(time < .seconds(30), "\(time)")
    #expect(graph.flows.map(\.routes.count) == [200, 200])
  }

  private func named(_ destination: String) -> String {
    (0..<200).map { number in
      let segue = "<segue destination=\"\(destination)\" kind=\"show\" identifier=\"open\(number)\"/>"
      return "<button><connections>\(segue)</connections></button>"
    }
    .joined(separator: "\n")
  }
}
