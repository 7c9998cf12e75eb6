import Testing

/// Conditions on state whose first values are declared.
@Suite struct StateValueTests {
  private func outline(_ body: String) -> String {
    Sketch.outline(
      """
      struct Feature {
        struct State {
          var isOn = false
          var isFull: Bool = true
          var kind = Kind.plain
          var name: String?
          var query = ""
        }
      }
      struct Screen: View {
        var store: StoreOf<Feature>
        var other: Store<Feature.State, Action>
        var body: some View { VStack { Text("A"); \(body) } }
      }
      """)
  }

  @Test func readsTheFirstValuesOfState() {
    #expect(!outline("if store.isOn { Text(\"B\") }").contains("B"))
    #expect(outline("if store.isFull { Text(\"B\") }").contains("B"))
    #expect(!outline("if other.state.isOn { Text(\"B\") }").contains("B"))
    #expect(!outline("if store.kind == .fancy { Text(\"B\") }").contains("B"))
    #expect(outline("if store.kind == .plain { Text(\"B\") }").contains("B"))
  }

  /// A caller may give a value that may be missing.
  @Test func missingValuesAreNotKnown() {
    #expect(outline("if store.name != nil { Text(\"B\") }").contains("B"))
  }

  /// In a choice of a detail, state has what it begins with.
  @Test(arguments: [
    ("Text(store.name != nil ? \"B\" : \"C\")", "C"),
    ("Text(store.name == nil ? \"B\" : \"C\")", "B"),
    ("Text(store.query.isEmpty ? \"B\" : \"C\")", "B"),
    ("Text(!store.query.isEmpty ? \"B\" : \"C\")", "C"),
    ("Text(other.state.query.isEmpty ? \"B\" : \"C\")", "B"),
    ("if store.query.isEmpty { Text(\"B\") } else { Text(\"C\") }", "C"),
  ])
  func missingValuesChooseDetails(code: String, expected: String) {
    #expect(outline(code).contains("\"\(expected)\""))
  }

  @Test func joinsWrittenTexts() {
    #expect(
      Sketch.body("Text([\"One\", \"Two\"].joined(separator: \", \"))") == "text \"One, Two\"\n")
  }

  /// A value that is not known is more likely another text than the one that it is compared with.
  @Test(arguments: [
    ("if store.key == \"x\" { Text(\"B\") } else { Text(\"C\") }", "C"),
    ("if store.key == \"x\" { Text(\"B\") }", "B"),
    ("if store.key == store.other { Text(\"B\") } else { Text(\"C\") }", "B"),
  ])
  func oneOfManyTextsIsRare(code: String, expected: String) {
    #expect(outline(code).contains("\"\(expected)\""))
  }

  /// A state begins with the value that all of its initializers pass to the one that sets it.
  @Test(arguments: [("false", "false", false), ("true", "true", true), ("true", "false", true)])
  func readsWhatAllInitializersPass(first: String, second: String, isShown: Bool) {
    let outline = Sketch.outline(
      """
      struct State {
        var isLimited: Bool
        private init(isLimited: Bool, name: Name) { self.isLimited = isLimited }
        init(new name: String) { self.init(isLimited: \(first), name: .init(name)) }
        init(copyOf name: String) { self.init(isLimited: \(second), name: .init(name)) }
      }
      struct Screen: View {
        var store: Store<State, Action>
        var body: some View { VStack { Text("A"); if store.state.isLimited { Text("B") } } }
      }
      """)
    #expect(outline.contains("B") == isShown)
  }

  private func signIn(_ body: String) -> String {
    Sketch.outline(
      """
      struct SignInState {
        enum Method { case code(digits: Int), key
          var title: String {
            switch self {
            case .code: "By code"
            case .key: "By key"
            }
          }
        }
        enum Status { case available(Method), notAvailable }
        var status: Status = .notAvailable
        var isLimited = false
        var hasKey = true
        var canSkip: Bool { hasKey || isLimited }
        var limit: String? {
          guard isLimited else { return nil }
          return "Two a day"
        }
        var isOpen: Bool {
          guard case .available = status else { return false }
          return true
        }
        var methods: [Method] {
          guard hasKey else { return [.key] }
          return [.code(digits: 6), .key]
        }
        var rows: [Line] { [Line(title: nil, words: ["One"]), Line(title: "Second", words: ["Two", "Three"])] }
      }
      struct Line { let title: String?; let words: [String] }
      struct Screen: View {
        @ObservedObject var store: Store<SignInState, Action>
        let sizes: [Size] = [.small, .large]
        var body: some View { VStack { \(body) } }
        func line(_ line: Line) -> some View {
          VStack { if let title = line.title { Text(title) }; ForEach(line.words, id: \\.self) { Text($0) } }
        }
      }
      enum Size { case small, large; var name: String { switch self { case .small: "S"; case .large: "L" } } }
      """)
  }

  @Test(arguments: [
    "if store.state.canSkip { Text(\"A\") } else { Text(\"B\") }",
    "Text(\"A\"); if let limit = store.state.limit { Text(limit) }",
    "if store.state.isOpen { Text(\"B\") } else { Text(\"A\") }",
    "Text(\"A\"); switch store.state.status { case let .available(way): Text(\"B\") default: EmptyView() }",
    "switch store.state.status { case .available: Text(\"B\") case .notAvailable: Text(\"A\") }",
  ])
  func computedStateAndCasesDecide(body: String) {
    #expect(signIn(body) == "column\n  text \"A\"\n")
  }

  @Test(arguments: [
    ("ForEach(store.state.methods) { method in Text(method.title) }", ["By code", "By key"]),
    ("ForEach(sizes, id: \\.self) { size in Text(size.name) }", ["S", "L"]),
  ])
  func loopsOverListsThatCodeMakesShowTheirElements(body: String, texts: [String]) {
    #expect(signIn(body) == "column\n" + texts.map { "  text \"\($0)\"\n" }.joined())
  }

  @Test func elementsOfAListHaveTheirOwnValues() {
    #expect(
      signIn("ForEach(store.state.rows) { row in line(row) }") == """
        column
          column
            text "One"
          column
            text "Second"
            text "Two"
            text "Three"

        """)
  }

  @Test func aModifierOfTheAppPassesTheSizeOfTheTitle() {
    let source = """
      struct Screen: View { var body: some View { Text("A").bar(title: "Home", mode: .inline) } }
      extension View {
        func bar(title: String, mode: NavigationBarItem.TitleDisplayMode) -> some View {
          navigationTitle(title).navigationBarTitleDisplayMode(mode)
        }
      }
      """
    #expect(Sketch.outline(source) == "title \"Home\" (inline)\ntext \"A\"\n")
  }

  /// A field that hides its text as long as a binding that may be missing says so.
  @Test func optionalBindingsAreGiven() {
    let source = """
      struct Field: View {
        let shown: Binding<Bool>?
        var body: some View {
          ZStack {
            let isSecret = shown != nil
            let shown = shown?.wrappedValue ?? false
            TextField("Plain", text: $a).hidden(!shown && isSecret)
            if isSecret, !shown { SecureField("Secret", text: $a) }
            Text("Faded").opacity(shown ? 1 : 0)
          }
        }
      }
      struct Screen: View {
        var body: some View {
          VStack { Field(shown: store.binding(get: \\.isShown, send: A.shown)); Field(shown: nil) }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column
          layers
            secureField "Secret"
          layers
            field "Plain"

        """)
  }
}
