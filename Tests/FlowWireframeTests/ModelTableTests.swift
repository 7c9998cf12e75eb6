import Testing

/// Tables whose content is a model: calls that name sections and rows, in a list.
@Suite struct ModelTableTests {
  @Test func readsSectionsAndRows() {
    let members = """
      private let source: Source
      override func viewDidLoad() { model = source.model }
      """
    let rest = """
      struct Source {
        var model: Model {
          Model([
            .section(
              header: .image(UIImage(named: "Hero"), accessibilityLabel: "A hero", height: 200),
              cells: [
                .headline(text: "Welcome", accessibilityIdentifier: "welcome.title"),
                .space(height: 15, color: .clear),
                .icon(UIImage(named: "Clock"), text: .string("Takes a minute"), alignment: .top),
                .phone(text: "Call us", number: "0800 123"),
                .legal(title: NSAttributedString(string: "Terms"), points: ["One", "Two"], style: Style.small)
              ])
          ])
        }
      }
      """
    #expect(
      Sketch.ofModelTable(members, rest: rest) == """
        list
          section
            picture "Hero"
            text "Welcome"
            row
              picture "Clock"
              text "Takes a minute"
            text "Call us"
            column
              text "Terms"
              text "One"
              text "Two"

        """)
  }

  /// A cell is configured in a closure, and the list of cells is filtered.
  @Test func readsCellsThatClosuresConfigure() {
    let members = """
      override func viewDidLoad() {
        model = Model([
          .section(
            cells: [
              .title(
                text: "Share",
                configure: { _, cell, _ in
                  let toggle = UISwitch()
                  cell.accessoryView = toggle
                }),
              .identifier(
                OwnerCell.reuseIdentifier,
                configure: { _, cell, _ in
                  guard let cell = cell as? OwnerCell else { return }
                  cell.configure(headline: "Me", icon: UIImage(named: "User"), a11yText: "For me")
                }),
              .custom(identifier: OwnerCell.reuseIdentifier) { _, cell, _ in
                if let ownerCell = cell as? OwnerCell {
                  let words = "Family"
                  ownerCell.configure(headline: words)
                }
              },
            ].compactMap { $0 })
        ])
      }
      """
    #expect(
      Sketch.ofModelTable(members) == """
        list
          section
            toggle "Share"
            row
              picture "User"
              text "Me"
            text "Family"

        """)
  }

  @Test func readsWhatIsAddedAndWhatFunctionsMake() {
    let members = """
      override func viewDidLoad() {
        super.viewDidLoad()
        model = makeModel()
      }
      private func makeModel() -> Model {
        let points = Self.points.map { point -> Row in .bullet(text: point) }
        return Model.with {
          $0.add(.section(cells: [.body(text: "First")] + points + [row("Last")]))
          if isOffline { $0.add(.section(cells: [.body(text: "No network")])) }
          $0.add(.section(cells: [.continueButton(title: "Go on") { _ in }]))
        }
      }
      static let points = ["a", "b"]
      private func row(_ words: String) -> Row { .body(text: words, color: .red) }
      """
    #expect(
      Sketch.ofModelTable(members) == """
        list
          section
            text "First"
            text "a"
            text "b"
            text "Last"
          section
            button "Go on"

        """)
  }

  @Test func readsModelsThatStatementsAddTo() {
    let members = """
      override func viewDidLoad() { self.model = current }
      private var current: Model {
        var list = Model([])
        list.add(.section(cells: [.title(text: "Top")]))
        list.append(contentsOf: [.section(cells: [.body(text: "Below")])])
        return list
      }
      """
    #expect(
      Sketch.ofModelTable(members) == """
        list
          section
            text "Top"
          section
            text "Below"

        """)
  }

  /// A closure that sets a cell up says what it gives to it, or at least which cell that is.
  @Test func readsCellsThatClosuresSetUp() {
    let members = """
      override func viewDidLoad() {
        model = Model([
          .section(cells: [
            .custom(withIdentifier: Cells.options, configure: { _, cell, _ in
              guard let cell = cell as? OptionsCell else { return }
              cell.configure(options: [.option(title: "Yes"), .option(title: "No")])
            }),
            .custom(withIdentifier: Cells.chart) { _, cell, _ in (cell as? ChartCell)?.draw() }
          ])
        ])
      }
      """
    #expect(
      Sketch.ofModelTable(members) == """
        list
          section
            column
              text "Yes"
              text "No"
            hatched "ChartCell" (full width)

        """)
  }

  /// Lists of views, constraints and plain values are no models, and a model of itself ends.
  @Test func leavesOtherListsAlone() {
    let members = """
      var names: [String] = []
      var buttons: [UIButton] = []
      var loop: Model { loop }
      override func viewDidLoad() {
        names = ["Anna", "Bert"]
        buttons = [UIButton(type: .system)]
        model = loop
        view.addSubview(label)
      }
      private let label: UILabel = { let label = UILabel(); label.text = "Hello"; return label }()
      """
    #expect(!Sketch.ofModelTable(members).contains("Anna"))
    #expect(Sketch.ofModelTable(members).contains("Hello"))
    #expect(!Sketch.ofModelTable(members).contains("list"))
  }

  @Test func readsAttributedTexts() {
    let source = """
      final class Screen: ModelTableViewController {
        let points: [NSAttributedString] = {
          var points = [NSAttributedString]()
          points.append(NSAttributedString(string: "One"))
          points.append(NSAttributedString(string: "Two"))
          return points
        }()
        let intro: NSAttributedString = {
          let name = "Shop"
          let text = NSMutableAttributedString(string: "\\(name) rules")
          text.addAttributes(attributes, range: range)
          return text
        }()
        var model: Model?
        override func viewDidLoad() {
          model = Model([.section(cells: [.legal(title: NSAttributedString(string: "Title"), textBlocks: [intro] + points)])])
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          section
            column
              text "Title"
              text "Shop rules"
              text "One"
              text "Two"

        """)
  }
}
