/// The folders and files that a configuration or an option leaves out, together with everything in them.
struct ExcludedPaths {
  private let paths: Set<String>

  /// Takes paths as a scan takes its own: relative to the current folder, or absolute.
  init(_ paths: [String] = []) {
    self.paths = Set(paths.map { Root($0).shown }).subtracting([""])
  }

  /// Tells whether a path is one of these or lies in one; names are compared whole, so that `App` does not exclude `AppKit`.
  func contains(_ path: String) -> Bool {
    !paths.isEmpty && !paths.isDisjoint(with: ProjectPath.around(path))
  }
}
