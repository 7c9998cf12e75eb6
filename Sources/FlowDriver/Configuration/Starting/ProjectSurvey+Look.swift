internal import Foundation

extension ProjectSurvey {
  /// Surveys a folder.
  public init(of folder: String) {
    let place = folder.isEmpty ? "." : folder
    let found = try? SourceFinder().find([place])
    let files = Self.inside(place, found?.sources ?? []).filter { !$0.hasSuffix("Package.swift") }
    sourceCount = files.count
    let targets = ProjectTargets(in: place)
    projects = targets.projects()
    apps = AppDivision(targets.targets(), files: files + Self.inside(place, found?.others ?? [])).apps()
    let only = apps.count == 1 ? apps.first : nil
    name = only?.name ?? (apps.isEmpty ? Self.name(in: place, projects) : Root(place).name)
    sources = only?.sources ?? Self.folders(of: files)
    excludes = only?.excludes ?? []
    let git = GitFolder(around: place)
    repository = git?.remote.flatMap { SourceHost(of: $0) }?.page
    codeowners = Self.codeowners(in: place)
    graph =
      FolderListing.kind(of: "\(place)/\(GraphReader.standardFile)") == .file ? GraphReader.standardFile : nil
  }

  /// The places where services look for the file, in their order.
  public static let codeownersPlaces = [
    ".github/CODEOWNERS", ".gitlab/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS",
  ]

  /// The CODEOWNERS file of a repository.
  static func codeowners(in folder: String) -> String? {
    codeownersPlaces.first { FolderListing.kind(of: "\(folder)/\($0)") == .file }
  }

  /// The app's name: that of a project is better than that of a package, and either better than the folder's.
  private static func name(in folder: String, _ projects: [String]) -> String {
    let ending = ".xcodeproj"
    let project = projects.first { $0.hasSuffix(ending) }?.split(separator: "/").last
    return project.map { String($0.dropLast(ending.count)) } ?? AppName.packageName(in: folder)
      ?? Root(folder).name
  }

  /// The paths of found files, relative to the folder in which they were found.
  private static func inside(_ folder: String, _ found: [FoundFile]) -> [String] {
    found.map { String($0.file.dropFirst(folder.count + 1)) }
  }

  /// The top-level folders of the paths; empty if a file is in no folder, or if there are too many folders to list.
  private static func folders(of files: [String]) -> [String] {
    guard files.allSatisfy({ $0.contains("/") }) else { return [] }
    let folders = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    return folders.count > 12 ? [] : folders
  }
}
