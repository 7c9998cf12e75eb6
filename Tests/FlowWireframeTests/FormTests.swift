import Testing

/// Forms whose sections and rows are joined by operators.
@Suite struct FormTests {
  private func outline(_ members: String, rest: String = "") -> String {
    Sketch.outline("import UIKit\nfinal class Screen: FormViewController {\n\(members)\n}\n\(rest)")
  }

  @Test func readsSectionsAndRows() {
    let members = """
      override func viewDidLoad() {
        form +++ Section(header: "Account", footer: "Only you see this.")
          <<< SwitchRow("lock") { $0.title = "Lock" }.onChange { row in row.title = "Changed" }
          <<< TextFloatLabelRow("name").cellUpdate { cell, _ in cell.textField.placeholder = "Name" }
          <<< PasswordRow { $0.placeholder = "Password" }
          <<< LabelRow { $0.title = "Version" }
        form +++ Section()
          <<< SegmentedRow<String>("kind") { $0.options = ["One", "Two"] }
          <<< ButtonRow { $0.title = "Sign out" }
          <<< ButtonRow { $0.hidden = true; $0.title = "Unseen" }
          <<< WheelRow()
      }
      """
    #expect(
      outline(members) == """
        list
          section "Account"
            toggle "Lock"
            field "Name"
            secureField "Password"
            text "Version"
          text "Only you see this." (13pt, soft)
          section
            segments
              text "One"
              text "Two"
            button "Sign out"
            hatched "WheelRow" (full width)

        """)
  }

  @Test func partsWhoseConditionsHideThemAtFirstAreLeftOut() {
    let members = """
      override func viewDidLoad() {
        form +++ Section()
          <<< SegmentedRow<String>(Tags.kind) { $0.options = ["Phrase", "Key"]; $0.value = Kind.phrase.title }
          +++ Section(footer: "64 letters") {
            $0.hidden = Eureka.Condition.function([Tags.kind], { [weak self] _ in
              return self?.kindRow?.value != Kind.key.title
            })
          }
          <<< TextAreaRow { $0.placeholder = "Key" }
          +++ Section(footer: "12 words") {
            $0.hidden = Eureka.Condition.function([Tags.kind], { [weak self] _ in
              return self?.kindRow?.value != Kind.phrase.title
            })
          }
          <<< TextAreaRow { $0.placeholder = "Phrase" }
          <<< ButtonRow { $0.title = "Other"; $0.hidden = .function([Tags.other], { _ in other.value == 1 }) }
      }
      """
    #expect(
      outline(members) == """
        list
          section
            segments
              text "Phrase"
              text "Key"
          section
            editor "Phrase"
            button "Other"
          text "12 words" (13pt, soft)

        """)
  }

  @Test func followsFunctionsAndPropertiesThatMakeRows() {
    let members = """
      lazy var about: ButtonRow = { return Rows.button { $0.title = "About" } }()
      override func viewDidLoad() {
        form = Section()
          <<< about
          <<< link(to: "Help")
      }
      private func link(to title: String) -> ButtonRow {
        return Rows.button { $0.title = title }.cellUpdate { cell, _ in cell.accessoryType = .disclosureIndicator }
      }
      """
    let rest = """
      enum Rows {
        static func button(_ set: (ButtonRow) -> Void) -> ButtonRow { return ButtonRow { $0.title = "" } }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        list
          section
            button "About"
            link "Help"

        """)
  }

  @Test func formsThatMakeThemselvesEnd() {
    let members = """
      override func viewDidLoad() { form +++ Section() <<< row() }
      func row() -> ButtonRow { return row() }
      """
    #expect(outline(members).isEmpty)
  }

  /// A function makes a row for each of several cases.
  @Test func rowsOfAFunctionHaveTheTextsOfItsArgument() {
    let members = """
      override func viewDidLoad() {
        form +++ Section() <<< link(to: .terms) <<< link(to: .privacy)
      }
      private func link(to page: Page) -> ButtonRow { return ButtonRow { $0.title = page.title } }
      """
    let rest = """
      enum Page { case terms, privacy
        var title: String {
          switch self {
          case .terms: return "Terms"
          case .privacy: return "Privacy"
          }
        }
      }
      """
    #expect(
      outline(members, rest: rest) == """
        list
          section
            button "Terms"
            button "Privacy"

        """)
  }

  @Test func readsRowsThatAreAppendedToASection() {
    let members = """
      let model = Model()
      init() {
        let section = Section("Send")
        rows().forEach { row in section.append(row) }
        form = Section() +++ section
      }
      func rows() -> [BaseRow] { model.fields.map { row(for: $0) } }
      func row(for field: Field) -> BaseRow {
        switch field {
        case .address: return TextRow { $0.placeholder = "Address" }
        case .amount: return TextRow { $0.placeholder = "Amount" }
        }
      }
      """
    #expect(
      outline(
        members,
        rest:
          "enum Field { case address, amount }\nstruct Model { var fields: [Field] { [.address, .amount] } }")
          == """
          list
            section "Send"
              field "Address"
              field "Amount"

          """)
  }
}
