import Testing

/// Rows and parts of which only names are known.
@Suite struct UnknownRowTests {
  @Test func wordsTellThatAPartIsHidden() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel(), bar = UISearchBar()
        override func viewDidLoad() {
          label.text = "Results"
          bar.placeholder = "Find"
          bar.isHidden = !model.isSearching
          view.addSubview(label)
          view.addSubview(bar)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Results"

        """)
  }

  @Test func onlyTheCellsThatCodeSetsUpAreDrawn() {
    let source = """
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
          tableView.register(FileCell.self, forCellReuseIdentifier: "file")
        }
        override func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
          let cell = super.tableView(table, cellForRowAt: place)
          guard let file = cell as? FileCell else { return cell }
          file.label.text = files[place.row].path
          return file
        }
      }
      final class FileCell: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(label)
        }
      }
      final class NoteCell: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.text = "Note"
          contentView.addSubview(label)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          text "{path}"
          text "{path}"
          text "{path}"

        """)
  }

  @Test func itemsOfABarMayDepend() {
    let source = """
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = list.isEmpty ? nil : editButtonItem
          toolbarItems = isPad ? [UIBarButtonItem(title: "Wide", style: .plain, target: nil, action: nil)] : [UIBarButtonItem(title: "Narrow", style: .plain, target: nil, action: nil)]
        }
        override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          guard hasItems(in: section) else { return nil }
          let label = UILabel()
          label.text = titles[section]
          return label
        }
        override func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = items[place.row].name
          return cell
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        trailing
          button "Edit"
        bottom
          button "Wide"
        list
          text "{titles}"
          text "{name}"
          text "{name}"
          text "{name}"

        """)
  }
}
