import SwiftFacts

/// Which types may lead to navigation: what is a screen or a flow, what holds or is handed one, what holds or takes closures.
///
/// Of all others no objects are followed: most of an app is models and texts.
struct Relevance {
  private var isRelevant: [Bool] = []
  /// Types that count by what they are, those without source among them.
  private var isCounted: [Bool] = []
  private var members: Set<Name> = []

  init() {}

  init(_ program: Program, _ bodies: Bodies, _ semantics: Semantics, _ isOfInterest: (TypeIndex) -> Bool) {
    isRelevant = program.types.indices.map { index in
      let type = program.types[index]
      return type.isForeign || isOfInterest(TypeIndex(index)) || type.kind == .enum || !type.generics.isEmpty
        || Relevance.takesClosures(type, program)
    }
    isCounted = program.types.indices.map { isOfInterest(TypeIndex($0)) }
    mention(program, semantics)
    spread(program)
    members = semantics.members
    for type in program.types {
      members.formUnion(type.cases.keys)
      for (name, property) in type.properties
      where program.properties[Int(property)].flags.contains(.isStatic) {
        members.insert(name)
      }
      for (name, functions) in type.functions
      where functions.contains(where: { program.functions[Int($0)].flags.contains(.isStatic) }) {
        members.insert(name)
      }
    }
  }

  /// Types that come up later have no source.
  subscript(_ type: TypeIndex) -> Bool {
    isRelevant.indices.contains(Int(type)) ? isRelevant[Int(type)] : true
  }

  /// Whether a type counts by what it is.
  func isCounted(_ type: TypeIndex) -> Bool { isCounted.indices.contains(Int(type)) && isCounted[Int(type)] }

  /// Whether an implicit member of a name can mean something: a case, or a static member of the source.
  func isMember(_ name: Name) -> Bool { members.contains(name) }

  private static func takesClosures(_ type: TypeInfo, _ program: Program) -> Bool {
    type.propertyOrder.contains { program.type(of: program.properties[Int($0)]).isFunction }
      || type.functionOrder.contains { function in
        let info = program.functions[Int(function)]
        return info.parameters.contains { program.parameterType($0, of: info).isFunction }
      }
  }

  /// What holds, takes, inherits or is inherited by what is relevant is relevant, too.
  private mutating func spread(_ program: Program) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in isRelevant.indices where !isRelevant[index] {
        let type = program.types[index]
        let near = type.supertypes + type.subtypes
        let isNear = near.contains { !program.types[Int($0)].isForeign && isRelevant[Int($0)] }
        if isNear || holds(type, program) {
          isRelevant[index] = true
          isChanged = true
        }
      }
    }
  }

  private func holds(_ type: TypeInfo, _ program: Program) -> Bool {
    func counts(_ resolved: ResolvedType) -> Bool {
      resolved.types.contains { type in
        guard Int(type) < isRelevant.count, program.types[Int(type)].kind != .enum else { return false }
        return program.types[Int(type)].isForeign ? isCounted[Int(type)] : isRelevant[Int(type)]
      }
    }
    return type.propertyOrder.contains { counts(program.type(of: program.properties[Int($0)])) }
      || type.functionOrder.contains { function in
        let info = program.functions[Int(function)]
        return counts(program.resultType(of: info))
          || info.parameters.contains { counts(program.parameterType($0, of: info)) }
      }
  }

  /// Types in files that mention what counts by its name.
  private mutating func mention(_ program: Program, _ semantics: Semantics) {
    var names = semantics.members
    for index in isCounted.indices where isCounted[index] { names.insert(program.types[index].name) }
    let telling = program.files.map { file in
      file.source.mentions.contains { names.contains(file.names[Int($0)]) }
    }
    for index in isRelevant.indices where !isRelevant[index] {
      let file = program.types[index].file
      if file >= 0, telling[Int(file)] { isRelevant[index] = true }
    }
  }
}
