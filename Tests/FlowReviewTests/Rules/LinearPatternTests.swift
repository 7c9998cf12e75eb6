import Testing

@testable import FlowReview

/// Regular expressions that are matched without going back.
@Suite struct LinearPatternTests {
  @Test(arguments: [
    ("[A-Z]\\w*Flow", "CheckoutFlow HomeFlow Flow1Flow", "Flow checkoutFlow Checkout CheckoutFlows"),
    ("a|bc|", "a bc", "b abc"),
    ("(a|b)*c", "c ac abbac", "abd cc"),
    ("a{2,3}", "aa aaa", "a aaaa"),
    ("a{2,}b?", "aa aaab", "ab aabb"),
    ("a{,2}", "a aa", "aaa"),
    ("a{2}", "aa", "a aaa"),
    ("[^a-c_]+", "dxz", "dax _"),
    ("[a\\-z]+", "a-z", "b"),
    ("[-a]+", "a-", "b"),
    (".+\\.x", "a.x ...x", ".x axx"),
    ("^a(?:b|c)$", "ab ac", "a abc"),
    ("a^b|c$d", "", "ab cd"),
    ("(?<first>a)+?", "a aa", "b"),
    ("\\p{Lu}\\p{Ll}\\d\\D\\S", "Ab1xy Éà2--", "ab1xy AB1xy"),
    ("é", "é", "e"),
    ("(a*)*b", "b aaab", "aaa"),
    ("((((((((((a))))))))))", "a", "aa"),
  ])
  func matchesWholeNames(pattern: String, matching: String, others: String) throws {
    let expression = try #require(LinearPattern(pattern))
    for name in matching.split(separator: " ") { #expect(expression.matches(String(name)), "\(name)") }
    for name in others.split(separator: " ") { #expect(!expression.matches(String(name)), "\(name)") }
  }

  @Test func nothingMatchesWhatMayBeNothing() throws {
    #expect(try #require(LinearPattern("a*")).matches(""))
    #expect(try #require(LinearPattern("^$")).matches(""))
    #expect(!(try #require(LinearPattern("a+")).matches("")))
  }

  @Test(arguments: [
    "[a", "(a", "a)", "*a", "a**", "a*+", "a{2", "a{3,2}", "[z-a]", "[]", "(?=a)b", "(?<!a)b", "(a)\\1",
    "\\b",
    "(?i)a", "a{x}", "\\", "[a[b]]", "[a&&b]", "\\p{Greek}", "}", "]",
  ])
  func whatIsNoPatternIsTold(pattern: String) {
    #expect(LinearPattern(pattern) == nil)
  }

  /// What took all stack, or all time, before it was even matched.
  @Test(arguments: [
    String(repeating: "[a", count: 4_000), String(repeating: "(", count: 100_000) + "a",
    "(a{1,1000}){1,1000}", "a{99999999999999999999}", "(){1000000000}",
    String(repeating: "(", count: 30) + String(repeating: "){2000}", count: 30),
    String(repeating: "a", count: 100_000),
  ])
  func whatIsTooMuchIsNoPattern(pattern: String) {
    #expect(LinearPattern(pattern) == nil)
  }

  /// Twice the name takes twice the steps, where an engine that goes back takes as many again for each letter.
  @Test(arguments: ["(a+)+b", "(a|a)*b", "(a*)*b", "(.*)(.*)(.*)b", "(a?){40}a{40}b"])
  func workGrowsWithTheName(pattern: String) throws {
    let expression = try #require(LinearPattern(pattern))
    let work = [2_000, 4_000].map { expression.match(String(repeating: "a", count: $0)) }
    #expect(!work[0].isMatch)
    #expect(work[1].work < work[0].work * 21 / 10)
  }
}
