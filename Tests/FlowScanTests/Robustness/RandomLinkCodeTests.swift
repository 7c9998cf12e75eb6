import FlowTestSupport
import SwiftFacts
import Testing

@testable import FlowScan

@Suite struct RandomLinkCodeTests {
  /// Loops that go on in many ways, lists that double, functions that call each other with less of the link.
  ///
  /// The solver and the walk of a link stop at their limits, and what follows does not take longer than they did.
  @Test func linksThroughRandomCodeEnd() {
    var random = SeededGenerator()
    print("seed \(random.seed)")
    for _ in 0..<RunLength.of(short: 6, long: 300) {
      let seed = random.next()
      var code = RandomLinkCode(SeededGenerator(seed: seed))
      let text = LinkApp.app(code.text())
      let time = onBigStack {
        var scan = ValueFlowScan(settings: ScanSettings(name: "Shop"))
        scan.limit = 100_000
        return ProcessorTime.measure { _ = scan.graph(of: [SourceReader.read(text, path: "Shop.swift")]) }
      }
      #expect(time < .seconds(60), "\(time) for \(seed):\n\(text)")
    }
  }
}
