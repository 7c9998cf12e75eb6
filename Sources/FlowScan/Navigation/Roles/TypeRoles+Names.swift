import SwiftFacts
import ValueFlow

// What the names of types say of their roles.
extension TypeRoles {
  /// Tells whether a type or one of its supertypes is named like a flow.
  func hasFlowName(_ type: TypeIndex) -> Bool { program.ancestors(type).contains(where: saysFlow) }

  /// Tells whether a type is named like a flow, such as `LoginCoordinator`; a protocol may be called `Coordinating` or `FlowType`, too.
  func saysFlow(_ type: TypeIndex) -> Bool {
    let name = TypeRoles.short(program.typeName(type))
    if conventions.flowNames.contains(where: name.hasSuffix) { return true }
    let info = program.types[Int(type)]
    return (info.kind == .protocol || info.isForeign) && protocolNames.contains(where: name.hasSuffix)
  }

  /// The names that protocols of flows have, in the forms that are usual for protocols.
  private var protocolNames: [String] {
    conventions.flowNames.flatMap { name -> [String] in
      let capable = name.hasSuffix("or") ? ["ing", "able"].map { String(name.dropLast(2)) + $0 } : []
      return [name + "Protocol", name + "Type"] + capable
    }
  }
}
