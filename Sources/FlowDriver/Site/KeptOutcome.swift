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
  /// How many findings the site shows, those of rules among them.
  var shown: Int
  /// The source files in which comments may ask to leave out what rules say; the graph does not tell when these change.
  var commented: [String]
  private var comments: String

  init(
    inputs: String, pages: Int, links: Int, pictures: Int, findings: [Finding], shown: Int,
    commented: [String]
  ) {
    self.inputs = inputs
    self.pages = pages
    self.links = links
    self.pictures = pictures
    self.findings = findings
    self.shown = shown
    self.commented = commented
    comments = Self.fingerprint(commented)
  }

  /// Nil where none was kept, or one of another run.
  init?(in folder: SiteFolder, of inputs: String) {
    guard let data = folder.outcome,
      let kept = try? JSONDecoder().decode(Self.self, from: data), kept.inputs == inputs,
      kept.comments == Self.fingerprint(kept.commented)
    else { return nil }
    self = kept
  }

  private static func fingerprint(_ files: [String]) -> String {
    var watched = Watched()
    watched.files = files
    return watched.fingerprint().text
  }

  /// Where it cannot be written, the next run makes all pages and finds them as they are.
  func write(to folder: SiteFolder) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(fileURLWithPath: folder.outcomeFile), options: .atomic)
  }
}
