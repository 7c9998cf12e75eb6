internal import Foundation

/// The files below a folder, by their paths from it, in order.
enum FolderFiles {
  /// Hidden ones are passed over; so are folders that are deeper than anybody means.
  static func paths(in folder: String, depth: Int = 12) -> [String] {
    guard depth > 0, let entries = FolderListing.entries(of: folder) else { return [] }
    return entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry in
      switch entry.kind {
      case .file: [entry.name]
      case .folder: paths(in: "\(folder)/\(entry.name)", depth: depth - 1).map { "\(entry.name)/\($0)" }
      case .other: [String]()
      }
    }
  }
}
