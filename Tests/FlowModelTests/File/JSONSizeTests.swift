@testable import FlowModel
import Foundation
import Testing

/// Documents that are refused before they are decoded, and the format that a file claims to have.
@Suite struct JSONSizeTests {
  @Test(
    arguments: [
      ("[1, 2, 3, 4, 5]", nil), ("[1, 2, 3, 4, 5, 6]", .values),
      (#"{"a": [1, [2]]}"#, nil), (#"{"a": [1, [2, 3]]}"#, .values),
      (#"["a,b,c,[,{,:,\",,,,", 2]"#, nil), ("[[[[[", nil), ("[[[[[[", .values), ("]]]]]]]]]]]]", nil),
      (#"{"a": 1, "b": 2}"#, nil), (#"[{"a": 1}, {}]"#, nil), (#"[{"a": 1}, {"b": 1}]"#, .values),
      ("{\n\"a\": 1,\n\"b\": 2,\n\"c\": 3}", .keys(line: 4)),
      (":::::", nil), ("\"", nil), ("\"\\", nil), ("", nil),
    ] as [(String, JSONSize.Excess?)])
  func excessIsToldWithoutDecoding(text: String, expected: JSONSize.Excess?) {
    #expect(JSONSize.excess(in: Data(text.utf8), values: 6, keys: 2) == expected)
  }

  @Test func filesOfTooManyKeysAreRefused() {
    let keys = (0...JSONSize.mostKeys).map { "\"k\($0)\": 1" }.joined(separator: ",\n")
    for format in ["flowdoc.graph", "flowdoc.tree"] {
      let data = Data("{\"format\": \"\(format)\", \"version\": 1, \"x\": {\(keys)}}".utf8)
      #expect {
        if format == "flowdoc.graph" { _ = try GraphFile.read(data) } else { _ = try TreeFile.read(data) }
      } throws: { error in
        "\(error)"
          == "an object has more than 100000 keys on line 100001, and the file is not read; use a file that flowdoc wrote"
      }
    }
  }

  @Test func theGraphOfAMillionRoutesIsWithinTheLimits() {
    // An id, a name, a style and a target of three keys: seven keys, seven values, and the route itself.
    #expect(1_000_000 * 15 < JSONSize.mostValues)
  }

  @Test(arguments: [
    (#"{"format": "flowdoc.tree", "version": 1}"#, "flowdoc.tree"),
    (#"{"a":[{"format":"x"}],"format" :"y"}"#, "y"),
    (#" {"a": "format", "format": "y""#, "y"), (#"{"a": "{\"format\": 1"}"#, nil),
    (#"["format", "format", "x"]"#, nil),
    (#"{"format": 1}"#, nil), (#"{"format": {"format": "x"}}"#, nil), (#"{"format": "x"#, "x"),
    (#"{"format": ""#, ""),
    (#"{"format": "#, nil), (#"{"format"#, nil), (#"{"format""#, nil), ("{", nil), ("", nil), ("{\"\\", nil),
  ])
  func theFormatIsFoundWithoutDecoding(text: String, expected: String?) {
    #expect(FileHeader.format(of: Data(text.utf8)) == expected)
  }
}
