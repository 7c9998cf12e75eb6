import Testing

/// Values that the code that makes an object leaves out.
@Suite struct LeftOutValueTests {
  /// A screen whose row shows a model.
  private func outline(_ made: String, model: String) -> String {
    Sketch.outline(
      """
      final class Screen: UIViewController {
        let row = Row()
        var model: RowModel {
          let made = \(made)
          return made
        }
        override func viewDidLoad() { view.addSubview(row); row.configure(\(made)) }
      }
      struct RowModel { \(model) }
      final class Row: UIView {
        let label = UILabel()
        let field = UITextField()
        init() { addSubview(label); addSubview(field) }
        func configure(_ model: RowModel) { label.text = model.title; field.placeholder = model.hint }
      }
      """)
  }

  @Test(arguments: [
    ("RowModel(title: \"Name\")", "let title: String; var hint: String?", ""),
    ("RowModel(title: \"Name\", hint: \"First\")", "let title: String; var hint: String?", " \"First\""),
    (
      "RowModel(title: \"Name\")",
      "let title: String; let hint: String?; init(title: String, hint: String? = nil) { self.title = title; self.hint = hint }",
      ""
    ),
  ]) func areMissing(_ made: String, model: String, hint: String) {
    #expect(
      outline(made, model: model) == """
        column (full width)
          column
            text "Name"
            field\(hint)

        """)
  }

  @Test func aColourIsNoText() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        var model: Model {
          let word = Made.word
          return Model(color: .clear, text: word)
        }
        override func viewDidLoad() { label.text = model.text; view.addSubview(label) }
      }
      struct Model { let color: UIColor; let text: String }
      """
    #expect(!Sketch.outline(source).contains("Clear"))
  }
}
