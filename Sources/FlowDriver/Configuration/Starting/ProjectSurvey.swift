/// The facts about a project that can be seen without reading its source.
public struct ProjectSurvey: Hashable, Sendable {
  /// The likely name of the app.
  public var name: String
  /// `Package.swift`, projects and workspaces, relative to the folder.
  public var projects: [String] = []
  /// Folders with sources, relative to the folder; empty if the sources are in the folder itself.
  public var sources: [String] = []
  /// The number of source files.
  public var sourceCount = 0
  /// The web page of the repository.
  public var repository: String?
  /// The file of code owners.
  public var codeowners: String?
  /// An existing graph file.
  public var graph: String?

  /// Whether there is anything to make a site from.
  var hasAnything: Bool { sourceCount > 0 || graph != nil }

  /// The findings of the survey, one per line.
  public var lines: [String] {
    let files = sourceCount == 1 ? "1 source file" : "\(sourceCount) source files"
    let place = sources.isEmpty ? "this folder" : sources.joined(separator: ", ")
    let lines = [
      projects.isEmpty ? "no package, project or workspace" : projects.joined(separator: ", "),
      sourceCount == 0 ? "no source files" : "\(files) in \(place)",
      repository.map { "the repository \($0)" } ?? "no repository that source links could lead to",
      codeowners.map { "owners in \($0)" } ?? "no CODEOWNERS",
    ]
    return (lines + (graph.map { ["the graph file \($0)"] } ?? [])).map { "found \($0)" }
  }
}
