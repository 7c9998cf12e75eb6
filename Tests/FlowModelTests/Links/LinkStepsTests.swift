import FlowTestSupport
import Testing

@testable import FlowModel

@Suite struct LinkStepsTests {
  @Test func everyStepIsFoundAndNothingElse() {
    var literals = LiteralPool()
    let numbers = (0..<500).map { literals.insert("text\($0)") }
    var random = SeededGenerator()
    let seed = random.seed
    var known: [UInt64: Int32] = [:]
    for number in 0..<5_000 {
      let (from, literal) = (Int32.random(in: 0..<200, using: &random), numbers.randomElement(using: &random))
      if let literal { known[.pair(from, literal)] = Int32(number) }
    }
    let steps = LinkSteps(
      known.map { key, to in
        LinkSteps.Step(from: Int32(key >> 32), literal: Int32(key & 0xFFFF_FFFF), to: to)
      }, literals)
    #expect(steps.count == known.count)
    for from in Int32(0)..<200 {
      for literal in numbers {
        let text = literals.text(at: literals.places[Int(literal)])
        #expect(steps.next(after: from, text, in: literals) == known[.pair(from, literal)], "seed \(seed)")
      }
    }
    #expect(steps.next(after: 0, Array("text".utf8)[...], in: literals) == nil)
    #expect(LinkSteps([], literals).next(after: 0, [], in: literals) == nil)
  }

  @Test func statesStandInTheOrderInWhichURLsGo() {
    var order = LinkStateOrder()
    // Found breadth first: 0 leads to 1 and 2, 1 to 3, 2 to 4 and 5, 3 to 6.
    for previous: Int32 in [0, 0, 0, 1, 2, 2, 3] { order.append(after: previous) }
    #expect(order.numbers() == [0, 1, 4, 2, 5, 6, 3])
  }
}
