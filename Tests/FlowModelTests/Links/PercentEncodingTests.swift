import FlowModel
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("", ""), ("plain-._~", "plain-._~"), ("a b/c", "a%20b%2Fc"), ("ü", "%C3%BC"), ("100%", "100%25"),
    ("\n", "%0A"),
  ])
  func goesBothWays(text: String, encoded: String) {
    #expect(PercentEncoding.encoded(text) == encoded)
    #expect(PercentEncoding.decoded(encoded) == text)
  }

  @Test(arguments: ["%", "%4", "%zz", "%+1", "%FF", "a%C3"])
  func whatIsWrongIsNothing(text: String) { #expect(PercentEncoding.decoded(text) == nil) }
}
