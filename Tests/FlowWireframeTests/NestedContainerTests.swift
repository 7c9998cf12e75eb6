import Testing

/// Containers whose content is passed to them.
@Suite struct NestedContainerTests {
  @Test func aContainerMayStandInItself() {
    let source = """
      struct Card<Content: View>: View {
        let title: String
        let content: () -> Content
        init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
          self.title = title
          self.content = content
        }
        var body: some View { VStack { Text(title); HStack(content: content) } }
      }
      struct Screen: View {
        var body: some View { Card("Outer") { Card("Inner") { Text("Inside") } } }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column
          text "Outer"
          row
            column
              text "Inner"
              row
                text "Inside"

        """)
  }

  /// Each frame shows its content twice.
  @Test func contentThatLeadsBackEnds() {
    let source = """
      struct Frame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content(); content() } }
      }
      struct Screen: View {
        var body: some View { Frame { Frame { Text("A"); Screen() } } }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column
          column
            text "A"
            hatched "Screen" (full width)
            text "A"
            hatched "Screen" (full width)
          column
            text "A"
            hatched "Screen" (full width)
            text "A"
            hatched "Screen" (full width)

        """)
  }
}
