import Testing

/// Views that code only shows in a passing state.
@Suite struct PassingViewTests {
  private func outline(_ showing: String) -> String {
    Sketch.outline(
      """
      final class Screen: UIViewController {
        let list = UILabel(), empty = UILabel()
        override func viewDidLoad() {
          list.text = "Cards"; empty.text = "No cards"
          view.addSubview(list); view.addSubview(empty)
          show(state)
        }
        func show(_ state: State) {
          \(showing)
        }
      }
      """)
  }

  private let listAlone = """
    column (full width)
      text "Cards"

    """

  private let both = """
    column (full width)
      text "Cards"
      text "No cards"

    """

  @Test(arguments: [
    "switch state { case .empty: empty.isHidden = false; case .list: empty.isHidden = true }",
    "if cards.isEmpty { empty.isHidden = false }",
  ])
  func theStateOfAnEmptyListIsLeftOut(showing: String) { #expect(outline(showing) == listAlone) }

  @Test(arguments: [
    "switch state { case .grid: empty.isHidden = false; case .list: list.isHidden = false }",
    "empty.isHidden = false",
  ])
  func otherStatesAreShown(showing: String) { #expect(outline(showing) == both) }

  /// As a controller's view, under a name of its own.
  @Test func theViewOfAControllerMayBeHiddenUnderItsPath() {
    let source = """
      final class Screen: UIViewController {
        let note = UIHostingController(rootView: Text("No cards"))
        let list = UIHostingController(rootView: Text("Cards"))
        override func viewDidLoad() {
          guard let noteView = note.view, let listView = list.view else { return }
          view.addSubview(noteView); view.addSubview(listView)
          hideAll()
        }
        func show(_ state: State) {
          switch state {
          case .empty: note.view.isHidden = false
          case .list: list.view.isHidden = false
          }
        }
        func hideAll() { note.view.isHidden = true; list.view.isHidden = true }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Cards"

        """)
  }
}
