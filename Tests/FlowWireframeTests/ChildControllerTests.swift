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
}
