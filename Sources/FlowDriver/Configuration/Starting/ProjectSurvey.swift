/// What can be seen of a project without reading its source.
public struct ProjectSurvey: Hashable, Sendable {
  /// What the app may be called.
  public var name: String
  /// `Package.swift`, projects and workspaces, from the folder on.
  public var projects: [String] = []
  /// Folders with sources, from the folder on; empty where the sources lie in the folder itself.
  public var sources: [String] = []
  /// How many source files there are.
  public var sourceCount = 0
  /// The page of the repository, with the service that shows it.
  public var repository: String?
  /// The file that says who owns what.
  public var codeowners: String?
  /// A graph file that is there already.
  public var graph: String?

  /// Whether there is anything to make a site of.
  var hasAnything: Bool { sourceCount > 0 || graph != nil }

  /// What was found, a line each.
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
