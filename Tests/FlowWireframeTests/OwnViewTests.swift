import Testing

/// Views, functions and modifiers of the app's own are followed into their bodies.
@Suite struct OwnViewTests {
  @Test func followsViewsWithTheirArguments() {
    let source = """
      struct Screen: View {
        var body: some View { VStack { Row(title: "One"); Card { Text("Inside") } } }
      }
      struct Row: View {
        let title: String
        var body: some View { Text(title).bold() }
      }
      struct Card<Content: View>: View {
        let content: () -> Content
        var body: some View { VStack { content() } }
      }
      """
    #expect(
      Sketch.outline(source) == "column\n  text \"One\" (bold)\n  column\n    text \"Inside\"\n")
  }

  @Test func followsInitializers() {
    let source = """
      struct Screen: View { var body: some View { Row("One") { Text("Inside") } } }
      struct Row<Content: View>: View {
        let words: String
        let content: Content
        init(_ text: String, @ViewBuilder content: () -> Content) {
          self.words = text
          self.content = content()
        }
        var body: some View { HStack { Text(words); content } }
      }
      """
    #expect(Sketch.outline(source) == "row\n  text \"One\"\n  text \"Inside\"\n")
  }

  @Test func followsInitializersThatCallOthers() {
    let source = """
      struct Screen: View { var body: some View { Later("Send") { send() } } }
      struct Later<Label: View>: View {
        let action: () -> Void
        let label: Label
        init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          self.action = action
          self.label = label()
        }
        var body: some View { Button(action: action) { label } }
      }
      extension Later where Label == Text {
        init(_ title: String, action: @escaping () -> Void) { self.init(action: action) { Text(title) } }
      }
      """
    #expect(Sketch.outline(source) == "button \"Send\"\n")
  }

  @Test func followsPropertiesAndFunctions() {
    let source = """
      struct Screen: View {
        var body: some View { VStack { header; row("One") } }
        private var header: some View { Text("Head") }
      }
      extension Screen {
        func row(_ text: String) -> some View { Text(text) }
      }
      """
    #expect(Sketch.outline(source) == "column\n  text \"Head\"\n  text \"One\"\n")
  }

  @Test func followsModifiers() {
    let source = """
      struct Screen: View { var body: some View { Text("A").titled("Home").modifier(Boxed(note: "B")) } }
      extension View {
        func titled(_ text: String) -> some View { navigationTitle(text) }
      }
      struct Boxed: ViewModifier {
        let note: String
        func body(content: Content) -> some View { VStack { content; Text(note) } }
      }
      """
    #expect(Sketch.outline(source) == "title \"Home\"\ncolumn\n  text \"A\"\n  text \"B\"\n")
  }

  @Test func followsHostingControllers() {
    let source = """
      final class Screen: UIHostingController<Home> {}
      struct Home: View { var body: some View { Text("Home") } }
      """
    #expect(Sketch.outline(source) == "text \"Home\"\n")
  }

  @Test func tellsNothingOfOtherTypes() {
    #expect(Sketch.outline("struct Screen { let title = \"Screen\" }").isEmpty)
    #expect(Sketch.outline("struct Other: View { var body: some View { Text(\"A\") } }").isEmpty)
  }

  @Test func readsWhatIsMadeOfAValue() {
    let source = """
      struct Screen: View { var body: some View { Header(note: "A note") } }
      struct Header: View {
        let note: String?
        var body: some View { VStack { note.map { Text($0) }; note.map { text in Text(text) } } }
      }
      """
    #expect(Sketch.outline(source) == "column\n  text \"A note\"\n  text \"A note\"\n")
  }

  @Test func workIsNoView() {
    let source = """
      struct Screen: View { var body: some View { Row("Lock") { Task { await lock() } } } }
      struct Row<Content: View>: View {
        init(_ name: String, action: @escaping () -> Void, @ViewBuilder content: () -> Content) {}
        init(_ name: String, @ViewBuilder content: () -> Content) { self.name = name; self.content = content() }
        let name: String
        let content: Content
        var body: some View { HStack { Text(name); content } }
      }
      """
    #expect(Sketch.outline(source) == "row\n  text \"Lock\"\n")
  }

  @Test func constantsAreNoViews() {
    let source = """
      enum Palette { case divider; func color(_ scheme: Int) -> Color { .red } }
      struct Screen: View {
        var body: some View {
          VStack {
            Palette.divider.color(0)
            Palette.divider
            Text("Below")
          }
        }
      }
      """
    #expect(Sketch.outline(source) == "column\n  shape\n  text \"Below\"\n")
  }

  @Test func oneOfSeveralAlternativesIsEnough() {
    let source = """
      struct Screen: View {
        var body: some View {
          if model.isEditing || model.hasPlace { Text("Place") }
          if model.isLoading || model.isEmpty { Text("Wait") }
        }
      }
      """
    #expect(Sketch.outline(source) == "text \"Place\"\n")
  }
}
