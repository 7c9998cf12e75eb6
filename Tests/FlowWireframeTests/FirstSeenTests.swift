import Testing

/// What a screen shows at first, where state says it.
@Suite struct FirstSeenTests {
  private func outline(_ body: String, rest: String = "") -> String {
    Sketch.outline(
      """
      struct ScreenState {
        var mode: Mode = .edit
        var toast: Toast?
        var heading: String {
          switch mode {
          case .add: "New"
          case .edit: "Change"
          }
        }
        var name: String
      }
      struct Screen: View {
        @ObservedObject var store: Store<ScreenState, Action, Effect>
        var body: some View { VStack { Text("A"); \(body) } }
      }
      \(rest)
      """)
  }

  private func shows(_ text: String, _ body: String, rest: String = "") -> Bool {
    outline(body, rest: rest).contains("\"\(text)\"")
  }

  /// A binding that is passed says nothing of what it holds.
  @Test(arguments: [
    "store.binding(get: \\.toast, send: .shown)", "Binding(get: { store.toast }, set: { _ in })", "$toast",
  ])
  func messagesThatABindingHoldsComeLater(_ binding: String) {
    let rest = """
      struct ToastView: View {
        @Binding var toast: Toast?
        var body: some View { if let toast { Text("Message") } }
      }
      extension View {
        func toast(_ toast: Binding<Toast?>) -> some View { overlay { ToastView(toast: toast) } }
      }
      """
    #expect(!shows("Message", "Text(\"B\").toast(\(binding))", rest: rest))
  }

  /// A view with a state of its own that says whether it is there is mostly not.
  @Test(arguments: ["isVisible", "isPresented", "isShown", "isOpen", "isExpanded"])
  func whatMayBeShownIsShownLater(_ name: String) {
    #expect(!shows("B", "Text(\"B\").hidden(!store.state.\(name))"))
    #expect(!shows("B", "if store.\(name) { Text(\"B\") }"))
    // What is named after something else is not about itself.
    #expect(shows("B", "if store.isTitleVisible { Text(\"B\") }"))
  }

  /// What a state of loading contains is there later, and a progress is temporary.
  @Test func whatIsLoadedIsShown() {
    #expect(shows("B", "if let item = store.state.loadingState.data { Text(\"B\") }"))
    #expect(!shows("B", "if store.state.isLoading { Text(\"B\") }"))
    #expect(!shows("B", "if store.state.progress != nil { Text(\"B\") }"))
    #expect(!shows("B", "if store.state.isSoftDeleted { Text(\"B\") }"))
    // A view without source that has no content is no unknown one.
    #expect(!shows("Observed", "Observed { if store.state.progress != nil { Text(\"B\") } }"))
    #expect(shows("Chart", "Chart { LineMark(x: 1) }") || shows("LineMark", "Chart { LineMark(x: 1) }"))
  }

  @Test func textsOfStateAreThoseOfItsFirstCase() {
    #expect(shows("Change", "Text(store.state.heading)"))
    #expect(shows("{name}", "Text(store.state.name)"))
    let rest = """
      struct Feature { struct State { var words: String { "Of the feature" } } }
      struct Other: View { let store: StoreOf<Feature>; var body: some View { Text(store.words) } }
      """
    #expect(shows("Of the feature", "Other(store: child)", rest: rest))
  }

  @Test func menusShowWhatTheirBindingHolds() {
    let rest = """
      struct MenuField: View {
        @Binding var selection: Mode
        var body: some View { Text(selection.words) }
      }
      enum Mode {
        case add, edit
        var words: String {
          switch self {
          case .add: "Adding"
          case .edit: "Editing"
          }
        }
      }
      """
    #expect(
      shows("Editing", "MenuField(selection: store.binding(get: \\.mode, send: Action.mode))", rest: rest))
    #expect(shows("{name}", "Text(store.binding(get: \\.name, send: Action.name))"))
  }

  @Test func onlyTheFirstPageIsSeen() {
    let rest = """
      struct Pages<Data, Content: View>: View {
        let data: Data
        let content: (Element) -> Content
        var body: some View { ForEach(data) { content($0) } }
      }
      """
    let all = outline("TabView { Pages(data: pages) { page in Text(page.title) } }", rest: rest)
    #expect(all.ranges(of: "{title}").count == 1)
  }

  @Test func functionsOfCasesSayTheirTexts() {
    let rest = """
      enum Option: CaseIterable {
        case one, two
        func title() -> String {
          switch self {
          case .one: return "First"
          case .two: return "Second"
          }
        }
      }
      struct Row: View {
        let kind: Option
        var words: String {
          switch kind {
          case .one: "Row of one"
          case .two: "Row of two"
          }
        }
        var body: some View { Text(words) }
      }
      """
    let all = outline(
      "ForEach(Option.allCases) { option in Text(option.title()) }; Row(kind: .two)", rest: rest)
    #expect(all.contains("\"First\"") && all.contains("\"Second\"") && all.contains("\"Row of two\""))
  }

  /// A text without source that is filled with another is not that other.
  @Test func textsThatAreFilledKeepTheirOwnWords() {
    #expect(shows("Unlock with", "Text(Missing.unlockWith(Missing.faceID))"))
    #expect(shows("In effect", "Text(Missing.inEffect(store.state.hours, 5))"))
    #expect(shows("a.key", "Text(Missing.tr(\"a.key\"))"))
    #expect(shows("Text", "Text(Missing.text)"))
    // Numbers are no keys.
    #expect(!shows("20", "Text(shortened(20))"))
  }

  @Test(arguments: [
    ("page > 0", false), ("page == 0", true), ("page == pages.count - 2", true),
    ("page + 1 >= pages.count", false),
    ("loaded.count > 0", true), ("page < limit", true),
  ]) func comparesNumbers(condition: String, isMet: Bool) {
    let source = """
      struct Screen: View {
        @State private var page = 0
        @State private var loaded: [Item] = []
        let pages = ["One", "Two"]
        let limit: Int
        var body: some View { VStack { Text("A"); if \(condition) { Text("B") } } }
      }
      """
    #expect(Sketch.outline(source).contains("B") == isMet, "\(condition)")
  }

  /// A list is mostly filled before the screen is of use.
  @Test(arguments: [
    ("if items.count == 0 { Text(\"B\") } else { Text(\"C\") }", "C"),
    ("if store.items.count < 1 { Text(\"B\") } else { Text(\"C\") }", "C"),
    ("if items.count > 0 { Text(\"B\") } else { Text(\"C\") }", "B"),
    ("if items.count != 0 { Text(\"B\") } else { Text(\"C\") }", "B"),
  ])
  func listsThatBeginEmptyAreFilled(body: String, expected: String) {
    #expect(shows(expected, "VStack { \(body) }"))
    #expect(!shows(expected == "B" ? "C" : "B", "VStack { \(body) }"))
  }
}
