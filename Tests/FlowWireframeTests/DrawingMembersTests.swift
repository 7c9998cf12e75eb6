import Testing

@testable import FlowWireframe

/// The members of a type that are parsed to draw it.
@Suite struct DrawingMembersTests {
  @Test func functionsThatChangeNothingOnTheScreenAreLeftOut() throws {
    let source = #"""
      final class Screen: UIViewController {
        private let label = UILabel()
        static let retries = 3
        override func viewDidLoad() { setUp(); log("shown") }
        func setUp() { view.addSubview(label) }
        func update(_ name: String) { label.text = name }
        func showTabs() { setViewControllers(tabs.map(\.controller), animated: false) }
        func reload() { store.load { self.finish($0) } }
        func finish(_ names: [String]) { update(names[0]) }
        func log(_ event: String) { tracker.send(event) }
        func store(_ name: String) {
          let key = name.lowercased()
          defaults.save(key)
        }
      }
      """#
    let index = SourceIndex([SourceText(path: "Screen.swift", bytes: Array(source.utf8))])
    let type = try #require(TypeLookup(index).type("Screen"))
    #expect(
      DrawingMembers.among(type.written).compactMap(\.name) == [
        "label", "viewDidLoad", "setUp", "update", "showTabs", "reload", "finish",
      ])
  }
}
