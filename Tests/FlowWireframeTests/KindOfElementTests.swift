import Testing

/// What a case says of a view: its members, its values, and the kinds of elements of a list.
@Suite struct KindOfElementTests {
  private static let types = """
    enum Mode {
      case tab, sheet
      var isClosable: Bool {
        switch self {
        case .tab: false
        case .sheet: true
        }
      }
    }
    struct ScreenState {
      var mode: Mode = .tab
      var fields: [Field] {
        let more: [Field] = switch mode {
        case .tab: [Field(kind: .text("Word"))]
        case .sheet: []
        }
        return [toggle("Numbers")] + more
      }
      func toggle(_ name: String) -> Field { Field(kind: .toggle(name)) }
    }
    struct Field { var kind: Kind }
    enum Kind { case toggle(String), text(String) }
    """

  private func outline(_ body: String) -> String {
    Sketch.outline(
      """
      struct Screen: View {
        @ObservedObject var store: Store<ScreenState, Action, Effect>
        var body: some View { VStack { Text("A"); \(body) } }
      }
      \(Self.types)
      """)
  }

  @Test(arguments: [("store.state.mode.isClosable", false), ("!store.state.mode.isClosable", true)])
  func membersOfACaseAreKnown(condition: String, isShown: Bool) {
    #expect(outline("if \(condition) { Text(\"Close\") }").contains("Close") == isShown)
  }

  private static let rows = """
    { field in
      switch field.kind {
      case let .toggle(name): Toggle(name, isOn: $isOn)
      case let .text(prompt): TextField(prompt, text: $text)
      }
    }
    """

  @Test func valuesOfACaseHaveTheirNames() {
    #expect(
      outline("ForEach(store.state.fields) \(Self.rows)") == """
        column
          text "A"
          toggle "Numbers"
          field "Word"

        """)
  }

  @Test func eachKindOfAnUnknownElementIsDrawnOnce() {
    #expect(
      outline("ForEach(others) \(Self.rows)") == """
        column
          text "A"
          toggle "{name}"
          field "{prompt}"

        """)
  }

  /// What nobody set is missing in the state that a screen begins with, and what callers may leave out has its default.
  @Test func flagsOfAStateFollowFromHowItBegins() {
    let source = """
      enum Region {
        case europe, america
        var host: String {
          switch self {
          case .europe: "host.eu"
          case .america: "host.com"
          }
        }
      }
      struct ScreenState {
        var kind: Kind?
        var region: Region
        var isFull: Bool { kind == nil }
        var isAway: Bool { region == .europe }
        init(kind: Kind? = nil, region: Region = .america) { self.kind = kind; self.region = region }
      }
      struct Screen: View {
        @ObservedObject var store: Store<ScreenState, Action, Effect>
        var body: some View {
          VStack {
            Text(store.state.region.host)
            if !store.state.isFull { Text("Part") }
            if store.state.isAway { Text("Away") }
          }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column
          text "host.com"

        """)
  }

  @Test func nothingIsMadeOfAMissingText() {
    let rest = """
      struct Head: View {
        private var title: String
        private var subtitle: String?
        init(title: String, subtitle: String? = nil) { self.title = title; self.subtitle = subtitle }
        var body: some View { VStack { Text(title); subtitle.map { Text($0) } } }
      }
      struct Screen: View { var body: some View { Head(title: "Name") } }
      """
    #expect(Sketch.outline(rest) == "column\n  text \"Name\"\n")
  }

  @Test func eachOfSeveralConditionsIsRead() {
    #expect(outline("if let words = store.state.words, !words.isEmpty { Text(\"Words\") }").contains("Words"))
    #expect(!outline("if let words = store.state.words, words.isEmpty { Text(\"Words\") }").contains("Words"))
    // A view that callers may leave out is mostly left out.
    let other = "if let view = other, !(view is EmptyView) { view } else { Text(\"Words\") }"
    #expect(outline(other).contains("Words"))
  }
}
