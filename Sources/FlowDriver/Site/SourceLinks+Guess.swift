internal import Foundation

extension SourceLinks {
  /// Takes the settings of the configuration, and derives missing ones from the git repository around a folder.
  ///
  /// The files of the graph are relative to that folder.
  init?(_ settings: Configuration.Repository, around folder: String = ".") {
    let git = GitFolder(around: folder)
    let revision = settings.revision.isEmpty ? git?.revision ?? "" : settings.revision
    let host =
      settings.url.isEmpty ? git?.remote.flatMap { SourceHost(of: $0) } : SourceHost(page: settings.url)
    let pattern = settings.pattern.isEmpty ? host?.pattern(for: revision) : settings.pattern
    guard let pattern else { return nil }
    self.init(pattern: pattern, revision: revision, folder: git?.path(of: folder) ?? "")
  }
}
