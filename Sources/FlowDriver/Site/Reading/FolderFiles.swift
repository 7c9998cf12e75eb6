internal import FlowModel
internal import Foundation

/// The files below a folder as relative paths, in order.
///
/// Hidden files are skipped. Links out of the project, folders nested too deeply, and files beyond a limit are left out with a finding.
/// Each folder is visited once, whatever links lead to it.
struct FolderFiles {
  private(set) var paths: [String] = []
  /// Findings about files that were left out but may have been wanted.
  private(set) var findings: [Finding] = []
  private let folder: String
  private let most: Int
  private var isFull = false

  private static let deepest = 12

  init(in folder: String, most: Int = 20_000) {
    (self.folder, self.most) = (folder, most)
    var seen: Set<FolderIdentity> = []
    walk("", ProjectBounds(around: [folder]), &seen, depth: Self.deepest)
  }

  private mutating func walk(
    _ inner: String, _ bounds: ProjectBounds, _ seen: inout Set<FolderIdentity>, depth: Int
  ) {
    let place = inner.isEmpty ? folder : "\(folder)/\(inner)"
    guard let identity = FolderListing.identity(of: place), seen.insert(identity).inserted else { return }
    guard depth > 0 else { return findings.append(.folderTooDeep(written(inner), Self.deepest)) }
    for (name, kind) in FolderListing.entries(of: place, within: bounds) ?? [] where !name.hasPrefix(".") {
      if isFull { return }
      let path = inner.isEmpty ? name : "\(inner)/\(name)"
      switch kind {
      case .file: add(path)
      case .folder: walk(path, bounds, &seen, depth: depth - 1)
      case .outside: findings.append(.linkOutside(written(path)))
      case .other: continue
      }
    }
  }

  private mutating func add(_ path: String) {
    guard paths.count == most else { return paths.append(path) }
    isFull = true
    findings.append(.tooManyFiles(written(""), most))
  }

  private func written(_ path: String) -> String { path.isEmpty ? folder : Root(folder).place(of: path).path }
}

extension Finding {
  /// The finding for a link that is not followed.
  static func linkOutside(_ path: String) -> Finding {
    Finding(
      rule: "link-outside", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "this link leads out of the project or to a hidden file, so it was not read",
      remedy: "Move its target into the project, or name the target on the command line.")
  }

  /// The finding for a folder that is nested too deeply.
  static func folderTooDeep(_ path: String, _ deepest: Int) -> Finding {
    Finding(
      rule: "folder-too-deep", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "this folder is nested \(deepest) folders deep; its contents were not read",
      remedy: "Move it closer to the root.")
  }

  /// The finding for a folder with too many files.
  static func tooManyFiles(_ path: String, _ most: Int) -> Finding {
    Finding(
      rule: "too-many-files", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "there are more than \(most) files in this folder; the others were not read",
      remedy: "Name a folder that contains only the files you need.")
  }
}
