import SwiftFacts

// Extensions by another name of a type: `typealias AppStore = Store<AppState>`, `extension AppStore { … }`.
extension TypeResolution {
  /// The type that an extension adds members to; one without source if there is none with that name.
  ///
  /// An extension of a list's name is one of all lists, and not one of what is in them.
  func extended(_ name: Name, file: Int32) -> TypeIndex {
    var (name, scope, file) = (name, TypeIndex(-1), file)
    for _ in 0..<12 {
      if let found = find(name, scope: scope, file: file) { return found }
      guard let alias = alias(name, TypeNode(file: file, node: -2, scope: scope)),
        let target = named(alias), !Self.wrappers.contains(program.names[target])
      else { break }
      (name, scope, file) = (target, alias.scope, alias.file)
    }
    return program.foreignType(name)
  }

  /// The name in a type that is written as one, with or without generic arguments.
  private func named(_ type: TypeNode) -> Name? {
    let file = program.files[Int(type.file)]
    guard type.node >= 0, file.op(type.node) == .namedType else { return nil }
    var cursor = CodeCursor(file, type.node)
    return cursor.name()
  }
}
