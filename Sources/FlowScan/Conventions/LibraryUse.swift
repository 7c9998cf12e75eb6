import SwiftFacts

/// The libraries that an app uses: those that it imports, and those whose types its own types build on.
///
/// A module may export another one, and excerpts of an app often lack their imports. A single name proves nothing, since another
/// library may have the same; two of them do.
struct LibraryUse {
  private let modules: Set<String>
  private let mentioned: Set<String>
  private let declared: Set<String>

  init(of files: [FileCode]) {
    modules = Set(files.flatMap(\.importedModules))
    let told = Set(BuiltInConventions.all.filter { !$0.isOfSystem }.flatMap(\.flows))
    mentioned = files.reduce(into: []) { $0.formUnion($1.names.filter(told.contains)) }
    declared = files.reduce(into: []) { $0.formUnion($1.declaredTypes) }
  }

  func contains(_ library: Conventions) -> Bool {
    if library.importNames.contains(where: modules.contains) { return true }
    return Set(library.flows).intersection(mentioned).subtracting(declared).count >= 2
  }
}

extension FileCode {
  /// The names of the types declared in the file, without extensions.
  var declaredTypes: [String] {
    declarations.compactMap { node in
      let node = Int(node)
      guard code[node] == Op.typeDeclaration.rawValue, code[node + 2] != TypeKind.extension.rawValue else {
        return nil
      }
      return names[Int(code[node + 3])]
    }
  }
}
