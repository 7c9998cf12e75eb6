import Testing

/// Rows that closures set up, and rows for the elements of a list.
@Suite struct ClosureRowTests {
  private func outline(_ closure: String, data: String = "") -> String {
    Sketch.outline(
      """
      struct Place { let name: String; var detail = "Near" }
      struct PlaceRow: View { let place: Place; var body: some View { Text(place.name).bold() } }
      final class Screen: UIViewController {
        var list: UICollectionView!
        override func viewDidLoad() {
          view.addSubview(list)
          let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { cell, path, place in
            \(closure)
          }
          source = UICollectionViewDiffableDataSource<Int, Place>(collectionView: list) { view, path, place in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: place)
          }
          \(data)
        }
      }
      """)
  }

  private let content = """
    var content = cell.defaultContentConfiguration()
    content.text = place.name
    content.secondaryText = place.detail
    content.image = UIImage(systemName: "pin")
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    """

  @Test func readsTheContentOfSystemCells() {
    let data = "snapshot.appendItems([Place(name: \"Home\"), Place(name: \"Work\", detail: \"Far\")])"
    #expect(
      outline(content, data: data) == """
        list
          link
            row
              symbol "pin"
              column
                text "Home"
                text "Near" (13pt, soft)
          link
            row
              symbol "pin"
              column
                text "Work"
                text "Far" (13pt, soft)

        """)
  }

  @Test func drawsThreeRowsOfUnknownItems() {
    #expect(outline(content).split(separator: "\n").count { $0.contains("text \"{name}\"") } == 3)
  }

  @Test func readsHostedViews() {
    #expect(
      outline(
        "cell.contentConfiguration = UIHostingConfiguration { PlaceRow(place: place) }.margins(.all, 0)",
        data: "snapshot.appendItems([Place(name: \"Home\")])")
        == "list\n  text \"Home\" (bold)\n  text \"Home\" (bold)\n  text \"Home\" (bold)\n"
        .replacing("  text \"Home\" (bold)\n  text \"Home\" (bold)\n  text", with: "  text"))
  }

  @Test func drawsARowForEachCase() {
    let source = """
      enum Row: Int, CaseIterable { case profile, help
        var title: String { switch self { case .profile: return "Profile"; case .help: return "Help" } } }
      final class Screen: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "a", for: indexPath)
          guard let row = Row(rawValue: indexPath.row) else { return cell }
          cell.textLabel?.text = row.title
          return cell
        }
      }
      """
    #expect(Sketch.outline(source) == "list\n  text \"Profile\"\n  text \"Help\"\n")
  }

  @Test func drawsARowForEachElement() {
    let source = """
      final class Screen: UITableViewController {
        let names = ["One", "Two"]
        override func tableView(_ t: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let name = names[indexPath.row]
          let cell = UITableViewCell()
          cell.textLabel?.text = name
          cell.detailTextLabel?.text = "More"
          return cell
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        list
          column
            text "One"
            text "More" (13pt, soft)
          column
            text "Two"
            text "More" (13pt, soft)

        """)
  }
}
