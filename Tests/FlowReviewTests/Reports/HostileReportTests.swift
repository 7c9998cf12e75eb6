import FlowModel
import FlowReview
import FlowTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Text from outside, in every format and in every place.
@Suite struct HostileReportTests {
  private static func report(_ text: String) -> LintReport {
    LintReport(
      [
        Finding(
          rule: "trap", severity: .error, subject: .flow(text),
          location: SourceLocation(file: text, line: 2, column: 3),
          message: text, remedy: text),
        Finding(rule: "trap", severity: .note, subject: .flow(text), message: text, remedy: text),
      ], version: text)
  }

  @Test(arguments: HostileText.all + ["a,line=9::b"]) func linesStayLines(text: String) {
    let report = Self.report(text)
    #expect(report.text(as: .text).count { $0.isNewline } == 2)
    let commands = report.text(as: .github).split(separator: "\n")
    #expect(commands.count == 2)
    #expect(commands[0].hasPrefix("::error file="))
    #expect(commands[0].unicodeScalars.allSatisfy { $0.value >= 0x20 })
    // No property says more than it should.
    let properties = commands[0].dropFirst("::error ".count).prefix { $0 != ":" }.split(separator: ",")
    #expect(properties.map { $0.prefix { $0 != "=" } } == ["file", "line", "col", "title"])
  }

  @Test(arguments: HostileText.all) func jsonSaysWhatWasSaid(text: String) throws {
    let report = Self.report(text)
    for format in [ReportFormat.gitlab, .sarif, .json] {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(report.text(as: format).utf8), options: .fragmentsAllowed)
      }
    }
    let list = try JSONSerialization.jsonObject(with: Data(report.text(as: .gitlab).utf8)) as? [[String: Any]]
    #expect(list?.map { $0["description"] as? String } == [text, text])
    #expect(Set(list?.compactMap { $0["fingerprint"] as? String } ?? []).count == 2)
  }

  @Test(arguments: HostileText.all) func xmlIsWellFormed(text: String) {
    for format in [ReportFormat.junit, .checkstyle] {
      let parser = XMLParser(data: Data(Self.report(text).text(as: format).utf8))
      #expect(parser.parse(), "\(format): \(parser.parserError?.localizedDescription ?? "")")
    }
  }

  @Test(arguments: HostileText.all) func markdownHasNoMarkupFromOutside(text: String) {
    let lines = Self.report(text).text(as: .markdown).replacing("\\]", with: "").split(separator: "\n")
    #expect(lines.count == (text.isEmpty ? 4 : 5))
    #expect(!lines.contains { $0.contains("<") || $0.contains("](") || $0.contains(" @") })
  }

  @Test(arguments: HostileText.all) func urisAreRelative(text: String) throws {
    let sarif = try JSONSerialization.jsonObject(with: Data(Self.report(text).text(as: .sarif).utf8))
    let uris = Self.values(of: "uri", in: sarif)
    #expect(uris.count == 1)
    #expect(
      uris.allSatisfy {
        $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !$0.contains(":") && !$0.contains("#")
      })
  }

  private static func values(of key: String, in json: Any) -> [String] {
    if let list = json as? [Any] { return list.flatMap { values(of: key, in: $0) } }
    guard let object = json as? [String: Any] else { return [] }
    return object.flatMap { $0.key == key ? [$0.value as? String ?? ""] : values(of: key, in: $0.value) }
  }
}
