import Testing

@testable import FlowSite

@Suite struct MarkdownLinkTests {
  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&Tab;script:alert(1)", "&#1;javascript:alert(1)",
    "javascript&colon;alert(1)", "vbscript:x", "data:text/html,x", "file:///etc/passwd", "ftp://a.b/c",
    "flow:X",
    "x-app:y",
  ])
  func otherSchemesAreRefused(destination: String) {
    let page = Markdown.html("a\n\n[*b*](\(destination))\n\n![c](\(destination))")
    #expect(page.html == "<p>a</p>\n<p><em>b</em></p>\n<p>c</p>\n")
    #expect(page.refused.map(\.line) == [3, 5])
  }

  @Test(arguments: [
    ("https://a.b/c?d=e&f", "https://a.b/c?d=e&amp;f"), ("HTTP://a.b", "HTTP://a.b"),
    ("mailto:a@b.c", "mailto:a@b.c"),
    ("guide.md#x", "guide.md#x"), ("<../a b/ü'>", "../a%20b/%C3%BC&#39;"),
    ("#top", "#top"),
    ("a/b:c", "a/b:c"), ("?q=a:b", "?q=a:b"),
  ])
  func othersAreKept(destination: String, address: String) {
    let html = Markdown.html("[x](\(destination))").html
    #expect(html == "<p><a href=\"\(address)\">x</a></p>\n")
  }

  @Test func theCallerRewritesAndRefuses() {
    var options = Markdown.Options()
    options.link = { $0 == "flow:A" ? "flows/a.html" : $0 == "bad" ? "javascript:x" : nil }
    options.image = { "img/\($0)" }
    let page = Markdown.html(
      "[a](flow:A \"T<\") [b](flow:B)\n[c](bad) ![d *e*](f.png \"t\")", options: options)
    #expect(
      page.html == """
        <p><a href="flows/a.html" title="T&lt;">a</a> b
        c <img src="img/f.png" alt="d e" title="t"></p>

        """)
    #expect(
      page.refused == [
        Markdown.Refusal(destination: "flow:B", line: 1), Markdown.Refusal(destination: "bad", line: 2),
      ])
  }

  @Test func bareAddressesAreLinks() {
    #expect(
      Markdown.html("see https://a.b/c, www.d.e and f@g.hi").html
        == "<p>see <a href=\"https://a.b/c\">https://a.b/c</a>, <a href=\"http://www.d.e\">www.d.e</a> and "
        + "<a href=\"mailto:f@g.hi\">f@g.hi</a></p>\n")
    #expect(Markdown.html("<x:y>").html == "<p>&lt;x:y&gt;</p>\n")
    #expect(Markdown.html("<shop://x>").html == "<p>shop://x</p>\n")
  }

  @Test func linesAreToldInListsAndTables() {
    let page = Markdown.html("- a\n  - [b](x:1)\n\n| h |\n| - |\n| c |\n| [d](x:2) |\n")
    #expect(page.refused.map(\.line) == [2, 7])
  }
}
