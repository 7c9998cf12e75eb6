import Testing

/// What the code of a view controller shows.
@Suite struct UIKitRuleTests {
  private func outline(_ members: String, of parent: String = "UIViewController", rest: String = "") -> String
  {
    Sketch.outline("import UIKit\nfinal class Screen: \(parent) {\n\(members)\n}\n\(rest)")
  }

  @Test func readsAddedViewsInTheirOrder() {
    let members = """
      private let heading: UILabel = {
        let label = UILabel()
        label.text = "Welcome"
        return label
      }()
      private lazy var name = UITextField()
      private let go = UIButton(type: .system)
      override func viewDidLoad() {
        title = "Sign in"
        name.placeholder = "Name"
        go.setTitle("Go on", for: .normal)
        view.addSubview(go)
        view.addSubview(heading)
        view.addSubview(name)
        NSLayoutConstraint.activate([
          name.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
          go.topAnchor.constraint(equalTo: name.bottomAnchor),
        ])
      }
      """
    #expect(
      outline(members) == """
        title "Sign in" (inline)
        column (full width)
          text "Welcome"
          field "Name"
          button "Go on"

        """)
  }

  /// Code names what an interface file would place; without that file, it is shown with the texts that code sets.
  @Test func outletsOfAControllerWithoutItsFileAreShown() {
    let members = """
      @IBOutlet private weak var heading: UILabel!
      @IBOutlet private weak var space: NSLayoutConstraint!
      @IBOutlet private weak var go: UIButton!
      override func viewDidLoad() { heading.text = "Invite"; go.setTitle("Send", for: .normal); space.constant = 0 }
      """
    #expect(outline(members) == "column (full width)\n  column\n    text \"Invite\"\n    button \"Send\"\n")
  }

  @Test func inheritedOutletsAreNotShown() {
    let rest = """
      class Base: UIViewController {
        @IBOutlet var table: UITableView!
        override func viewDidLoad() { table.register(TextCell.self, forCellReuseIdentifier: "text") }
      }
      final class TextCell: UITableViewCell { private let words = UILabel(); func setUp() { contentView.addSubview(words) } }
      """
    #expect(
      outline("override func viewDidLoad() { title = \"Report\" }", of: "Base", rest: rest).hasSuffix(
        "hatched \"Screen\" (full width)\n"))
  }

  @Test func itemsOfBarsThatAProtocolSuppliesArePictures() {
    let members =
      "override func viewDidLoad() { navigationItem.rightBarButtonItem = closeItem; view.addSubview(UISwitch()) }"
    let rest = """
      protocol Closing { var closeItem: UIBarButtonItem { get } }
      extension Closing { var closeItem: UIBarButtonItem { CloseItem(onTap: { self.close() }) } }
      final class CloseItem: UIBarButtonItem {}
      """
    #expect(
      outline(members, of: "UIViewController, Closing", rest: rest).hasPrefix(
        "trailing\n  button\n    picture\n"))
  }

  @Test func anImageThatIsNilHasNoName() {
    let members = "let icon = UIImageView(image: nil)\noverride func viewDidLoad() { view.addSubview(icon) }"
    #expect(!outline(members).contains("nil"))
  }

  /// What fills the screen comes from code that cannot be followed, so the picture says so and is not empty.
  @Test func unknownContentBelowATitleIsHatched() {
    #expect(
      outline("override func viewDidLoad() { title = \"About\"; form.append(rows()) }") == """
        title "About" (inline)
        column
          hatched "Screen" (full width)

        """)
    #expect(outline("override func viewDidLoad() { form.append(rows()) }") == "")
  }

  @Test func readsStacksAndBarItems() {
    let members = """
      let stack = UIStackView()
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: nil)
        stack.axis = .vertical
        view.addSubview(stack)
        stack.addArrangedSubview(UISwitch())
        stack.addArrangedSubview(UISlider())
      }
      """
    #expect(
      outline(members) == """
        leading
          button "Back"
        trailing
          button "Done"
        column (full width)
          column (full width)
            toggle
            slider

        """)
  }

  @Test func readsCellsOfTables() {
    let members = """
      override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "row") }
      """
    let rest = """
      final class Row: UITableViewCell {
        let words = UILabel()
        init() { contentView.addSubview(words); words.text = "Row" }
      }
      """
    #expect(
      outline(members, of: "UITableViewController", rest: rest)
        == "list\n  text \"Row\"\n  text \"Row\"\n  text \"Row\"\n")
  }

  @Test func followsViewsOfTheAppAndHatchesOthers() {
    let members = """
      let banner = Banner()
      let chart = ForeignChart()
      override func viewDidLoad() { view.addSubview(banner); view.addSubview(chart) }
      """
    let rest = """
      final class Banner: UIView {
        let words = UILabel()
        func setUp() { addSubview(words); words.text = "News" }
      }
      """
    #expect(
      outline(members, rest: rest)
        == "column (full width)\n  text \"News\"\n  hatched \"ForeignChart\" (full width)\n")
  }

  @Test func leavesHiddenViewsOut() {
    let members = """
      let one = UILabel()
      let other = UILabel()
      override func viewDidLoad() {
        one.text = "A"
        other.isHidden = true
        view.addSubview(one)
        view.addSubview(other)
      }
      """
    #expect(outline(members) == "column (full width)\n  text \"A\"\n")
  }

  @Test func readsTheViewInAHostingController() {
    let members = "func make() { let host = UIHostingController(rootView: Home(title: \"Home\")) }"
    let rest = "struct Home: View { let title: String; var body: some View { Text(title) } }"
    #expect(outline(members, rest: rest) == "column (full width)\n  text \"Home\"\n")
  }

  @Test func viewsInThemselvesEnd() {
    let members = "let own = Other()\noverride func viewDidLoad() { view.addSubview(own) }"
    let rest = "final class Other: UIView { let more = Other(); init() { addSubview(more) } }"
    #expect(outline(members, rest: rest).contains("hatched \"Other\""))
  }

  @Test func segmentsHaveTheTitlesThatCodeSets() {
    let members = """
      @IBOutlet private weak var kinds: UISegmentedControl!
      override func viewDidLoad() {
        view.addSubview(kinds)
        kinds.setTitle("People", forSegmentAt: 0)
        kinds.setTitle("Places", forSegmentAt: 1)
        kinds.setTitleTextAttributes([:], for: .normal)
      }
      """
    #expect(
      outline(members) == "column (full width)\n  segments\n    text \"People\"\n    text \"Places\"\n")
  }

  /// A button without a face lies over other views and only reacts to taps.
  @Test func aButtonWithoutAFaceIsNotDrawn() {
    let members = """
      private let heading: UILabel = { let label = UILabel(); label.text = "Trackers"; return label }()
      private let over = UIButton()
      private let styled = UIButton()
      override func viewDidLoad() {
        over.addTarget(self, action: #selector(open), for: .touchUpInside)
        view.addSubview(heading)
        view.addSubview(over)
        view.addSubview(styled)
        style(styled)
      }
      """
    #expect(
      outline(members) == """
        column (full width)
          text "Trackers"
          button
            text "{styled}"

        """)
  }

  /// A class has a function for each of its looks, and its user calls one of them.
  @Test func theFunctionThatACallerCallsSetsTheTitle() {
    let rest = """
      final class RoundButton: UIButton {
        func configure(title: String) { configuration.title = title }
        func makeInvisible() { configuration.title = "Skip" }
      }
      """
    let members = """
      private let go = RoundButton()
      override func viewDidLoad() { view.addSubview(go); go.configure(title: "Go on") }
      """
    #expect(outline(members, rest: rest) == "column (full width)\n  button \"Go on\"\n")
  }

  @Test func theViewThatBecomesTheWholeViewIsDrawn() {
    let members = """
      private let list = UITableView()
      override func loadView() { view = list }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "One"
        return cell
      }
      """
    #expect(outline(members) == "list\n  text \"One\"\n")
  }

  /// Constraints as SnapKit writes them.
  @Test func readsConstraintsThatMakersMake() {
    let source = """
      final class Screen: UIViewController {
        let title1 = UILabel(), title2 = UILabel(), icon = UIImageView()
        override func viewDidLoad() {
          title1.text = "First"
          title2.text = "Second"
          [title2, icon, title1].forEach(view.addSubview)
          title2.snp.makeConstraints { make in make.top.equalTo(title1.snp.bottom).offset(8) }
          icon.snp.makeConstraints { $0.top.equalTo(title2.snp.bottom); $0.size.equalTo(24) }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "First"
          text "Second"
          picture (24 wide, 24 high)

        """)
  }

  @Test func readsWhatAButtonIsMadeWith() {
    let source = """
      final class Screen: UIViewController {
        lazy var go: UIButton = {
          var config = UIButton.Configuration.filled()
          config.title = "Go"
          config.image = UIImage(systemName: "arrow.right")
          return UIButton(configuration: config)
        }()
        let help = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Help") { _ in })
        override func viewDidLoad() { view.addSubview(go); view.addSubview(help) }
      }
      """
    #expect(Sketch.outline(source) == "column (full width)\n  button \"Go\"\n  button \"Help\"\n")
  }

  /// A view that adds nothing, and draws nothing itself, shows nothing.
  @Test func plainViewsAreEmpty() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "A"
          view.addSubview(label)
          view.addSubview(LineView())
          view.addSubview(ChartView())
        }
      }
      final class LineView: UIView { func setUp() { backgroundColor = .gray } }
      final class ChartView: UIView { override func draw(_ rect: CGRect) {} }
      """
    #expect(
      Sketch.outline(source) == "column (full width)\n  text \"A\"\n  hatched \"ChartView\" (full width)\n")
  }

  @Test func readsClosuresThatConfigureViews() {
    let source = """
      final class Screen: UIViewController {
        let title1 = UILabel().then { $0.text = "Name" }
        let field = UITextField().then {
          $0.placeholder = "Search"
        }
        override func viewDidLoad() { view.addSubview(title1); view.addSubview(field) }
      }
      """
    #expect(Sketch.outline(source) == "column (full width)\n  text \"Name\"\n  field \"Search\"\n")
  }

  @Test func flagsThatCallersMayLeaveOutDecide() {
    let source = """
      final class Screen: UIViewController {
        init(isModal: Bool = false, showsHelp: Bool = true) {
          title = "A"
          if isModal { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done") }
          if showsHelp { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help") }
        }
      }
      """
    let text = Sketch.outline(source)
    #expect(text.contains("Help") && !text.contains("Done"))
  }

  @Test func followsFunctionsThatTheAppAddsToViews() {
    let source = """
      extension UILabel { func setUp(words: String, size: Int = 12) { self.text = words; font = .systemFont(ofSize: size) } }
      extension UIButton { func setUp(title: String) { setTitle(title, for: .normal) } }
      final class Screen: UIViewController {
        let name = UILabel().then { $0.setUp(words: "Name") }
        let go = UIButton()
        override func viewDidLoad() {
          go.setUp(title: "Go")
          view.addSubview(name)
          view.addSubview(go)
        }
      }
      """
    #expect(Sketch.outline(source) == "column (full width)\n  text \"Name\"\n  button \"Go\"\n")
  }

  @Test(arguments: [
    "self.view.addSubview(self.label)", "view?.addSubview(strongSelf.label)", "view!.addSubview(label!)",
    "self\n  .view\n  .addSubview(label)", "strongSelf.view.addSubview(label.self)",
  ]) func readsPathsHoweverTheyAreWritten(call: String) {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { label.text = "A"; \(call) }
      }
      """
    #expect(Sketch.outline(source) == "column (full width)\n  text \"A\"\n", "\(call)")
  }
}
