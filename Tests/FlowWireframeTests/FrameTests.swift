import FlowWireframe
import Testing

/// Drawings for tablets, where an app runs on nothing else.
@Suite struct FrameTests {
  private let source = SourceText(
    path: "Screen.swift",
    bytes: Array(
      """
      struct Screen: View {
        var body: some View {
          List { Toggle("Sync", isOn: $isOn) }.navigationTitle("Settings").toolbar { Button("Done") { } }
        }
      }
      """.utf8))

  private func drawing(_ frame: ScreenFrame, interfaces: InterfaceIndex = InterfaceIndex()) -> String? {
    Wireframe(
      of: "Screen", in: source.path, from: SourceIndex([source]), interfaces: interfaces, frame: frame
    )?.svg(WireframeColors(isDark: false, hue: 0))
  }

  /// Where a text of a drawing begins.
  private func place(of text: String, in drawing: String) -> Double? {
    let parts = drawing.split(separator: "\n").first { $0.contains(">\(text)<") }?.split(separator: "\"")
    return parts.flatMap { $0.first { Double($0) != nil }.flatMap { Double($0) } }
  }

  @Test func aTabletLiesOnItsSide() throws {
    let phone = try #require(drawing(.phone))
    let pad = try #require(drawing(.pad))
    #expect(phone.contains("viewBox=\"0 0 390 844\""))
    #expect(pad.contains("width=\"1024\" height=\"768\" viewBox=\"0 0 1024 768\""))
    let (near, far) = (try #require(place(of: "Done", in: phone)), try #require(place(of: "Done", in: pad)))
    #expect(near > 300 && near < 390)
    #expect(far > 900 && far < 1_024)
  }
}
