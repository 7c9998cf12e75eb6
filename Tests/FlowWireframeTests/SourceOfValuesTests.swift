import Testing

/// Values that come from elsewhere: from publishers, models and constants.
@Suite struct SourceOfValuesTests {
  @Test func publishersSendTheirFirstValue() {
    let source = """
      final class Model { @Published var title = "Published" }
      final class Screen: UIViewController {
        let label = UILabel()
        let model = Model()
        override func viewDidLoad() {
          view.addSubview(label)
          model.$title.receive(on: queue).sink { [weak self] title in self?.label.text = title }.store(in: &bag)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Published"

        """)
  }

  @Test func aProtocolStandsForItsOnlyType() {
    let source = """
      protocol Content { var title: String { get } }
      final class DefaultContent: Content { var title: String { "Only one" } }
      final class MockContent: Content { var title = "Mock" }
      final class Screen: UIViewController {
        let label = UILabel()
        let content: Content
        init(content: Content) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { label.text = content.title; view.addSubview(label) }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Only one"

        """)
  }

  @Test func severalTypesAreAsUnknownAsTheirProtocol() {
    let source = """
      protocol Content { var title: String { get } }
      final class Good: Content { var title: String { "Good" } }
      final class Bad: Content { var title: String { "Bad" } }
      final class Screen: UIViewController {
        let label = UILabel()
        let content: any Content
        init(content: any Content) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { label.text = content.title; view.addSubview(label) }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "{title}"

        """)
  }

  @Test func modelsAreFilledLater() {
    let source = """
      struct Row { static func body(text: String) -> Row { Row() } }
      struct Sections { static func section(rows: [Row]) -> Sections { Sections() } }
      struct Model { init(_ all: [Sections]) {} }
      class ModelController: UITableViewController { var model = Model([]) }
      final class Contents {
        var model: Model = Model([])
        func load() { model = .init([.section(rows: rows)]) }
        private var rows: [Row] { var all: [Row] = []; if isNew { all.append(.body(text: "New")) }; all.append(.body(text: "Always")); return all }
      }
      final class Screen: ModelController {
        let contents = Contents()
        override func viewDidLoad() { model = contents.model }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          section
            text "New"
            text "Always"

        """)
  }

  @Test func textsAreMadeOfConstants() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          let words = NSLocalizedString("Ready", comment: "")
          label.attributedText = NSAttributedString(string: words.uppercased())
          view.addSubview(label)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "READY"

        """)
  }

  @Test func rowsStandBehindMembers() {
    let source = """
      class Setting { let title: String; init(title: String) { self.title = title } }
      struct Group { let children: [Setting] }
      final class Model { var top: Setting { Setting(title: "Top") }
        var bottom: Setting { return Setting(title: "Bottom") } }
      final class Screen: UITableViewController {
        private let model = Model()
        func groups() -> [Group] { let top = model.top; return [Group(children: [top, model.bottom])] }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          section
            text "Top"
            text "Bottom"

        """)
  }

  /// Constants can say that a branch depends on the row.
  @Test func viewsUnderAConditionAreNotThereAtFirst() {
    let source = """
      final class Screen: UITableViewController {
        override func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? {
          guard isOn && s == 1 else { return nil }
          let l = UILabel(); l.text = "Foot"; return l
        }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = UITableViewCell(); let isFirst = i.row == 0 && indexPath.row == 0
          if isFirst { c.textLabel?.text = "First" } else { c.textLabel?.text = "Other" }
          return c
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          text "First"
          text "Other"

        """)
  }
}
