import Testing

/// Controllers whose views another controller adds to its own.
@Suite struct ChildControllerTests {
  private func outline(_ members: String, _ rest: String) -> String {
    Sketch.outline("import UIKit\nfinal class Screen: UIViewController {\n\(members)\n}\n\(rest)")
  }

  private static let page = """
    struct Page: View {
      let name: String
      var body: some View { Text("Page").navigationTitle("Name") }
    }
    """

  @Test(arguments: [
    """
    private let page = UIHostingController(rootView: Page(name: "a"))
    override func viewDidLoad() { addChild(page); view.addSubview(page.view) }
    """,
    """
    private let page: UIHostingController<Page>
    init() { let root = Page(name: "a"); page = UIHostingController(rootView: root) }
    override func viewDidLoad() {
      guard let shown = page.view else { return }
      view.addSubview(shown)
    }
    """,
    """
    private var page: UIHostingController<Page>?
    override func viewDidLoad() { view.addSubview(page!.view) }
    """,
  ])
  func aHostedViewIsDrawn(members: String) {
    #expect(outline(members, Self.page).contains("  text \"Page\"\n"))
  }

  @Test func aControllerOfTheAppIsDrawnWithoutItsBars() {
    let rest = """
      final class ListController: UIViewController {
        private let heading: UILabel = { let label = UILabel(); label.text = "Places"; return label }()
        override func viewDidLoad() { title = "List"; view.addSubview(heading) }
      }
      """
    let members = """
      private let list = ListController()
      override func viewDidLoad() { title = "Map"; view.addSubview(list.view) }
      """
    #expect(
      outline(members, rest) == """
        title "Map" (inline)
        column (full width)
          column (full width)
            text "Places"

        """)
  }

  @Test func controllersInsideEachOtherEnd() {
    let rest =
      "final class Other: UIViewController { let screen = Screen(); func f() { view.addSubview(screen.view) } }"
    let members = "private let other = Other()\noverride func viewDidLoad() { view.addSubview(other.view) }"
    #expect(!outline(members, rest).isEmpty)
  }

  /// A function of the app puts a controller into the screen.
  @Test(arguments: [
    "add(child: list)", "embed(list)", "if isFirst { embed(list) } else { embed(other) }",
    "if isOther { embed(other) } else if isThird { embed(other) } else { embed(list) }",
  ])
  func anEmbeddedControllerIsDrawn(code: String) {
    let members = """
      let list: ListController
      let other: OtherController
      override func viewDidLoad() { update() }
      private func update() { \(code) }
      """
    let rest = """
      class ListController: UIViewController {
        override func viewDidLoad() { let label = UILabel(); label.text = "List"; view.addSubview(label) }
      }
      class OtherController: UIViewController {
        override func viewDidLoad() { let label = UILabel(); label.text = "Other"; view.addSubview(label) }
      }
      extension UIViewController {
        func add(child: UIViewController) { embed(child) }
        func embed(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }
      }
      """
    #expect(outline(members, rest) == "column (full width)\n  column (full width)\n    text \"List\"\n")
  }
}
