import FlowWireframe
import Testing

/// Styles of the app and of SwiftUI for buttons and labels.
@Suite struct ControlStyleTests {
  private func outline(_ body: String) -> String {
    Sketch.outline(
      """
      struct WideStyle: ButtonStyle {
        var isWide = true
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.font(.headline).foregroundColor(.white)
            .frame(maxWidth: isWide ? .infinity : nil).frame(height: 52)
            .background(Color.accentColor).cornerRadius(12)
        }
      }
      extension ButtonStyle where Self == WideStyle {
        static var wide: WideStyle { .init() }
        static func sized(isWide: Bool) -> WideStyle { WideStyle(isWide: isWide) }
      }
      struct Screen: View { var body: some View { VStack { \(body) } } }
      """)
  }

  @Test func buttonsHaveTheLookOfTheirStyle() {
    let wide = "column\n  button \"Pay\" (on hue, 52 high, full width)\n"
    for style in ["WideStyle()", ".wide", ".sized(isWide: true)"] {
      #expect(outline("Button(\"Pay\") {}.buttonStyle(\(style))") == wide, "\(style)")
    }
    #expect(
      outline("Button(\"Pay\") {}.buttonStyle(.sized(isWide: false))")
        == "column\n  button \"Pay\" (on hue, 52 high)\n")
  }

  @Test func allButtonsInAContainerHaveItsStyle() {
    #expect(
      outline("HStack { Button(\"Pay\") {}; Text(\"or\") }.buttonStyle(.wide)") == """
        column
          row
            button "Pay" (on hue, 52 high, full width)
            text "or"

        """)
  }

  /// The words and the symbol of a card have colours of their own, which the button around them does not know.
  @Test(arguments: [
    (
      "HStack { Image(systemName: \"star\"); Text(\"Pay\").foregroundColor(textColor) }",
      ["paper", "paper-line"]
    ),
    ("VStack { Text(\"Pay\").foregroundColor(.gray); Text(\"Now\").foregroundColor(.white) }", ["paper"]),
  ])
  func whatIsOnAFilledButtonCanBeRead(label: String, colors: [String]) throws {
    let source = """
      struct Screen: View {
        var body: some View { Button { pay() } label: { \(label) }.buttonStyle(.borderedProminent) }
      }
      """
    let shapes = try #require(Sketch.wireframe(source)).shapes
    let used = shapes.matches(of: /<(?:text|path) class="([a-z-]+)"/).map { String($0.1) }
    #expect(Set(used).sorted() == colors)
  }

  @Test func aLayerIsABackground() {
    let source = """
      struct CardStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(configuration.isPressed ? Color(theme.colors.layer1) : Color(theme.colors.layer2))
        }
      }
      struct Screen: View { var body: some View { Button("Pay") {}.buttonStyle(CardStyle()) } }
      """
    #expect(Sketch.outline(source) == "button \"Pay\"\n")
  }

  @Test func labelsShowWhatTheirStyleShows() {
    #expect(
      outline("Label(\"A\", systemImage: \"a\").labelStyle(.iconOnly)")
        == "column\n  label\n    symbol \"a\"\n")
    #expect(
      outline("Label(\"A\", systemImage: \"a\").labelStyle(.titleOnly)") == "column\n  label \"A\"\n")
    #expect(outline("Toggle(\"A\", isOn: $a).labelsHidden()") == "column\n  toggle\n")
  }
}
