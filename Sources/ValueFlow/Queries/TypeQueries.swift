import SwiftFacts

/// Queries about types that do not depend on arriving values: the possible content of a declared type, and the distinction of its
/// objects.
final class TypeQueries {
  private let bodies: Bodies
  private let program: Program
  private let semantics: Semantics
  let relevance: Relevance
  private let interest: Interest
  private var apart = FlatMap()
  private var holding = FlatMap()
  /// For each declared type, whether it is idle; nil if unknown.
  private var idleness: [Bool?] = []

  init(
    _ bodies: Bodies, _ semantics: Semantics, _ relevance: Relevance, _ interest: Interest
  ) {
    (self.bodies, self.program, self.semantics) = (bodies, bodies.program, semantics)
    (self.relevance, self.interest) = (relevance, interest)
  }

  /// Tells whether a type inherits from a screen without source.
  func inheritsScreen(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { program.types[Int($0)].isForeign && relevance.isCounted($0) }
  }

  // MARK: - Content of declared types

  /// Tells whether a property cannot lead anywhere: a text, a number, a model.
  func isMute(_ number: Int32) -> Bool {
    if isIdle(number) { return true }
    let types = bodies.types[Int(number)].types
    return !types.isEmpty && types.allSatisfy { $0 == semantics.text }
  }

  /// Tells whether nothing relevant can be at nodes of a declared type; texts and flags may choose a path.
  func isIdle(_ number: Int32) -> Bool {
    if number == 0 { return false }
    while idleness.count <= Int(number) { idleness.append(nil) }
    if let known = idleness[Int(number)] { return known }
    let found = holdsNothing(bodies.types[Int(number)])
    idleness[Int(number)] = found
    return found
  }

  private func holdsNothing(_ type: ResolvedType) -> Bool {
    if type.types.isEmpty || type.isFunction || type.isMetatype || type.isTuple { return false }
    return type.types.allSatisfy {
      semantics.plainTypes.contains($0)
        ? $0 != semantics.text && $0 != semantics.flag : !relevance.mayHold($0)
    }
  }

  // MARK: - Distinction of objects

  /// Tells whether objects of a type may differ: not if they can only contain their initial values.
  func isApart(_ type: TypeIndex) -> Bool {
    let key = UInt64(pair: type, 0)
    if let known = apart[key] { return known == 1 }
    let found = interest.counts(type) || program.ancestors(type).contains(where: takesIn(type:))
    apart[key] = found ? 1 : 0
    return found
  }

  /// Tells whether objects of a type contain screens, or only keep an object that does, as a router does.
  func holdsContainer(_ type: TypeIndex) -> Bool {
    let key = UInt64(pair: type, 0)
    if let known = holding[key] { return known == 1 }
    let found = interest.contains(type) || keepsContainer(type)
    holding[key] = found ? 1 : 0
    return found
  }

  private func keepsContainer(_ type: TypeIndex) -> Bool {
    program.ancestors(type).flatMap { program.types[Int($0)].propertyOrder }.contains { index in
      program.properties[Int(index)].getter < 0
        && bodies.types[Int(bodies.type(of: index))].types.contains(where: interest.contains)
    }
  }

  private func takesIn(type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    if info.isForeign {
      return interest.counts(type) || info.kind != .protocol && !program.closedTypes.contains(type)
    }
    if info.kind == .protocol { return false }
    return info.kind == .enum || !info.generics.isEmpty || changesViews(type)
      || info.propertyOrder.contains(where: takesIn(property:))
  }

  /// Tells whether objects of a type change views: what each makes is made for the views that it gets.
  func changesViews(_ type: TypeIndex) -> Bool {
    let functions = program.types[Int(type)].functions[semantics.body] ?? []
    return functions.contains { program.functions[Int($0)].parameters.count == 1 }
  }

  private func takesIn(property index: PropertyIndex) -> Bool {
    let property = program.properties[Int(index)]
    if property.getter >= 0 || property.flags.contains(.isStatic) { return false }
    let number = bodies.type(of: index)
    if isMute(number) { return false }
    let types = bodies.types[Int(number)].types
    // The initial value of an enum property is the same for all.
    return property.value < 0 || types.isEmpty || !types.allSatisfy { program.types[Int($0)].kind == .enum }
  }
}
