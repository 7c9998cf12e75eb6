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

  /// Tells whether a protocol gives screens or flows a function that takes any model:
  /// `extension Bindable { func bind(to model: Model) { self.model = model } }`.
  private func takesAnything(_ info: FunctionInfo) -> Bool {
    guard info.owner >= 0, program.types[Int(info.owner)].kind == .protocol else { return false }
    let takes = info.parameters.contains {
      let type = program.parameterType($0, of: info)
      return type.types.isEmpty && !type.isFunction && !type.isTuple
    }
    return takes && program.concreteSubtypes(info.owner).contains { search.found.isCounted($0) }
  }

  // MARK: - Containers of the app's own

  /// For each type that gives what it keeps as whatever the caller asks for, the names of the properties that keep it:
  /// `func resolve<Service>(_ type: Service.Type) -> Service? { services["\(type)"] as? Service }`.
  private func keptByContainers() -> [TypeIndex: Set<Name>] {
    program.functions.reduce(into: [:]) { kept, info in
      guard info.owner >= 0, kept[info.owner] == nil, givesOwnGeneric(info) else { return }
      kept[info.owner] = Set(keptAsAnything(info.owner))
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
