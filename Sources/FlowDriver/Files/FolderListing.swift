internal import Foundation

/// The entries of a folder, with the kind that the system reports without opening them.
enum FolderListing {
  enum Kind {
    case file, folder, other
    /// A link that leads out of the project.
    case outside
  }

  /// Lists the entries; nil if the folder cannot be read.
  ///
  /// Links are followed within the bounds, or everywhere without bounds.
  static func entries(of folder: String, within bounds: ProjectBounds? = nil) -> [(name: String, kind: Kind)]?
  {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [(name: String, kind: Kind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): entries.append((name, .file))
      case Int(DT_DIR): entries.append((name, .folder))
      default: entries.append((name, kind(of: folder + "/" + name, within: bounds)))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(of path: String, within bounds: ProjectBounds?) -> Kind {
    let kind = kind(of: path)
    guard kind != .other, let bounds, isLink(path), !bounds.admits(link: path) else { return kind }
    return .outside
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The kind of file at a path, following symbolic links.
  static func kind(of path: String) -> Kind {
    guard let mode = status(of: path)?.st_mode else { return .other }
    switch mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The identity of a folder, independent of the path to it; nil if it is missing.
  static func identity(of folder: String) -> FolderIdentity? {
    status(of: folder).map {
      FolderIdentity(device: UInt64(truncatingIfNeeded: $0.st_dev), number: UInt64($0.st_ino))
    }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

/// The identity of a folder, independent of the path to it.
struct FolderIdentity: Hashable {
  var device: UInt64
  var number: UInt64
}
