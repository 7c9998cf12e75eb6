import Testing

/// Where the texts of a screen come from.
@Suite struct TextTests {
  @Test(arguments: [
    ("Text(\"Hello \\(user.name)!\")", "Hello {name}!"),
    ("Text(model.subtitle)", "{subtitle}"),
    ("Text(\"a\" + \"b\")", "ab"),
    ("Text(Strings.title)", "Welcome"),
    ("Text(Strings.Deep.note)", "Deep note"),
    ("Text(Missing.signInNow)", "Sign in now"),
    ("Text(Strings.greeting(\"Kim\"))", "Hello Kim"),
    ("Text(verbatim: \"As it is\")", "As it is"),
    ("Text(verbatim: \"**As** it is\")", "**As** it is"),
    ("Text(\"**New:** see the [terms](https://shop.example/terms)\")", "New: see the terms"),
    ("Text(\"2 ** 3 [a] (b)\")", "2 ** 3 [a] (b)"),
    ("Text(\"shout\".uppercased())", "SHOUT"),
    ("Text(state.headline)", "From the model"),
    ("Text(.shared)", "Shared text"),
    ("Text(.Deep.note)", "Deep shared text"),
    ("Text(Missing.unlockWithPIN)", "Unlock with PIN"),
    ("Text(Missing.scanQRCode)", "Scan QR code"),
    ("Text(String(format: Strings.version, state.number, \"b\"))", "Version {number} (b)"),
    ("Text(String(format: Strings.order, \"b\", \"a\"))", "a before b, 100 %"),
    ("Text(Strings.made(state.number))", "Made of {number}, %d"),
    ("Text(R.string.localizable.signInNow())", "Sign in now"),
    ("Text(Strings.private)", "Tor"),
    ("Text(\"a\" + .newLine + \"b\")", "a\nb"),
    ("Text(NumberFormatter.shared.string(from: state.number))", "{number}"),
    ("Text(state.subtitle)", "For a test"),
    ("Text(state.given)", "{given}"),
    ("Text(state.note ?? \"No note\")", "No note"),
    ("Text(state.given ?? \"None\")", "{given}"),
    ("Text(state.note ?? \"\")", "{note}"),
    ("Text(\"a \\u{2022} b\")", "a • b"),
    ("Text(\"\\(state.prices.reduce(0, +)) EUR\")", "{…} EUR"),
    ("Text(Strings.joined)", "Bold and plain"),
    ("Text(state.names[0])", "{names}"),
    ("Text(Strings.small.note(for: \"Kim\"))", "Note for Kim"),
  ]) func reads(expression: String, text: String) {
    let source = """
      struct Screen: View {
        @ObservedObject var state: Model
        var body: some View { \(expression) }
      }
      class Model {
        var headline = "From the model"
        let subtitle: String
        let given: String
        var note: String?
        init(kind: Kind, given: String) {
          self.given = given
          switch kind {
          case .test: self.subtitle = "For a test"
          case .other: self.subtitle = "For another"
          }
        }
      }
      enum Strings {
        static let title = "Welcome"
        static let `private` = "Tor"
        enum Deep { static var note: String { "Deep note" } }
        struct small { static func note(for name: String) -> String { "Note for " + name } }
        static let joined: NSAttributedString = {
          let text = NSMutableAttributedString(string: "Bold")
          text.addAttributes(attributes, range: range)
          text.append(NSAttributedString(string: " and plain"))
          return text
        }()
        static let version = "Version %@ (%@)"
        static let order = "%2$@ before %1$@, 100 %"
        static func made(_ p1: Any) -> String { tr("Table", "made", String(describing: p1), fallback: "Made of %@, %d") }
        static func greeting(_ name: String) -> String { "Hello \\(name)" }
      }
      extension String { static var newLine: String { "\\n" } }
      extension String { enum Deep { static let note = "Deep shared text" } }
      extension LocalizedStringKey { static let shared = LocalizedStringKey("Shared text") }
      """
    #expect(Sketch.outline(source) == "text \"\(text)\"\n")
  }

  @Test(arguments: [
    "Text(\"sign_in\")", "Text(NSLocalizedString(\"sign_in\", comment: \"A button\"))",
    "Text(String(localized: \"sign_in\"))", "Text(\"sign_in\".localized)", "Text(Generated.signIn)",
    "Text(Generated.tr(\"Localizable\", \"sign_in\", fallback: \"Else\"))",
  ]) func looksKeysUp(expression: String) {
    let source = "struct Screen: View { var body: some View { \(expression) } }"
    #expect(Sketch.outline(source, strings: "\"sign_in\" = \"Log in\";") == "text \"Log in\"\n")
    let catalog = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {"sign_in": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}}}
      """
    #expect(Sketch.outline(source, catalog: catalog) == "text \"Anmelden\"\n")
  }

  @Test func takesWhatAFallbackSays() {
    let source = """
      struct Screen: View { var body: some View { Text(Strings.title) } }
      enum Strings { static let title = look(key: "a.b", value: "A title", comment: "Not this") }
      """
    #expect(Sketch.outline(source) == "text \"A title\"\n")
  }

  @Test func damagedTablesSayNothing() {
    let source = "struct Screen: View { var body: some View { Text(\"a\") } }"
    #expect(Sketch.outline(source, strings: "\"a\" = \"b", catalog: "{") == "text \"a\"\n")
  }

  /// A property that begins as a constant of its type.
  @Test func readsConstantsOfTheDeclaredType() {
    let source = """
      struct Screen: View { let rows = Rows(); var body: some View { Text(rows.first.description) } }
      struct Rows { var first: Row = .tracing; var loop: Row = .one }
      struct Row { let description: String; static let one: Row = .two; static let two: Row = .one }
      extension Row { static let tracing = Row(description: "Log contacts") }
      struct Other: View { let rows = Rows(); var body: some View { Text(rows.loop.description) } }
      """
    #expect(Sketch.outline(source) == "text \"Log contacts\"\n")
    #expect(Sketch.outline(source, of: "Other").hasPrefix("text"))
  }

  @Test func aMissingObjectHasNoText() {
    let source = """
      final class Model { @Published var name: Name? }
      final class Screen: UIViewController {
        let label = UILabel()
        let box = UITextView()
        let model = Model()
        override func viewDidLoad() {
          label.text = model.name?.localized(by: service) ?? "Nobody"
          box.attributedText = NSAttributedString(string: "More")
          view.addSubview(label)
          view.addSubview(box)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Nobody"
          text "More"

        """)
  }
}
