import SwiftFacts

/// Finds the sources of libraries with conventions that are beside an app that imports them.
///
/// Read as a part of the app, a library's own types would take precedence over its conventions.
enum LibraryFiles {
  static func without(_ files: [FileCode]) -> [FileCode] {
    let told = Set(BuiltInConventions.all.filter { !$0.isOfSystem }.flatMap(\.importNames))
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }.intersection(told)
    guard !used.isEmpty else { return files }
    let mixed = importingFolders(of: used, files)
    return files.filter { file in
      used.allSatisfy { folders(of: $0, above: file.path).allSatisfy(mixed.contains) }
    }
  }

  /// The folders that are named after a library and have files that import it.
  ///
  /// A repository is often named after its library, and has its examples beside the sources.
  private static func importingFolders(of libraries: Set<String>, _ files: [FileCode]) -> Set<Substring> {
    files.reduce(into: []) { found, file in
      for library in libraries.intersection(file.importedModules) {
        found.formUnion(folders(of: library, above: file.path))
      }
    }
  }

  /// The folders with a name in a path: of `A/B/A/File.swift` for `A`, `A` and `A/B/A`.
  private static func folders(of name: String, above path: String) -> [Substring] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.filter { $0 == name }.map { path[..<$0.endIndex] }
  }
}
