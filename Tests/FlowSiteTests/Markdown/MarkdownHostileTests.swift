import Foundation
import Testing

@testable import FlowSite

@Suite struct MarkdownHostileTests {
  @Test(
    arguments: [
      "![", "*a ", "_", "*a_ ", "1. ", "> - ", "`a``b", "![[]()", "[a](", "](<", "<?", "<!A ", "a@", "|a",
      "a|\n-|\n", "www.", "~a", "&", "<![CDATA[", "\n", "\\", "[a]: u\n", "* a\n", "|\r-|\r", "  - a\n",
    ])
  func repeatedMarksEnd(mark: String) {
    let text = String(repeating: mark, count: 50_000 / mark.utf8.count)
    for shape in [text, "|a|\n|-|\na\(text)\n\n\na"] {
      #expect(Markdown.html(shape).html.utf8.count < 3_000_000)
    }
  }

  @Test(arguments: [">", "[", "- ", "|\n-|\n"])
  func deepTextsEnd(mark: String) {
    let text = String(repeating: mark, count: 50_000) + String(repeating: "\n", count: 50_000) + "a"
    let html = Markdown.html(text).html
    // A hundred for each of the four paragraphs that the line is cut into.
    #expect(html.components(separatedBy: "<blockquote>").count <= 401)
    #expect(html.components(separatedBy: "<ul>").count <= 401)
  }

  @Test func wideTablesEnd() {
    let header = String(repeating: "a|", count: 16_000)
    let mismatched = String(repeating: "\(header)\n-|-|\n\n", count: 8)
    let short =
      String(repeating: "a|", count: 300) + "\n" + String(repeating: "-|", count: 300)
      + String(repeating: "\na", count: 10_000)
    let lines = MarkdownGuard.bounded(mismatched).split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.count(where: { $0 == UInt8(ascii: "|") }) <= 501 })
    #expect(Markdown.html(short).html.utf8.count < 1_000_000)
  }

  /// From each `@` the rest of its word is looked at, so that no word has many.
  @Test func wordsOfManyAddressesAreCut() {
    let text = String(repeating: "a@", count: 10_000) + "b " + String(repeating: "c@d.example ", count: 500)
    let words = MarkdownGuard.bounded(text).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
    #expect(words.allSatisfy { $0.count { $0 == UInt8(ascii: "@") } <= 51 })
    #expect(Markdown.html(text).html.ranges(of: "mailto:c@d.example").count == 500)
  }

  @Test func hugeTextsAreShownAsTheyAre() {
    let text = String(repeating: "Some *words* <b>.\n\n", count: 550_000)
    #expect(Markdown.html(text).html.hasPrefix("<pre>Some *words* &lt;b&gt;."))
    let line = String(repeating: "word ", count: 200_000)
    #expect(Markdown.plain(line) == line.dropLast())
  }

  @Test func invalidTextIsMended() {
    let invalid = String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)
    #expect(Markdown.html(invalid).html.hasPrefix("<p>a\u{FFFD}"))
    #expect(Markdown.html("a\u{0}b").html == "<p>a\u{FFFD}b</p>\n")
    #expect(Markdown.inline("\u{0}") == "\u{FFFD}")
    #expect(
      Markdown.inline("a\u{1}b\u{7F}c\u{85}d\u{FFFE}e\u{1FFFF}f")
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f")
    #expect(Markdown.inline("é\t\u{A0}👩‍👩‍👧‍👦\u{FEFF}ｆ") == "é\t\u{A0}👩‍👩‍👧‍👦\u{FEFF}ｆ")
  }

  @Test func ordinaryTextIsNotTouchedByTheGuard() {
    let text = """
      # Title

      \(String(repeating: "-", count: 150))

      | a | b |
      |---|---|
      | 1 | 2 |
      \(Array(repeating: "| 3 | 4 |", count: 1_000).joined(separator: "\n"))

      > - 1. deep
      ```
      \(String(repeating: "|", count: 80))
      ```

      """
    #expect(String(decoding: MarkdownGuard.bounded(text), as: UTF8.self) == text + "\n")
  }

  @Test func rendersAlikeInParallel() async {
    let text = String(repeating: "# A *b*\n\n| a |\n|-|\n| ~~c~~ |\n\n- [x] https://a.b\n\n", count: 50)
    let pages = await withTaskGroup(of: String.self) { group in
      for _ in 0..<16 { group.addTask { Markdown.html(text).html } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(pages.count == 1)
  }
}
