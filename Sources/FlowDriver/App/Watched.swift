internal import FlowModel
internal import Foundation

/// The input files of a site, with a way to detect changes in them.
struct Watched: Hashable, Sendable {
  /// Folders and files of sources; only files that a scan would read count.
  var sources: [String] = []
  /// The folders and files that a scan leaves out.
  var excludes: [String] = []
  /// Whether a scan reads tests too.
  var includesTests = false
  /// Folders in which every file counts.
  var folders: [String] = []
  /// Single files; a missing one counts when it appears.
  var files: [String] = []

  /// Makes an empty set.
  init() {}

  /// Watches everything that is read of a project, with further files.
  init(_ project: AppProject, files others: [String?]) {
    sources = project.scan?.paths ?? []
    excludes = project.scan?.excludes ?? []
    includesTests = project.scan?.includesTests ?? false
    folders = project.folders
    let single = [project.registry, project.ownersFile, project.links.association] + others
    files = project.graphs + project.traces + single.compactMap(\.self)
  }

  /// A hash of the names, sizes and times of all files; no file is opened.
  func fingerprint() -> ContentHash {
    var hash = ContentHash()
    let finder = SourceFinder(rules: LeftOut(includesTests: includesTests), excluded: ExcludedPaths(excludes))
    for path in sources {
      guard let found = try? finder.find([path]) else { continue }
      for source in found.sources + found.others { hash.add(source.file, PlainFile.status(of: source.file)) }
    }
    for folder in folders {
      for file in Self.files(in: folder) { hash.add(file, PlainFile.status(of: file)) }
    }
    for file in files { hash.add(file, PlainFile.status(of: file)) }
    return hash
  }

  /// All files below a folder, except hidden ones.
  private static func files(in folder: String) -> [String] {
    var (files, folders, seen) = ([String](), [folder], Set<FolderIdentity>())
    let bounds = ProjectBounds(around: [folder])
    while let folder = folders.popLast() {
      guard let identity = FolderListing.identity(of: folder), seen.insert(identity).inserted else {
        continue
      }
      for entry in FolderListing.entries(of: folder, within: bounds) ?? [] where !entry.name.hasPrefix(".") {
        let path = "\(folder)/\(entry.name)"
        if entry.kind == .folder { folders.append(path) } else { files.append(path) }
      }
    }
    return files
  }
}

extension ContentHash {
  fileprivate mutating func add(_ path: String, _ facts: PlainFile.Facts?) {
    add(path)
    add(UInt64(truncatingIfNeeded: facts?.size ?? -1))
    add(UInt64(truncatingIfNeeded: facts?.time ?? -1))
  }
}
