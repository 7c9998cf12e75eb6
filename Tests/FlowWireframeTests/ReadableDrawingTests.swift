import FlowWireframe
import Testing

/// What a reader can make out in a drawing.
@Suite struct ReadableDrawingTests {
  private func shapes(_ body: String) throws -> String {
    try #require(Sketch.wireframe("struct Screen: View { var body: some View { \(body) } }")).shapes
  }

  /// The class of a text in a drawing.
  private func color(of text: String, in shapes: String) -> String? {
    shapes.split(separator: "\n").first { $0.contains(">\(text)<") }?.split(separator: "\"").dropFirst().first
      .map(String.init)
  }

  @Test(arguments: [
    ("Button(\"A\") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)", "paper"),
    ("Text(\"A\").foregroundColor(.white)", "ink"),
    ("Text(\"A\").foregroundColor(.white).padding().background(Color.blue)", "paper"),
    ("Text(\"A\").foregroundColor(.primary).padding().background(Color.blue)", "paper"),
    ("ZStack { Color.black; Text(\"A\").foregroundColor(.white) }", "ink"),
    ("ZStack { Rectangle().fill(.blue).frame(height: 200); Text(\"A\").foregroundColor(.white) }", "paper"),
    ("Text(\"A\").foregroundColor(.secondary)", "soft"),
  ]) func textsDifferFromTheirBackground(_ body: String, expected: String) throws {
    #expect(color(of: "A", in: try shapes(body)) == expected)
  }

  @Test func theBackgroundOfAButtonEndsWhereItsPaddingBegins() throws {
    let source = """
      struct Screen: View {
        var body: some View { Button("A") {}.padding(.bottom, 40).buttonStyle(WideStyle()) }
      }
      struct WideStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(maxWidth: .infinity).background(Color.blue)
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        layers
          button "A" (on hue, full width)

        """)
  }

  @Test(arguments: [
    ("Button {} label: { Image(\"copy\") }", 26), ("Button {} label: { Image(\"banner\").resizable() }", 96),
    ("Image(\"photo\")", 96),
  ]) func aPictureInAButtonIsAnIcon(_ body: String, width: Int) throws {
    #expect(try shapes(body).contains("width=\"\(width)\""))
  }

  @Test func aLongTitleStandsBesideTheItems() throws {
    let shapes = try shapes(
      """
      Text("A").navigationTitle("Items for a very long address").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarLeading) { Text("A long name of an account") } }
      """)
    let places = shapes.matches(of: /\ x="([0-9.]+)"[^>]*>([^<]*)</).compactMap { place in
      Double(place.1).map { ($0, String(place.2)) }
    }
    let title = try #require(places.first { $0.1.hasPrefix("Items") })
    let item = try #require(places.first { $0.1.hasPrefix("A long") })
    #expect(item.0 < title.0 && title.0 > 150)
  }

  @Test func longNamesBreakBetweenTheirWords() throws {
    let shapes = try shapes("HStack { Text(\"Home_Status_TitleOfTheFirstCardInTheList_WithDetails\") }")
    let lines = shapes.matches(of: />([^<]+)<\/text>/).map { String($0.1) }
    #expect(lines.joined() == "Home_Status_TitleOfTheFirstCardInTheList_WithDetails" && lines.count > 1)
  }
}
