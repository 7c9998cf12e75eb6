import Testing

@testable import FlowWireframe

/// Cells with texts in their middle.
@Suite struct CenteredCellTests {
  @Test(arguments: [("center", "column (full width)"), ("natural", "column")])
  func aCellIsCenteredIfAllItsTextsAre(_ alignment: String, _ column: String) {
    let outline = Sketch.outline(
      """
      import UIKit
      final class Screen: UITableViewController {
        override func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: "cell") }
      }
      final class Cell: UITableViewCell {
        let title = UILabel()
        let note = UILabel()
        init() {
          title.text = "Title"
          title.textAlignment = .center
          note.text = "Note"
          note.textAlignment = .\(alignment)
          contentView.addSubview(title)
          contentView.addSubview(note)
        }
      }
      """)
    let cell = "  \(column)\n    text \"Title\"\n    text \"Note\"\n"
    #expect(outline == "list\n" + cell + cell + cell)
  }
}
