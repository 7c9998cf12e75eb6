import FlowAnalysis
import FlowDriver
import FlowModel
import Testing

/// The answer of `flowdoc path` in an app with many entries: the nearest ways, and a count of the others.
@Suite struct WayAnswerTests {
  @Test(arguments: [
    (20, "20 ways, nothing left"),
    (21, "20 ways, 1 more way from other entries and links."),
    (23, "20 ways, 3 more ways from other entries and links."),
  ])
  func nearestWaysAreListedAndOthersCounted(entries: Int, expected: String) throws {
    let flows = (0..<entries).map { number in
      Flow(
        id: "F\(number)", isEntry: true,
        routes: [Route(id: "F\(number).show", name: "show", style: .push, target: .screen("Cart"))])
    }
    let graph = FlowGraph(name: "Shop", flows: flows, screens: [Screen(id: "Cart")])
    let answer = try WayAnswer.text(to: "Cart", in: GraphIndex(graph))
    let lines = answer.text.split(separator: "\n")
    let listed = lines.filter { $0.hasPrefix("From the start of ") }.count
    let last = lines.last.map(String.init) ?? ""
    #expect("\(listed) ways, \(last.contains("other entries") ? last : "nothing left")" == expected)
    #expect(answer.isReachable)
  }
}
