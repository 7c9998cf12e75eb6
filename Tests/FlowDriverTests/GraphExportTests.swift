import FlowAnalysis
import FlowDriver
import FlowExport
import FlowModel
import FlowTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GraphExportTests {
  private let drawer = PictureDrawer(worker: Products.flowdoc)

  @Test func everyHostileGraphBecomesAValidPicture() throws {
    var random = SeededGenerator()
    for round in 0..<RunLength.of(short: 3, long: 20) {
      let index = GraphIndex(random.graph(flows: 6, hostile: true))
      for part in [.whole, .collapsed] + index.graph.flows.map({ ExportPart.flow($0.id) }) {
        let svg = try GraphExport(index, part: part).text(as: .svg, drawing: drawer).text
        #expect(XMLParser(data: Data(svg.utf8)).parse(), "seed \(random.seed), round \(round), \(part)")
        #expect(!svg.lowercased().contains("href=\"javascript:"), "seed \(random.seed), round \(round)")
      }
    }
  }

  @Test func everyHostileStringBecomesAValidPicture() throws {
    for text in HostileText.all {
      let route = Route(
        id: "F" + text, name: text, style: .push, target: Target(kind: .screen, id: "S" + text, name: text))
      let transition = Transition(flow: "F", from: .start, triggers: [text], kind: .route, route: "F" + text)
      let graph = FlowGraph(
        name: text, flows: [Flow(id: "F", name: text, summary: text, routes: [route])],
        screens: [Screen(id: "S" + text, name: text)], transitions: [transition],
        links: [Link(id: "L" + text, pattern: text, route: "F" + text)])
      let output = try GraphExport(GraphIndex(graph), part: .flow("F")).text(as: .svg, drawing: drawer)
      #expect(XMLParser(data: Data(output.text.utf8)).parse(), "\(text.debugDescription)")
      #expect(output.findings.isEmpty, "\(text.debugDescription): \(output.findings)")
    }
  }

  @Test func aLargeFlowComesInChapters() throws {
    let steps = (1..<60).map { "F.to\($0) push S\($0)Screen\nF: S\($0 - 1)Screen onNext -> to\($0)" }
    let graph = FlowGraph.sketch("F.to0 root S0Screen\n" + steps.joined(separator: "\n"))
    func export(_ chapter: Int?) throws -> GraphExport.Output {
      try GraphExport(GraphIndex(graph), part: .flow("F"), chapter: chapter).text(
        as: .mermaid, drawing: drawer)
    }
    let overview = try export(nil)
    #expect(overview.findings.map(\.rule) == ["picture-chapters"])
    #expect(!overview.text.contains("S59Screen"))
    let count = try #require(SceneChapters(ofFlow: "F", in: GraphIndex(graph))).chapters.count
    let chapters = try (1...count).map { try export($0).text }
    for number in 0..<60 {
      #expect(
        chapters.contains { $0.contains("\"S\(number)Screen\"") || $0.contains("\"S\(number)Screen, ") },
        "S\(number)Screen is in no chapter")
    }
    #expect(throws: DriverError.self) { try export(99) }
    let whole = try GraphExport(GraphIndex(graph), part: .flow("F"), budget: 100).text(
      as: .mermaid, drawing: drawer)
    #expect(whole.findings.isEmpty)
    #expect(whole.text.contains("S59Screen"))
  }

  @Test func equalGraphsAreEqualPictures() throws {
    var random = SeededGenerator()
    let graph = try Shop.graph()
    let one = try GraphExport(GraphIndex(graph)).text(as: .svg, drawing: drawer).text
    let two = try GraphExport(GraphIndex(random.shuffled(graph))).text(as: .svg, drawing: drawer).text
    #expect(one == two, "seed \(random.seed)")
  }

  @Test func jsonOfAPartCanBeReadAgain() throws {
    let index = GraphIndex(try Shop.graph())
    for flow in index.graph.flows {
      let json = try GraphExport(index, part: .flow(flow.id)).text(as: .json, drawing: drawer).text
      let part = try GraphFile.read(Data(json.utf8))
      #expect(part.flows.first { $0.id == flow.id } == flow)
    }
  }

  @Test func namesAreFoundByIdByNameAndByRoute() throws {
    let index = GraphIndex(try Shop.graph())
    let cart = ExportPart.neighbourhood(.screen("CartScreen"), depth: 1)
    #expect(try ExportPart.neighbourhood(of: "CartScreen", depth: 1, in: index) == cart)
    #expect(try ExportPart.neighbourhood(of: "CheckoutFlow.cart", depth: 1, in: index) == cart)
    #expect(throws: DriverError("there is no flow 'CheckoutFlw'; did you mean 'CheckoutFlow'?")) {
      try ExportPart.flow(named: "CheckoutFlw", in: index)
    }
    #expect(throws: DriverError("there is no flow 'Chekout'; did you mean 'CheckoutFlow'?")) {
      try ExportPart.flow(named: "Chekout", in: index)
    }
  }
}
