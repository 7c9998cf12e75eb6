import SwiftFacts

/// Which bodies may lead to navigation: by what they mention, and by the types that they take and give.
///
/// Names alone tell, so that a body is dead only if nothing of its name could matter anywhere.
struct Liveness {
  private(set) var function: [Bool] = []
  private(set) var property: [Bool] = []

  init() {}

  init(_ program: Program, _ semantics: Semantics, _ relevance: Relevance, _ isCounted: (TypeIndex) -> Bool) {
    let mentions = program.functions.map { program.mentions(in: $0.file, from: $0.begin, to: $0.end) }
    let propertyMentions = program.properties.map {
      program.mentions(in: $0.file, from: $0.begin, to: $0.end)
    }
    var names = semantics.words.union(semantics.members)
    for index in program.types.indices {
      let type = program.types[index]
      if isCounted(TypeIndex(index)) || relevance[TypeIndex(index)] && !type.isForeign && type.kind != .enum {
        names.insert(program.shortName(of: TypeIndex(index)))
      }
    }
    for property in program.properties where program.type(of: property).isFunction {
      names.insert(property.name)
    }
    function = program.functions.map { Liveness.isLive($0, program, relevance, semantics) }
    property = program.properties.map { Liveness.isLive($0, program, relevance, semantics) }
    for index in function.indices where function[index] { names.insert(Liveness.name(of: index, program)) }
    for index in property.indices where property[index] { names.insert(program.properties[index].name) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in function.indices where !function[index] && mentions[index].contains(where: names.contains)
      {
        function[index] = true
        isChanged = names.insert(Liveness.name(of: index, program)).inserted || isChanged
      }
      for index in property.indices
      where !property[index] && propertyMentions[index].contains(where: names.contains) {
        property[index] = true
        isChanged = names.insert(program.properties[index].name).inserted || isChanged
      }
    }
  }

  /// Who calls an initialiser mentions the type.
  private static func name(of index: Int, _ program: Program) -> Name {
    let info = program.functions[index]
    guard program.name(info.name) == "init", info.owner >= 0 else { return info.name }
    return program.shortName(of: info.owner)
  }

  private static func isLive(
    _ info: FunctionInfo, _ program: Program, _ relevance: Relevance, _ semantics: Semantics
  ) -> Bool {
    func counts(_ type: ResolvedType, isResult: Bool) -> Bool {
      // What may be anything may be what counts.
      if type.isFunction || type.types.isEmpty { return true }
      return type.types.contains { type in
        let declared = program.types[Int(type)]
        if declared.isForeign { return relevance.isCounted(type) }
        return relevance[type] && (isResult || declared.kind != .enum)
      }
    }
    if info.body < 0 { return false }
    return info.result >= 0 && counts(program.resultType(of: info), isResult: true)
      || info.parameters.contains { counts(program.parameterType($0, of: info), isResult: false) }
  }

  private static func isLive(
    _ info: PropertyInfo, _ program: Program, _ relevance: Relevance, _ semantics: Semantics
  ) -> Bool {
    let type = program.type(of: info)
    return type.isFunction
      || type.types.contains {
        program.types[Int($0)].isForeign
          ? relevance.isCounted($0) || semantics.carriers.contains(program.types[Int($0)].name)
          : relevance[$0]
      }
  }
}
