import Testing

/// Sections of tables: their rows, headers and footers.
@Suite struct SectionTests {
  private func outline(_ members: String, rest: String = "") -> String {
    Sketch.outline("import UIKit\nfinal class Screen: UITableViewController {\n\(members)\n}\n\(rest)")
  }

  /// Each case takes its cell from a function or sets up one, and has a footer of its own.
  @Test func readsRowsThatFunctionsMakeForEachSection() {
    let members = """
      enum Section: CaseIterable { case note, tracing, reset }
      override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let section = Section.allCases[section]
        switch section {
        case .note: return nil
        case .tracing: return "Of this device"
        case .reset: return "For good"
        }
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = Section.allCases[indexPath.section]
        let cell: UITableViewCell
        switch section {
        case .note:
          guard let note = tableView.dequeueReusableCell(withIdentifier: "note") as? NoteCell else { fatalError() }
          return note
        case .tracing: cell = mainCell(indexPath: indexPath, model: Model(words: "Tracing"))
        case .reset:
          guard let label = tableView.dequeueReusableCell(withIdentifier: "reset") as? LabelCell else { fatalError() }
          label.titleLabel.text = "Delete all"
          cell = label
        }
        return cell
      }
      private func mainCell(indexPath: IndexPath, model: Model) -> MainCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "main") as? MainCell else { fatalError() }
        cell.configure(model: model)
        return cell
      }
      """
    let rest = """
      struct Model { let words: String }
      final class NoteCell: UITableViewCell {
        let note = UILabel()
        func setUp() { contentView.addSubview(note); note.text = "Why" }
      }
      final class LabelCell: UITableViewCell { @IBOutlet var titleLabel: UILabel! }
      final class MainCell: UITableViewCell {
        @IBOutlet var words: UILabel!
        func configure(model: Model) { update(model.words) }
        private func update(_ value: String) { words.text = value }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        list
          text "Why"
          section
            column
              text "Tracing"
          text "Of this device" (13pt, soft)
          section
            column
              text "Delete all"
          text "For good" (13pt, soft)

        """)
  }

  @Test func readsTheHeaderOfAWholeTable() {
    let members = """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Networks" }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Main"
        return cell
      }
      """
    #expect(
      outline(members) == """
        list
          section "Networks"
            text "Main"

        """)
  }

  @Test func readsTheViewAboveASection() {
    let members = """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 1 else { return UIView() }
        let button = UIButton()
        button.setTitle("Select all", for: .normal)
        return button
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Main"
        return cell
      }
      """
    #expect(
      outline(members) == """
        list
          button "Select all"
          text "Main"

        """)
  }

  /// A branch whose condition casts to its cell has a row, too.
  @Test func readsTheCellOfACondition() {
    let members = """
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Devices"
          return cell
        } else if let device = tableView.dequeueReusableCell(withIdentifier: "device") as? DeviceCell {
          return device
        }
        return UITableViewCell()
      }
      """
    let rest = """
      final class DeviceCell: UITableViewCell {
        let name = UILabel()
        func setUp() { contentView.addSubview(name); name.text = "Phone" }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        list
          text "Devices"
          text "Phone"

        """)
  }
}
