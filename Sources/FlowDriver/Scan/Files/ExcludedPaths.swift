internal import FlowModel

/// The folders and files that a configuration or an option leaves out, together with everything in them.
struct ExcludedPaths {
  private let paths: Set<String>

  /// Takes paths as a scan takes its own: relative to the current folder, or absolute.
  init(_ paths: [String] = []) {
    self.paths = Set(paths.map { Root($0).shown }).subtracting([""])
  }

  /// Tells whether a path is one of these or inside one; names are compared whole, so that `App` does not exclude `AppKit`.
  func contains(_ path: String) -> Bool {
    !paths.isEmpty && !paths.isDisjoint(with: ProjectPath.around(path))
  }

  /// Returns a finding for each path at which there is nothing, neither below the base nor below a scanned folder.
  func findings(below roots: [String], base: String?) -> [Finding] {
    paths.sorted().filter { path in
      let places = [path, Root(path, below: base).given] + roots.map { $0 + "/" + path }
      return places.allSatisfy { FolderListing.kind(of: $0) == .other }
    }
    .map(Finding.excludesNothing)
  }
}

extension Finding {
  /// The finding for an excluded path that does not exist: the files that it was meant to exclude are scanned.
  fileprivate static func excludesNothing(_ path: String) -> Finding {
    Finding(
      rule: "exclude-unused", severity: .note,
      message: "exclude: there is no file or folder '\(path)', so the entry excludes nothing",
      remedy: "Write the whole path of a file or folder, without wildcards, or remove the entry."
    )
  }
}
