import FlowModel
import Testing

@Suite struct LinkURLTests {
  @Test(arguments: [
    ("shop://orders/42", "shop | orders | 42"),
    ("SHOP://Orders/A%2FB/", "shop | Orders | A/B"),
    ("shop:///a/./..", "shop |  | a . .."),
    ("shop://", "shop | "),
    ("shop://a//b//", "shop | a |  b "),
    ("http://localhost:80?x=1#y", "http | localhost:80"),
    ("shop://caf%C3%A9/%E6%97%A5", "shop | café | 日"),
  ])
  func takesItsPartsApart(_ text: String, _ expected: String) throws {
    let url = try LinkURL(text)
    let path = url.segments.isEmpty ? "" : " | " + url.segments.joined(separator: " ")
    #expect("\(url.scheme) | \(url.host)\(path)" == expected)
    #expect(url.description == text)
  }

  @Test(arguments: [
    ("k", "1"), ("flag", ""), ("a b", "c&d"), ("e", "f=g"), ("absent", nil),
  ])
  func findsTheFirstValueOfAKey(_ key: String, _ expected: String?) throws {
    let url = try LinkURL("shop://a?k=1&flag&k=2&a%20b=c%26d&e=f=g#absent=1")
    #expect(url.value(of: key) == expected)
  }

  @Test(arguments: [
    ("orders/42", "The URL has no scheme; begin it with one, as in shop://orders."),
    ("shop://a/%zz", "In segment 1 a '%' is not followed by two hexadecimal digits; write %25 for the sign."),
    ("shop://a?b&c=%FF", "In query item 2 the percent-encoded text is not UTF-8."),
  ])
  func errorsSayWhatToDo(_ text: String, _ expected: String) {
    let error = #expect(throws: LinkURLError.self) { try LinkURL(text) }
    #expect(error?.description == expected)
  }
}
