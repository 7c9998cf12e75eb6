import SwiftFacts
import ValueFlow

/// Determines the types that are coordinators, whether or not they turn out to be flows.
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

  /// All coordinators in the source, in order.
  private(set) lazy var all = program.types.indices.map(TypeIndex.init).filter(isCoordinator)

  /// Protocols whose extensions add code to all coordinators.
  private(set) lazy var protocols = program.types.indices.map(TypeIndex.init).filter {
    program.types[Int($0)].kind == .protocol && isDeclared($0) && isCoordinating($0)
  }

  /// Tells whether objects of a type are coordinators, including base classes.
  func isCoordinator(_ type: TypeIndex) -> Bool {
    [.class, .actor].contains(program.types[Int(type)].kind) && isDeclared(type) && isCoordinating(type)
      && !isGoBetween(type)
  }

  /// Tells whether a type or protocol is named a coordinator, or inherits from one.
  func isCoordinating(_ type: TypeIndex) -> Bool {
    if let known = known[type] { return known }
    let names = roles.ancestorNames(type)
    let found =
      names.isDisjoint(with: Self.helpers)
      && (!names.isDisjoint(with: flows)
        || roles.hasFlowName(type))
    known[type] = found
    return found
  }

  func isDeclared(_ type: TypeIndex) -> Bool { !program.types[Int(type)].isForeign }

  /// Tells whether a type is what SwiftUI calls the coordinator of a UIKit view, which does not navigate.
  private func isGoBetween(_ type: TypeIndex) -> Bool {
    let outer = program.types[Int(type)].outer
    return outer >= 0 && program.typeName(type).hasSuffix(".Coordinator")
      && !roles.ancestorNames(outer).isDisjoint(with: Self.representables)
  }

  private static let representables: Set<String> = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "UIViewRepresentable",
  ]

  /// Types of the system that are called coordinators and are not.
  private static let helpers: Set<String> = [
    "NSFileCoordinator", "NSPersistentStoreCoordinator", "UIViewRepresentable", "UIApplicationDelegate",
    "App", "UIViewControllerTransitionCoordinator", "XCTestCase", "View",
  ]
}

extension CoordinatorTypes {
  /// The classes that an object of a type may have: the type itself, or those that conform to the protocol.
  func classes(_ type: ResolvedType?) -> [TypeIndex] {
    (type?.types ?? []).flatMap { type -> [TypeIndex] in
      guard isDeclared(type) else { return [] }
      guard program.types[Int(type)].kind == .protocol else { return [type] }
      return program.concreteSubtypes(type).filter(isDeclared)
    }
  }

  /// Tells whether a property of a protocol type can only hold class objects.
  func isClassBound(_ property: PropertyInfo) -> Bool {
    program.type(of: property).types.contains { type in
      program.types[Int(type)].kind == .protocol && isDeclared(type)
        && (program.demandsClass(type)
          || roles.ancestorNames(type).contains { Self.classNames.contains($0) || roles.isScreen(named: $0) })
    }
  }

  private static let classNames: Set<String> = ["NSObjectProtocol", "NSObject"]
}
