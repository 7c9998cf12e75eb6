import Testing

/// Parts that code adds, shows or names only in a passing state are not there at first.
@Suite struct LaterPartTests {
  private func outline(_ members: String) -> String {
    Sketch.outline(
      """
      final class Screen: UIViewController {
        let name: UILabel = { let label = UILabel(); label.text = "Name"; return label }()
        let other: UILabel = { let label = UILabel(); label.text = "Other"; return label }()
      \(members)
      }
      """)
  }

  private static let one = """
    column (full width)
      text "Name"

    """

  @Test(arguments: [
    // A condition that probably does not hold, with no alternative.
    "override func viewDidLoad() { view.addSubview(name); if isDebug { view.addSubview(other) } }",
    "override func viewDidLoad() { view.addSubview(name); if error != nil { view.addSubview(other) } }",
    // What follows a guard.
    """
    override func viewDidLoad() { view.addSubview(name); showError() }
    func showError() { guard let error else { return }; view.addSubview(other) }
    """,
    "override func viewDidLoad() { guard !isLoading else { view.addSubview(other); return }; view.addSubview(name) }",
    // Functions that are only called in such a state.
    """
    override func viewDidLoad() { view.addSubview(name); if isLoading { addOther() } }
    func addOther() { view.addSubview(other) }
    """,
    // Delegates tell about events with labels.
    """
    override func viewDidLoad() { view.addSubview(name) }
    func tab(_ tab: Tab, didAddAlert alert: Alert) { view.addSubview(other) }
    """,
    // Others ask for more.
    """
    override func viewDidLoad() { view.addSubview(name) }
    func showOther() { view.addSubview(other) }
    """,
    // Messages about a view that has been shown.
    """
    override func viewDidLoad() { view.addSubview(name) }
    override func viewWillDisappear(_ animated: Bool) { view.addSubview(other) }
    """,
    // What is invisible until something makes it visible.
    """
    override func viewDidLoad() { view.addSubview(name); view.addSubview(other); other.alpha = 0 }
    @objc func tapped() { other.alpha = 1 }
    """,
    """
    override func viewDidLoad() {
      view.addSubview(name); view.addSubview(other)
      other.isHidden = true
      if isNew { other.isHidden = false }
    }
    """,
    // Debug-only items of bars, and those that come later.
    """
    override func viewDidLoad() {
      view.addSubview(name)
      if isDebug { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Other", style: .plain, target: nil) }
    }
    """,
    """
    override func viewDidLoad() { view.addSubview(name) }
    @objc func tapped() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Other", style: .plain, target: nil) }
    """,
  ])
  func laterPartsAreLeftOut(members: String) { #expect(outline(members) == Self.one, "\(members)") }

  @Test(arguments: [
    ("if isSignedIn { addName() } else { addOther() }", "Name"),
    ("guard isIPad else { addName(); return }; addOther()", "Name"),
    ("guard UIDevice.current.userInterfaceIdiom == .phone else { addOther(); return }; addName()", "Name"),
    ("if traitCollection.verticalSizeClass == .regular { addName() } else { addOther() }", "Name"),
    ("if hasToken && !isEmpty { addName() } else { addOther() }", "Name"),
    ("if hasToken && isEmpty { addName() } else { addOther() }", "Other"),
  ])
  func functionsOfBranchesExcludeEachOther(code: String, shown: String) {
    let members = """
      override func viewDidLoad() { \(code) }
      func addName() { view.addSubview(name) }
      func addOther() { view.addSubview(other) }
      """
    #expect(outline(members) == Self.one.replacing("Name", with: shown), "\(code)")
  }

  @Test func aTextThatIsAlwaysSetComesBeforeOneThatIsSometimes() {
    let members = """
      override func viewDidLoad() {
        view.addSubview(name)
        name.text = "Enter the code"
        if lock.isTimeSet() { name.text = "Try again later" }
      }
      """
    #expect(outline(members).contains("\"Enter the code\""))
  }

  @Test func observersOfAPropertyGetTheValueThatOthersSet() {
    let source = """
      final class Row: UITableViewCell {
        var title = "Example" { didSet { label.text = title } }
        let label = UILabel()
        override init(style: CellStyle, reuseIdentifier: String?) { contentView.addSubview(label) }
      }
      final class Screen: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path) as! Row
          cell.title = records[path.row].name
          return cell
        }
      }
      """
    #expect(Sketch.outline(source).contains("{name}"))
  }

  private static let both = """
    column (full width)
      text "Name"
      text "Other"

    """

  @Test(arguments: [
    "override func viewDidLoad() { view.addSubview(name); if error == nil { view.addSubview(other) } }",
    "override func viewDidLoad() { guard !isLoading else { return }; view.addSubview(name); view.addSubview(other) }",
    """
    override func viewDidLoad() { view.addSubview(name); if isLoading { addOther() }; addOther() }
    func addOther() { view.addSubview(other) }
    """,
    "override func viewDidLoad() { view.addSubview(name); view.addSubview(other); other.alpha = 0; other.alpha = 1 }",
    // Somebody else makes it visible, as a view that shows what is loading.
    "override func viewDidLoad() { view.addSubview(name); view.addSubview(other); other.alpha = 0 }",
    // A name that only mentions a state is none.
    """
    override func viewDidLoad() {
      guard let emptyStateView = made.view else { return }
      view.addSubview(name)
      if settings.isEditingEnabled { view.addSubview(other) }
    }
    """,
    // The screen itself shows more at first.
    """
    override func viewDidLoad() { view.addSubview(name); showOther() }
    func showOther() { view.addSubview(other) }
    """,
    // A closure that a caller passes is no event.
    """
    override func viewDidLoad() { view.addSubview(name); setUp(didTap: { }) }
    func setUp(didTap: @escaping () -> Void) { view.addSubview(other) }
    """,
  ])
  func firstPartsStay(members: String) { #expect(outline(members) == Self.both, "\(members)") }
}
