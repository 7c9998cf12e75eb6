import SwiftFacts

// Types by another name: `typealias AppStore = Store<AppState>`, `extension AppStore { … }`, `let store: AppStore`.
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

extension Program {
  /// The type that an alias without arguments stands for, as seen from an enclosing type; the type itself if it is no alias.
  package func meaning(of type: Written, in scope: TypeIndex) -> Written {
    guard case .type(let name, let arguments) = type.form, arguments.isEmpty else { return type }
    return aliased(name, TypeNode(file: type.file, node: type.node, scope: scope)) ?? type
  }

  /// The type that a name stands for where it is used; nil if it is no alias.
  package func aliased(_ name: Name, in scope: TypeIndex, file: Int32) -> Written? {
    aliased(name, TypeNode(file: file, node: -2, scope: scope))
  }

  private func aliased(_ name: Name, _ node: TypeNode) -> Written? {
    var (name, node) = (name, node)
    var found: Written?
    for _ in 0..<12 {
      guard let alias = resolution.alias(name, node), let target = written(alias.node, in: alias.file) else {
        break
      }
      found = target
      guard case .type(let next, let arguments) = target.form, arguments.isEmpty else { break }
      (name, node) = (next, alias)
    }
    return found
  }
}
