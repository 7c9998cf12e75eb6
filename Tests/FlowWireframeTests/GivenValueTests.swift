import Testing

/// Values that callers pass, or leave out.
@Suite struct GivenValueTests {
  @Test func aDotIsCompletedByTheParameter() {
    let source = """
      final class Card: UIView {
        struct Model { let title: String; let detail: String }
        private let a = UILabel(), b = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(a); addSubview(b) }
        func configure(with model: Model) { a.text = model.title; b.text = model.detail }
      }
      final class Screen: UIViewController {
        let card = Card()
        override func viewDidLoad() { card.configure(with: .init(title: "Ti", detail: "De")); view.addSubview(card) }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          column
            text "Ti"
            text "De"

        """)
  }

  /// A header without an action has no button.
  @Test func variablesWithoutArgumentAreNil() {
    let source = """
      struct Header: View { var title: String; var onClose: (() -> Void)?
        var body: some View { HStack { if let onClose { Button("Close", action: onClose) }; Text(title) } } }
      struct Screen: View { var body: some View { VStack { Header(title: "A", onClose: { }); Header(title: "B") } } }
      """
    #expect(
      Sketch.outline(source) == """
        column
          row
            button "Close"
            text "A"
          row
            text "B"

        """)
  }

  @Test func hostingControllersPassArguments() {
    let source = """
      struct Inner: View { let title: String; var body: some View { Text(title) } }
      final class Screen: UIHostingController<Inner> { init() { super.init(rootView: Inner(title: "Given")) } }
      """
    #expect(
      Sketch.outline(source) == """
        text "Given"

        """)
  }

  @Test func initializersInExtensionsSetTexts() {
    let source = """
      extension UILabel { convenience init(text: String, size: CGFloat) { self.init(); self.text = text } }
      final class Screen: UIViewController { let l = UILabel(text: "Conv", size: 12)
        override func viewDidLoad() { view.addSubview(l) } }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Conv"

        """)
  }

  @Test func buttonsHaveTheTitleOfTheirConfiguration() {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          var config = UIButton.Configuration.filled()
          config.title = "Buy"
          config.image = UIImage(systemName: "cart")
          let button = UIButton(configuration: config)
          view.addSubview(button)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          button "Buy"

        """)
  }

  @Test func titlesForLaterStatesDoNotCount() {
    let source = """
      final class Screen: UIViewController { let b = UIButton()
        override func viewDidLoad() { b.setTitle("Follow", for: .normal); b.setTitle("Following", for: .selected); view.addSubview(b) } }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          button "Follow"

        """)
  }
}
