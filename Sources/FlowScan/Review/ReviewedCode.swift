import FlowModel
import SwiftFacts
import ValueFlow

/// The code of types, read as it is asked for, and what is known of the values in it.
final class ReviewedCode {
  let coordinators: CoordinatorTypes
  let declared: DeclaredTypes
  let arrived: ArrivedObjects
  private let names: NavigationNames
  private var known: [TypeIndex: [CodeBody]] = [:]
  var program: SourceProgram { coordinators.program }

  init(_ solver: Solver, _ coordinators: CoordinatorTypes) {
    self.coordinators = coordinators
    declared = DeclaredTypes(solver.program)
    arrived = ArrivedObjects(solver)
    names = NavigationNames(solver.program)
  }

  /// What a type's own functions and properties do.
  func bodies(of type: TypeIndex) -> [CodeBody] {
    if let bodies = known[type] { return bodies }
    var walk = BodyWalk(declared)
    let info = program.types[Int(type)]
    let bodies =
      info.functionOrder.map { walk.body(of: $0) } + info.propertyOrder.map { walk.body(ofProperty: $0) }
    known[type] = bodies
    return bodies
  }

  /// The types of what a call is given, as far as declarations tell.
  func type(of code: Written, at deed: CodeDeed) -> ResolvedType? {
    declared.type(of: code, in: deed.scope)
  }

  /// The classes of something: the one that is declared; of a protocol those of which objects were seen to arrive, or else
  /// all that conform.
  func classes(_ type: ResolvedType?, arriving objects: @autoclosure () -> Set<ObjectIndex>) -> [TypeIndex] {
    let isOpen = type?.types.contains { program.types[Int($0)].kind == .protocol } ?? true
    let seen = isOpen ? coordinators.classes(arrived.types(of: objects())) : []
    return seen.isEmpty ? coordinators.classes(type) : seen
  }

  func id(of type: TypeIndex) -> String { names.id(of: type) }

  /// All types above a type, itself first.
  func line(of type: TypeIndex) -> [TypeIndex] { program.ancestors(type) }

  func location(of code: Written) -> SourceLocation { names.location(code.file, code.place) }

  func location(of property: PropertyInfo) -> SourceLocation {
    names.location(property.file, property.place)
  }
}
