import Testing

/// Branches of which only one runs.
@Suite struct ExclusiveBranchTests {
  @Test func onlyTheDeclaredSideIsAdded() {
    let source = """
      final class Screen: UIViewController {
        var isLoggedIn = false
        let login = UIButton(), logout = UIButton()
        override func viewDidLoad() {
          login.setTitle("Log in", for: .normal); logout.setTitle("Log out", for: .normal)
          if isLoggedIn { view.addSubview(logout) } else { view.addSubview(login) }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          button "Log in"

        """)
  }

  @Test func titlesOfTheOtherSideDoNotCount() {
    let source = """
      final class Screen: UIViewController {
        let button = UIButton(); var isEditingMode = false
        override func viewDidLoad() {
          if isEditingMode { button.setTitle("Save", for: .normal) } else { button.setTitle("Edit", for: .normal) }
          view.addSubview(button)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          button "Edit"

        """)
  }

  @Test func theBranchThatReturnsEndsAFunction() {
    let source = """
      struct Screen: View {
        var body: some View { content() }
        func content() -> AnyView {
          if loaded { return AnyView(Text("Loaded")) }
          return AnyView(Text("Wait"))
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        text "Loaded"

        """)
  }

  @Test func casesOfAnEnumAskForThemselves() {
    let source = """
      enum Mode { case add, edit
        var title: String { self == .add ? "New" : "Change" } }
      struct Editor: View { let mode: Mode
        var body: some View { VStack { Text(mode.title); if mode == .edit { Button("Remove") {} } } } }
      struct Screen: View { var body: some View { Editor(mode: .edit) } }
      """
    #expect(
      Sketch.outline(source) == """
        column
          text "Change"
          button "Remove"

        """)
  }
}
