import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// Ways through the code, on the pages.
@Suite struct WhyTests {
  private func site(_ change: (inout FlowGraph) -> Void) throws -> MadeSite {
    var graph = FlowGraph.sketch("F.a push AScreen\nF.b push BScreen")
    graph.unresolved = [UnresolvedCall(flow: "F", expression: "go(x)", reason: "What is shown is not known.")]
    change(&graph)
    var input = SiteInput(graph: graph)
    input.sourceHref = { "https://git.example/\($0.file)#L\($0.line)" }
    return try MadeSite(input)
  }

  private let steps = [
    CodeStep(kind: .made, text: "AScreen<Int>()", location: SourceLocation(file: "A.swift", line: 3)),
    CodeStep(kind: .ends, text: "nothing further is done with it"),
  ]

  private let told = """
    <details class="why">
    <summary>Why?</summary>
    <ol>
    <li><span class="soft">Made</span> <code class="source">AScreen&lt;Int&gt;()</code> <span class="place"><a href="https://git.example/A.swift#L3">A.swift:3</a></span>
    </li>
    <li><span class="soft">Ends</span> <span>nothing further is done with it</span> </li>
    </ol>
    </details>
    """

  @Test func aRouteTellsItFolded() throws {
    let page = try site { $0.flows[0].routes[0].why = steps }.main(of: "flows/f/index.html")
    #expect(page.contains(told), "\(page)")
    #expect(page.ranges(of: "<details class=\"why\">").count == 1)
  }

  @Test func aRowThatIsNotUnderstoodTellsItOnBothPages() throws {
    let site = try site { $0.unresolved[0].why = steps }
    #expect(site.main(of: "flows/f/index.html").contains(told))
    #expect(site.main(of: "unresolved/index.html").contains(told))
  }

  /// A step without a place takes none from the row around it.
  @Test func placesAreTheStepsOwn() throws {
    let page = try site {
      $0.flows[0].routes[0].location = SourceLocation(file: "Route.swift", line: 9)
      $0.flows[0].routes[0].why = steps
    }.main(of: "flows/f/index.html")
    #expect(page.contains(told), "\(page)")
  }

  @Test func withoutItNothingIsFolded() throws {
    #expect(!(try site { _ in }.main(of: "flows/f/index.html")).contains("class=\"why\""))
  }
}
