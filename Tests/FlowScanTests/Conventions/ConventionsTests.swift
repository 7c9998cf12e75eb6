import FlowTestSupport
import Foundation
import Testing

@testable import FlowScan

/// The files that tell of libraries, and the page that tells of the files.
@Suite struct ConventionsTests {
  @Test(arguments: BuiltInConventions.files.map(\.name)) func everyBuiltInFileCanBeRead(name: String) throws {
    let file = try #require(BuiltInConventions.files.first { $0.name == name })
    #expect(try !Conventions.read(Data(file.bytes)).library.isEmpty)
  }

  @Test func everyFileOfTheFolderIsBuiltIn() throws {
    let folder = Repository.file("Sources/FlowScan/Conventions/Libraries").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      String($0.prefix { $0 != "." })
    }
    #expect(Set(names) == Set(BuiltInConventions.files.map(\.name)))
  }

  @Test func everyKeyIsDocumented() throws {
    let page = try Repository.text("Documentation/Conventions.md")
    let keys =
      Conventions.CodingKeys.allCases.map(\.stringValue)
      + Conventions.Verb.CodingKeys.allCases.map(\.stringValue)
      + Conventions.Assignment.CodingKeys.allCases.map(\.stringValue)
      + Conventions.Trigger.CodingKeys.allCases.map(\.stringValue)
      + Conventions.Wrapper.CodingKeys.allCases.map(\.stringValue)
      + Conventions.Table.CodingKeys.allCases.map(\.stringValue)
    for key in Set(keys) { #expect(page.contains("| `\(key)` |"), "`\(key)` is missing") }
  }

  @Test func theExampleOfThePageCanBeRead() throws {
    let page = try Repository.text("Documentation/Conventions.md")
    let example = try #require(page.components(separatedBy: "```json\n").dropFirst().first)
    let text = try #require(example.components(separatedBy: "```").first)
    #expect(try Conventions.read(Data(text.utf8)).library == "Voyage")
  }

  @Test func aFileOfTooManyKeysIsNotDecoded() {
    let keys = (0...100_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    #expect {
      try Conventions.read(Data("{\(keys)}".utf8))
    } throws: {
      "\($0)".hasPrefix("an object has more than 100000 keys on line 1")
    }
  }

  @Test func aMisspeltKeyIsAnError() {
    #expect(throws: ConventionsError.self) { try Conventions.read(Data(#"{"verb": []}"#.utf8)) }
  }
}
