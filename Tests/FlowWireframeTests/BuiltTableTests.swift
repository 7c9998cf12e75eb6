import Testing

/// Tables whose rows are objects, or are set up one by one.
@Suite struct BuiltTableTests {
  private func outline(_ members: String, rest: String = "") -> String {
    Sketch.outline("import UIKit\nfinal class Screen: UITableViewController {\n\(members)\n}\n\(rest)")
  }

  private static let rows = """
    class Row {
      private var words: NSAttributedString?
      var title: NSAttributedString? { return words }
      var hidden: Bool { false }
      init(title: NSAttributedString? = nil) { words = title }
    }
    class Group: Row {
      let children: [Row]
      let footer: String?
      init(title: NSAttributedString? = nil, footer: String? = nil, children: [Row]) {
        self.children = children
        self.footer = footer
        super.init(title: title)
      }
    }
    class Toggle: Row {
      let control = UISwitch()
      convenience init(words: String) { self.init(title: NSAttributedString(string: words)) }
    }
    class Leading: Row {
      override var title: NSAttributedString? {
        guard let theme else { return nil }
        return NSAttributedString(string: "Passwords", attributes: theme)
      }
      var accessoryType: UITableViewCell.AccessoryType { .disclosureIndicator }
    }
    class Secret: Row { override var hidden: Bool { return !debugs } }
    """

  @Test func readsSectionsOfRowObjects() {
    let members = """
      func sections() -> [Group] {
        var rows = [Row]()
        rows.append(Leading())
        if isOn { rows += [Toggle(words: "Sync")] }
        rows.append(Secret(title: NSAttributedString(string: "Crash")))
        var groups = [Group(title: NSAttributedString(string: "General"), footer: "Of this device", children: rows)]
        groups += others()
        return groups
      }
      private func others() -> [Group] {
        let about = Row(title: NSAttributedString(string: "About"))
        return [Group(children: [about])]
      }
      """
    #expect(
      outline(members, rest: Self.rows) == """
        list
          section "General"
            link "Passwords"
            toggle "Sync"
          text "Of this device" (13pt, soft)
          section
            text "About"

        """)
  }

  @Test func readsRowsOfCases() {
    let members = """
      func rows() -> [Row] { Level.all.map { level in Row(title: NSAttributedString(string: level.words)) } }
      """
    let rest = """
      enum Level {
        case basic, strict
        static let all: [Level] = [.basic, .strict]
        var words: String {
          switch self {
          case .basic: "Standard"
          case .strict: "Strict"
          }
        }
      }
      """
    #expect(
      outline(members, rest: Self.rows + "\n" + rest) == "list\n  text \"Standard\"\n  text \"Strict\"\n")
  }

  @Test func listsOfOtherObjectsAreNoRows() {
    let members = """
      override func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: "cell") }
      func requests() -> [Request] { [Request(path: "a"), Request(path: "b")] }
      """
    let rest = """
      struct Request { let path: String }
      final class Cell: UITableViewCell {
        let words = UILabel()
        init() { contentView.addSubview(words); words.text = "Row" }
      }
      """
    #expect(outline(members, rest: rest) == "list\n  text \"Row\"\n  text \"Row\"\n  text \"Row\"\n")
  }

  @Test func rowsThatHoldThemselvesEnd() {
    let members = "func rows() -> [Row] { rows() + rows() }"
    #expect(!outline(members, rest: Self.rows).contains("section"))
  }

  @Test func readsABranchForEachRow() {
    let members = """
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        if indexPath.section == 0 {
          cell.accessoryType = .disclosureIndicator
          cell.textLabel?.text = "Website data"
        } else if indexPath.section == 1 {
          let control = UISwitch()
          cell.textLabel?.text = "Clear on exit"
          cell.accessoryView = control
        } else {
          cell.textLabel?.text = "Clear now"
          if isOn { cell.textLabel?.textColor = .red }
        }
        return cell
      }
      """
    #expect(
      outline(members) == """
        list
          link "Website data"
          toggle "Clear on exit"
          text "Clear now"

        """)
  }

  @Test func readsWhatABranchPassesToACell() {
    let members = """
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "a") as? Cell else { return UITableViewCell() }
        switch Place(rawValue: indexPath.row)! {
        case .name:
          let model = Model(title: "Name", hint: "Who")
          cell.configure(model)
          return cell
        case .site:
          cell.configure(Model(title: "Site", hint: "https://"))
          return cell
        }
      }
      """
    let rest = """
      struct Model { let title: String; let hint: String }
      final class Cell: UITableViewCell {
        let heading = UILabel()
        let field = UITextField()
        func configure(_ model: Model) {
          contentView.addSubview(heading)
          contentView.addSubview(field)
          heading.text = model.title
          field.placeholder = model.hint
        }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        list
          column
            text "Name"
            field "Who"
          column
            text "Site"
            field "https://"

        """)
  }

  @Test func readsRowsThatClosuresMake() {
    let members = """
      private lazy var sync: Toggle = { return Toggle(words: "Sync") }()
      func rows() -> [Row] {
        let rows: [Row]
        if hasAccount { rows = [sync, Leading()] } else { rows = [Leading()] }
        return rows
      }
      """
    #expect(
      outline(members, rest: Self.rows) == "list\n  toggle \"Sync\"\n  link \"Passwords\"\n")
  }

  @Test func itemsOfBarsAreNoRows() {
    let members = """
      private lazy var edit: UIBarButtonItem = { UIBarButtonItem(title: "Edit") }()
      func items() -> [UIBarButtonItem] { [edit] }
      """
    let rest = "extension UIBarButtonItem { convenience init(title: String) { self.title = title } }"
    #expect(!outline(members, rest: rest).contains("Edit"))
  }

  @Test func anObjectForACellIsNoRow() {
    let members = """
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let node = nodes[path.row]
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "a") as? LineCell else { fatalError() }
        if let item = node as? Item { cell.configure(item) }
        return cell
      }
      """
    let rest = """
      protocol FolderCell { var title: String { get } }
      struct Item: FolderCell { var title: String }
      final class LineCell: UITableViewCell {
        private let words = UILabel()
        func configure(_ item: Item) { words.text = item.title; contentView.addSubview(words) }
      }
      """
    #expect(
      outline(members, rest: rest) == "list\n  text \"{title}\"\n  text \"{title}\"\n  text \"{title}\"\n")
  }

  @Test func theViewAboveASectionHasTheClassThatCodeCastsTo() {
    let members = """
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "a") as? Header else {
          return nil
        }
        header.words.text = "Questions"
        return header
      }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "One"
        return cell
      }
      """
    let rest = """
      final class Header: UITableViewHeaderFooterView {
        let words = UILabel()
        func setUp() { contentView.addSubview(words) }
      }
      """
    #expect(outline(members, rest: rest) == "list\n  text \"Questions\"\n  text \"One\"\n")
  }

  /// The superclass registers a cell that this table does not use.
  @Test func onlyTheCellsOfTheFunctionForCellsAreDrawn() {
    let members = """
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "a") as? LineCell { return cell }
        return UITableViewCell()
      }
      """
    let rest = """
      class Base: UITableViewController {
        override func viewDidLoad() { tableView.register(SiteCell.self, forCellReuseIdentifier: "site") }
      }
      final class LineCell: UITableViewCell {
        private let words = UILabel()
        func setUp() { words.text = "Line"; contentView.addSubview(words) }
      }
      final class SiteCell: UITableViewCell {
        private let words = UILabel()
        func setUp() { words.text = "Site"; contentView.addSubview(words) }
      }
      """
    let source = "import UIKit\nfinal class Screen: Base {\n\(members)\n}\n\(rest)"
    let shown = Sketch.outline(source)
    #expect(shown.contains("\"Line\"") && !shown.contains("\"Site\""))
  }

  @Test func sectionsThatAreObjectsHaveNoOtherHeaders() {
    let members = """
      func makeGroups() -> [Group] { [Group(children: [Row(title: NSAttributedString(string: "One"))])] }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "a") as? Header else {
          return nil
        }
        header.words.text = groups[section].title
        return header
      }
      """
    let rest = """
      final class Header: UITableViewHeaderFooterView {
        let words = UILabel()
        func setUp() { contentView.addSubview(words) }
      }
      """
    #expect(
      outline(members, rest: Self.rows + rest) == "list\n  section\n    text \"One\"\n")
  }
}
