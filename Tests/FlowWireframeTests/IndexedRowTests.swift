import Testing

/// Elements that code looks up by their number.
@Suite struct IndexedRowTests {
  @Test func cellsShowTheElementOfTheirRow() {
    let source = """
      final class ItemCell: UITableViewCell {
        let title = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier); contentView.addSubview(title) }
        func configure(item: Item) { title.text = item.title }
      }
      enum Item: CaseIterable { case one, two
        var title: String { switch self { case .one: return "One"; case .two: return "Two" } } }
      final class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView()
        let items = Item.allCases
        override func viewDidLoad() { view.addSubview(table) }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          guard let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath) as? ItemCell else { return UITableViewCell() }
          cell.configure(item: items[indexPath.row])
          return cell
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          text "One"
          text "Two"

        """)
  }

  @Test func rowsBelongToTheElementOfTheirSection() {
    let source = """
      final class Screen: UITableViewController {
        struct Sec { let header: String; let rows: [String] }
        let sections = [Sec(header: "Fruit", rows: ["Apple"]), Sec(header: "Veg", rows: ["Kale", "Leek"])]
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { sections[s].header }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let c = UITableViewCell(); c.textLabel?.text = sections[p.section].rows[p.row]; return c }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          section "Fruit"
            text "Apple"
          section "Veg"
            text "Kale"
            text "Leek"

        """)
  }

  @Test func placesHaveAnyName() {
    let source = """
      final class Screen: UITableViewController {
        enum Row: Int, CaseIterable { case profile, help
          var title: String { switch self { case .profile: return "Profile"; case .help: return "Help" } } }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { Row.allCases.count }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = t.dequeueReusableCell(withIdentifier: "x", for: i)
          guard let row = Row(rawValue: i.row) else { return c }
          c.textLabel?.text = row.title
          c.accessoryType = .disclosureIndicator
          return c
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          link "Profile"
          link "Help"

        """)
  }

  @Test func numberedElementsAreKnown() {
    let source = #"""
      struct Screen: View {
        let steps = ["Plan", "Pack", "Go"]
        var body: some View {
          VStack {
            ForEach(Array(steps.enumerated()), id: \.offset) { index, step in Text(step) }
            ForEach(0..<steps.count, id: \.self) { i in Text(steps[i]) }
          }
        }
      }
      """#
    #expect(
      Sketch.outline(source) == """
        column
          text "Plan"
          text "Pack"
          text "Go"
          text "Plan"
          text "Pack"
          text "Go"

        """)
  }

  @Test func indicesLeadToElements() {
    let source = #"""
      struct Page { let title: String; let text: String }
      struct Screen: View {
        private let pages: [Page] = [.init(title: "One", text: "a"), .init(title: "Two", text: "b")]
        var body: some View { TabView { ForEach(pages.indices, id: \.self) { i in VStack { Text(pages[i].title); Text(pages[i].text) } } }.tabViewStyle(.page) }
      }
      """#
    #expect(
      Sketch.outline(source) == """
        column
          text "One"
          text "a"

        """)
  }

  @Test func rangesOfLiteralsRunForEachNumber() {
    let source = #"""
      final class Pad: UIView {
        init() { super.init(frame: .zero)
          for i in 1...3 { let b = UIButton(); b.setTitle("\(i)", for: .normal); addSubview(b) } }
      }
      final class Screen: UIViewController { override func viewDidLoad() { view.addSubview(Pad()) } }
      """#
    #expect(
      Sketch.outline(source) == """
        column (full width)
          column
            button "1"
            button "2"
            button "3"

        """)
  }

  /// A branch for a section looks its rows up in a list of tuples.
  @Test func aSectionMayHaveAListOfItsOwn() {
    let source = """
      final class Screen: UITableViewController {
        lazy var switches: [(data: Data, isOn: Bool)] = {
          var items: [(data: Data, isOn: Bool)] = [(Data(label: "History"), true)]
          items.append((Data(label: "Cache"), false))
          return items
        }()
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          if indexPath.section == 0 {
            cell.textLabel?.text = "All"
            return cell
          } else if indexPath.section == 1 {
            cell.textLabel?.text = switches[indexPath.row].data.label
            cell.accessoryView = UISwitch()
            return cell
          }
          return cell
        }
      }
      struct Data { let label: String }
      """
    #expect(
      Sketch.outline(source) == """
        list
          text "All"
          toggle "History"
          toggle "Cache"

        """)
  }
}
