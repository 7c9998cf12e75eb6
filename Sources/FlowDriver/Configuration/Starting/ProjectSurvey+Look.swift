internal import Foundation

extension ProjectSurvey {
  /// Looks at a folder.
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

  /// Where services look for the file, in their order.
  public static let codeownersPlaces = [
    ".github/CODEOWNERS", ".gitlab/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS",
  ]

  /// The file of a repository that says who owns what.
  static func codeowners(in folder: String) -> String? {
    codeownersPlaces.first { FolderListing.kind(of: "\(folder)/\($0)") == .file }
  }

  /// Packages, workspaces and projects, of the folder and of those in it.
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

  /// A project says what the app is called better than a package does, and a package better than a folder.
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

  /// The first folders of the paths; nothing where a file lies in no folder, or the folders are too many to be told.
  private static func folders(of files: [String]) -> [String] {
    guard files.allSatisfy({ $0.contains("/") }) else { return [] }
    let folders = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    return folders.count > 12 ? [] : folders
  }
}
