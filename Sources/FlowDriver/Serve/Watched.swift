internal import FlowModel
internal import Foundation

/// The input files of a site, with a way to detect changes in them.
public struct Watched: Hashable, Sendable {
  /// Folders and files of sources; only files that a scan would read count.
  public var sources: [String] = []
  /// The folders and files that a scan leaves out.
  public var excludes: [String] = []
  /// Whether a scan reads tests too.
  public var includesTests = false
  /// Folders in which every file counts.
  public var folders: [String] = []
  /// Single files; a missing one counts when it appears.
  public var files: [String] = []

  /// Makes an empty set.
  public init() {}

  /// Watches the sources of a scan, if there is one, with further folders and files.
  init(_ scan: SourceScan?, folders: [String?], files: [String?]) {
    sources = scan?.paths ?? []
    excludes = scan?.excludes ?? []
    includesTests = scan?.includesTests ?? false
    self.folders = folders.compactMap(\.self)
    self.files = files.compactMap(\.self)
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
