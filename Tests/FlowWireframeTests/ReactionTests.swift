import Testing

/// Code that only runs in response to something does not belong to what a screen shows first.
@Suite struct ReactionTests {
  private func outline(_ members: String) -> String {
    Sketch.outline("import UIKit\nfinal class Screen: UIViewController {\n\(members)\n}")
  }

  private static let views = """
    private let question: UILabel = { let label = UILabel(); label.text = "How was it?"; return label }()
    private let thanks: UILabel = { let label = UILabel(); label.text = "Thank you"; return label }()
    private let send = UIButton()
    override func viewDidLoad() {
      send.setTitle("Send", for: .normal)
      send.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
      view.addSubview(question)
      view.addSubview(send)
    }
    """

  private static let first = """
    column (full width)
      text "How was it?"
      button "Send"

    """

  @Test(arguments: [
    "@objc private func sendTapped() { view.addSubview(thanks) }",
    "@objc private func sendTapped() { question.text = \"Thank you\"; send.setTitle(\"Sent\", for: .normal) }",
    "@objc private func sendTapped() { question.isHidden = true }",
    "@objc private func sendTapped() { showThanks() }\nprivate func showThanks() { view.addSubview(thanks) }",
    "@IBAction func sendTapped(_ sender: Any) { view.addSubview(thanks) }",
    "func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { view.addSubview(thanks) }",
  ])
  func whatATapShowsIsNotThereAtFirst(code: String) {
    #expect(outline(Self.views + "\n" + code) == Self.first)
  }

  @Test func whatTheBeginningCallsTooIsThereAtFirst() {
    let members = """
      private let list: UILabel = { let label = UILabel(); label.text = "News"; return label }()
      override func viewDidLoad() { refresh() }
      @objc private func refresh() { show() }
      private func show() { view.addSubview(list) }
      """
    #expect(outline(members) == "column (full width)\n  text \"News\"\n")
  }

  @Test func aTextThatOnlyATapSetsIsBetterThanNone() {
    let members = """
      private let state = UILabel()
      override func viewDidLoad() { view.addSubview(state) }
      @objc private func tapped() { state.text = "Running" }
      """
    #expect(outline(members) == "column (full width)\n  text \"Running\"\n")
  }
}
