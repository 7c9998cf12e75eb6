import FlowExport
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The code of the README, compiled; the test holds that it still stands there as it is here.
@Suite struct ReadmeCodeTests {
  @Test func theCodeOfTheREADMECompilesAndDoesWhatItSays() throws {
    let checkout = Flow(
      id: "CheckoutFlow", isEntry: true, summary: "Takes a cart to a paid order.",
      routes: [Route(id: "CheckoutFlow.cart", name: "cart", style: .root, target: .screen("CartScreen"))])
    let graph = FlowGraph(name: "Shop", flows: [checkout], screens: [Screen(id: "CartScreen")])

    #expect(try GraphFile.read(GraphFile.write(graph)) == graph)
    #expect(TreeExport.text(of: graph) == "CheckoutFlow (entry)\n└─ cart root → CartScreen\n")

    let here = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let readme = try Repository.text("README.md")
    let start = try #require(readme.range(of: "let checkout = "))
    let end = try #require(readme.range(of: "\n\n", range: start.upperBound..<readme.endIndex))
    let lines = readme[start.lowerBound..<end.lowerBound].split(separator: "\n").map { "    \($0)" }
    #expect(here.contains(lines.joined(separator: "\n")))
  }
}
