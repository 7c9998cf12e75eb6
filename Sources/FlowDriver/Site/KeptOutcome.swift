internal import FlowModel
internal import Foundation

/// What came of the last run, kept beside the manifest for the runs that have nothing to do.
struct KeptOutcome: Codable {
  /// What stands for all that the site was made from.
  var inputs: String
  var pages: Int
  var links: Int
  var pictures: Int
  var findings: [Finding]

  init(inputs: String, pages: Int, links: Int, pictures: Int, findings: [Finding]) {
    self.inputs = inputs
    self.pages = pages
    self.links = links
    self.pictures = pictures
    self.findings = findings
  }

  /// Nil where none was kept, or one of another run.
  init?(in folder: SiteFolder, of inputs: String) {
    guard let data = FileBytes.read(folder.outcomeFile),
      let kept = try? JSONDecoder().decode(Self.self, from: data), kept.inputs == inputs
    else { return nil }
    self = kept
  }

  /// Where it cannot be written, the next run makes all pages and finds them as they are.
  func write(to folder: SiteFolder) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(fileURLWithPath: folder.outcomeFile), options: .atomic)
  }
}
