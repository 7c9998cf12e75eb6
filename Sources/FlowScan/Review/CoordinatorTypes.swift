import SwiftFacts
import ValueFlow

/// Which types are coordinators, whether or not they turn out to be flows.
final class CoordinatorTypes {
  let program: SourceProgram
  let roles: TypeRoles
  private let conventions: Conventions
  private let flows: Set<String>
  private var known: [TypeIndex: Bool] = [:]

  init(_ roles: TypeRoles, _ conventions: Conventions) {
    program = roles.program
    (self.roles, self.conventions) = (roles, conventions)
    flows = Set(conventions.flows)
  }

  /// All that the source declares, in its order.
  private(set) lazy var all = program.types.indices.map(TypeIndex.init).filter(isCoordinator)

  /// What extensions of these protocols do, all coordinators do.
  private(set) lazy var protocols = program.types.indices.map(TypeIndex.init).filter {
    program.types[Int($0)].kind == .protocol && isDeclared($0) && isCoordinating($0)
  }

  /// Whether objects of a type are coordinators, those that others build on included.
  func isCoordinator(_ type: TypeIndex) -> Bool {
    [.class, .actor].contains(program.types[Int(type)].kind) && isDeclared(type) && isCoordinating(type)
      && !isGoBetween(type)
  }

  /// Whether a type, be it a protocol, is called a coordinator or inherits from what is.
  func isCoordinating(_ type: TypeIndex) -> Bool {
    if let known = known[type] { return known }
    let names = roles.ancestorNames(type)
    let found =
      names.isDisjoint(with: Self.helpers)
      && (!names.isDisjoint(with: flows)
        || names.contains { name in conventions.flowNames.contains { name.hasSuffix($0) } })
    known[type] = found
    return found
  }

  func isDeclared(_ type: TypeIndex) -> Bool { !program.types[Int(type)].isForeign }

  /// Whether a type is what SwiftUI calls the coordinator of a view of UIKit: it navigates nowhere.
  private func isGoBetween(_ type: TypeIndex) -> Bool {
    let outer = program.types[Int(type)].outer
    return outer >= 0 && program.typeName(type).hasSuffix(".Coordinator")
      && !roles.ancestorNames(outer).isDisjoint(with: Self.representables)
  }

  private static let representables: Set<String> = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "UIViewRepresentable",
  ]

  /// Types of the system that are called coordinators and are none.
  private static let helpers: Set<String> = [
    "NSFileCoordinator", "NSPersistentStoreCoordinator", "UIViewRepresentable", "UIApplicationDelegate",
    "App", "UIViewControllerTransitionCoordinator", "XCTestCase", "View",
  ]
}

extension CoordinatorTypes {
  /// The types of objects that something of a type may be: itself, or those that conform to the protocol.
  func classes(_ type: ResolvedType?) -> [TypeIndex] {
    (type?.types ?? []).flatMap { type -> [TypeIndex] in
      guard isDeclared(type) else { return [] }
      guard program.types[Int(type)].kind == .protocol else { return [type] }
      return program.concreteSubtypes(type).filter(isDeclared)
    }
  }

  /// Whether only objects of classes can stand in a property, which is of a protocol.
  func isClassBound(_ property: PropertyInfo) -> Bool {
    program.type(of: property).types.contains { type in
      program.types[Int(type)].kind == .protocol && isDeclared(type)
        && (program.demandsClass(type)
          || roles.ancestorNames(type).contains { Self.classNames.contains($0) || roles.isScreen(named: $0) })
    }
  }

  private static let classNames: Set<String> = ["NSObjectProtocol", "NSObject"]
}
