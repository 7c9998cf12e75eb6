@testable import FlowModel
import Foundation
import Testing

/// Keys that stand twice, and texts with half of a character: each reader makes something else of them.
@Suite struct JSONKeysTests {
  @Test(
    arguments: [
      (#"{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}"#, nil), (#"{}"#, nil), (#"["a", "a"]"#, nil),
      (#"{"a": "a", "b": "a"}"#, nil), (#"{"x": "{\"a\": 1, \"a\": 2}"}"#, nil),
      ("{\"a\": 1,\n\"a\": 2}", JSONKeys.Repeated(key: "a", line: 2)),
      ("{\"b\": [{\"a\": 1,\n\n \"a\" : 2}]}", JSONKeys.Repeated(key: "a", line: 3)),
      (#"{"a": 1, "\u0061": 2}"#, JSONKeys.Repeated(key: "a", line: 1)),
      (#"{"\u0061": 1, "a": 2}"#, JSONKeys.Repeated(key: "a", line: 1)),
    ] as [(String, JSONKeys.Repeated?)])
  func theFirstIsTold(text: String, expected: JSONKeys.Repeated?) {
    #expect(JSONKeys.firstRepeated(in: Data(text.utf8)) == expected)
  }

  @Test func manyKeys() {
    let keys = (0..<100_000).map { "\"k\($0)\": 1" }
    #expect(JSONKeys.firstRepeated(in: Data("{\(keys.joined(separator: ","))}".utf8)) == nil)
    let twice = Data("{\((keys + ["\"k7\": 1"]).joined(separator: ","))}".utf8)
    #expect(JSONKeys.firstRepeated(in: twice)?.key == "k7")
    #expect(JSONKeys.firstRepeated(in: Data(String(repeating: "{\"a\":", count: 100_000).utf8)) == nil)
  }

  @Test(arguments: [
    (
      "{\"format\": \"flowdoc.graph\", \"version\": 1, \"name\": \"a\",\n\"name\": \"b\"}",
      "the key 'name' occurs twice in the same object, the second time on line 2; keep one of them"
    ),
    (
      "{\"format\": \"flowdoc.graph\", \"version\": 1,\n\"name\": \"\\ud800\"}",
      "line 2, column 10 has an escape that is half of a character; write the whole character"
    ),
    (
      "{\"format\": \"flowdoc.graph\", \"version\": 1, \"na\\udc00\": 1}",
      "line 1, column 46 has an escape that is half of a character; write the whole character"
    ),
  ])
  func graphFilesSayWhatToDo(text: String, message: String) {
    #expect { try GraphFile.read(Data(text.utf8)) } throws: { "\($0)" == message }
  }

  @Test func wholeCharactersAreRead() throws {
    let text = #"{"format": "flowdoc.graph", "version": 1, "name": "\ud83d\ude00\u00e9"}"#
    #expect(try GraphFile.read(Data(text.utf8)).name == "😀é")
  }
}
