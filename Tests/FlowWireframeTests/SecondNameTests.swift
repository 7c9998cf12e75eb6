import Testing

/// Views that code gives a second name.
@Suite struct SecondNameTests {
  @Test func aTitleViewUnderASecondNameIsTheView() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "Send Tab"
          let title = label
          navigationItem.titleView = title
          view.addSubview(UISwitch())
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        principal
          text "Send Tab"
        column (full width)
          toggle

        """)
  }

  @Test(arguments: [
    "let shown = label; shown.text = \"Name\"; view.addSubview(shown)",
    "guard let shown = self.label else { return }; shown.text = \"Name\"; view.addSubview(shown)",
    "header = label; header.text = \"Name\"; view.addSubview(header)",
  ])
  func settingsUnderEitherNameCount(code: String) {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        var header: UIView!
        override func viewDidLoad() {
          \(code)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Name"

        """)
  }

  @Test func namesForEachOtherEnd() {
    let source = """
      final class Screen: UIViewController {
        var one: UIView!, other: UIView!
        override func viewDidLoad() { one = other; other = one; view.addSubview(one) }
      }
      """
    #expect(Sketch.outline(source) == "")
  }
}
