import SwiftFacts
import ValueFlow

/// Finds the code of a router by the name of a property, a function or a type.
struct RouterNames {
  let program: SourceProgram

  typealias Code = (code: Written, scope: TypeIndex)

  func code(of router: Written, in scope: TypeIndex) -> [Code] {
    switch router.form {
    case .call(let callee, _): return made(by: callee, in: scope)
    case .member(let base?, let name):
      if ["self", "Self"].contains(base.text) { return property(name, of: scope) }
      if let type = program.type(named: base.text, in: scope, file: router.file) {
        return property(name, of: type)
      }
      return onlyProperty(name)
    case .name(let name):
      let own = property(name, of: scope)
      if !own.isEmpty { return own }
      return program.resolution.globalProperty(name, in: router.file).map {
        code(of: program.properties[Int($0)])
      }
        ?? []
    default: return []
    }
  }

  /// The router in the body of a type.
  func body(of type: TypeIndex) -> [Code] {
    guard type >= 0, let body = program.names.known("body").flatMap({ program.property($0, of: type) }) else {
      return []
    }
    let info = program.properties[Int(body)]
    return program.written(info.getter, in: info.file).map { [($0, type)] } ?? []
  }

  private func made(by callee: Written, in scope: TypeIndex) -> [Code] {
    if let type = program.type(named: callee.text, in: scope, file: callee.file) { return body(of: type) }
    guard let name = callee.calledName else { return [] }
    var functions = scope < 0 ? [] : program.methods(name, of: scope)
    if case .member(let base?, _) = callee.form, base.text != "self", base.text != "Self" {
      let owner = program.type(named: base.text, in: scope, file: callee.file)
      functions = owner.map { program.methods(name, of: $0) } ?? []
    } else if functions.isEmpty {
      functions = program.globalFunctions[name] ?? []
    }
    return functions.map { program.functions[Int($0)] }.compactMap { info in
      program.written(info.body, in: info.file).map { ($0, info.owner) }
    }
  }

  // MARK: - Properties

  private func property(_ name: Name, of type: TypeIndex) -> [Code] {
    var owner = type
    while owner >= 0 {
      if let found = program.property(name, of: owner) { return code(of: program.properties[Int(found)]) }
      owner = program.types[Int(owner)].outer
    }
    return []
  }

  /// The property with a name that only one type has: `environment.router`.
  private func onlyProperty(_ name: Name) -> [Code] {
    let all = program.types.lazy.compactMap { $0.properties[name] }.prefix(2)
    return all.count == 1 ? all.first.map { code(of: program.properties[Int($0)]) } ?? [] : []
  }

  private func code(of property: PropertyInfo) -> [Code] {
    if let value = program.written(property.value, in: property.file) { return [(value, property.owner)] }
    if let getter = program.written(property.getter, in: property.file) {
      return keyed(getter, in: property.owner) ?? [(getter, property.owner)]
    }
    if let key = program.wrapperKey(of: property) { return entry(key) }
    let typed = program.type(of: property).types.flatMap(body)
    return typed.isEmpty ? given(property) : typed
  }

  /// The router that an initialiser takes if it is given no other: `init(router: some Router<Page> = PageRouter())`.
  private func given(_ property: PropertyInfo) -> [Code] {
    guard property.owner >= 0, let name = program.names.known("init") else { return [] }
    let all = program.types[Int(property.owner)].functions[name] ?? []
    return all.lazy.map { program.functions[Int($0)] }.flatMap { info in
      info.parameters.filter { $0.name == property.name }.compactMap { parameter in
        program.written(parameter.standard, in: info.file).map { ($0, property.owner) }
      }
    }
  }

  /// The router that code adds to the values of a library: `@Dependency(\.router) var router`.
  private func entry(_ key: Name) -> [Code] {
    let entries = program.types.lazy.filter(\.isForeign).compactMap { $0.properties[key] }
    let kept = entries.map { program.properties[Int($0)] }.first { $0.value >= 0 || $0.getter >= 0 }
    return kept.map(code) ?? []
  }

  /// The value behind a key of dependencies: `get { self[RouterKey.self] }`; nil for other code.
  private func keyed(_ getter: Written, in scope: TypeIndex) -> [Code]? {
    var found: [Code]?
    getter.walk { part in
      guard found == nil, case .index(_, let arguments) = part.form, let key = arguments.first?.value.text,
        let type = program.type(
          named: String(key.hasSuffix(".self") ? key.dropLast(5) : key[...]), in: scope, file: part.file)
      else { return }
      let values = ["liveValue", "defaultValue"].compactMap { program.names.known($0) }
      found = values.lazy.map { property($0, of: type) }.first { !$0.isEmpty }
    }
    return found
  }
}
