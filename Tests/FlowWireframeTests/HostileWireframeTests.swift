import FlowTestSupport
import FlowWireframe
import Testing

/// Source that nobody meant to draw ends in bounded time and room.
@Suite struct HostileWireframeTests {
  @Test func viewsInThemselvesEnd() {
    let source = """
      struct Screen: View { var body: some View { VStack { Text("A"); Other() } } }
      struct Other: View { var body: some View { Screen() } }
      """
    #expect(
      Sketch.outline(source) == "column\n  text \"A\"\n  hatched \"Screen\" (full width)\n")
  }

  @Test func propertiesAndTextsInThemselvesEnd() {
    let source = """
      struct Screen: View {
        var title: String { other }
        var other: String { title }
        var body: some View { VStack { Text(title); header } }
        var header: some View { header }
      }
      """
    #expect(Sketch.outline(source).contains("hatched \"header\""))
  }

  @Test func wideAndDeepViewsAreCut() {
    // Ten views that each show the next ten times.
    let views = (0..<10).map { number in
      "struct V\(number): View { var body: some View { VStack {\(String(repeating: " V\(number + 1)();", count: 10)) } } }"
    }
    let source =
      "struct Screen: View { var body: some View { V0() } }\n"
      + views.joined(separator: "\n") + "\nstruct V10: View { var body: some View { Text(\"End\") } }"
    #expect(Sketch.outline(source).split(separator: "\n").count < 12_000)
  }

  @Test func longChainsAndDeepStacksEnd() {
    let chain = "Text(\"A\")" + String(repeating: ".padding()", count: 1_000)
    #expect(Sketch.body("VStack { Text(\"B\"); \(chain) }").contains("hatched \"…\""))
    let deep =
      String(repeating: "VStack { ", count: 120) + "Text(\"A\")" + String(repeating: " }", count: 120)
    let drawing = Sketch.wireframe("struct Screen: View { var body: some View { \(deep) } }")
    #expect(drawing?.svg(WireframeColors(isDark: false, hue: 0)).hasSuffix("</svg>\n") == true)
  }

  /// Each model takes its content from three others, and each container shows three times what is passed to it.
  @Test func modelsInModelsAndPassedContentEnd() {
    let models = (0..<30).map { number in
      let other = (number + 7) % 30
      return """
        final class M\(number) { var model: Model = Model([]); let next = M\((number + 1) % 30)()
          func a() { model = next.model }; func b() { model = M\(other)().model }; func c() { model = make(next.model) }
          func make(_ one: Model) -> Model { one } }
        """
    }
    let table = """
      final class Screen: UITableViewController { let m0 = M0(); var model: Model = Model([])
        override func viewDidLoad() { model = m0.model } }
      """
    let deep = String(repeating: "Card { ", count: 40) + "Text(\"A\")" + String(repeating: " }", count: 40)
    let cards = """
      struct Card<C: View>: View { let c: () -> C; var body: some View { VStack { c(); c(); c() } } }
      struct Screen: View { var body: some View { \(deep) } }
      """
    let time = ProcessorTime.measure {
      _ = Sketch.outline(table + models.joined(separator: "\n"))
      #expect(Sketch.outline(cards).split(separator: "\n").count < 12_000)
    }
    #expect(time < .seconds(20))
  }

  /// Each would take two to the power of its depth if a layer were laid out twice.
  @Test func layersInLayersEnd() {
    let deep = String(repeating: "ZStack { ", count: 80) + "Text(\"A\")" + String(repeating: " }", count: 80)
    let drawing = Sketch.wireframe("struct Screen: View { var body: some View { ScrollView { \(deep) } } }")
    #expect(drawing?.svg(WireframeColors(isDark: false, hue: 0)).contains(">A<") == true)
  }

  /// Ten texts that each say the next ten times: ten billion, if all of them were read.
  @Test func textsInTextsEnd() {
    let constants = (0..<10).map { number in
      "let t\(number) = \"\(String(repeating: "\\(t\(number + 1))", count: 10))\""
    }
    let source =
      "struct Screen: View { let t10 = \"A\"; \(constants.joined(separator: "; "))\n"
      + "var body: some View { Text(t0) } }"
    #expect(Sketch.outline(source).hasPrefix("text \"{…}"))
  }

  /// A view's code is read once, however often the view is shown, and its members in turn.
  @Test func manyViewsWithMuchCodeEnd() {
    let members = (0..<3_000).map { "func f\($0)() { a.b = \($0); c(d) }" }.joined(separator: "\n")
    let views = (0..<300).map { "view.addSubview(Box(number: \($0)))" }.joined(separator: "\n")
    let source = """
      final class Screen: UIViewController { func viewDidLoad() {
      \(views)
      } }
      final class Box: UIView { let label = UILabel(); func setUp() { addSubview(label); label.text = "A" }
      \(members)
      }
      """
    let time = ProcessorTime.measure { #expect(Sketch.outline(source).contains("text \"A\"")) }
    #expect(time < .seconds(20))
  }

  /// Code that would be read billions of times, if each call and each round were a copy.
  @Test func functionsAndLoopsInThemselvesEnd() {
    let list = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"
    let loops =
      (0..<9).map { "for n\($0) in \(list) { " }.joined() + "stack.addArrangedSubview(label)"
      + String(repeating: " }", count: 9)
    let calls = (0..<200).map { "add(\"\($0)\")" }.joined(separator: "\n")
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "A"
          view.addSubview(label)
          \(loops)
          \(calls)
        }
        func add(_ name: String) {
          let title = UILabel()
          view.addSubview(title)
          let words = "\(String(repeating: "word ", count: 900))"
          \(calls)
        }
      }
      """
    let time = ProcessorTime.measure { #expect(Sketch.outline(source).contains("text \"A\"")) }
    #expect(time < .seconds(10))
  }

  @Test func unreadableNumbersAndTextsAreHarmless() throws {
    let body =
      "Text(\"<b>&\\u{1} \\\"x\\\"\").frame(width: 1e308, height: -5).padding(99999999).font(.system(size: 1e9))"
    let drawing = try #require(Sketch.wireframe("struct Screen: View { var body: some View { \(body) } }"))
    let svg = drawing.svg(WireframeColors(isDark: true, hue: 99))
    #expect(!svg.contains("<b>"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func equalSourceGivesEqualDrawings() throws {
    let source = """
      struct Screen: View {
        var body: some View { List { ForEach(a) { Text("A"); Toggle("B", isOn: $0) } }.navigationTitle("C") }
      }
      """
    let one = try #require(Sketch.wireframe(source))
    let other = try #require(Sketch.wireframe(source))
    #expect(
      one.svg(WireframeColors(isDark: false, hue: 3)) == other.svg(WireframeColors(isDark: false, hue: 3)))
  }
}
