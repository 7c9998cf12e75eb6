internal import FlowModel

/// The facts about a project that can be seen without reading its source.
public struct ProjectSurvey: Hashable, Sendable {
  /// The likely name of the app.
  public var name: String
  /// Xcode projects, packages and other files that declare targets, relative to the folder.
  public var projects: [String] = []
  /// Folders with sources, relative to the folder; empty if the sources are in the folder itself.
  public var sources: [String] = []
  /// Folders and files in them that belong to extensions.
  public var excludes: [String] = []
  /// The apps that the projects declare, as far as these could be read.
  public var apps: [SurveyedApp] = []
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

  /// The survey of one of several apps.
  func of(_ app: SurveyedApp) -> ProjectSurvey {
    var survey = self
    (survey.name, survey.sources, survey.excludes, survey.apps) = (app.name, app.sources, app.excludes, [app])
    survey.graph = nil
    return survey
  }

  /// The findings of the survey, one per line.
  public var lines: [String] {
    let found: [String?] = [
      projects.isEmpty ? "no project or package" : list(projects),
      told(apps),
      repository.map { "the repository \($0)" } ?? "no repository that source links could lead to",
      codeowners.map { "owners in \($0)" } ?? "no CODEOWNERS",
      graph.map { "the graph file \($0)" },
    ]
    return found.compactMap { $0.map { "found \($0)" } }
  }

  private func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }

  private func told(_ apps: [SurveyedApp]) -> String? {
    switch apps.count {
    case 0:
      let place = sources.isEmpty ? "this folder" : sources.joined(separator: ", ")
      return sourceCount == 0 ? "no source files" : "\(files(sourceCount)) in \(place)"
    case 1:
      let count = apps[0].fileCount
      let part = count == sourceCount ? files(count) : "\(count) of \(files(sourceCount))"
      return "the app \(apps[0].name) with \(part)"
    default:
      let each = apps.map { "\($0.name) with \(files($0.fileCount))" }
      return "\(apps.count) apps: " + each.joined(separator: ", ")
    }
  }

  private func files(_ count: Int) -> String { counted(count, "source file") }
}
