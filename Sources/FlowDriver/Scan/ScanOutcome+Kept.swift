import FlowAnalysis
internal import FlowModel
internal import Foundation

// The last outcome as stored in the cache.
extension ScanOutcome {
  /// Restores the outcome of an unchanged project; nil if the stored notes are damaged.
  init?(_ kept: ScanPack.Kept, readable files: [LookedAt]) {
    guard let notes = try? JSONDecoder().decode(Notes.self, from: kept.notes) else { return nil }
    text = String(decoding: kept.graph, as: UTF8.self)
    findings = notes.findings
    summary = notes.summary
    source = notes.source
    summary.filesRead = files.count(where: \.isReadable)
    summary.filesParsed = 0
  }

  func kept(as inputs: ScanInputs) -> ScanPack.Kept? {
    let notes = Notes(summary: summary, findings: findings, source: source)
    let encoder = JSONEncoder()
    // The line of a place follows its file.
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(notes) else { return nil }
    return ScanPack.Kept(
      key: inputs.key, frame: inputs.frame, files: inputs.files, graph: Data(text.utf8), notes: data)
  }
}

private struct Notes: Codable {
  var summary: ScanSummary
  var findings: [Finding]
  var source: SourceFacts
}
