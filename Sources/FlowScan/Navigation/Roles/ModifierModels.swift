import SwiftFacts
import ValueFlow

/// Finds the classes whose state decides what modifiers of the app's own present: `content.sheet(item: $presenter.request) { … }`.
struct ModifierModels {
  let roles: TypeRoles
  private let presenting: Set<String>
  private var program: SourceProgram { roles.program }

  init(roles: TypeRoles) {
    self.roles = roles
    presenting = Set(roles.conventions.verbs.filter { $0.style == "present" }.map(\.name))
  }

  func find() -> Set<TypeIndex> {
    let types = program.types.indices.map(TypeIndex.init)
    let found = types.filter(isModifier).flatMap(kept) + types.filter(isOfAnyView).flatMap(handed)
    return Set(found).filter { program.types[Int($0)].kind == .class && !program.types[Int($0)].isForeign }
  }

  private func isModifier(_ type: TypeIndex) -> Bool {
    !program.types[Int(type)].isForeign && roles.inherits(type, "ViewModifier")
  }

  private func isOfAnyView(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].isForeign && program.typeName(type) == "View"
  }

  private func kept(by modifier: TypeIndex) -> [TypeIndex] {
    let properties = program.types[Int(modifier)].propertyOrder.map { program.properties[Int($0)] }
    let functions = program.types[Int(modifier)].functionOrder.map { program.functions[Int($0)] }
    let code =
      functions.map { mentions($0.file, $0.begin, $0.end) }
      + properties.filter { $0.getter >= 0 }.map { mentions($0.file, $0.begin, $0.end) }
    let bound = code.filter(presents).reduce(into: Set()) { $0.formUnion(bases(in: $1)) }
    return properties.filter { bound.contains(program.name($0.name)) }.flatMap(roles.keptTypes)
  }

  /// The parameters of the functions that the app adds to all views: `extension View { func paywall(_ presenter: Paywall) -> some View`.
  private func handed(to views: TypeIndex) -> [TypeIndex] {
    program.types[Int(views)].functionOrder.map { program.functions[Int($0)] }.flatMap { info in
      let code = mentions(info.file, info.begin, info.end)
      guard presents(code) else { return [TypeIndex]() }
      let bound = bases(in: code)
      return info.parameters.filter { bound.contains(program.name($0.name)) }
        .flatMap { program.parameterType($0, of: info).types }
    }
  }

  private func mentions(_ file: Int32, _ begin: Int32, _ end: Int32) -> [SourceProgram.Mention] {
    program.mentions(in: file, from: begin, to: end)
  }

  private func presents(_ code: [SourceProgram.Mention]) -> Bool {
    code.contains { presenting.contains(program.name($0.name)) }
  }

  /// The names of which code uses bindings: `presenter` of `$presenter.request`.
  private func bases(in code: [SourceProgram.Mention]) -> Set<String> {
    Set(
      code.compactMap(\.base).map(program.name).filter { $0.hasPrefix("$") }.map { String($0.dropFirst()) })
  }
}
