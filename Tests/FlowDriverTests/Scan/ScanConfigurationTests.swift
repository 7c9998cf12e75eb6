import FlowScan
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What a configuration file may say, and what it is told where it says something else.
@Suite struct ScanConfigurationTests {
  @Test func namesConventionsFromItsOwnFolder() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("{}", to: "conf/own/router.json")
    try folder.write(
      """
      // Ours.
      { /* a list */ "conventions": [
        "own/router.json", // the last one
      ], }
      """, to: "conf/flowdoc.json")
    let configuration = try ScanConfiguration.read(folder.path("conf/flowdoc.json"))
    #expect(configuration.conventions.map(\.path) == ["own/router.json"])
    #expect(configuration.conventions.map(\.bytes) == [Data("{}".utf8)])
  }

  @Test(arguments: [
    ("{\n \"convention\": []\n}", "2: the key \"convention\" is not known; did you mean 'conventions'?"),
    ("{\"conventions\": \"a\"}", "1: \"conventions\" is a list of paths: [\"router.json\"]"),
    ("{\"conventions\":\n[1]}", "2: \"conventions\" is a list of paths: [\"router.json\"]"),
    (
      "{\"conventions\": [\n\n\"a.json\"]}",
      "3: \"a.json\" cannot be read; paths begin at the configuration's own folder"
    ),
    ("[]", "1: a configuration is an object: {\"conventions\": []}"), ("", "1: a value is missing here"),
    ("{\"conventions\": [] ", "1: a comma or \"}\" is missing"),
    ("{\n\"a\" 1}", "2: a colon is missing behind \"a\""),
    ("{a: 1}", "1: a key is missing, in double quotes"), ("{} {}", "1: something stands behind the end"),
    ("{\"a\nb\": 1}", "1: a string is not closed"), ("{ /* \n", "1: a comment is not closed"),
    ("/ {}", "1: a slash alone says nothing; comments are // and /* */"),
    ("{\"a\\q\": 1}", "1: a string has an escape that JSON does not know"),
    (String(repeating: "[", count: 100_000), "1: this is nested too deeply"),
  ])
  func mistakesAreToldWithTheirLine(text: String, message: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(text, to: "flowdoc.json")
    let path = folder.path("flowdoc.json")
    #expect(throws: DriverError("\(path):\(message)")) { try ScanConfiguration.read(path) }
  }

  @Test func readsValuesOfEveryKind() throws {
    var json = CommentedJSON(Array("[null, true, false, -1.5e2, \"\\u00e9\\n\", {}, []]".utf8))
    let contents: [CommentedJSON.Content] = [
      .null, .bool(true), .bool(false), .number(-150), .string("é\n"), .object([]), .array([]),
    ]
    #expect(try json.document().content == .array(contents.map { .init(content: $0, line: 1) }))
  }
}
