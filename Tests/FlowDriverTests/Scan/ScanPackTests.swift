import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What is kept between runs.
@Suite struct ScanPackTests {
  private let tool = ContentHash(of: Data("tool".utf8))

  private var pack: ScanPack {
    var pack = ScanPack()
    for number in 0..<20 {
      pack.entries[ContentHash(of: Data("\(number)".utf8))] = ScanPack.Entry(
        isText: number % 2 == 0, code: Data(repeating: 7, count: number))
    }
    pack.kept = ScanPack.Kept(
      key: ContentHash(of: Data("key".utf8)), graph: Data("{}".utf8), notes: Data("[]".utf8))
    return pack
  }

  @Test func comesBackAsItWas() throws {
    let read = try #require(ScanPack(pack.data(of: tool), of: tool))
    #expect(read.data(of: tool) == pack.data(of: tool))
    #expect(read.entries.count == 20)
    #expect(read.entries[ContentHash(of: Data("7".utf8))]?.code == Data(repeating: 7, count: 7))
    #expect(read.kept?.key == pack.kept?.key)
  }

  @Test func anotherToolDoesNotKnowIt() {
    #expect(ScanPack(pack.data(of: tool), of: ContentHash()) == nil)
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
      #expect(ScanPack(data, of: tool) == nil, "seed \(random.seed)")
    }
  }

  /// Whoever can write the file can make its sum right, too.
  @Test(arguments: [-1, .min, .max])
  func aCountThatCannotBeIsNoPack(count: Int) {
    var body = Data()
    body.append(number: count)
    body.append(number: 0)
    // An empty pack is its head, a sum, and two numbers.
    var data = ScanPack().data(of: tool).dropLast(32)
    data.append(hash: ContentHash(of: body))
    #expect(ScanPack(data + body, of: tool) == nil)
  }

  @Test func hashesTellBytesApart() {
    var random = SeededGenerator()
    var seen: Set<ContentHash> = []
    var texts: Set<Data> = [Data()]
    for _ in 0..<2_000 {
      var bytes = Data(
        (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 0...1, using: &random) })
      texts.insert(bytes)
      bytes.append(0)
      texts.insert(bytes)
    }
    for text in texts { seen.insert(ContentHash(of: text)) }
    #expect(seen.count == texts.count, "seed \(random.seed)")
    #expect(ContentHash(of: Data("flowdoc".utf8)).text == ContentHash(of: Data("flowdoc".utf8)).text)
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/flowdoc"), (["XDG_CACHE_HOME": "relative"], nil), ([:], nil),
  ])
  func theFolderFollowsTheEnvironment(environment: [String: String], path: String?) {
    #expect(CacheFolder.standard(environment: environment)?.path == path)
  }

  @Test func theHomeHasACacheFolder() {
    let path = CacheFolder.standard(environment: ["HOME": "/h"])?.path
    #expect(path == "/h/.cache/flowdoc" || path == "/h/Library/Caches/flowdoc")
  }
}
