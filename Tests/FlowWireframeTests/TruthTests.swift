import Testing

/// The branch that a screen shows at first, where declarations and callers tell.
@Suite struct TruthTests {
  private func outline(_ members: String, rest: String = "") -> String {
    Sketch.outline("import SwiftUI\nstruct Screen: View {\n\(members)\n}\n\(rest)")
  }

  @Test(arguments: [
    (
      "@State var isOpen = false\nvar body: some View { if isOpen { Text(\"A\") } else { Text(\"B\") } }", "B"
    ),
    ("@State var isOpen = true\nvar body: some View { Text(isOpen ? \"A\" : \"B\") }", "A"),
    (
      "@State var isOpen = false\nvar body: some View { if !isOpen { Text(\"A\") } else { Text(\"B\") } }",
      "A"
    ),
    (
      "var one = true\nvar other = false\nvar body: some View { if one && other { Text(\"A\") } else { Text(\"B\") } }",
      "B"
    ),
    (
      "var name: String? = nil\nvar body: some View { let has = name != nil || false; if has { Text(\"A\") } else { Text(\"B\") } }",
      "B"
    ),
    (
      "var mode = Mode.edit\nvar body: some View { if mode == .edit { Text(\"A\") } else { Text(\"B\") } }",
      "A"
    ),
    (
      "var flag: Bool? = nil\nvar body: some View { if flag ?? false { Text(\"A\") } else { Text(\"B\") } }",
      "B"
    ),
    (
      "var body: some View { if !(flags.isOn(.first) ?? false) { Text(\"A\") } else { Text(\"B\") } }",
      "A"
    ),
    ("var body: some View { if model.isSendingFile { Text(\"A\") } else { Text(\"B\") } }", "B"),
    ("var body: some View { if model.isPaid { Text(\"A\") } else { Text(\"B\") } }", "A"),
  ])
  func choosesTheBranch(_ members: String, _ text: String) {
    #expect(outline(members) == "text \"\(text)\"\n")
  }

  @Test func callersDecide() {
    let rest = """
      struct Field<Trailing: View>: View {
        let footer: String?
        let trailing: Trailing?
        var body: some View { Text("Field"); if let footer { Text(footer) }; if let trailing { trailing } }
        init(footer: String? = nil, @ViewBuilder trailing: () -> Trailing) { self.footer = footer; self.trailing = trailing() }
      }
      extension Field where Trailing == EmptyView {
        init(footer: String? = nil) { self.footer = footer; trailing = nil }
      }
      """
    #expect(
      outline("var body: some View { Field(); Field(footer: \"More\"); Field { Text(\"X\") } }", rest: rest)
        == """
        column
          text "Field"
          column
            text "Field"
            text "More"
          column
            text "Field"
            text "X"

        """)
  }

  @Test func hiddenViewsAreLeftOut() {
    #expect(
      Sketch.body(
        """
        Text("A").hidden()
        Text("B").hidden(!isSearching)
        Text("C").hidden(isSearching)
        Sheet().frame(width: 0, height: 0)
        """) == "text \"C\"\n")
  }

  @Test func noFieldHasTheKeyboardAtFirst() {
    let members = """
      @FocusState private var isHere
      var isFocused: Bool { isHere }
      var body: some View { Text("A").hidden(name.isEmpty || !isFocused); Text("B") }
      """
    #expect(outline(members) == "text \"B\"\n")
  }

  @Test func theClosureAfterACallChoosesTheInitializer() {
    let rest = """
      struct Field<Content: View, Extra: View>: View {
        let content: Content
        let extra: Extra?
        init(@ViewBuilder content: () -> Content, @ViewBuilder extra: () -> Extra) {
          self.content = content()
          self.extra = extra()
        }
        var body: some View { content; if let extra { extra } }
      }
      extension Field where Extra == EmptyView {
        init(@ViewBuilder content: () -> Content) { self.content = content(); extra = nil }
      }
      """
    #expect(
      outline("var body: some View { Field { Text(\"A\") } }", rest: rest) == "text \"A\"\n")
  }

  @Test func argumentsWithoutLabelsChooseTheFunction() {
    let members = """
      var body: some View { item("Move") {} }
      func item(asset: String, action: () -> Void) -> some View { Image(asset) }
      func item(_ label: String, action: () -> Void) -> some View { Text(label) }
      """
    #expect(outline(members) == "text \"Move\"\n")
  }

  @Test func constantsOfToolsForPicturesArePictures() {
    #expect(
      Sketch.body("Asset.Images.logo\nTheme.Parts.logo") == """
        column
          picture "logo"
          hatched "Theme.Parts.logo" (full width)

        """)
  }

  @Test func addedTextsAreOne() {
    #expect(Sketch.body("Text(\"One \") + Text(\"two\").bold() + Text(\".\")") == "text \"One two.\"\n")
  }

  @Test func whatIsResizableIsAPicture() {
    #expect(
      Sketch.body("store.icon.resizable().frame(width: 40, height: 40)") == "picture (40 wide, 40 high)\n")
  }

  @Test func conditionsInThemselvesEnd() {
    let members =
      "var one: Bool { other }\nvar other: Bool { one }\nvar body: some View { if one { Text(\"A\") } }"
    #expect(outline(members) == "text \"A\"\n")
  }

  /// What a state begins without equals nothing, also in a function that asks for each element.
  @Test func functionsDecide() {
    let members = """
      let store: Store<ScreenState, Action>
      var body: some View {
        ForEach(["A", "B"], id: \\.self) { name in
          if isChosen(name) { Toggle(name, isOn: $on) } else { Text(name) }
        }
      }
      func isChosen(_ name: String) -> Bool { store.chosen == "A" && name == store.name }
      """
    #expect(
      outline(members, rest: "struct ScreenState { var chosen: String?; var name = load() }") == """
        column
          text "A"
          text "B"

        """)
  }

  @Test func anElementMayBeTheChosenOne() {
    let members = """
      let store: Store<ScreenState, Action>
      var body: some View {
        ForEach(Mode.allCases, id: \\.self) { mode in
          if mode == store.chosen { Text("Chosen") } else { Text("Other") }
        }
      }
      """
    let rest = """
      struct ScreenState { var chosen: Mode = .day }
      enum Mode: CaseIterable { case day, night }
      """
    #expect(
      outline(members, rest: rest) == """
        column
          text "Chosen"
          text "Other"

        """)
  }

  /// A text that only a number gives is missing as long as no number is known.
  @Test func aScoreHasNoTextAtFirst() {
    let members = """
      let strength: Strength
      let score: Int?
      init(score: Int? = nil) { self.score = score; strength = Strength(score: score) }
      var body: some View {
        VStack {
          Text("Password")
          if let text = strength.text { Text(text) }
        }
      }
      """
    let rest = """
      struct Strength {
        let text: String?
        init(score: Int?) {
          switch score {
          case 0, 1: text = "Weak"
          case 2: text = "Strong"
          default: text = nil
          }
        }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        column
          text "Password"

        """)
  }
}
