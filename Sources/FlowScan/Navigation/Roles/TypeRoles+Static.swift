import SwiftFacts
import ValueFlow

// Flows without objects: `enum AppRouter { static func showDetail() { … } }`.
extension TypeRoles {
  /// Tells whether all code of a flow is in functions of the type.
  func isStaticFlow(_ type: TypeIndex) -> Bool { isFlow(type) && isNamespace(type) }

  /// Tells whether a type has functions of its own and none of its objects.
  func isNamespace(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    guard !info.isForeign, info.cases.isEmpty, [.enum, .class, .struct].contains(info.kind),
      info.supertypes.isEmpty
    else { return false }
    let functions = info.functionOrder.map { program.functions[Int($0)] }.filter {
      program.name($0.name) != "init"
    }
    return !functions.isEmpty && functions.allSatisfy { $0.flags.contains(.isStatic) }
      && info.propertyOrder.allSatisfy { program.properties[Int($0)].flags.contains(.isStatic) }
  }

  /// Tells whether an enum without cases is named like a flow and shows screens.
  func mayFlowStatically(_ type: TypeIndex, _ names: Set<String>) -> Bool {
    program.types[Int(type)].kind == .enum && isNamespace(type) && showsByItself(type)
      && (hasFlowName(type)
        || names.contains { name in conventions.doubtfulNames.contains { name.hasSuffix($0) } })
  }
}
