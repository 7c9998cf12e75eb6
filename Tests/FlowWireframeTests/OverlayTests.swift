import FlowWireframe
import Testing

/// The places of parts over others.
@Suite struct OverlayTests {
  /// The place where a text over a square of 300 points begins, from the left and from the top.
  private func place(_ overlay: String) throws -> (x: Double, y: Double) {
    let body = "Rectangle().frame(width: 300, height: 300).\(overlay)"
    let drawing = try #require(Sketch.wireframe("struct Screen: View { var body: some View { \(body) } }"))
    let svg = drawing.svg(WireframeColors(isDark: false, hue: 0))
    let line = try #require(svg.split(separator: "\n").first { $0.contains(">X<") })
    let numbers = line.split(separator: "\"").compactMap { Double($0) }
    return (try #require(numbers.first), try #require(numbers.dropFirst().first))
  }

  @Test func overlaysStandWhereTheirAlignmentSays() throws {
    let middle = try place("overlay { Text(\"X\") }")
    let corner = try place("overlay(alignment: .topTrailing) { Text(\"X\") }")
    let foot = try place("overlay(Text(\"X\"), alignment: .bottomLeading)")
    #expect(corner.x > middle.x + 100 && corner.y < middle.y - 100)
    #expect(foot.x < middle.x - 100 && foot.y > middle.y + 100)
  }
}
