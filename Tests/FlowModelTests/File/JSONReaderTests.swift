import FlowTestSupport
import Foundation
import Testing

@testable import FlowModel

/// What flowdoc wrote is read without a decoder; whatever a decoder might read otherwise is left to it.
@Suite struct JSONReaderTests {
  @Test(arguments: [
    (#""plain""#, "plain"), (#" "é 🧭" "#, "é 🧭"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""a\u00e9\u202E\u0000b""#, "aé\u{202E}\0b"), (#""""#, ""),
    // Left to the decoder.
    (#""\ud83e\udded""#, nil), (#""\ud83e""#, nil), (#""\u00e""#, nil), (#""\x""#, nil), ("\"a\nb\"", nil),
    (#""open"#, nil), (#""open\"#, nil), (#""a" "b""#, nil), ("7", nil), ("null", nil),
  ])
  func aString(text: String, value: String?) {
    #expect(read(Array(text.utf8)) == value)
  }

  @Test func bytesThatAreNotUTF8AreLeftToTheDecoder() {
    let bytes = [UInt8(ascii: "\""), 0xC3, UInt8(ascii: "\"")]
    #expect(read(bytes) == Optional<String>.none)
    #expect(read([0xEF, 0xBB, 0xBF] + Array(#""a""#.utf8)) == Optional<String>.none)
  }

  @Test(arguments: [
    ("0", 0), ("-12", -12), (" 4200 ", 4200), ("999999999999999999", 999_999_999_999_999_999),
    ("1000000000000000000", nil), ("01", nil), ("-0", nil), ("-", nil), ("1.0", nil), ("1e3", nil), ("", nil),
    ("+1", nil), ("\"1\"", nil),
  ])
  func aNumber(text: String, value: Int?) {
    #expect(read(Array(text.utf8)) == value)
  }

  @Test(arguments: [
    ("[]", []), ("[ true , false ]", [true, false]), ("[true,]", nil), ("[,]", nil), ("[true", nil),
    ("[true false]", nil), ("[null]", nil), ("{}", nil), ("[truefalse]", nil),
  ])
  func aList(text: String, value: [Bool]?) {
    #expect(read(Array(text.utf8)) == value)
  }

  @Test(arguments: [
    (#"{"name": "a", "type": "B"}"#, Outcome(name: "a", type: "B")),
    (#"{"summary": "", "name": "a"}"#, Outcome(name: "a")),
    // A key that is missing, unknown, there twice, or written with an escape.
    (#"{"type": "B"}"#, nil), (#"{"name": "a", "colour": 3}"#, nil), (#"{"name": "a", "name": "a"}"#, nil),
    (#"{"n\u0061me": "a"}"#, nil), (#"{"name": null}"#, nil), (#"{"name": "a",}"#, nil),
    (#"{"name" "a"}"#, nil),
    (#"{name: "a"}"#, nil), ("{}", nil), ("[]", nil),
  ])
  func anObject(text: String, value: Outcome?) {
    #expect(read(Array(text.utf8)) == value)
  }

  @Test func everythingThatIsWrittenIsRead() {
    var random = SeededGenerator()
    for round in 0..<200 {
      let graph = random.graph(hostile: round.isMultiple(of: 2)).canonical
      #expect(plain(GraphFile.write(graph)) == graph, "seed \(random.seed), round \(round)")
    }
  }

  @Test func spoiledBytesAreReadAsADecoderReadsThem() throws {
    var random = SeededGenerator()
    let bytes = GraphFile.write(random.graph(hostile: true))
    let others = Array("{}[]\",:\\ntu0189-.e \u{C3}".utf8)
    var readCount = 0
    for round in 0..<RunLength.of(short: 700, long: 7_000) {
      var spoiled = bytes
      let place = random.pick(spoiled.indices)
      switch round % 3 {
      case 0: spoiled[place] = random.pick(others)
      case 1: spoiled.remove(at: place)
      default: spoiled.insert(random.pick(others), at: place)
      }
      guard let graph = plain(spoiled) else { continue }
      readCount += 1
      let decoded = try FileDocument<FlowGraph>.decodedContent(
        of: spoiled, format: GraphFile.format, version: GraphFile.version, page: "")
      #expect(decoded == graph, "seed \(random.seed), round \(round)")
    }
    #expect(readCount > 0)
  }

  private func plain(_ bytes: Data) -> FlowGraph? {
    FileDocument.plainContent(of: bytes, format: GraphFile.format, version: GraphFile.version)
  }

  private func read<Value: FileValue>(_ bytes: [UInt8]) -> Value? {
    JSONReader.document(Data(bytes)) { Value(plain: &$0) }
  }
}
