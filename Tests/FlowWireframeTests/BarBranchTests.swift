import Testing

/// Items and titles of bars that depend on a condition.
@Suite struct BarBranchTests {
  @Test(arguments: [
    ("item.isOwn", "Share", "trailing"), ("store.isEditing", "Back", "leading"),
    ("isExperimentOn", "Back", "leading"), ("!isExperimentOn", "Share", "trailing"),
  ]) func aToolbarHasTheItemsOfOneBranch(_ condition: String, item: String, side: String) {
    let outline = Sketch.body(
      """
      Text("A").toolbar {
        if \(condition) { ToolbarItem(placement: .primaryAction) { Button("Share") {} } }
        else { ToolbarItem(placement: .cancellationAction) { Button("Back") {} } }
      }
      """)
    #expect(
      outline == """
        \(side)
          button "\(item)"
        text "A"

        """)
  }

  @Test func aToolbarMayChooseByCase() {
    let source = """
      struct Screen: View {
        enum Mode { case add, edit }
        var mode: Mode = .edit
        var body: some View {
          Text("A").toolbar {
            switch mode {
            case .add: ToolbarItem(placement: .bottomBar) { Button("Add") {} }
            case .edit: ToolbarItem(placement: .bottomBar) { Button("Edit") {} }
            }
          }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        bottom
          button "Edit"
        text "A"

        """)
  }

  @Test func aBarWithNothingButSpaceIsNone() {
    #expect(
      Sketch.body("Text(\"A\").toolbar { ToolbarItemGroup(placement: .bottomBar) { Spacer() } }") == """
        text "A"

        """)
  }

  @Test(arguments: [
    ("UIBarButtonItem(title: \"First\")", "UIBarButtonItem(title: \"Second\")", "First"),
    // What one branch takes away is only there in the other.
    ("UIBarButtonItem(title: \"First\")", "nil", ""), ("nil", "UIBarButtonItem(title: \"Second\")", "Second"),
  ]) func aControllerHasTheItemOfOneBranch(_ one: String, other: String, item: String) {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          label.text = "Text"
          view.addSubview(label)
          if isFirst { navigationItem.rightBarButtonItem = \(one) } else { navigationItem.rightBarButtonItem = \(other) }
        }
      }
      """
    let bar = item.isEmpty ? "" : "trailing\n  button \"\(item)\"\n"
    #expect(Sketch.outline(source) == bar + "column (full width)\n  text \"Text\"\n")
  }

  /// A branch that fills one part of a bar excludes one that fills another.
  @Test func branchesMayFillDifferentParts() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          label.text = "Text"
          view.addSubview(label)
          if isRoot {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Logo")
          } else {
            navigationItem.titleView = UIImageView()
          }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        leading
          button "Logo"
        column (full width)
          text "Text"

        """)
  }

  @Test(arguments: ["nil", ".none"]) func aTitleMayBeThatForNothing(_ label: String) {
    let source = """
      struct Screen: View {
        var folder: Folder? = nil
        var title: String {
          switch folder {
          case .some: "Edit folder"
          case \(label): "Add folder"
          }
        }
        var body: some View { Text("A").navigationTitle(title) }
      }
      """
    #expect(
      Sketch.outline(source) == """
        title "Add folder"
        text "A"

        """)
  }
}
