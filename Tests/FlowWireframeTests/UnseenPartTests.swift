import Testing

/// Views that code adds and nobody sees, and those that it adds twice.
@Suite struct UnseenPartTests {
  private func outline(_ members: String, rest: String = "") -> String {
    Sketch.outline("final class Screen: UIViewController {\n\(members)\n}\n\(rest)")
  }

  @Test func aFieldWithoutSizeOnlyReceivesWhatIsTyped() {
    let members = """
      let code = UITextField()
      let name = UITextField()
      override func viewDidLoad() {
        code.isSecureTextEntry = true
        code.addTarget(self, action: #selector(typed), for: .editingChanged)
        view.addSubview(code)
        view.addSubview(name)
        name.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      """
    #expect(outline(members) == "column (full width)\n  field\n")
  }

  @Test func aLabelWithoutTextIsALine() {
    let members = """
      override func viewDidLoad() {
        view.addSubview(Look.line(.gray))
        view.addSubview(Look.title("Name"))
      }
      """
    let rest = """
      enum Look {
        static func line(_ color: UIColor) -> UIView {
          let label = UILabel()
          label.backgroundColor = color
          return label
        }
        static func title(_ words: String) -> UIView {
          let label = UILabel()
          label.text = words
          return label
        }
      }
      """
    #expect(outline(members, rest: rest) == "column (full width)\n  text \"Name\"\n")
  }

  @Test func aViewThatMovesIntoAStackIsDrawnThere() {
    let members = """
      override func viewDidLoad() {
        let title = UILabel()
        title.text = "Name"
        view.addSubview(title)
        let stack = UIStackView(arrangedSubviews: [title])
        stack.axis = .vertical
        view.addSubview(stack)
      }
      """
    #expect(outline(members).ranges(of: "Name").count == 1)
  }

  @Test func theBarOfASearchIsDrawnOnce() {
    let members = """
      lazy var searchController = UISearchController(searchResultsController: nil)
      let table = UITableView()
      override func viewDidLoad() {
        searchController.searchBar.placeholder = "Find"
        table.tableHeaderView = searchController.searchBar
        view.addSubview(table)
      }
      """
    #expect(outline(members) == "search \"Find\"\nlist\n  hatched \"table\" (full width)\n")
  }

  @Test func aScreenMayOnlyHaveATitleView() {
    let members = """
      override func viewDidLoad() { navigationItem.titleView = UISegmentedControl(items: ["One", "Two"]) }
      """
    #expect(
      outline(members) == """
        principal
          segments
            text "One"
            text "Two"
        column
          hatched "Screen" (full width)

        """)
  }

  @Test func knownPartsOfAnUnknownViewAreDrawn() {
    let members = """
      let page = WKWebView()
      let bar = UIProgressView()
      override func viewDidLoad() { view.addSubview(page); page.addSubview(bar) }
      """
    #expect(outline(members) == "column (full width)\n  hatched \"WKWebView\" (full width)\n  progress\n")
  }

  @Test func aLabelThatNobodySetsIsBlank() {
    let members = """
      let table = UITableView()
      override func viewDidLoad() {
        let footer = FootView(frame: .zero)
        footer.style()
        let header = FootView(frame: .zero)
        header.title.text = "Name"
        view.addSubview(header)
        view.addSubview(footer)
      }
      """
    let rest = """
      final class FootView: UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
        func style() { title.numberOfLines = 0 }
      }
      """
    let all = outline(members, rest: rest)
    #expect(all.contains("\"Name\"") && !all.contains("{title}"))
  }

  @Test func viewsThatAControllerGetsAreDrawn() {
    let members = """
      let stack = StackController()
      let hint = UILabel()
      override func viewDidLoad() {
        addChild(stack)
        view.addSubview(stack.view)
        hint.text = "Scan"
        stack.addItem(hint)
      }
      """
    #expect(outline(members) == "column (full width)\n  text \"Scan\"\n")
    // Functions of the app may show the controller.
    let shown = members.replacing("view.addSubview(stack.view)", with: "show(stack)")
      .replacing(
        "stack.addItem(hint)", with: "let items: [UIView] = [hint]; for item in items { stack.addItem(item) }"
      )
    #expect(outline(shown) == "column (full width)\n  text \"Scan\"\n")
  }

  @Test func headersMayHaveAConfiguration() {
    let members = """
      let table = UITableView()
      override func viewDidLoad() { view.addSubview(table) }
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = table.dequeueReusableHeaderFooterView(withIdentifier: "Header") else { return nil }
        var look = UIListContentConfiguration.plainHeader()
        look.text = "Save in".uppercased()
        header.contentConfiguration = look
        return header
      }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
      }
      """
    #expect(outline(members).contains("\"SAVE IN\""))
  }

  @Test func toolbarsShowTheirItems() {
    let members = """
      let bar: UIToolbar = .build { bar in bar.setItems([UIBarButtonItem(title: "Sort", style: .plain, target: nil)], animated: false) }
      override func viewDidLoad() { view.addSubview(bar); setToolbarItems(panel.items, animated: false) }
      """
    #expect(outline(members) == "column (full width)\n  row\n    button \"Sort\"\n")
  }

  /// A choice within the case of a row is about the row's state, of which there is one.
  @Test func aRowHasOneState() {
    let source = """
      final class Screen: UITableViewController {
        var state: State
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let row = kind(at: indexPath)
          switch row {
          case .first:
            let cell = UITableViewCell()
            cell.textLabel?.text = "First"
            return cell
          case .second:
            let cell = UITableViewCell()
            switch state {
            case .on: cell.textLabel?.text = "On"
            case .off: cell.textLabel?.text = "Off"
            }
            return cell
          }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          text "First"
          text "On"

        """)
  }

  /// That there are no files is as temporary as an empty list.
  @Test func absenceIsTemporary() {
    let source = """
      final class Screen: UIViewController {
        let label = UILabel()
        let nothing = UILabel()
        override func viewDidLoad() {
          label.text = "Files"
          nothing.text = "No files"
          view.addSubview(label)
          update()
        }
        func update() {
          if !model.hasFiles { view.addSubview(nothing) } else { nothing.removeFromSuperview() }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column (full width)
          text "Files"

        """)
  }
}
