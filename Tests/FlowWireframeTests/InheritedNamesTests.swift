import Testing

@testable import FlowWireframe

/// What a declaration inherits from, as far as its text tells.
@Suite struct InheritedNamesTests {
  @Test(arguments: [
    ("final class Screen: Base, Shown {}", ["Base", "Shown"]), ("struct Screen {}", []),
    ("@MainActor class Screen :\n  UIKit.View ,\n  Shown\n{}", ["UIKit.View", "Shown"]),
    ("extension Outer.Screen {}", []),
  ])
  func plainHeads(_ head: String, _ names: [String]) {
    #expect(InheritedNames.of(head) == names)
  }

  @Test(arguments: [
    "class Screen: Base<Int> {}", "class Screen<Item: Shown>: Base {}", "extension List where Item: Shown {}",
    "@available(iOS, deprecated: 13) class Screen: Base {}", "class Screen /* a: b */: Base {}",
    "final class Screen: @unchecked Sendable {}", "class Screen: Base where Item: Shown {}",
    "class Screen: {}",
  ])
  func othersAreLeftToTheParser(_ head: String) {
    #expect(InheritedNames.of(head) == nil)
  }
}
