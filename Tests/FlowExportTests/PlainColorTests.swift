import Testing

@testable import FlowExport

@Suite("Pictures in viewers that know no variables")
struct PlainColorTests {
  @Test(
    "have the light colours",
    arguments: [
      (".hue-0", "fill:#1f6f9f;stroke:#1f6f9f"), (".node", "stroke:#7a808a"), (".edge", "stroke:#7a808a"),
      (".node polygon", "fill:#fffdf9"), (".flow polygon", "fill-opacity:.18;fill:inherit"),
      (".edge path", "fill:none"), (".edge.push polygon", "fill:#7a808a"),
      ("text", "fill:#22252a;stroke:none"),
      (".edge text", "fill:#6a6f78;font-size:10.5px"), (".added", "stroke:#1a7f37"),
    ])
  func known(_ selector: String, _ declarations: String) {
    #expect(Self.declarations(for: selector) == declarations)
  }

  @Test("Other viewers replace them")
  func order() { #expect(PictureStyle.css.hasPrefix(PictureStyle.plain)) }

  /// The declarations without variables of the rules with a selector; a rule with a selector that is not known is left out as a whole.
  private static func declarations(for selector: String) -> String {
    let rules = PictureStyle.css.split(separator: "}").map { $0.split(separator: "{") }
    let plain = rules.filter { rule in
      rule.count == 2 && !rule[0].contains(":is(")
        && rule[0].split(separator: ",").contains { $0 == selector }
    }
    let known = plain.flatMap { $0[1].split(separator: ";") }.filter {
      !$0.contains("var(") && !$0.hasPrefix("--")
    }
    let values = Dictionary(
      known.map { ($0.prefix { $0 != ":" }, $0) }, uniquingKeysWith: { _, last in last })
    return values.values.sorted().joined(separator: ";")
  }
}
