import Testing

/// Headers and footers that a table asks for by number.
@Suite struct SectionEdgeTests {
  @Test func aDefaultCaseIsThatOfAllOthers() {
    let source = """
      final class Screen: UITableViewController {
        enum Section: Int, CaseIterable { case account, about }
        override func numberOfSections(in t: UITableView) -> Int { Section.allCases.count }
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
          switch Section(rawValue: s) { case .account: return "Account"; default: return "About" }
        }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: i)
          switch Section(rawValue: i.section)! {
          case .account: cell.textLabel?.text = "Sign out"
          case .about: cell.textLabel?.text = "Version"
          }
          return cell
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          section "Account"
            text "Sign out"
          section "About"
            text "Version"

        """)
  }

  @Test func viewsBelowRowsAreDrawn() {
    let source = """
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          let header = UILabel(); header.text = "Top"
          tableView.tableHeaderView = header
        }
        override func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? {
          let l = UILabel(); l.text = "Foot"; return l
        }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let c = UITableViewCell(); c.textLabel?.text = "Row"; return c
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          text "Top"
          text "Row"
          text "Foot"

        """)
  }
}
