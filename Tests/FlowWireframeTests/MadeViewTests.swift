import Testing

/// Views of UIKit that functions, subclasses and interface files make.
@Suite struct MadeViewTests {
  private func outline(_ members: String, of parent: String = "UIViewController", rest: String = "") -> String
  {
    Sketch.outline("import UIKit\nfinal class Screen: \(parent) {\n\(members)\n}\n\(rest)")
  }

  @Test func followsFunctionsThatMakeViews() {
    let members = """
      override func viewDidLoad() {
        let stack = UIStackView(arrangedSubviews: [.heading("Welcome"), Rows.pair(title: "Name", value: model.name), footer()])
        stack.axis = .vertical
        view.addSubview(stack)
      }
      private func footer() -> UIButton {
        let button = UIButton()
        button.setTitle("Go on", for: .normal)
        return button
      }
      """
    let rest = """
      extension UIView {
        static func heading(_ text: String) -> UIView { let label = UILabel(); label.text = text; return label }
      }
      enum Rows {
        static func pair(title: String, value: String) -> UIView {
          let one = UILabel()
          one.text = title
          let other = UILabel()
          other.text = value
          return row([one, other])
        }
        static func row(_ views: [UIView]) -> UIStackView { return UIStackView(arrangedSubviews: views) }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        column (full width)
          column (full width)
            text "Welcome"
            row
              text "Name"
              text "{name}"
            button "Go on"

        """)
  }

  /// What a function makes has the settings of its caller, too.
  @Test func viewsOfFunctionsTakeTheSettingsOfTheirCallers() {
    let members = """
      private var field: Field!
      private var button: UIButton!
      override func viewDidLoad() {
        field = makeField()
        field.placeholder = "First name"
        view.addSubview(field)
        button = makeButton()
        button.setTitle("Save", for: .normal)
        view.addSubview(button)
      }
      private func makeField() -> Field { let field = Field(); field.font = .body; return field }
      private func makeButton() -> UIButton { let made = UIButton(); made.isEnabled = true; return made }
      """
    let rest = """
      final class Field: UITextField {
        @objc private func shorten() { self.text = String(text.prefix(8)) }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        column (full width)
          field "First name"
          button "Save"

        """)
  }

  @Test func viewsAddedInLoopsCount() {
    let members = """
      let one = UILabel()
      let other = UISwitch()
      lazy var more = [UISlider(), UIStepper()]
      override func viewDidLoad() {
        one.text = "A"
        [one, other].forEach { view.addSubview($0) }
        more.forEach(view.addSubview)
        for field in [UITextField()] { view.addSubview(field) }
      }
      """
    #expect(
      outline(members) == """
        column (full width)
          text "A"
          toggle
          slider
          stepper
          field

        """)
  }

  @Test func subclassesShowWhatIsSetOfThem() {
    let members = """
      let go = MainButton()
      let hint = ForeignHintLabel()
      override func viewDidLoad() {
        go.setTitle("Go", for: .normal)
        hint.text = "Hint"
        view.addSubview(hint)
        view.addSubview(go)
      }
      """
    let rest = """
      class RoundButton: UIButton { func round() { layer.cornerRadius = 8 } }
      final class MainButton: RoundButton {}
      """
    #expect(
      outline(members, rest: rest) == "column (full width)\n  text \"Hint\"\n  button \"Go\"\n")
  }

  @Test func viewsShowWhatTheirMakerPassesAndSets() {
    let members = """
      let banner = Banner(title: "News")
      override func viewDidLoad() {
        view.addSubview(banner)
        banner.detail.text = "Today"
        banner.configure(with: "More")
      }
      func refresh() { banner.detail.text = "Tomorrow" }
      """
    let rest = """
      final class Banner: UIView {
        let words = UILabel()
        let detail = UILabel()
        let action = UIButton()
        init(title: String) {
          words.text = title
          addSubview(words)
          addSubview(detail)
          addSubview(action)
        }
        func configure(with name: String) { action.setTitle(name, for: .normal) }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        column (full width)
          column
            text "News"
            text "Today"
            button "More"

        """)
  }

  @Test func whatRunsFirstIsShown() {
    let members = """
      let words = UILabel()
      override func viewDidLoad() { words.text = "Enter"; view.addSubview(words) }
      func retry() { words.text = "Again" }
      """
    #expect(outline(members) == "column (full width)\n  text \"Enter\"\n")
  }

  @Test func inheritedViewsComeFirstAndOwnTextsCount() {
    let members =
      "override func viewDidLoad() { words.text = model.text; title = \"Own\" }\nlet model = Model()"
    let rest = """
      class Base: UIViewController {
        let words = UILabel()
        override func viewDidLoad() { title = "Base"; words.text = "Base"; view.addSubview(words) }
      }
      class BaseModel { let text = "Inherited" }
      final class Model: BaseModel {}
      """
    #expect(
      outline(members, of: "Base", rest: rest)
        == "title \"Own\" (inline)\ncolumn (full width)\n  text \"Inherited\"\n")
  }

  @Test func cellsShowTheirOutletsAndTablesEachKindOfCell() {
    let members = """
      override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if path.row == 0 { return view.dequeue() as! NameCell }
        return view.dequeue() as! MoreCell
      }
      """
    let rest = """
      final class NameCell: UITableViewCell {
        @IBOutlet weak var name: UILabel!
        @IBOutlet var action: UIButton!
        @IBOutlet var box: UIView!
        func show(_ model: Model) { name.text = model.title }
      }
      final class MoreCell: UITableViewCell {
        let words = UILabel()
        init() { contentView.addSubview(words); words.text = "More" }
      }
      """
    #expect(
      outline(members, of: "UITableViewController", rest: rest) == """
        list
          column
            text "{title}"
            button
              text "{action}"
          text "More"

        """)
  }

  @Test func functionsThatMakeThemselvesEnd() {
    let members = """
      override func viewDidLoad() { view.addSubview(make()) }
      func make() -> UIView { return make() }
      """
    #expect(outline(members).isEmpty)
  }

  /// What code adds without a text is the background of the views in the interface file.
  @Test func outletsAreInFrontOfABackground() {
    let source = """
      final class Screen: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          view.insertSubview(UIImageView(image: UIImage(named: "stars")), at: 0)
          label.text = "Hello"
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          picture "stars"
          column
            text "Hello"

        """)
  }

  @Test func aClosureMayCallAFunction() {
    let source = """
      final class Screen: UIViewController {
        lazy var label: UILabel = { return makeLabel("Made") }()
        override func viewDidLoad() { view.addSubview(label) }
        func makeLabel(_ words: String) -> UILabel {
          let made = UILabel()
          made.text = words
          return made
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Made"

        """)
  }

  /// Two lists of different code may have the same name.
  @Test func aClosureThatMakesAViewHasListsOfItsOwn() {
    let members = """
      private lazy var kinds: UISegmentedControl = {
        let items = ["New", "Old"]
        let control = UISegmentedControl(items: items)
        control.tintColor = .red
        return control
      }()
      override func viewDidLoad() {
        let items = [UIBarButtonItem(customView: kinds)]
        toolbarItems = items
        view.addSubview(kinds)
      }
      """
    #expect(
      outline(members) == """
        bottom
          segments
            text "New"
            text "Old"
        column (full width)
          segments
            text "New"
            text "Old"

        """)
  }

  /// A label that begins without a text is there for the one that other code sets, unless that is for errors.
  @Test(arguments: [
    ("label.text = \"\"", "func show(_ item: Item) { label.text = item.name }", "{name}"),
    ("label.text = \"\"", "func show(_ item: Item) { label.text = \"\" }", nil),
    ("label.text = \"Items\"", "func show(_ item: Item) { label.text = item.name }", "Items"),
    ("label.text = \"\"", "@objc func tapped() { label.text = \"Done\" }", nil),
  ])
  func blankTextsAreThoseThatFollow(first: String, then: String, expected: String?) {
    let members =
      "let label = UILabel()\noverride func viewDidLoad() { view.addSubview(label); \(first) }\n\(then)"
    #expect(
      outline(members) == "column (full width)\n  text\(expected.map { " \"\($0)\"" } ?? "")\n")
  }
}
