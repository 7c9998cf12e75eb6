import FlowWireframe
import Testing

/// Where an app's own pictures stand in a wireframe.
@Suite struct PicturePlaceTests {
  private func shapes(_ body: String) throws -> String {
    try #require(Sketch.wireframe("struct Screen: View { var body: some View { \(body) } }")).shapes
  }

  @Test func aPictureTakesThePlaceOfItsBox() throws {
    let shapes = try shapes(
      "VStack { Image(\"A <hero> & \\\"more\\\"\").frame(width: 200, height: 100); Text(\"B\") }")
    var asked: [String] = []
    let filled = PicturePlaces.filled(shapes) { name in
      asked.append(name)
      return "data:image/png;base64,AA&"
    }
    #expect(asked == ["A <hero> & \"more\""])
    #expect(filled.contains("<image href=\"data:image/png;base64,AA&amp;\" x=\"95\""))
    #expect(filled.contains("width=\"200\" height=\"100\"/>"))
    #expect(!filled.contains("wash") && filled.contains(">B<"))
  }

  @Test func withoutAPictureTheBoxStays() throws {
    let shapes = try shapes("Image(\"hero\").frame(width: 200, height: 100)")
    let filled = PicturePlaces.filled(shapes) { _ in nil }
    #expect(filled.contains("class=\"wash\"") && filled.contains(">hero<"))
    #expect(!filled.contains("data-picture") && !filled.contains("<g"))
  }

  /// Icons are tinted by code, and unknown names name nothing.
  @Test(arguments: [
    "Image(\"icon\").frame(width: 24, height: 24)", "model.image.resizable().frame(width: 99, height: 99)",
  ])
  func otherBoxesAskForNothing(_ body: String) throws {
    #expect(try !shapes(body).contains("data-picture"))
  }

  @Test(arguments: [
    "<g data-picture=\"", "<g data-picture=\"a\"", "<g data-picture=\"a\">\n", "<g data-picture=\"a\"></g>\n",
  ])
  func damagedShapesStay(_ shapes: String) {
    #expect(PicturePlaces.filled(shapes) { _ in "x" } == shapes)
  }
}
