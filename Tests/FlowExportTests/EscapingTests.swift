@testable import FlowExport
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// Text from outside in each format: what comes in, what stands in the output.
@Suite struct EscapingTests {
  @Test(arguments: [
    ("graph", #""graph""#), ("1a", #""1a""#), ("", #""""#), ("a\"b", #""a\"b""#), ("a\\", #""a\\""#),
    (#"\N"#, #""\\N""#), ("a\nb", #""a\nb""#), ("<b>", #""<b>""#), ("\u{0}\u{8}x", #""x""#),
    ("a\u{9B}\u{202E}\u{2029}b", #""ab""#), ("👩‍👧", #""👩‍👧""#),
  ])
  func dot(text: String, expected: String) { #expect(DOTText.quoted(text) == expected) }

  @Test(arguments: [
    ("end", ##""end""##), ("a\"b", ##""a#34;b""##), ("<&>", ##""#60;#38;#62;""##),
    ("%%{init}%%", ##""#37;#37;#123;init#125;#37;#37;""##), ("a\\", ##""a#92;""##), ("", ##""∅""##),
    ("a\nb", ##""a b""##), ("#quot;", ##""#35;quot#59;""##), ("日本", ##""日本""##),
  ])
  func mermaid(text: String, expected: String) { #expect(MermaidText.quoted(text) == expected) }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("<b>", "&lt;b&gt;"), ("*a*", "\\*a\\*"), ("[x](y)", "\\[x\\]\\(y\\)"), ("a\nb", "a b"),
    ("", "∅"), ("&amp;", "&amp;amp;"),
  ])
  func markdown(text: String, expected: String) { #expect(MarkdownText.plain(text) == expected) }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "`` a`b ``"), ("`````", "`````` ````` ``````"), ("a|b", "`a¦b`"), ("", "`∅`"),
  ])
  func markdownCode(text: String, expected: String) { #expect(MarkdownText.code(text) == expected) }

  @Test(arguments: [
    ("a", "a"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("=1+1", "'=1+1"),
    ("@x", "'@x"),
    ("\r", "\"'\r\""), ("", ""), ("\u{0}=1", "'=1"),
    ("a\u{1B}[31m\u{7F}\u{9B}b\u{202E}c\u{2066}\u{2028}", "a[31mbc"),
  ])
  func csv(text: String, expected: String) { #expect(CSVExport.cell(text) == expected) }

  @Test(arguments: [
    ("Takes *one* `a[0](x)`.", "Takes *one* `a[0](x)`."),
    ("[a](https://b.example/c)", "[a](https://b.example/c)"),
    ("[a](Cart.md#top) [b][1]", "[a](Cart.md#top) [b][1]"),
    ("[a](mailto:a@b.example)", "[a](mailto:a@b.example)"),
    ("[a](javascript:pwn())", "[a\\](javascript:pwn())"),
    ("[a]( JaVaScript:pwn())", "[a\\]( JaVaScript:pwn())"),
    ("[a](javascript&colon;pwn())", "[a\\](javascript&colon;pwn())"),
    ("[a](java\\script:x)", "[a\\](java\\script:x)"),
    ("[a](data:text/html,x)", "[a\\](data:text/html,x)"), ("[a](//b.example)", "[a\\](//b.example)"),
    ("[a]: javascript:pwn()", "[a\\]: javascript:pwn()"), ("![a](b.png)", "![a](b.png)"),
    ("![a](https://b.example/c.png)", "\\![a](https://b.example/c.png)"),
    ("![a [b] c](http://b.example/c.png)", "\\![a [b] c](http://b.example/c.png)"),
    (
      "[![a](https://b.example/c.png)](https://b.example)",
      "[\\![a](https://b.example/c.png)](https://b.example)"
    ),
    ("<javascript:pwn()>", "&lt;javascript:pwn()>"),
    ("ask @everyone and `@MainActor`", "ask &#64;everyone and `@MainActor`"),
  ])
  func markdownThatSomebodyWrote(text: String, expected: String) {
    #expect(MarkdownText.summary(text) == expected)
  }

  @Test func noLineOfTheTreeIsBrokenByAName() {
    for text in HostileText.all {
      let route = Route(id: "F.a", name: text, style: .push, target: .system(text))
      let graph = FlowGraph(name: text, flows: [Flow(id: "F", name: text, routes: [route])])
      let lines = TreeExport.text(of: graph).split(whereSeparator: \.isNewline)
      #expect(lines.count == 2, "\(text.debugDescription)")
    }
  }

  @Test func everyTableRowStaysOneRow() {
    for text in HostileText.all {
      let route = Route(id: "F.a", name: text, style: .push, target: .system(text), summary: text)
      let graph = FlowGraph(name: text, flows: [Flow(id: "F", name: text, summary: text, routes: [route])])
      let rows = MarkdownExport.text(of: graph).split(whereSeparator: \.isNewline).filter {
        $0.hasPrefix("|")
      }
      #expect(rows.count == 3, "\(text.debugDescription)")
      let bars = rows.map { $0.replacing("\\|", with: "").count { $0 == "|" } }
      #expect(Set(bars).count == 1, "\(text.debugDescription): \(rows)")
    }
  }

  @Test func differentKeysStayDifferentIds() {
    // As bytes, since Swift takes an accented letter and its parts for one.
    let all = ["a-b", "a:b", "a_b", "a_2db", "a b", "A-b", "é", ""] + HostileText.all
    let keys = Set(all.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
    #expect(Set(keys.map(MermaidText.id)).count == keys.count)
    let items = keys.map { Scene.Item(key: $0, kind: .screen, id: $0, title: "x", label: "x", flow: "") }
    let scene = Scene(title: "", summary: "", nodes: items, edges: [], groups: [], isCollapsed: false)
    let ids = scene.dot().split(separator: "\n").dropFirst(2).compactMap {
      $0.firstMatch(of: /, id="(g-[^"]*)"/)?.1
    }
    #expect(ids.count == items.count)
    #expect(Set(ids).count == items.count)
  }
}

@Suite struct MeasureTests {
  private let metrics = TextMetrics(size: 10)

  @Test func widerLettersAreWider() {
    #expect(metrics.width(of: "iii") < metrics.width(of: "mmm"))
    #expect(metrics.width(of: "ab") < metrics.width(of: "日本"))
    #expect(metrics.width(of: "日本") < metrics.width(of: "🎉🎉"))
    #expect(metrics.width(of: "e\u{301}") == metrics.width(of: "e"))
    #expect(metrics.width(of: "") == 0)
  }

  @Test(arguments: [
    ("CheckoutConfirmationViewController", ["Checkout", "Confirmation", "ViewController"]),
    ("shop://products/:id/reviews", ["shop://products", "/:id/reviews"]),
    ("URLSessionScreen", ["URLSession", "Screen"]),
    ("snake_case_name_here", ["snake_case_", "name_here"]),
    ("short", ["short"]),
    ("nohumpsatallinthisname", ["nohumpsatallinthisname"]),
    ("FlowCoordinator2View", ["Flow", "Coordinator2", "View"]),
  ])
  func namesBreakAtTheirHumps(name: String, expected: [String]) {
    let lines = LineBreaker(metrics: metrics, limit: 80).lines(of: name)
    #expect(lines.joined() == name)
    #expect(lines == expected)
  }

  @Test func noLetterIsLostAndOnlyWhatNoNameHasIsCut() {
    let breaker = LineBreaker(metrics: metrics, limit: 80)
    for text in HostileText.all.map(SafeText.shown) {
      let lines = breaker.lines(of: text)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(lines.allSatisfy { metrics.width(of: $0) <= 3 * 80 || $0.count == 1 }, "\(lines)")
    }
  }
}
