import FlowRender
import Testing

/// SVG that somebody else drew: what goes in, what stands on the site.
@Suite struct ForeignPictureTests {
  private static let start =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""

  private func cleaned(_ text: String) -> String? {
    ForeignPicture.cleaned(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func inner(_ text: String) -> String? {
    cleaned("<svg>\(text)</svg>").map {
      String($0.dropFirst(Self.start.count + 1).dropLast("</svg>\n".count))
    }
  }

  @Test func whatDrawsIsKept() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "<script>">]><!-- a --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width='9'>\
      <style>.a{fill:url(#g)}</style><g id="b" class="a"><path d="M0 0"/><text x="1">a &amp; b<tspan>&#60;</tspan></text></g></svg>
      """
    #expect(
      cleaned(text) == """
        \(Self.start) viewBox="0 0 9 9" width="9"><style>.a{fill:url(#g)}</style>\
        <g id="b" class="a"><path d="M0 0"/><text x="1">a &amp; b<tspan>&lt;</tspan></text></g></svg>

        """)
  }

  @Test(arguments: [
    ("<script>pwn()</script><path/>", "<path/>"), ("<SCRIPT>pwn()</SCRIPT>", ""),
    ("<script/><path/>", "<path/>"), ("<foreignObject><img></foreignObject><path/>", ""),
    ("<path onload=\"pwn()\" d=\"M0\"/>", "<path d=\"M0\"/>"), ("<path ONCLICK='pwn()'/>", "<path/>"),
    (
      "<foreignObject><body xmlns='x'><img src='x' onerror='pwn()'/></body></foreignObject><path/>", "<path/>"
    ),
    ("<a href='javascript:pwn()'><path/></a>", "<path/>"),
    ("<a xlink:href='//b.example'><text>x</text></a>", "<text>x</text>"),
    ("<use href='other.svg#x'/>", "<use/>"), ("<use xlink:href='#x'/>", "<use xlink:href=\"#x\"/>"),
    ("<image href='https://b.example/x.png'/>", "<image/>"),
    ("<image href='data:image/svg+xml;base64,AA'/>", "<image/>"),
    ("<image href='data:image/png;base64,AA'/>", "<image href=\"data:image/png;base64,AA\"/>"),
    ("<set attributeName='href' to='javascript:pwn()'/><animate attributeName='x'/>", ""),
    ("<style>@import 'https://b.example';</style>", "<style></style>"),
    ("<style>a{background:url(https://b.example)}</style>", "<style></style>"),
    ("<style>a{fill:u\\72l(x)}</style>", "<style></style>"),
    ("<style><![CDATA[.a>b{fill:red}]]></style>", "<style>.a&gt;b{fill:red}</style>"),
    ("<path style='fill:url(//b.example#x)'/>", "<path/>"),
    ("<path fill='url( \"#x\")'/>", "<path fill=\"url( &quot;#x&quot;)\"/>"),
    ("<svg:script>pwn()</svg:script>", ""), ("<text>&lt;script&gt;</text>", "<text>&lt;script&gt;</text>"),
    ("<text>a</b></text>", "<text>a</text>"), ("<path d='a' d='b'/>", "<path d=\"a\"/>"),
    ("<path d=a/>", "<path/>"),
    ("<text>a\u{1B}\u{0}b</text>", "<text>ab</text>"),
  ])
  func whatDoesMoreIsNot(text: String, expected: String) { #expect(inner(text) == expected) }

  @Test(arguments: ["", "hello", "<html><svg></svg></html>", "<script>pwn()</script>", "\u{0}", "<"])
  func whatIsNoPicture(text: String) { #expect(cleaned(text) == nil) }

  @Test func whateverItIsItEnds() {
    for text in [
      "<svg", "<svg a", "<svg a=", "<svg a='", "<svg><!--", "<svg><![CDATA[", "<svg><!DOCTYPE [", "<svg></",
      "<svg><g",
    ] {
      for end in 0...text.count { _ = cleaned(String(text.prefix(end))) }
    }
    #expect(cleaned("<svg>" + String(repeating: "<g>", count: 100_000))?.hasSuffix("</svg>\n") == true)
  }
}
