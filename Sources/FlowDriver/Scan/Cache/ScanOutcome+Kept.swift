internal import FlowModel
internal import Foundation

// The last outcome, as the cache keeps it.
extension ScanOutcome {
  /// Makes the outcome of an unchanged project again; nil where the notes are damaged.
  init?(_ kept: ScanPack.Kept, readable files: [LookedAt]) {
    guard let notes = try? JSONDecoder().decode(Notes.self, from: kept.notes) else { return nil }
    text = String(decoding: kept.graph, as: UTF8.self)
    findings = notes.findings.map(\.finding)
    summary = notes.summary
    summary.filesRead = files.count(where: \.isReadable)
    summary.filesParsed = 0
  }

  func kept(as key: ContentHash) -> ScanPack.Kept? {
    let notes = Notes(summary: summary, findings: findings.map(Notes.Row.init))
    guard let data = try? JSONEncoder().encode(notes) else { return nil }
    return ScanPack.Kept(key: key, graph: Data(text.utf8), notes: data)
  }
}

private struct Notes: Codable {
  var summary: ScanSummary
  var findings: [Row]

  struct Row: Codable {
    var rule: String
    var severity: String
    var file: String?
    var line = 0
    var column = 0
    var message: String
    var remedy: String

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity.rawValue
      file = finding.location?.file
      line = finding.location?.line ?? 0
      column = finding.location?.column ?? 0
      message = finding.message
      remedy = finding.remedy
    }

    var finding: Finding {
      Finding(
        rule: rule, severity: Finding.Severity(rawValue: severity) ?? .warning,
        location: file.map { SourceLocation(file: $0, line: line, column: column) }, message: message,
        remedy: remedy)
    }
  }
}
