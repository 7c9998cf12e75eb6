import FlowRender
import FlowTestSupport
import Testing

@Suite struct PictureTests {
  @Test func aNodeThatIsALink() throws {
    let dot = """
      digraph { a [id="n-a", class="screen", label="A", URL="a.html", tooltip="To A", shape=box, fixedsize=true,
        width=1, height=0.5] }
      """
    #expect(
      SVGCleaner.clean(try Graphviz.render(dot).svg, options: SVGOptions(title: "One", idPrefix: "p-")) == """
        <svg xmlns="http://www.w3.org/2000/svg" \
        viewBox="0 0 80 44" width="80" height="44" role="group" aria-labelledby="p-title">
        <title id="p-title">One</title>
        <g id="p-graph0" class="graph" transform="translate(4 40)" text-anchor="middle" font-size="14">
        <g id="p-n-a" class="node screen">
        <a href="a.html">
        <title>To A</title>
        <polygon fill="none" points="72-36 0-36 0 0 72 0"/>
        <text x="36" y="-13.8">A</text>
        </a>
        </g>
        </g>
        </svg>

        """)
  }

  @Test func theSameTwice() throws {
    let dot =
      "digraph { a [style=filled, fillcolor=\"red:blue\"] b [style=filled, fillcolor=\"red:blue\"] a -> b }"
    let first = SVGCleaner.clean(try Graphviz.render(dot).svg)
    #expect(first.contains("url(#gradient-2)"))
    #expect(SVGCleaner.clean(try Graphviz.render(dot).svg) == first)
  }

  @Test(arguments: [
    "digraph { tooltip=t; URL=\"javascript:x\"; label=all; subgraph cluster_a { URL=u; label=A; x -> y } }",
    "digraph { a [shape=record, label=\"<f>q|{r|s}\"]; b [label=<<table><tr><td href=\"x\">y</td></tr></table>>] }",
    "digraph { bgcolor=\"red:blue\"; a [style=wedged, fillcolor=\"red:green\"] }",
    "digraph { rotate=90; size=\"1,1\"; dpi=300; a -> b [color=\"red:green\", arrowhead=none] }",
    "strict graph { layers=\"x:y\"; a [layer=x]; b [layer=y]; a -- b [comment=\"-->\"] }",
  ])
  func isValid(_ dot: String) throws {
    let svg = SVGCleaner.clean(try Graphviz.render(dot).svg)
    #expect(try #require(SVGContents(svg)).faults == [])
  }

  /// Every text at every place where a graph may carry one.
  @Test(arguments: HostileText.all)
  func survives(_ text: String) throws {
    let quoted = DOT.quoted(text)
    let dots = ["label", "id", "tooltip", "URL", "class", "target", "comment", "fillcolor", "fontname"].map {
      "digraph \(quoted) { style=filled; a [\($0)=\(quoted), URL=x]; a -> a [\($0)=\(quoted)] }"
    }
    let html = "digraph { a [label=<<b>\(DOT.escaped(text))</b>>, URL=x] }"
    for dot in dots + [html] {
      guard let raw = try? Graphviz.render(dot).svg else { continue }
      let options = SVGOptions(
        title: text, description: text, idPrefix: text, rootClass: text, styleSheet: text)
      let svg = SVGCleaner.clean(raw, options: options)
      #expect(SVGContents(svg)?.faults == [], "\(dot)\n\(svg)")
    }
  }

  @Test func keepsTheTextOfLabels() throws {
    for text in ["שלום עולם", "日本語の画面", "👩‍👩‍👧‍👦🏳️‍🌈", "a\"b", "<b>bold</b>", "]]>", "{{name}}"] {
      let svg = SVGCleaner.clean(try Graphviz.render("digraph { a [label=\(DOT.quoted(text))] }").svg)
      #expect(try #require(SVGContents(svg)).text.contains(text), "\(svg)")
    }
  }
}
