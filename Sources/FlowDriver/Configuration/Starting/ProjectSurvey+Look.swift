internal import Foundation

extension ProjectSurvey {
  /// Surveys a folder.
  public init(of folder: String) {
    let place = folder.isEmpty ? "." : folder
    projects = Self.projects(in: place)
    name = Self.name(in: place, projects)
    let files = Self.sources(in: place)
    sourceCount = files.count
    sources = Self.folders(of: files)
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

  /// The packages, workspaces and projects in the folder and its direct subfolders.
  private static func projects(in folder: String) -> [String] {
    let entries = FolderListing.entries(of: folder) ?? []
    let inner = entries.filter {
      $0.kind == .folder && !LeftOut().folder($0.name, in: "") && !isProject($0.name)
    }
    let own = entries.map(\.name).filter(isProject)
    guard own.isEmpty else { return own }
    return inner.flatMap { entry in
      (FolderListing.entries(of: "\(folder)/\(entry.name)") ?? []).map(\.name).filter(isProject).map {
        "\(entry.name)/\($0)"
      }
    }
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcworkspace") || name.hasSuffix(".xcodeproj")
  }

  /// The app's name: that of a project is better than that of a package, and either better than the folder's.
  private static func name(in folder: String, _ projects: [String]) -> String {
    for ending in [".xcodeproj", ".xcworkspace"] {
      if let project = projects.first(where: { $0.hasSuffix(ending) }),
        let last = project.split(separator: "/").last
      {
        return String(last.dropLast(ending.count))
      }
    }
    return AppName.packageName(in: folder) ?? Root(folder).name
  }

  private static func sources(in folder: String) -> [String] {
    let found = (try? SourceFinder().find([folder]).sources) ?? []
    return found.map { String($0.file.dropFirst(folder.count + 1)) }.filter { $0 != "Package.swift" }
  }

  /// The top-level folders of the paths; empty if a file is in no folder, or if there are too many folders to list.
  private static func folders(of files: [String]) -> [String] {
    guard files.allSatisfy({ $0.contains("/") }) else { return [] }
    let folders = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    return folders.count > 12 ? [] : folders
  }
}
