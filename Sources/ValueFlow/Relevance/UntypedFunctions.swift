import SwiftFacts

/// Functions whose types do not tell what they pass on: they are followed whoever calls them.
struct UntypedFunctions {
  let search: RelevanceSearch
  private var program: Program { search.program }

  init(search: RelevanceSearch) { self.search = search }

  func all() -> [RelevanceSearch.Body] {
    let kept = keptByContainers()
    return program.functions.indices.map(FunctionIndex.init).filter { function in
      let info = program.functions[Int(function)]
      guard info.body >= 0 else { return false }
      return givesAnything(info) || takesAnything(info)
        || kept[info.owner].map { !mentionedNames(info).isDisjoint(with: $0) } ?? false
    }
  }

  /// Tells whether the result of a function depends on its generics, or is a closure.
  private func givesAnything(_ info: FunctionInfo) -> Bool {
    guard info.result >= 0 else { return false }
    let type = program.resultType(of: info)
    if type.isFunction { return true }
    return type.types.isEmpty && info.owner >= 0 && !program.types[Int(info.owner)].generics.isEmpty
  }

  /// Tells whether a function takes a value of a generic type, and whoever has it may pass on anything: a protocol that gives screens or
  /// flows `func bind(to model: Model) { self.model = model }`, or a generic class with `func send(_ event: Event)`.
  private func takesAnything(_ info: FunctionInfo) -> Bool {
    guard info.owner >= 0, info.parameters.contains(where: { isUnknown($0, of: info) }) else { return false }
    let owner = program.types[Int(info.owner)]
    if owner.kind == .protocol {
      return program.concreteSubtypes(info.owner).contains { search.found.isCounted($0) }
    }
    return !owner.generics.isEmpty
  }

  private func isUnknown(_ parameter: ParameterInfo, of info: FunctionInfo) -> Bool {
    let type = program.parameterType(parameter, of: info)
    return type.types.isEmpty && !type.isFunction && !type.isTuple
  }

  // MARK: - Containers of the app's own

  /// For each type that gives what it keeps as whatever the caller asks for, the names of the properties that keep it:
  /// `func resolve<Service>(_ type: Service.Type) -> Service? { services["\(type)"] as? Service }`.
  ///
  /// One whose makers are handed something by the caller would hand it to all of them, since what it keeps is not told apart by its keys.
  private func keptByContainers() -> [TypeIndex: Set<Name>] {
    let giving = Dictionary(grouping: program.functions.filter(givesOwnGeneric), by: \.owner)
    return giving.filter { $0.key >= 0 && $0.value.allSatisfy(takesOnlyNames) }.keys.reduce(into: [:]) {
      $0[$1] = Set(keptAsAnything($1))
    }
  }

  /// Tells whether a function is only told what to give: by a type, or by a text.
  private func takesOnlyNames(_ info: FunctionInfo) -> Bool {
    info.parameters.allSatisfy { parameter in
      parameter.type >= 0
        && (program.files[Int(info.file)].op(parameter.type) == .metatype
          || program.parameterType(parameter, of: info).types == [search.semantics.text])
    }
  }

  private func givesOwnGeneric(_ info: FunctionInfo) -> Bool {
    guard info.body >= 0, info.result >= 0, !info.generics.isEmpty else { return false }
    let name = program.text(of: info.result, in: info.file).filter { $0 != "?" && $0 != "!" }
    return program.names.known(name).map { info.generics[$0] != nil } ?? false
  }

  private func keptAsAnything(_ type: TypeIndex) -> [Name] {
    program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }
      .filter { $0.getter < 0 && search.mayBeAnything($0, program.type(of: $0)) }.map(\.name)
  }

  private func mentionedNames(_ info: FunctionInfo) -> Set<Name> {
    Set(program.mentions(in: info.file, from: info.begin, to: info.end).map(\.name))
  }
}
