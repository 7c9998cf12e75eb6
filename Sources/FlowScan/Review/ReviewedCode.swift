import FlowModel
import SwiftFacts
import ValueFlow

/// The operations of types, read on demand, with what is known of their values.
final class ReviewedCode {
  let coordinators: CoordinatorTypes
  let declared: DeclaredTypes
  let arrived: ArrivedObjects
  private let names: NavigationNames
  private var known: [TypeIndex: [CodeBody]] = [:]
  var program: SourceProgram { coordinators.program }

  init(_ solution: Solution, _ coordinators: CoordinatorTypes) {
    self.coordinators = coordinators
    declared = DeclaredTypes(solution.program)
    arrived = ArrivedObjects(solution)
    names = NavigationNames(solution.program)
  }

  /// The operations of a type's own functions and properties.
  func bodies(of type: TypeIndex) -> [CodeBody] {
    if let bodies = known[type] { return bodies }
    var walk = BodyWalk(declared)
    let info = program.types[Int(type)]
    let bodies =
      info.functionOrder.map { walk.body(of: $0) } + info.propertyOrder.map { walk.body(ofProperty: $0) }
    known[type] = bodies
    return bodies
  }

  /// The type of an argument, as far as declarations tell.
  func type(of code: Written, at operation: CodeOperation) -> ResolvedType? {
    declared.type(of: code, in: operation.scope)
  }

  /// The classes of an expression: the declared one; for a protocol, those of the arriving objects, or else all that conform.
  func classes(_ type: ResolvedType?, arriving objects: @autoclosure () -> Set<ObjectIndex>) -> [TypeIndex] {
    let isOpen = type?.types.contains { program.types[Int($0)].kind == .protocol } ?? true
    let seen = isOpen ? coordinators.classes(arrived.types(of: objects())) : []
    return seen.isEmpty ? coordinators.classes(type) : seen
  }

  func id(of type: TypeIndex) -> String { names.id(of: type) }

  /// A type and all its supertypes.
  func line(of type: TypeIndex) -> [TypeIndex] { program.ancestors(type) }

  func location(of code: Written) -> SourceLocation { names.location(code.file, code.place) }

  func location(of property: PropertyInfo) -> SourceLocation {
    names.location(property.file, property.place)
  }
}
