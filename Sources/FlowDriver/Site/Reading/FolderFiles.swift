internal import FlowModel
internal import Foundation

/// The files below a folder, by their paths from it, in order.
///
/// Hidden ones are passed over, and so are links that lead out of the project, and folders that are deeper than anybody means. Each folder is
/// gone through once, whatever links lead there.
struct FolderFiles {
  private(set) var paths: [String] = []
  /// Links that lead out of the project.
  private var outside: [String] = []
  private let folder: String

  private static let deepest = 12

  init(in folder: String) {
    self.folder = folder
    var seen: Set<FolderIdentity> = []
    walk("", ProjectBounds(around: [folder]), &seen, depth: Self.deepest)
  }

  private mutating func walk(
    _ inner: String, _ bounds: ProjectBounds, _ seen: inout Set<FolderIdentity>, depth: Int
  ) {
    let place = inner.isEmpty ? folder : "\(folder)/\(inner)"
    guard depth > 0, let identity = FolderListing.identity(of: place), seen.insert(identity).inserted else {
      return
    }
    for (name, kind) in FolderListing.entries(of: place, within: bounds) ?? [] where !name.hasPrefix(".") {
      let path = inner.isEmpty ? name : "\(inner)/\(name)"
      switch kind {
      case .file: paths.append(path)
      case .folder: walk(path, bounds, &seen, depth: depth - 1)
      case .outside: outside.append(path)
      case .other: continue
      }
    }
  }

  /// What was passed over, though somebody wanted it there.
  var findings: [Finding] { outside.map { .linkOutside(Root(folder).place(of: $0).path) } }
}

extension Finding {
  /// A link that is not followed.
  static func linkOutside(_ path: String) -> Finding {
    Finding(
      rule: "link-outside", severity: .warning, location: SourceLocation(file: path, line: 1),
      message: "this is a link that leads out of the project, or to what is hidden; it is not read",
      remedy: "Put what it leads to into the project, or name that on the command line.")
  }
}
