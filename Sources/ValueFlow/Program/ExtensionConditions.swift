import SwiftFacts

/// The requirements of an extension's `where` clause for the types that get its members: `where Self: HasRouter`, `where Event == Void`.
struct ExtensionCondition {
  /// The generic parameter or associated type; none for `Self`.
  var subject: Name?
  var type: TypeNode
}

/// Decides which functions of constrained extensions a type has.
struct ExtensionConditions {
  let program: Program

  /// Leaves out functions that a type does not have, and those that a more special one replaces.
  func applicable(_ functions: [FunctionIndex], to type: TypeIndex) -> [FunctionIndex] {
    guard functions.contains(where: { program.conditions[$0] != nil }),
      program.types[Int(type)].kind != .protocol
    else { return functions }
    let ranks = functions.map { rank(of: $0, for: type) }
    return functions.indices.filter { index in
      ranks[index] != .excluded
        && !functions.indices.contains {
          ranks[$0].rawValue > ranks[index].rawValue && program.replaces(functions[$0], functions[index])
        }
    }.map { functions[$0] }
  }

  /// How certainly a type has a function, and how special it is; the highest is called.
  private enum Rank: Int { case excluded, possible, unconditional, special }

  private func rank(of function: FunctionIndex, for type: TypeIndex) -> Rank {
    guard let conditions = program.conditions[function] else { return .unconditional }
    let answers = conditions.map { isMet($0, by: type) }
    if answers.contains(false) { return .excluded }
    return answers.contains(nil) ? .possible : .special
  }

  /// Tells whether a type meets a condition; nil if the source does not say.
  private func isMet(_ condition: ExtensionCondition, by type: TypeIndex) -> Bool? {
    let wanted = program.resolution.resolve(condition.type)
    guard let subject = condition.subject else {
      if wanted.types.allSatisfy({ conforms(type, to: $0) }) { return wanted.types.isEmpty ? nil : true }
      // A class without source may conform to what its subclass does not.
      return program.isOpen(type) || wanted.types.contains { program.types[Int($0)].isForeign } ? nil : false
    }
    guard let bound = meaning(of: subject, in: type), !bound.types.isEmpty else { return nil }
    if wanted.types.isEmpty { return wanted.isTuple || isVoid(condition.type) ? false : nil }
    return bound.types.contains { one in wanted.types.contains { conforms(one, to: $0) } }
  }

  /// The type that a type declares for an associated type of its protocols, or gives for a generic parameter of a class above it.
  private func meaning(of subject: Name, in type: TypeIndex) -> ResolvedType? {
    let classes = program.ancestors(type).filter { program.types[Int($0)].kind != .protocol }
    if let alias = classes.lazy.compactMap({ program.types[Int($0)].aliases[subject] }).first {
      return program.resolution.resolve(alias)
    }
    let arguments = GenericArguments(program: program)
    return classes.dropFirst().lazy.filter { program.types[Int($0)].generics[subject] != nil }
      .map { ResolvedType(types: arguments.types(for: subject, of: $0, by: type)) }
      .first { !$0.types.isEmpty }
  }

  private func isVoid(_ node: TypeNode) -> Bool {
    ["Void", "()"].contains(program.text(of: node.node, in: node.file))
  }

  /// Tells whether a type inherits from another by its declarations, without what extensions of its protocols ask of it.
  private func conforms(_ type: TypeIndex, to other: TypeIndex) -> Bool {
    var seen: Set<TypeIndex> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      if next == other { return true }
      waiting += program.types[Int(next)].supertypes.filter { seen.insert($0).inserted }
    }
    return false
  }
}
