import SwiftFacts

/// Finds the sources of libraries with conventions that are beside an app that imports them.
///
/// Read as a part of the app, a library's own types would take precedence over its conventions.
enum LibraryFiles {
  static func without(_ files: [FileCode]) -> [FileCode] {
    let told = Set(BuiltInConventions.all.filter { !$0.isOfSystem }.flatMap(\.importNames))
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }.intersection(told)
    guard !used.isEmpty else { return files }
    return files.filter { file in !used.contains { isSource($0, file) } }
  }

  /// Tells whether a file is in a folder named after the library and does not import it.
  private static func isSource(_ library: String, _ file: FileCode) -> Bool {
    "/\(file.path)".contains("/\(library)/") && !file.importedModules.contains(library)
  }
}
