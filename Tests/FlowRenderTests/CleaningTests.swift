import FlowRender
import FlowTestSupport
import Testing

/// What a piece of SVG becomes within a picture.
private func cleaned(_ piece: String, _ options: SVGOptions = SVGOptions()) -> String {
  let svg = SVGCleaner.clean("<?xml version=\"1.0\"?><svg>\n\(piece)\n</svg>", options: options)
  return svg.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
}

@Suite struct CleaningTests {
  @Test(arguments: [
    (
      #"<polygon fill="none" stroke="black" points="1.25,-2.24 -0.04,100.99 "/>"#,
      #"<polygon fill="none" points="1.3-2.2 0 101"/>"#
    ),
    (#"<polygon fill="black" stroke="black" points="0.95,9.95"/>"#, #"<polygon points="1 10"/>"#),
    (#"<polygon fill="lightgrey" stroke="transparent"/>"#, #"<polygon fill="lightgrey" stroke="none"/>"#),
    (#"<path d="M82.1,-64.55C100.21,-64.44 1e-05,7"/>"#, #"<path d="M82.1,-64.6C100.2,-64.4 1e-5,7"/>"#),
    // From point to point, in whole tenths; what is straight is told as such, and what repeats a point is left out.
    (
      #"<path d="M10,-20C10,-20 30,-20 30,-20 36.04,-20 42,-14 42,-8.55"/>"#,
      #"<path d="M10-20h20c6 0 12 6 12 11.4"/>"#
    ),
    (#"<path d="M1,1L1,1 1,3 0.5,3.5 9,0"/>"#, #"<path d="M1 1v2l-.5 .5 8.5-3.5"/>"#),
    (#"<path d="M1,1L2,2M3,3L3,4"/>"#, #"<path d="M1 1l1 1M3 3v1"/>"#),
    (#"<path d="M1,1A2,2 0 0 1 3,3"/>"#, #"<path d="M1,1A2,2 0 0 1 3,3"/>"#),
    (#"<polygon points="3,0 0,0 0,-4 0,-4 3,-4 3,0"/>"#, #"<polygon points="3 0 0 0 0-4 3-4"/>"#),
    (#"<polyline points="3,0 0,0 0,0 3,0"/>"#, #"<polyline points="3 0 0 0 3 0"/>"#),
    (
      #"<path stroke-dasharray="5,2" stroke-width="0.50"/>"#,
      #"<path stroke-dasharray="5,2" stroke-width="0.5"/>"#
    ),
    (
      #"<ellipse fill-opacity="0.501961" cx="1.00" cy="-0.00" rx=".5" ry="123456789012345.6"/>"#,
      #"<ellipse fill-opacity="0.5" cx="1" cy="0" rx="0.5" ry="123456789012345.6"/>"#
    ),
  ])
  func shapes(_ source: String, _ expected: String) {
    #expect(cleaned(source) == expected)
  }

  @Test(arguments: [
    (
      #"<text text-anchor="middle" x="1" y="2" font-family="Times,serif" font-size="14.00">A</text>"#,
      #"<text text-anchor="middle" x="1" y="2" font-size="14">A</text>"#
    ),
    (
      #"<text font-size="9.50" font-weight="bold" fill="red">a &amp; b &foo; &#233; &#x41; &#1;&#xFFFE;</text>"#,
      #"<text font-size="9.5" font-weight="bold" fill="red">a &amp; b &amp;foo; é A </text>"#
    ),
    ("<text>a&#13;b\u{7F}c&#x85;d\u{9F}e\u{A0}</text>", "<text>abcde\u{A0}</text>"),
    ("<text>a\u{1}b\u{FFFE}c\u{FFFF}d\"&unfinished</text>", "<text>abcd&quot;&amp;unfinished</text>"),
    (#"<text onclick="run()" xml:space="preserve">a<b>c</b>d</text>"#, "<text>ad</text>"),
  ])
  func texts(_ source: String, _ expected: String) {
    #expect(cleaned(source) == expected)
  }

  @Test(arguments: [
    ("<!-- a > b -->", ""),
    ("<script>alert(1)</script>", ""),
    ("<title>%3</title>", ""),
    (#"<g id="x" class="node screen"><title>x</title></g>"#, "<g id=\"x\" class=\"node screen\">\n</g>"),
    (#"<g id="n&#45;a" class="&lt;&quot;"></g>"#, "<g id=\"n-a\" class=\"&lt;&quot;\">\n</g>"),
    (
      #"<g class="graph" transform="scale(1 1) rotate(0) translate(4 170.56)"><polygon fill="white"/></g>"#,
      "<g class=\"graph\" transform=\"translate(4 170.6)\">\n</g>"
    ),
    (
      #"<g class="graph"><polygon fill="beige" stroke="transparent"/></g>"#,
      "<g class=\"graph\">\n<polygon fill=\"beige\" stroke=\"none\"/>\n</g>"
    ),
    ("<g class=\"node\"><ellipse>", "<g class=\"node\">\n<ellipse></ellipse>\n</g>"),
    ("</a></g><ellipse/></b>", "<ellipse/>"),
  ])
  func structure(_ source: String, _ expected: String) {
    #expect(cleaned(source) == expected)
  }

  /// What most texts say is said once, by the graph.
  @Test func textsLeaveOutWhatTheFirstSays() {
    let source = """
      <g class="graph"><g class="node"><text text-anchor="middle" x="1" font-size="13.00">A</text></g>
      <text text-anchor="middle" font-size="11.50">b</text><text text-anchor="start" font-size="13.00">c</text></g>
      """
    #expect(
      cleaned(source) == """
        <g class="graph" text-anchor="middle" font-size="13">
        <g class="node">
        <text x="1">A</text>
        </g>
        <text font-size="11.5">b</text>
        <text text-anchor="start">c</text>
        </g>
        """)
    #expect(!cleaned("<g class=\"graph\"><text x=\"1\">A</text></g>").contains("font-size"))
  }

  @Test func numbersEqualIdsAndGradients() {
    let source = """
      <g id="a" class="node"></g><g id="a" class="node"></g><g id="a-2" class="node"></g>
      <linearGradient id="l_7"><stop offset="0" style="stop-color:red;stop-opacity:1.;"/></linearGradient>
      <polygon fill="url(#l_7)" stroke="url(#l_8)"/>
      """
    #expect(
      cleaned(source, SVGOptions(idPrefix: "p-")) == """
        <g id="p-a" class="node">
        </g>
        <g id="p-a-2" class="node">
        </g>
        <g id="p-a-2-2" class="node">
        </g>
        <linearGradient id="p-gradient"><stop offset="0" style="stop-color:red;stop-opacity:1.;"/>
        </linearGradient>
        <polygon fill="url(#p-gradient)" stroke="none"/>
        """)
  }

  /// What XML cannot hold is not written, so it makes no difference between two ids.
  @Test func idsDifferInWhatIsWritten() {
    #expect(
      cleaned("<g id=\"i\" class=\"node\"></g><g id=\"\u{1}i\u{FFFF}\" class=\"node\"></g>") == """
        <g id="i" class="node">
        </g>
        <g id="i-2" class="node">
        </g>
        """)
  }

  @Test func refusesStylesThatFetch() {
    #expect(cleaned(#"<stop style="background:url(//x)"/>"#) == "<stop/>")
    #expect(cleaned(#"<polygon fill="url(http://x)"/>"#) == "<polygon/>")
  }

  @Test func describesTheWhole() {
    let options = SVGOptions(
      title: "A & B", description: "<two>", idPrefix: "p-", rootClass: "map",
      styleSheet: "a>b{} </style><script>")
    #expect(
      SVGCleaner.clean(#"<svg width="9pt" viewBox="0.00 0.00 659.00 174.55"></svg>"#, options: options) == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" class="map" \
        viewBox="0 0 659 174.6" width="659" height="174.6" role="group" aria-labelledby="p-title" \
        aria-describedby="p-description">
        <title id="p-title">A &amp; B</title>
        <desc id="p-description">&lt;two&gt;</desc>
        <style>a&gt;b{} &lt;/style&gt;&lt;script&gt;</style>
        </svg>

        """)
  }

  /// A picture with pieces lost, doubled and put in stays well-formed and harmless.
  @Test func survivesDamage() throws {
    var random = SeededGenerator()
    let whole = Array(
      try Graphviz.render("digraph { bgcolor=\"red:blue\"; a [URL=x, tooltip=t, id=i]; b [id=i]; a -> b }")
        .svg)
    let pieces =
      HostileText.all + ["<", ">", "\"", "/>", "</g>", "<a ", " id=\"i\"", "<script>", " onclick=\"x\"", "&"]
    for _ in 0..<300 {
      var source = whole
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let start = Int.random(in: 0..<source.count, using: &random)
        let end = min(source.count, start + Int.random(in: 0...30, using: &random))
        source.replaceSubrange(start..<end, with: Array(random.pick(pieces)))
      }
      let svg = SVGCleaner.clean(String(source))
      #expect(SVGContents(svg)?.faults == [], "seed \(random.seed)\n\(svg)")
    }
  }

  @Test func makesAPictureOfAnything() {
    for source in ["", "<", "<svg", "text", "<svg><g class=\"", "<!--", "</svg>", "<svg/><svg/>"] {
      #expect(SVGContents(SVGCleaner.clean(source)) != nil, "\(source)")
    }
  }
}
