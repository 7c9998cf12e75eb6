import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// Files are written without `JSONEncoder`, and are what it would have written, but for characters that nobody sees.
@Suite struct JSONWriterTests {
  @Test(arguments: 0..<20) func aGraphIsWhatTheEncoderWrites(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let graph = generator.graph(hostile: true).canonical
    let written = String(decoding: GraphFile.write(graph), as: UTF8.self)
    let object = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any]
    #expect(object?["format"] as? String == "flowdoc.graph", "seed \(seed)")
    #expect(object?["version"] as? Int == 1, "seed \(seed)")
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let withoutHeader = lines.filter {
      !$0.hasPrefix("  \"format\" : ") && !$0.hasPrefix("  \"version\" : ")
    }
    let found = withoutHeader.joined(separator: "\n").replacing(",\n}\n", with: "\n}\n")
    let expected = try encoded(graph)
    #expect(found == shown(expected), "seed \(seed)")
  }

  @Test func everyCharacterIsWhatTheEncoderWrites() throws {
    let text = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
    var graph = FlowGraph(name: text)
    graph.flows = [Flow(id: text, name: "/\u{1F600}")]
    let expected = try encodedText(text)
    #expect(String(decoding: GraphFile.write(graph), as: UTF8.self).contains(shown(expected)))
  }

  @Test func whatNobodySeesIsAnEscape() throws {
    let graph = FlowGraph(name: "a\u{7F}\u{9B}31m\u{202E}b\u{2066}\u{2028}é…→")
    let text = String(decoding: GraphFile.write(graph), as: UTF8.self)
    #expect(text.contains(#""a\u007f\u009b31m\u202eb\u2066\u2028é…→""#), "\(text)")
    #expect(try GraphFile.read(Data(text.utf8)) == graph)
  }

  /// The bytes of a large file are counted before they are written.
  @Test func aFileOfManyMegabytesIsWhole() throws {
    let flows = (0..<20).map { Flow(id: String(10 + $0), summary: String(repeating: "a", count: 1 << 20)) }
    let graph = FlowGraph(name: "Large", flows: flows)
    let bytes = GraphFile.write(graph)
    #expect(bytes.count > 20 << 20)
    #expect(try GraphFile.read(bytes) == graph.canonical)
    #expect(bytes.suffix(2) == Data("}\n".utf8))
  }

  /// The text with escapes for what nobody sees.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.value >= 0x7F, ControlCharacters.contain(scalar) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private func encoded(_ graph: FlowGraph) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(graph), as: UTF8.self) + "\n"
  }

  private func encodedText(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return String(decoding: try encoder.encode([text]).dropFirst().dropLast(), as: UTF8.self)
  }
}
