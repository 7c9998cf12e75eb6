import Testing

/// Conditions on state whose first values are declared.
@Suite struct StateValueTests {
  private func outline(_ body: String) -> String {
    Sketch.outline(
      """
      struct Feature {
        struct State {
          var isOn = false
          var isFull: Bool = true
          var kind = Kind.plain
          var name: String?
        }
      }
      struct Screen: View {
        var store: StoreOf<Feature>
        var other: Store<Feature.State, Action>
        var body: some View { VStack { Text("A"); \(body) } }
      }
      """)
  }

  @Test func readsTheFirstValuesOfState() {
    #expect(!outline("if store.isOn { Text(\"B\") }").contains("B"))
    #expect(outline("if store.isFull { Text(\"B\") }").contains("B"))
    #expect(!outline("if other.state.isOn { Text(\"B\") }").contains("B"))
    #expect(!outline("if store.kind == .fancy { Text(\"B\") }").contains("B"))
    #expect(outline("if store.kind == .plain { Text(\"B\") }").contains("B"))
  }

  /// A caller may give a value that may be missing.
  @Test func missingValuesAreNotKnown() {
    #expect(outline("if store.name != nil { Text(\"B\") }").contains("B"))
  }

  @Test func joinsWrittenTexts() {
    #expect(
      Sketch.body("Text([\"One\", \"Two\"].joined(separator: \", \"))") == "text \"One, Two\"\n")
  }
}
