import FlowTestSupport
import Testing

@testable import FlowRender

@Suite struct WireTests {
  private static let options = SVGOptions(
    title: "a", description: nil, idPrefix: "é", rootClass: "", includesSize: false,
    allowedSchemes: ["x", "y"],
    styleSheet: "b")

  @Test(arguments: Effort.allCases)
  func ordersComeBack(_ effort: Effort) throws {
    let order = WorkOrder(
      dot: "digraph\0{}", effort: effort, milliseconds: 9, secondsToLive: 7, options: Self.options)
    #expect(try WorkOrder(order.bytes[...]) == order)
  }

  @Test(arguments: [
    WorkReport.picture(Drawing(svg: Array("<svg/>".utf8), diagnostics: ["one", ""])),
    .refused(.empty), .refused(.notOneGraph), .refused(.syntax(["a", "b"])), .refused(.failed([])),
    .refused(.graphvizMissing("install it")),
  ])
  func reportsComeBack(_ report: WorkReport) throws {
    #expect(try WorkReport(report.bytes[...]) == report)
  }

  @Test func knowsTheGreeting() throws {
    #expect(try Hello(Hello(problem: "none").bytes[...]) == Hello(problem: "none"))
    #expect(throws: WireError.self) { try Hello(Array("Hello, world. This is not it.".utf8)[...]) }
  }

  @Test func framesArriveInPieces() throws {
    let messages: [[UInt8]] = [[], [1], Array(repeating: 7, count: 1_000), [2, 3]]
    var random = SeededGenerator()
    var rest = messages.flatMap(Frame.encode)[...]
    var buffer = FrameBuffer()
    var arrived: [[UInt8]] = []
    while !rest.isEmpty {
      let count = Int.random(in: 1...9, using: &random)
      buffer.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while let message = try buffer.next() { arrived.append(Array(message)) }
    }
    #expect(arrived == messages, "seed \(random.seed)")
  }

  @Test func refusesAFrameThatIsTooLong() {
    var buffer = FrameBuffer()
    buffer.append([255, 255, 255, 255, 0])
    #expect(throws: WireError.self) { try buffer.next() }
  }

  /// Bytes cut short or changed give an error or another message, and never more than that.
  @Test func survivesAnyBytes() {
    var random = SeededGenerator()
    let order = WorkOrder(
      dot: "digraph {}", effort: .full, milliseconds: 9, secondsToLive: 1, options: Self.options)
    for _ in 0..<2_000 {
      var bytes = order.bytes
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
      if let index = bytes.indices.randomElement(using: &random) {
        bytes[index] = random.pick([0, 1, 127, 255])
      }
      _ = try? WorkOrder(bytes[...])
      _ = try? WorkReport(bytes[...])
      _ = try? Hello(bytes[...])
    }
    for end in order.bytes.indices {
      #expect(throws: WireError.self) { try WorkOrder(order.bytes[..<end]) }
    }
  }
}
