import Testing

/// Views that constraints arrange.
@Suite struct AnchorTests {
  private func outline(_ members: String) -> String {
    Sketch.outline("import UIKit\nfinal class Screen: UIViewController {\n\(members)\n}")
  }

  private static let labels = """
    private let icon = UIImageView(image: UIImage(named: "Lock"))
    private let heading: UILabel = { let label = UILabel(); label.text = "Safe"; return label }()
    private let note: UILabel = { let label = UILabel(); label.text = "Since today"; return label }()
    private let end: UILabel = { let label = UILabel(); label.text = "End"; return label }()
    private enum Sizes { static let icon: CGFloat = 24 }
    """

  private static let beside = """
    column (full width)
      row
        picture "Lock" (24 wide, 24 high)
        column
          text "Safe"
          text "Since today"
      text "End"

    """

  @Test(arguments: [
    """
    heading.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
    note.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
    """,
    """
    icon.trailingAnchor.constraint(equalTo: heading.leadingAnchor, constant: -8),
    note.leftAnchor.constraint(equalToSystemSpacingAfter: icon.rightAnchor, multiplier: 1),
    """,
  ])
  func viewsBesideEachOtherAreARow(constraints: String) {
    let code = """
      override func viewDidLoad() {
        for part in [heading, icon, end, note] { view.addSubview(part) }
        NSLayoutConstraint.activate([
          \(constraints)
          note.topAnchor.constraint(equalTo: heading.bottomAnchor),
          end.topAnchor.constraint(equalTo: note.bottomAnchor),
          icon.widthAnchor.constraint(equalToConstant: Sizes.icon),
        ])
      }
      """
    #expect(outline(Self.labels + "\n" + code) == Self.beside)
  }

  @Test func viewsInACircleEnd() {
    let code = """
      override func viewDidLoad() {
        view.addSubview(heading)
        view.addSubview(note)
        heading.leadingAnchor.constraint(equalTo: note.trailingAnchor).isActive = true
        note.leadingAnchor.constraint(equalTo: heading.trailingAnchor).isActive = true
      }
      """
    let shown = outline(Self.labels + "\n" + code)
    #expect(shown.contains("\"Safe\"") && shown.contains("\"Since today\""))
  }
}
