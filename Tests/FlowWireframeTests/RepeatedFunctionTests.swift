import Testing

/// Functions that code calls several times, each time for other views.
@Suite struct RepeatedFunctionTests {
  @Test func eachCallAddsItsViews() {
    let source = """
      final class Screen: UIViewController {
        let stack = UIStackView()
        override func viewDidLoad() {
          stack.axis = .vertical
          view.addSubview(stack)
          addRow("Name", isOn: true)
          let button = UIButton()
          button.setTitle("Go", for: .normal)
          stack.addArrangedSubview(button)
          addRow("Address")
        }
        private func addRow(_ title: String, isOn: Bool = false) {
          let label = UILabel()
          label.text = title
          stack.addArrangedSubview(label)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          column (full width)
            text "Name"
            button "Go"
            text "Address"

        """)
  }

  @Test func textsThatTheCallerMakesAreSaid() {
    let source = """
      final class Screen: UIViewController {
        let stack = UIStackView()
        override func viewDidLoad() {
          stack.axis = .vertical
          view.addSubview(stack)
          let first = String(format: "Terms of %@", "Shop")
          add(first, to: "a")
          let second = "Privacy"
          add(second, to: "b")
        }
        private func add(_ title: String, to link: String) {
          let label = UILabel()
          let text = NSMutableAttributedString(string: title)
          label.attributedText = text
          stack.addArrangedSubview(label)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          column (full width)
            text "Terms of Shop"
            text "Privacy"

        """)
  }

  @Test func variablesHaveTheFirstValueThatABranchGivesThem() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          var words: String?
          if isOpen { words = "Open" } else { words = nil }
          label.text = words
        }
      }
      """
    #expect(Sketch.outline(source).contains("text \"Open\""))
  }

  /// A member with the name of a constant is another thing.
  @Test func membersKeepTheirNames() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() { add(.first); add(.second) }
        func add(_ kind: Kind) {
          let label = UILabel()
          label.text = kind.label
          view.addSubview(label)
        }
      }
      enum Kind { case first, second
        var label: String { switch self { case .first: "One"; case .second: "Two" } } }
      """
    #expect(
      Sketch.outline(source) == "column (full width)\n  text \"One\"\n  text \"Two\"\n")
  }

  @Test func functionsThatPlaceViewsTellTheirOrder() {
    let source = """
      final class Screen: UIViewController {
        let first = UILabel(), second = UILabel()
        override func viewDidLoad() {
          first.text = "First"
          second.text = "Second"
          view.add(subviews: second, first)
          pin(second, below: first.bottomAnchor)
        }
        func pin(_ child: UIView, below anchor: NSLayoutYAxisAnchor) {
          child.topAnchor.constraint(equalTo: anchor, constant: 8).isActive = true
        }
      }
      """
    #expect(
      Sketch.outline(source) == "column (full width)\n  text \"First\"\n  text \"Second\"\n")
  }

  @Test func functionsThatCallThemselvesEnd() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() { add("A"); add("B") }
        func add(_ name: String) {
          let label = UILabel()
          label.text = name
          view.addSubview(label)
          add(name); add(name); add(name); add(name); add(name)
        }
      }
      """
    #expect(Sketch.outline(source).contains("text \"B\""))
  }

  /// A constant with the name of an outlet is another view, unless it becomes the outlet's value.
  @Test func constantsAreNotTheOutletsOfTheirNames() {
    let source = """
      final class Screen: UIViewController {
        @IBOutlet var box: UIView!
        @IBOutlet var stack: UIStackView!
        @IBOutlet var title2: UILabel!
        var label: UILabel!
        override func viewDidLoad() { title2.text = "Title"; addBox(); addLabel(); label.text = "Label" }
        func addBox() {
          let box = UIStackView()
          let text = UILabel()
          text.text = "In the box"
          box.addArrangedSubview(text)
          stack.addArrangedSubview(box)
        }
        func addLabel() {
          let label = UILabel()
          self.label = label
          stack.addArrangedSubview(label)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          column
            column (full width)
              row
                text "In the box"
              text "Label"
            text "Title"

        """)
  }
}

/// Code whose values tell whether it runs, and constants of the same name.
@Suite struct PassedValueTests {
  private func outline(_ call: String) -> String {
    Sketch.outline(
      """
      final class Screen: UIViewController {
        let row = RowView()
        override func viewDidLoad() { view.addSubview(row); \(call) }
      }
      final class RowView: UIView {
        enum Style { case plain, full }
        let title = UILabel(), detail = UILabel()
        func setUp() { addSubview(title); addSubview(detail); title.text = "Title" }
        func configure(_ style: Style, note: String? = nil) {
          switch style {
          case .plain: detail.isHidden = true
          case .full: detail.text = "Full"
          }
          if let note { title.text = note }
        }
        func show(detail text: String?) {
          detail.isHidden = text == nil
          detail.text = text
        }
      }
      """)
  }

  @Test func casesThatArePassedDecide() {
    #expect(outline("row.configure(.plain)") == "column (full width)\n  text \"Title\"\n")
    #expect(
      outline("row.configure(.full)")
        == "column (full width)\n  column\n    text \"Title\"\n    text \"Full\"\n")
    #expect(
      outline("row.configure(.full, note: \"Note\")")
        == "column (full width)\n  column\n    text \"Note\"\n    text \"Full\"\n")
  }

  @Test func missingValuesHide() {
    #expect(outline("row.show(detail: nil)") == "column (full width)\n  text \"Title\"\n")
    #expect(outline("row.show(detail: \"A\")").contains("text \"A\""))
  }

  @Test func constantsOfOneNameAreDifferentViews() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() { addFirst(); addSecond() }
        func addFirst() {
          let label = UILabel()
          label.text = "First"
          view.addSubview(label)
        }
        func addSecond() {
          let label = UILabel()
          label.text = "Second"
          view.addSubview(label)
        }
        func searchBarDidEndEditing() {
          let label = UILabel()
          label.text = "Third"
          view.addSubview(label)
        }
      }
      """
    #expect(Sketch.outline(source) == "column (full width)\n  text \"First\"\n  text \"Second\"\n")
  }

  @Test func loopsOverLiteralsRunForEachElement() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          for (title, isOn) in [("One", true), ("Two", false)] {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            view.addSubview(button)
          }
          ["Three", "Four"].forEach { name in
            let label = UILabel()
            label.text = name
            view.addSubview(label)
          }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          button "One"
          button "Two"
          text "Three"
          text "Four"

        """)
  }
}
