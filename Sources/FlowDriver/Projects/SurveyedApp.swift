/// An app of a project, and the part of the project to scan for it.
public struct SurveyedApp: Hashable, Sendable {
  /// The name of its target.
  public var name: String
  /// The folders to scan, relative to the surveyed one; empty for all of it.
  public var sources: [String]
  /// The folders and files in them that belong to extensions or to other apps.
  public var excludes: [String]
  /// The number of source files to scan.
  public var fileCount: Int
}
