/// Finds the projects in a folder and reads their targets.
struct ProjectTargets {
  /// The surveyed folder.
  private let place: String
  private let bounds: ProjectBounds

  /// Takes the folder to search.
  init(in place: String) {
    self.place = place
    bounds = ProjectBounds(around: [place])
  }

  /// The projects, and the other files that declare targets, from the outermost folder to the innermost.
  func projects() -> [String] {
    var found: [String] = []
    var seen: Set<FolderIdentity> = []
    var waiting = [""]
    for _ in 0..<Self.deepest {
      waiting = waiting.flatMap { folder in
        // Links may form cycles.
        guard let identity = FolderListing.identity(of: path(folder)), seen.insert(identity).inserted else {
          return [String]()
        }
        let entries = FolderListing.entries(of: path(folder), within: bounds) ?? []
        found += Self.projects(among: entries.map(\.name)).map { inside(folder, $0) }
        return entries.filter { $0.kind == .folder && Self.isSearched($0.name, in: folder) }.map {
          inside(folder, $0.name)
        }
      }
    }
    return found
  }

  /// The projects in a folder; an Xcode project is more precise than what it was generated from.
  private static func projects(among names: [String]) -> [String] {
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let others = ["project.yml", "Project.swift"].filter { projects.isEmpty && names.contains($0) }
    return projects + others + names.filter { $0 == "Package.swift" }
  }

  /// All targets of all projects.
  func targets() -> [ProjectTarget] {
    projects().flatMap(targets).map(withSources)
  }

  // MARK: - Reading

  /// A limit for folders inside each other; sources may be deeper, projects hardly are.
  private static let deepest = 6

  private static func isSearched(_ name: String, in folder: String) -> Bool {
    !LeftOut().folder(name, in: folder) && !name.hasSuffix(".xcodeproj") && !name.hasSuffix(".xcworkspace")
  }

  private func targets(of project: String) -> [ProjectTarget] {
    let isXcode = project.hasSuffix(".xcodeproj")
    let file = isXcode ? "\(project)/project.pbxproj" : project
    guard let bytes = read(file) else { return [] }
    let folder = ProjectPath.folder(of: project)
    if isXcode { return XcodeProject(bytes, in: folder)?.targets ?? [] }
    switch project.split(separator: "/").last {
    case "Package.swift": return SwiftManifest(bytes, in: folder).modules
    case "Project.swift": return SwiftManifest(bytes, in: folder).tuistTargets
    default: return generated(bytes, in: folder)
    }
  }

  /// The targets of a `project.yml` and of the files that it includes.
  private func generated(_ bytes: [UInt8], in folder: String) -> [ProjectTarget] {
    let first = XcodeGenProject(file: BlockText.value(String(decoding: bytes, as: UTF8.self)), folder: folder)
    let others = first.includes.prefix(20).compactMap(read).map {
      BlockText.value(String(decoding: $0, as: UTF8.self))
    }
    let all = others.reduce(first.file) { ProjectValue.fields($0.joined(with: $1)) }
    return XcodeGenProject(file: all, folder: folder).targets
  }

  /// A module whose manifest does not say where its sources are, with the folder in which they are.
  private func withSources(_ target: ProjectTarget) -> ProjectTarget {
    let usual = ["Sources", "Source", "src", "srcs"].map { inside(target.project, "\($0)/\(target.name)") }
    guard target.sources == [usual[0]] else { return target }
    let places = usual + [inside(target.project, "Sources")]
    var target = target
    target.sources = Set([places.first { FolderListing.kind(of: path($0)) == .folder } ?? usual[0]])
    return target
  }

  private func read(_ file: String) -> [UInt8]? {
    bounds.admits(link: path(file)) ? FileBytes.read(path(file)).map { [UInt8]($0) } : nil
  }

  private func path(_ file: String) -> String { file.isEmpty ? place : "\(place)/\(file)" }

  private func inside(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}

extension ProjectValue {
  /// The fields of two objects; objects in both are joined.
  fileprivate func joined(with other: ProjectValue) -> [String: ProjectValue] {
    fields.merging(other.fields) { own, other in
      guard case .fields(let left) = own, case .fields(let right) = other else { return own }
      return .fields(left.merging(right) { own, _ in own })
    }
  }
}
