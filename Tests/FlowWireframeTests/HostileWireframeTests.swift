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
    #expect(drawing?.svg(Look(isDark: false, hue: 0)).hasSuffix("</svg>\n") == true)
  }

  @Test func unreadableNumbersAndTextsAreHarmless() throws {
    let body =
      "Text(\"<b>&\\u{1} \\\"x\\\"\").frame(width: 1e308, height: -5).padding(99999999).font(.system(size: 1e9))"
    let drawing = try #require(Sketch.wireframe("struct Screen: View { var body: some View { \(body) } }"))
    let svg = drawing.svg(Look(isDark: true, hue: 99))
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
    #expect(one.svg(Look(isDark: false, hue: 3)) == other.svg(Look(isDark: false, hue: 3)))
  }
}
