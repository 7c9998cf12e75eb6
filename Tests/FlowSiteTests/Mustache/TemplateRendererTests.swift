import FlowTestSupport
import Testing

@testable import FlowSite

@Suite struct TemplateRendererTests {
  @Test func textIsEscapedAndHTMLIsNot() throws {
    let page = SamplePage(title: "<a & 'b' \"c\">", summary: "<p>x</p>")
    #expect(
      try rendered(page, "{{title}}{{{summary}}}{{&summary}}{{summary}}")
        == "&lt;a &amp; &#39;b&#39; &quot;c&quot;&gt;<p>x</p><p>x</p>&lt;p&gt;x&lt;/p&gt;")
  }

  @Test(arguments: HostileText.all) func textNeverLeavesItsAttribute(text: String) throws {
    let html = try rendered(SamplePage(title: text), "{{title}}")
    #expect(!html.contains { "<>\"'".contains($0) })
    let first = HTMLText.permitted(text).unicodeScalars.first
    #expect(html.hasPrefix("&") || first == html.unicodeScalars.first)
  }

  @Test func sectionsShowWhatIsTrue() throws {
    #expect(try rendered(SamplePage(), "{{#isEntry}}a{{/isEntry}}{{^isEntry}}b{{/isEntry}}") == "b")
    #expect(
      try rendered(SamplePage(isEntry: true), "{{#isEntry}}a{{/isEntry}}{{^isEntry}}b{{/isEntry}}") == "a")
    #expect(try rendered(SamplePage(title: "T"), "{{#title}}<{{.}}>{{/title}}") == "<T>")
    #expect(
      try rendered(SamplePage(title: ""), "{{#title}}<{{.}}>{{/title}}{{^title}}none{{/title}}") == "none")
    #expect(try rendered(SamplePage(summary: "<b>"), "{{#summary}}{{{.}}}{{/summary}}") == "<b>")
    #expect(try rendered(SamplePage(), "{{^place}}nowhere{{/place}}") == "nowhere")
  }

  @Test func aFlagIsNoContext() throws {
    #expect(
      try rendered(SamplePage(isEntry: true), "{{#title}}{{#isEntry}}{{.}}{{/isEntry}}{{/title}}") == "Shop")
  }

  @Test func listsRepeatAndKnowTheirCount() throws {
    let page = SamplePage(routes: [SampleRoute(name: "a"), SampleRoute(name: "b", note: "n")])
    #expect(try rendered(page, "{{#routes}}{{name}}{{title}} {{/routes}}{{routesCount}}") == "aShop bShop 2")
    #expect(try rendered(page, "{{#hasRoutes}}yes{{/hasRoutes}}") == "yes")
    #expect(try rendered(SamplePage(), "{{#hasRoutes}}yes{{/hasRoutes}}{{routesCount}}") == "0")
    #expect(try rendered(page, "{{#routes}}{{#note}}{{name}}{{/note}}{{/routes}}") == "b")
  }

  @Test func objectsAreEnteredByDotsAndSections() throws {
    let page = SamplePage(routes: [SampleRoute(name: "a")], place: SamplePlace(text: "B.swift:2"))
    #expect(try rendered(page, "{{place.text}} {{#place}}{{text}}{{/place}}") == "B.swift:2 B.swift:2")
    #expect(try rendered(page, "{{#routes}}{{place.text}}{{/routes}}") == "A.swift:1")
  }

  @Test func genericTypesAreContexts() throws {
    let set = TemplateSet([TemplateSource(name: "p", text: "{{title}}{{#content}}{{text}}{{/content}}")])
    let page = try set.page("p", for: SampleFrame<SamplePlace>.self)
    #expect(
      try page.render(SampleFrame(content: SamplePlace(text: "!"))) == Array("Frame!".utf8))
    #expect(
      set.check("p", for: SampleFrame<SampleTree>.self).map(\.description) == [
        "p.mustache:1:22: unknown name \"text\""
      ])
  }

  @Test func partialsRecurseAndIndent() throws {
    let tree = SampleTree(name: "a", children: [SampleTree(name: "b", children: [SampleTree(name: "c")])])
    let node = "<li>{{name}}\n{{#children}}\n  {{>node}}\n{{/children}}\n</li>\n"
    #expect(
      try rendered(SamplePage(tree: [tree]), "{{#tree}}\n{{>node}}\n{{/tree}}\n", partials: ["node": node])
        == """
        <li>a
          <li>b
            <li>c
            </li>
          </li>
        </li>

        """)
  }

  @Test func linesOfValuesAreNotIndented() throws {
    #expect(
      try rendered(SamplePage(title: "a\nb"), "  {{>t}}\n", partials: ["t": "<{{title}}>\n\nend"])
        == "  <a\nb>\n  \n  end")
  }

  @Test func endlessPartialsAreErrors() {
    #expect(throws: TemplateError.self) { try rendered(SamplePage(), "{{>a}}", partials: ["a": "x{{>a}}"]) }
    #expect(throws: TemplateError.self) {
      try rendered(SamplePage(), "{{>a}}", partials: ["a": "{{#title}}{{>b}}{{/title}}", "b": "{{>a}}"])
    }
  }

  @Test func doublingPartialsAreErrors() {
    let partials = (0..<40).map {
      TemplateSource(name: "p\($0)", text: "{{>p\($0 + 1)}}{{>p\($0 + 1)}}")
    }
    let set = TemplateSet(partials + [TemplateSource(name: "p40", text: "")])
    let error = #expect(throws: TemplateError.self) {
      let first = try #require(set.templates["p0"])
      _ = try TemplateRenderer.render(first, with: .nothing, partials: set.templates, mostEntries: 10_000)
    }
    #expect(error?.message.contains("too many partials") == true)
  }

  @Test func deepTreesRenderOnSmallStacks() async throws {
    var tree = SampleTree(name: "leaf")
    for _ in 0..<400 { tree = SampleTree(name: "n", children: [tree]) }
    let page = SamplePage(tree: [tree])
    let html = try await Task.detached {
      try rendered(
        page, "{{#tree}}{{>node}}{{/tree}}", partials: ["node": "{{name}}{{#children}}{{>node}}{{/children}}"]
      )
    }.value
    #expect(html == String(repeating: "n", count: 400) + "leaf")
  }

  @Test func rendersAlikeInParallel() async throws {
    let page = SamplePage(routes: (0..<100).map { SampleRoute(name: "r\($0)") })
    let template = try TemplateSet([TemplateSource(name: "p", text: "{{#routes}}{{name}} {{/routes}}")])
      .page("p", for: SamplePage.self)
    let all = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try template.render(page) } }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(all.count == 1)
  }
}
