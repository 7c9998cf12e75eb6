import Foundation
import Testing

/// Controls that code gives their texts through models and configurations.
@Suite struct ConfiguredViewTests {
  private func outline(_ members: String, rest: String = "") -> String {
    Sketch.outline("import UIKit\nfinal class Screen: UIViewController {\n\(members)\n}\n\(rest)")
  }

  private static let button = """
    struct ButtonModel { let title: String }
    final class RoundButton: UIButton {
      func configure(with model: ButtonModel) {
        var updatedConfiguration = configuration
        updatedConfiguration?.title = model.title
        configuration = updatedConfiguration
      }
    }
    """

  @Test func readsTheTitleThatAModelPasses() {
    let members = """
      private lazy var go: RoundButton = .build { button in
        let model = ButtonModel(title: "Go on")
        button.configure(with: model)
      }
      private lazy var stop: RoundButton = .build()
      override func viewDidLoad() {
        view.addSubview(go)
        view.addSubview(stop)
        let model = ButtonModel(title: "Stop")
        stop.configure(with: model)
      }
      """
    #expect(
      outline(members, rest: Self.button)
        == "column (full width)\n  button \"Go on\"\n  button \"Stop\"\n")
  }

  @Test func readsTheTextThatAConstantSays() {
    let members = """
      private lazy var label: UILabel = .build { $0.numberOfLines = 0 }
      func setUp() { view.addSubview(label) }
      func fill() { let words = "Welcome"; label.text = words }
      """
    #expect(outline(members) == "column (full width)\n  text \"Welcome\"\n")
  }

  @Test func viewsOfTheOwnContentAreDrawnOnce() {
    let members = """
      private let scrollView = UIScrollView()
      private let contentView = UIView()
      private let label = UILabel()
      override func viewDidLoad() {
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(label)
        label.text = "Once"
      }
      """
    #expect(outline(members).components(separatedBy: "Once").count == 2)
  }

  @Test func readsTheValueOfACase() {
    let members = """
      let label = UILabel()
      override func viewDidLoad() { view.addSubview(label); label.text = AppName.short.rawValue }
      """
    #expect(
      outline(members, rest: "enum AppName: String { case short = \"Fox\" }")
        == "column (full width)\n  text \"Fox\"\n")
  }

  @Test func whatIsAddedToAViewOfTheAppStandsInIt() {
    let members = """
      let card = Card()
      let stack = Stack()
      let label = UILabel()
      override func viewDidLoad() {
        view.addSubview(card)
        view.addSubview(stack)
        card.addSubview(label)
        stack.addArrangedSubview(UISwitch())
        label.text = "Inside"
      }
      """
    let rest = "final class Card: UIView {}\nfinal class Stack: UIStackView {}"
    #expect(
      outline(members, rest: rest)
        == "column (full width)\n  text \"Inside\"\n  row\n    toggle\n")
  }

  @Test func switchesOverDeclaredCasesAreDecided() {
    let members = """
      var kind: Kind = .passwords
      override func viewDidLoad() {
        switch kind {
        case .passwords: title = "Passwords"
        case .cards: title = "Cards"
        }
      }
      """
    #expect(outline(members).hasPrefix("title \"Passwords\" (inline)\n"))
  }
}
