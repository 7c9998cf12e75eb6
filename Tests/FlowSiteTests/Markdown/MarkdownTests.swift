import FlowTestSupport
import Testing

@testable import FlowSite

@Suite struct MarkdownTests {
  @Test(arguments: [
    (
      "One *two* **three** ~~four~~ `a<b>`",
      "<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>a&lt;b&gt;</code></p>\n"
    ),
    ("a\nb  \nc\\\nd", "<p>a\nb<br>\nc<br>\nd</p>\n"),
    ("> quote", "<blockquote>\n<p>quote</p>\n</blockquote>\n"),
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("3. a\n\n4. b", "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n"),
    (
      "- [x] a\n- [ ] b",
      "<ul>\n<li><input type=\"checkbox\" disabled checked aria-label=\"Done\"> a</li>\n<li><input type=\"checkbox\" disabled aria-label=\"Done\"> b</li>\n</ul>\n"
    ),
    ("---", "<hr>\n"),
    ("```swift\nlet a = 1 < 2\n```", "<pre><code class=\"language-swift\">let a = 1 &lt; 2\n</code></pre>\n"),
    ("```\"><b> x\n```", "<pre><code class=\"language-&quot;&gt;&lt;b&gt;\"></code></pre>\n"),
    ("    code", "<pre><code>code\n</code></pre>\n"),
    (
      "| a | b |\n| :- | -: |\n| *1* | 2 |",
      "<table>\n<thead>\n<tr>\n<th class=\"to-left\">a</th>\n<th class=\"to-right\">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class=\"to-left\"><em>1</em></td>\n<td class=\"to-right\">2</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    ("| a |\n| - |", "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n"),
    ("one \r\ntwo\r\n\r\nthree\rfour", "<p>one\ntwo</p>\n<p>three\nfour</p>\n"),
    ("", ""),
  ])
  func rendersEachKind(text: String, html: String) {
    #expect(Markdown.html(text).html == html)
  }

  @Test(arguments: [
    ("a <b onclick=x>b</b>", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n"),
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;\n</p>\n"),
    ("An Array<Order> of", "<p>An Array&lt;Order&gt; of</p>\n"),
    ("<!-- remark -->", ""),
    ("a <!-- remark --> b", "<p>a  b</p>\n"),
    ("&lt;b&gt; &#60;", "<p>&lt;b&gt; &lt;</p>\n"),
  ])
  func rawHTMLIsText(text: String, html: String) {
    #expect(Markdown.html(text).html == html)
  }

  @Test(arguments: HostileText.all) func hostileTextStaysText(text: String) {
    for shape in [
      text, "# \(text)", "- \(text)", "[\(text)](\(text))", "![\(text)](<\(text)>)", "```\(text)\n\(text)",
    ] {
      let html = Markdown.html(shape).html
      #expect(!html.lowercased().contains("javascript:") || !html.contains("href"))
      #expect(!html.contains("<b>"))
      #expect(!html.utf8.contains(0))
    }
  }

  @Test func headingsAreShiftedAndHaveUniqueAnchors() {
    let text = "# Über *uns* & `Code`\n## A\n## A\n## A-1\n###### Deep\n# 🙂\n"
    let page = Markdown.html(text, options: Markdown.Options(headingShift: 1, idPrefix: "x-"))
    #expect(page.headings.map(\.level) == [2, 3, 3, 3, 6, 2])
    #expect(page.headings.map(\.id) == ["x-über-uns-code", "x-a", "x-a-1", "x-a-1-1", "x-deep", "x-"])
    #expect(page.headings.first?.text == "Über uns & Code")
    #expect(
      page.html.hasPrefix("<h2 id=\"x-über-uns-code\">Über <em>uns</em> &amp; <code>Code</code></h2>\n"))
    #expect(Markdown.html("# 🙂\n# 🙂").headings.map(\.id) == ["section", "section-1"])
  }

  @Test func blocksMayBeReplaced() {
    var options = Markdown.Options()
    options.block = { info, line in info.hasPrefix("flow ") ? "<figure>\(info)|\(line)</figure>" : nil }
    #expect(
      Markdown.html("\n```flow CheckoutFlow depth=2\n```\n```\nplain\n```\n", options: options).html
        == "<figure>flow CheckoutFlow depth=2|2</figure><pre><code>plain\n</code></pre>\n")
  }

  @Test(arguments: [
    ("First *one*.\n\nSecond.", "First <em>one</em>."),
    ("# Title\n\ntext", "Title"),
    ("- item <b>", "item &lt;b&gt;"),
    ("", ""),
    ("```\ncode\n```", ""),
  ])
  func inlineIsTheFirstParagraph(text: String, html: String) {
    #expect(Markdown.inline(text) == html)
  }

  @Test func plainHasTheWords() {
    let text = """
      # Title

      Some *words*
      and [links](x) with `code`, ![pictures](p.png) <!-- none -->.

      - a
      - b

      | h |
      | - |
      | c |

      ```
      left out
      ```
      """
    #expect(Markdown.plain(text) == "Title Some words and links with code, pictures . a b h c")
  }

  @Test(arguments: [
    ("One. Two.", "One."),
    ("Uses e.g. Apple Pay. Two.", "Uses e.g. Apple Pay."),
    ("Version 1.2 of it. Two.", "Version 1.2 of it."),
    ("Is it? Yes.", "Is it?"),
    ("(One.) Two.", "(One.)"),
    ("一。二。", "一。"),
    ("No end", "No end"),
    ("No end\n\nNext.", "No end"),
    ("Pays etc. and more. Two.", "Pays etc. and more."),
    ("`Cart.pay` is *it*. Two.", "Cart.pay is it."),
    ("", ""),
  ])
  func firstSentenceEndsWhereItShould(text: String, sentence: String) {
    #expect(Markdown.firstSentence(text) == sentence)
  }
}
