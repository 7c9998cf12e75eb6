import FlowRender
import Testing

/// A node with a link as Graphviz writes it, cleaned; without the `svg` around it.
private func node(_ attributes: String, schemes: [String] = []) -> String {
  let source = """
    <svg><g id="n" class="node"><title>n</title>
    <g id="a_n"><a \(attributes)>
    <ellipse/>
    </a>
    </g>
    </g></svg>
    """
  let svg = SVGCleaner.clean(source, options: SVGOptions(allowedSchemes: schemes))
  return svg.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
}

@Suite struct LinkTests {
  @Test func writesTheLinkAndItsName() {
    #expect(
      node(#"xlink:href="a.html?x=1&y=2" xlink:title="Go &amp; see" target="_top""#) == """
        <g id="n" class="node">
        <a href="a.html?x=1&amp;y=2" target="_top">
        <title>Go &amp; see</title>
        <ellipse/>
        </a>
        </g>
        """)
  }

  /// A file of its own may be opened by a viewer that knows SVG 1.1 alone.
  @Test func aPictureThatStandsAloneHasBothAttributes() throws {
    let source = "<svg><a xlink:href=\"x\"><ellipse/></a><image xlink:href=\"y.png\"/></svg>"
    let svg = SVGCleaner.clean(source, options: SVGOptions(styleSheet: "a{}"))
    #expect(try #require(SVGContents(svg)).links == ["x", "x", "y.png", "y.png"])
  }

  @Test func namesANodeWithoutALink() {
    #expect(
      node(#"xlink:title="only a tip""#) == """
        <g id="n" class="node" role="img">
        <title>only a tip</title>
        <ellipse/>
        </g>
        """)
  }

  @Test func forgetsTheNameOfATable() {
    #expect(node(#"xlink:title="&lt;TABLE&gt;""#) == "<g id=\"n\" class=\"node\">\n<ellipse/>\n</g>")
  }

  @Test func keepsLinksInsideANamedNodeReachable() {
    let source = """
      <svg><g class="node"><g id="a_n"><a xlink:title="outer">
      <g id="a_n_0"><a xlink:href="in.html"><ellipse/></a></g></a></g></g></svg>
      """
    #expect(SVGCleaner.clean(source).contains("class=\"node\" role=\"group\">\n<title>outer</title>"))
  }

  @Test func nestsNoLinks() throws {
    let source = #"<svg><a xlink:href="x"><a xlink:href="y" xlink:title="t"><ellipse/></a></a></svg>"#
    let contents = try #require(SVGContents(SVGCleaner.clean(source)))
    #expect(contents.links == ["x"])
    #expect(contents.titles == ["t"])
  }

  @Test(arguments: [
    "http://x", "HTTPS://x", "a.html", "#part", "../b?c=d:e", "/root", "a/b:c", "?q=a:b", "shop://orders/1",
    "SHOP:x", "//host/x",
  ])
  func allows(_ link: String) throws {
    let contents = try #require(SVGContents(node("xlink:href=\"\(link)\"", schemes: ["shop"])))
    #expect(contents.links == [link])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java&#10;script:alert(1)",
    "&#x6a;avascript:alert(1)", "&#1;javascript:x", "java\u{1}script:x", "\tjavascript:x", "javascript&#58;x",
    "data:text/html,x", "vbscript:x", "mailto:x@y", "file:///etc/passwd", "other://x", "",
    "\u{A0}javascript:x",
    "&#xFFFE;javascript:x", "blob:x",
  ])
  func refuses(_ link: String) throws {
    let svg = node("xlink:href=\"\(link)\"", schemes: ["shop", "javascript", "Data"])
    #expect(try #require(SVGContents(svg)).links.isEmpty, "\(svg)")
  }

  @Test(arguments: [
    ("shot.png", true), ("img/shot.png", true), ("http://x/shot.png", false), ("//x/shot.png", false),
    ("data:image/png,x", false),
  ])
  func showsImagesThatLieBeside(_ link: String, _ isShown: Bool) throws {
    let svg = SVGCleaner.clean("<svg><image xlink:href=\"\(link)\" width=\"100px\" x=\"4.00\"/></svg>")
    #expect(try #require(SVGContents(svg)).links == (isShown ? [link] : []))
  }
}
