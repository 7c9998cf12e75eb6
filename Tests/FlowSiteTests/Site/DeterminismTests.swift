import FlowModel
import FlowTestSupport
import Testing

@testable import FlowSite

/// The same graph gives the same bytes, however its parts are ordered.
@Suite struct DeterminismTests {
  @Test(arguments: 0..<3) func whateverTheOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var input = try SiteInput.shop()
    let files = try MadeSite(input).files
    input.graph.flows.shuffle(using: &generator)
    input.graph.screens.shuffle(using: &generator)
    input.graph.links.shuffle(using: &generator)
    input.graph.transitions.shuffle(using: &generator)
    #expect(try MadeSite(input).files == files, "seed \(seed)")
  }
}
