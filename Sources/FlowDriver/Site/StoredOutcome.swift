internal import FlowModel
internal import Foundation

/// The result of the last run, kept beside the manifest for runs without changes.
struct StoredOutcome: Codable {
  /// A hash of all the site's inputs.
  var inputs: String
  /// The app's name.
  var name: String
  var flows: Int
  var screens: Int
  var pages: Int
  var links: Int
  var pictures: Int
  var findings: [Finding]
  /// The number of findings on the site, including those of rules.
  var shown: Int
  /// The source files in which comments may suppress findings; the graph does not tell when these change.
  var commented: [String]
  private var comments: String

  init(
    inputs: String, name: String, flows: Int, screens: Int, pages: Int, links: Int, pictures: Int,
    findings: [Finding], shown: Int,
    commented: [String]
  ) {
    self.inputs = inputs
    self.name = name
    self.flows = flows
    self.screens = screens
    self.pages = pages
    self.links = links
    self.pictures = pictures
    self.findings = findings
    self.shown = shown
    self.commented = commented
    comments = Self.fingerprint(commented)
  }

  /// Loads the result; nil if there is none, or it is of another run.
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

  /// Saves the result; on failure, the next run makes all pages and finds them unchanged.
  func write(to folder: SiteFolder) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    _ = FileBeside.replace(folder.outcomeFile, with: data)
  }
}
