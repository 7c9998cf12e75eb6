import FlowTestSupport
import Foundation
import Testing

/// The two small tools that write and read JSON where there is neither jq nor Python.
@Suite struct JSONScriptTests {
  private func string(_ bytes: [UInt8]) throws -> String {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try Data(bytes).write(to: folder.url("in"))
    let script = Repository.file("Embedding/json-string.sh").path
    let result = try Shell.run("/bin/sh", ["-c", "\(script.quoted) <in"], in: folder.root)
    #expect(result.errors == "")
    return try JSONDecoder().decode([String].self, from: Data("[\(result.output)]".utf8))[0]
  }

  @Test func everyTextComesBack() throws {
    let text = HostileText.all.joined(separator: "\n") + "\n"
    let kept = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value > 31 || "\t\r\n".unicodeScalars.contains($0) }))
    #expect(try string(Array(text.utf8)) == kept)
    #expect(try string([]) == "")
    let long = String(repeating: "\\\"é", count: 30_000) + "\n"
    #expect(try string(Array(long.utf8)) == long)
  }

  @Test func whatIsNoTextIsLeftOut() throws {
    #expect(
      try string(Array(0...255) + [0x0A]) == "\t\n\r"
        + String(String.UnicodeScalarView((32...127).map { UnicodeScalar(UInt8($0)) })) + "\n")
  }

  private func lines(_ json: String) throws -> [String] {
    let script = Repository.file("Embedding/json-lines.awk").path
    let result = try Shell.run("/usr/bin/env", ["awk", "-f", script], input: json)
    #expect((result.errors, result.status) == ("", 0))
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func valuesStandAtTheirPlaces() throws {
    #expect(
      try lines(
        #"[{"id": 7, "user": {"login": "a\"b\\"}, "none": [], "more": [1, [true, null]]},"# + "\n"
          + #"{"id":-1.5e3,"":"{\"id\": 9}\\"}]"#)
        == [
          "0.id\t7", #"0.user.login"# + "\t" + #""a\"b\\""#, "0.more.0\t1", "0.more.1.0\ttrue",
          "0.more.1.1\tnull",
          "1.id\t-1.5e3", #"1."# + "\t" + #""{\"id\": 9}\\""#,
        ])
    #expect(try lines("[]") == [])
  }

  /// Random values, held against a reader that knows the value itself.
  @Test func randomValues() throws {
    var generator = SeededGenerator()
    for _ in 1...40 {
      let value = RandomJSON(depth: 4, using: &generator)
      #expect(try lines("[\(value.text)]") == value.lines(at: "0"), "\(generator.seed): \(value.text)")
    }
  }
}

/// A JSON value with its text, and the lines that tell it.
private indirect enum RandomJSON {
  case plain(String)
  case list([RandomJSON])
  case object([RandomJSON])

  init(depth: Int, using generator: inout SeededGenerator) {
    let strings = [#""""#, #""a\"b""#, #""\\""#, #""\\\"{""#, #""],[:""#, #""é\u0007""#, "1", "null", "-0.5"]
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: 0...(depth > 0 ? 2 : 0), using: &generator) {
    case 1: self = .list((0..<count).map { _ in RandomJSON(depth: depth - 1, using: &generator) })
    case 2: self = .object((0..<count).map { _ in RandomJSON(depth: depth - 1, using: &generator) })
    default: self = .plain(strings[Int.random(in: 0..<strings.count, using: &generator)])
    }
  }

  var text: String {
    switch self {
    case .plain(let text): text
    case .list(let items): "[" + items.map(\.text).joined(separator: " ,") + "\n]"
    case .object(let items):
      "{" + items.enumerated().map { "\"k\($0)\\\"\": \($1.text)" }.joined(separator: ",\t") + " }"
    }
  }

  func lines(at path: String) -> [String] {
    switch self {
    case .plain(let text): ["\(path)\t\(text)"]
    case .list(let items): items.enumerated().flatMap { $1.lines(at: "\(path).\($0)") }
    case .object(let items): items.enumerated().flatMap { $1.lines(at: "\(path).k\($0)\\\"") }
    }
  }
}

extension String {
  fileprivate var quoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
