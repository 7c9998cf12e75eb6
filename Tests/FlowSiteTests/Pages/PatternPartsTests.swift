import Testing

@testable import FlowSite

/// Patterns cut into words and parameters.
@Suite struct PatternPartsTests {
  @Test(arguments: [
    ("shop://cart", "shop://cart"), ("shop://orders/:id(Int)/items", "shop://orders/|<:id(Int)>|/items"),
    (
      "shop://:host/*path?tab=:tab&on=:on(Bool)?&a=b",
      "shop://|<:host>|/|<*path>|?tab=|<:tab>|&on=|<:on(Bool)?>|&a=b"
    ),
    ("/a?b=:c?", "/a?b=|<:c?>"), ("localhost:8080", "localhost:8080"), ("", "∅"),
  ])
  func parts(pattern: String, expected: String) {
    let parts = PatternPart.parts(of: pattern).map { $0.isParameter ? "<\($0.text)>" : $0.text }
    #expect(parts.joined(separator: "|") == expected)
  }
}
