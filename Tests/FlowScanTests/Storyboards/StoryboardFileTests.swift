import Foundation
import Testing

@testable import FlowScan

/// Storyboards as Xcode writes them, and as nobody does.
@Suite struct StoryboardFileTests {
  private func file(_ text: String) -> StoryboardFile {
    StoryboardFile(ProjectFile(path: "Main.storyboard", bytes: Data(text.utf8)))
  }

  @Test func seguesBelongToTheControllerAroundThem() {
    let file = file(
      """
      <document initialViewController="a"><scene>
      <viewController id="a" customClass="Home" sceneMemberID="viewController"><view><button/></c></view>
        <connections><segue destination="b" kind="show"/></connections></viewController>
      <viewController id="b" customClass="Cart" sceneMemberID="viewController"/>
      <segue destination="a" kind="show"/>
      </scene></document>
      """)
    #expect(file.first == "Home")
    #expect(file.segues.map(\.from) == ["a", ""])
  }

  /// Each tag is looked at when it opens and when it closes, however many are open and whatever closes.
  @Test(arguments: [("<a>", ""), ("<", ""), ("<a>", "</b>"), ("<a><b>", "</a>")])
  func tagsAreLookedAtOnce(opening: String, closing: String) {
    var open = OpenTags()
    let text = String(repeating: opening, count: 5_000) + String(repeating: closing, count: 5_000)
    for tag in TagReader(Array(text.utf8)) {
      switch tag {
      case .opened(let name, _, _): open.open(name, controller: "")
      case .closed(let name): open.close(name)
      }
    }
    #expect(open.work <= 20_000)
  }
}
