import SwiftFacts

/// The arguments of property wrappers: the type or the key of a value.
struct WrapperArguments {
  let program: Program

  func typeGivenToWrapper(of property: PropertyInfo) -> ResolvedType {
    guard property.value < 0, property.getter < 0 else { return .unknown }
    for attribute in property.attributes {
      guard let given = soleArgument(of: attribute, in: property.file) else { continue }
      if case .keyPath(let path) = given.form {
        guard let last = path.last else { continue }
        if let type = typeOfEntry(named: last) ?? typeOfEntry(named: last, readBy: attribute, of: property) {
          return type
        }
      } else if let entry = entry(named: given, of: property) {
        // `@Injected(Container.router)`
        return type(ofEntry: entry) ?? .unknown
      } else {
        // `@Environment(Router<HomeRoute>.self)`
        let name = String(given.text.prefix { $0 != "<" })
        if let type = program.type(named: name, in: property.owner, file: property.file) {
          var found = ResolvedType(types: [type])
          found.argument = named(by: given, of: property).argument
          return found
        }
      }
    }
    return .unknown
  }

  private func named(by code: Written, of property: PropertyInfo) -> ResolvedType {
    if case .typeName(let type) = code.form {
      return program.resolution.resolve(
        TypeNode(file: property.file, node: type.node, scope: property.owner))
    }
    return program.resolution.resolve(
      program.names.number(code.text), scope: property.owner, file: property.file, generics: [:])
  }

  /// The last name of the key path that a property's wrapper is given.
  func keyGivenToWrapper(of property: PropertyInfo) -> Name? {
    for attribute in property.attributes {
      if case .keyPath(let path)? = soleArgument(of: attribute, in: property.file)?.form { return path.last }
    }
    return nil
  }

  /// The argument of a wrapper that has one without a label.
  private func soleArgument(of attribute: Int32, in file: Int32) -> Written? {
    let code = program.files[Int(file)]
    var cursor = CodeCursor(code, attribute)
    _ = (cursor.next(), cursor.next())
    let rows = cursor.rows(3)
    guard rows.count == 1, rows[0][0] == 0 || program.names[code.names[Int(rows[0][0])]].isEmpty else {
      return nil
    }
    return program.written(rows[0][1], in: file)
  }

  /// The type of a value that code adds to a container of the system or a library: `extension EnvironmentValues { @Entry var router = … }`.
  ///
  /// A name that several containers have tells nothing.
  private func typeOfEntry(named name: Name) -> ResolvedType? {
    guard let found = program.containerEntries[name], found.count == 1 else { return nil }
    return type(ofEntry: program.properties[Int(found[0])])
  }

  /// The value that a type of a library or the app has under a name: `Container.router`.
  private func entry(named code: Written, of property: PropertyInfo) -> PropertyInfo? {
    guard case .member(let base?, let name) = code.form, program.names[name] != "self",
      let container = program.resolution.resolve(
        program.names.number(base.text), scope: property.owner, file: property.file, generics: [:]
      ).types.first,
      let found = program.types[Int(container)].properties[name]
    else { return nil }
    return program.properties[Int(found)]
  }

  /// The type of a value in a container of the app's own, which a wrapper of the app's own reads by its key path:
  /// `init(_ path: KeyPath<Dependencies, Value>)`.
  private func typeOfEntry(named name: Name, readBy attribute: Int32, of property: PropertyInfo)
    -> ResolvedType?
  {
    let wrapper = program.attributeNames([CodeNode(file: property.file, node: attribute)]).first ?? ""
    guard let type = program.type(named: wrapper, in: property.owner, file: property.file),
      let initializer = program.names.known("init")
    else { return nil }
    for function in program.methods(initializer, of: type).map({ program.functions[Int($0)] }) {
      for parameter in function.parameters {
        guard case .type(let path, let arguments)? = program.written(parameter.type, in: function.file)?.form,
          program.names[path].hasSuffix("KeyPath"), let root = arguments.first
        else { continue }
        let container = program.resolution.resolve(
          TypeNode(file: function.file, node: root.node, scope: type)
        ).types
          .first
        if let entry = container.flatMap({ program.property(name, of: $0) }) {
          return self.type(ofEntry: program.properties[Int(entry)])
        }
      }
    }
    return nil
  }

  private func type(ofEntry entry: PropertyInfo) -> ResolvedType? {
    if entry.type >= 0 { return content(of: entry) }
    guard case .call(let callee, _)? = program.written(entry.value, in: entry.file)?.form else { return nil }
    if case .typeName(let type) = callee.form, let made = content(of: type, entry) { return made }
    return program.type(named: callee.text, in: entry.owner, file: entry.file).map {
      ResolvedType(types: [$0])
    }
  }

  /// The type of an entry, or of what it makes: `Factory<Router>` makes a `Router`.
  private func content(of entry: PropertyInfo) -> ResolvedType? {
    let declared = program.resolution.resolve(
      TypeNode(file: entry.file, node: entry.type, scope: entry.owner))
    return program.written(entry.type, in: entry.file).flatMap { content(of: $0, entry) } ?? declared
  }

  /// The type that a factory of a library makes, as written: `Router` of `Factory<Router>`.
  private func content(of type: Written, _ entry: PropertyInfo) -> ResolvedType? {
    let declared = program.resolution.resolve(TypeNode(file: entry.file, node: type.node, scope: entry.owner))
    guard let first = declared.types.first, program.isOfLibrary(program.types[Int(first)]),
      case .type(_, let arguments) = type.form, arguments.count == 1
    else { return nil }
    return program.resolution.resolve(TypeNode(file: entry.file, node: arguments[0].node, scope: entry.owner))
  }
}
