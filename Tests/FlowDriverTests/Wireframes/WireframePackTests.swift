import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What is kept of wireframes between runs.
@Suite struct WireframePackTests {
  private let tool = ContentHash(of: Data("tool".utf8))

  private var pack: WireframePack {
    var pack = WireframePack()
    for number in 0..<9 {
      pack.files["App/\(number).swift"] = WireframePack.File(
        facts: PlainFile.Facts(size: number, time: -number), hash: ContentHash(of: Data([UInt8(number)])),
        names: number == 0 ? [] : ["View\(number)", "Größe"])
      pack.drawings["View\(number)\nApp/\(number).swift"] = WireframePack.Drawing(
        needs: WireframeNeeds(types: ["View", "View\(number)"], texts: number > 3, interfaces: number > 6),
        inputs: ContentHash(of: Data("inputs".utf8)), shapes: number == 5 ? nil : "<text>é</text>")
    }
    return pack
  }

  @Test func comesBackAsItWas() {
    #expect(WireframePack(pack.data(of: tool), of: tool) == pack)
    #expect(WireframePack(WireframePack().data(of: tool), of: tool) == WireframePack())
  }

  @Test func anotherToolDoesNotKnowIt() {
    #expect(WireframePack(pack.data(of: tool), of: ContentHash()) == nil)
  }

  @Test func damageIsNoticed() {
    var random = SeededGenerator()
    let whole = pack.data(of: tool)
    for _ in 0..<500 {
      var data = whole
      let place = Int.random(in: 0..<data.count, using: &random)
      if random.oneIn(2) {
        data[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &random))
      } else {
        data = data.prefix(place)
      }
      #expect(WireframePack(data, of: tool) == nil, "seed \(random.seed)")
    }
  }

  /// Whoever can write the file can make its sum right, too.
  @Test(arguments: [-1, 1, .min, .max])
  func aCountThatCannotBeIsNoPack(count: Int) {
    var body = Data()
    body.append(number: count)
    body.append(number: 0)
    // An empty pack is its head, a sum, and two numbers.
    var data = WireframePack().data(of: tool).dropLast(32)
    data.append(hash: ContentHash(of: body))
    #expect(WireframePack(data + body, of: tool) == nil)
  }
}
