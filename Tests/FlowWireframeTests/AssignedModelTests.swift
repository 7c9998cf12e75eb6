import Testing

/// Models that code builds before it gives them to a table.
@Suite struct AssignedModelTests {
  @Test func rowsMayBeAddedBefore() {
    let members = """
      let kind: Kind
      override func viewDidLoad() {
        var cells: [Cell] = [.body(text: "Thanks")]
        switch kind {
        case .paid(let method):
          switch method {
          case .card: cells.append(contentsOf: [.step(title: "Keep the card")])
          case .cash: cells.append(contentsOf: [.step(title: "Keep the receipt")])
          }
        case .free: break
        }
        cells.append(.body(text: "Bye"))
        model = Model([.section(header: .image(UIImage(named: "Hero")), cells: cells)])
      }
      """
    #expect(
      Sketch.ofModelTable(members) == """
        list
          section
            picture "Hero"
            text "Thanks"
            text "Keep the card"
            text "Bye"

        """)
  }

  @Test func aPublishedModelMayBeSetByAFunction() {
    let members = """
      private let source = Source()
      override func viewDidLoad() {
        source.$model.sink { [weak self] model in self?.model = model }.store(in: &bag)
      }
      """
    let rest = """
      final class Source {
        @Published var model = Model([])
        func update() {
          var new = Model([])
          new.add(.section(cells: [.body(text: "First")]))
          new.add(.section(cells: [.body(text: "Second")]))
          model = new
        }
      }
      """
    #expect(
      Sketch.ofModelTable(members, rest: rest) == """
        list
          section
            text "First"
          section
            text "Second"

        """)
  }

  /// Of several types behind a protocol, the first that is not for a failure.
  @Test func aProtocolStandsForALikelyType() {
    let members = """
      private let source: Source
      override func viewDidLoad() { model = source.model }
      """
    let rest = """
      protocol Source { var model: Model { get } }
      struct FailedSource: Source { var model: Model { Model([.section(cells: [.body(text: "Failed")])]) } }
      struct OpenSource: Source { var model: Model { Model([.section(cells: [.body(text: "Open")])]) } }
      struct ClosedSource: Source { var model: Model { Model([.section(cells: [.body(text: "Closed")])]) } }
      """
    #expect(
      Sketch.ofModelTable(members, rest: rest) == """
        list
          section
            text "Open"

        """)
  }

  @Test func functionsMayBuildTexts() {
    let members = """
      private let names: NamesProvider
      override func viewDidLoad() {
        model = Model([.section(cells: [.legal(points: [point("Bold", "normal")], valueNames: names)])])
      }
      private func point(_ title: String, _ text: String) -> NSMutableAttributedString {
        let point = NSMutableAttributedString(string: "\\(title) ", attributes: bold)
        point.append(NSAttributedString(string: text))
        return point
      }
      """
    #expect(
      Sketch.ofModelTable(members) == """
        list
          section
            text "Bold normal"

        """)
  }

  /// What a base class does not say, the first of its subclasses does.
  @Test func subclassesMayHaveTheModel() {
    let members = """
      private let source: BaseSource
      override func viewDidLoad() { model = source.model }
      """
    let rest = """
      class BaseSource { var model: Model { fatalError("never called") } }
      final class FirstSource: BaseSource {
        override var model: Model { Model([.section(cells: [.body(text: Texts.box.title)] )]) }
      }
      final class SecondSource: BaseSource { override var model: Model { Model([.section(cells: [])]) } }
      enum Texts { enum box { static let title = "First" } }
      """
    #expect(
      Sketch.ofModelTable(members, rest: rest) == """
        list
          section
            text "First"

        """)
  }

  @Test func functionsMayMakeTheRows() {
    let members = """
      let items: [Item]
      override func viewDidLoad() { model = Model([.section(cells: rows())]) }
      private func rows() -> [Cell] {
        var cells: [Cell] = []
        for item in items { cells.append(.body(text: "Row")) }
        return cells
      }
      """
    #expect(
      Sketch.ofModelTable(members) == """
        list
          section
            text "Row"
            text "Row"
            text "Row"

        """)
  }
}
