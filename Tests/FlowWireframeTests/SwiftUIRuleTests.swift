import FlowWireframe
import Testing

/// What a body shows, rule by rule.
@Suite struct SwiftUIRuleTests {
  /// A rule with a body and its outline.
  struct Rule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: String
    let outline: String

    init(_ name: String, _ body: String, _ outline: String) {
      (testDescription, self.body, self.outline) = (name, body, outline + "\n")
    }
  }

  /// What is under a padded part of some height begins below its padding, and a least height leaves room for more.
  @Test func paddingAndLeastHeightsMakeRoom() throws {
    #expect(
      Sketch.body("Text(\"A\").frame(minHeight: 28).padding(16)") == """
        layers
          text "A" (at least 28 high)

        """)
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let body = "VStack { Text(\"\(words)\").frame(minHeight: 20); Text(\"Below\") }"
    let source = "struct Screen: View { var body: some View { \(body) } }"
    let svg = try #require(Sketch.wireframe(source)).svg(WireframeColors(isDark: false, hue: 0))
    let places = svg.matches(of: /\ y="([0-9.]+)"[^>]*>(word|Below)/).compactMap { Double($0.1) }
    #expect(places.count > 4 && places == places.sorted())
  }

  @Test(arguments: containers + controls + branches + modifiers) func reads(_ rule: Rule) {
    #expect(Sketch.body(rule.body) == rule.outline)
  }

  static let containers = [
    Rule(
      "stacks",
      "VStack(alignment: .leading) { Text(\"A\"); HStack { Text(\"B\"); Spacer() }; ZStack { Text(\"C\") } }",
      """
      column
        text "A"
        row
          text "B"
          spacer
        layers
          text "C"
      """),
    Rule(
      "a form with sections",
      """
      Form {
        Section("Account") { Text("Name") }
        Section { Text("More") } header: { Text("Head") } footer: { Text("Foot") }
      }
      """,
      """
      list
        section "Account"
          text "Name"
        section "Head"
          text "More"
        text "Foot" (13pt, soft)
      """),
    Rule(
      "a loop over unknown data has three rounds", "List { ForEach(items) { item in Text(item.title) } }",
      "list\n  text \"{title}\"\n  text \"{title}\"\n  text \"{title}\""),
    Rule(
      "a loop over written data shows it",
      "VStack { ForEach([\"One\", \"Two\"], id: \\.self) { word in Text(word) } }",
      "column\n  text \"One\"\n  text \"Two\""),
    Rule(
      "a loop over a range has as many rounds", "VStack { ForEach(0..<2) { _ in Text(\"A\") } }",
      "column\n  text \"A\"\n  text \"A\""),
    Rule(
      "a container without source shows what is put in it", "Observed(store) { store in Text(\"A\") }",
      "text \"A\""),
    Rule(
      "a view without source is hatched", "VStack { Text(\"A\"); Confetti(count: 3) }",
      "column\n  text \"A\"\n  hatched \"Confetti\" (full width)"),
    Rule(
      "of a bar of tabs the first is seen",
      """
      TabView {
        Text("First").tabItem { Label("Home", systemImage: "house") }
        Text("Second").tabItem { Text("More") }
      }
      """,
      """
      tabs
        label "Home"
          symbol "house"
        text "More"
      text "First"
      """),
  ]

  static let controls = [
    Rule("a button with a title", "Button(\"Buy\") { buy() }", "button \"Buy\""),
    Rule("a button with a label after its action", "Button(action: buy) { Text(\"Buy\") }", "button \"Buy\""),
    Rule("a button with two closures", "Button { buy() } label: { Text(\"Buy\") }", "button \"Buy\""),
    Rule(
      "a link to a screen", "NavigationLink { Other() } label: { Label(\"More\", systemImage: \"star\") }",
      "link\n  label \"More\"\n    symbol \"star\""),
    Rule(
      "fields",
      "VStack { TextField(\"Name\", text: $name); SecureField(\"Password\", text: $word); TextEditor(text: $text) }",
      "column\n  field \"Name\"\n  secureField \"Password\"\n  editor"),
    Rule(
      "switches and the like",
      """
      VStack {
        Toggle("On", isOn: $on)
        Toggle(isOn: $on) { Text("Off") }
        Slider(value: $value)
        Stepper("Count", value: $count)
        Picker("Colour", selection: $colour) { Text("Red") }
        ProgressView()
      }
      """,
      """
      column
        toggle "On"
        toggle "Off"
        slider
        stepper "Count"
        picker "Colour"
        spinner
      """),
    Rule(
      "segments show their choices",
      "Picker(\"\", selection: $side) { Text(\"Left\"); Text(\"Right\") }.pickerStyle(.segmented)",
      "segments\n  text \"Left\"\n  text \"Right\""),
    Rule(
      "pictures",
      "VStack { Image(systemName: \"gear\"); Image(\"Logo\"); Image(.heroImage); Circle(); Map() }",
      "column\n  symbol \"gear\"\n  picture \"Logo\"\n  picture \"heroImage\"\n  shape\n  map"),
  ]

  static let branches = [
    Rule("the first branch", "if isMember { Text(\"Welcome\") } else { Text(\"Join\") }", "text \"Welcome\""),
    Rule("not what passes", "if isLoading { ProgressView() } else { Text(\"Done\") }", "text \"Done\""),
    Rule(
      "a negated passing state", "if !model.isEmpty { Text(\"Full\") } else { Text(\"Nothing\") }",
      "text \"Full\""),
    Rule(
      "a case that stays", "switch state { case .loading: ProgressView()\ncase .loaded: Text(\"Done\") }",
      "text \"Done\""),
    Rule("a choice of texts", "Text(isOn ? \"On\" : \"Off\")", "text \"On\""),
    Rule(
      "an optional that is nil", "let name: String? = nil\nif let name { Text(name) } else { Text(\"A\") }",
      "text \"A\""),
    Rule("a bound optional", "if let name = user.name { Text(name) }", "text \"{name}\""),
  ]

  static let modifiers = [
    Rule(
      "titles and bars",
      """
      Text("A").navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } }
          ToolbarItem(placement: .topBarTrailing) { Button("Save") { } }
          ToolbarItem(placement: .bottomBar) { Button("Share") { } }
        }
      """,
      """
      title "Settings" (inline)
      leading
        button "Cancel"
      trailing
        button "Save"
      bottom
        button "Share"
      text "A"
      """),
    Rule(
      "fonts and colours", "Text(\"A\").font(.title2).bold().foregroundStyle(.secondary)",
      "text \"A\" (bold, 22pt, soft)"),
    Rule(
      "what is hidden", "VStack { Text(\"A\").hidden(); Text(\"B\").opacity(0); Text(\"C\") }",
      "column\n  text \"C\""),
    Rule("a background", "Text(\"A\").padding().background(Color.blue)", "text \"A\" (on hue)"),
    Rule("a frame", "Text(\"A\").frame(width: 40, height: 20)", "text \"A\" (40 wide, 20 high)"),
    Rule(
      "sheets and alerts are not drawn",
      "Text(\"A\").sheet(isPresented: $on) { Text(\"B\") }.alert(\"C\", isPresented: $on) { }",
      "text \"A\""),
    Rule(
      "a frame of a named number",
      "let side = 24\nImage(\"Logo\").resizable().frame(width: side, height: side)",
      "picture \"Logo\" (24 wide, 24 high)"),
    Rule(
      "a background behind a view",
      "Text(\"A\").background { RoundedRectangle(cornerRadius: 8).fill(.white) }",
      "text \"A\" (on wash)"),
    Rule(
      "a title that is a constant without source", "Text(\"A\").navigationTitle(Strings.createAHint)",
      "title \"Create a hint\"\ntext \"A\""),
    Rule(
      "what holds for all parts", "VStack { Text(\"A\"); Text(\"B\").font(.title) }.font(.footnote)",
      "column\n  text \"A\" (13pt)\n  text \"B\" (28pt)"),
    Rule(
      "the background of a button ends at its padding",
      "Button(\"A\") { }.padding(8).buttonStyle(.borderedProminent)", "layers\n  button \"A\" (on hue)"),
    Rule(
      "a search field", "List { Text(\"A\") }.searchable(text: $text, prompt: \"Find\")",
      "search \"Find\"\nlist\n  text \"A\""),
  ]

  @Test(arguments: [("true", false), ("false", true), ("!path.isEmpty", true)])
  func aBarIsHiddenWhereThatIsCertain(condition: String, isSeen: Bool) throws {
    let source = """
      struct Screen: View {
        @State var path: [Int]
        var body: some View { Text("A").navigationTitle("Title").navigationBarHidden(\(condition)) }
      }
      """
    let svg = try #require(Sketch.wireframe(source)).svg(WireframeColors(isDark: false, hue: 0))
    #expect(svg.contains(">Title<") == isSeen)
  }
}
