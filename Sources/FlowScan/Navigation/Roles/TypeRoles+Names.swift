import SwiftFacts
import ValueFlow

// Roles of types by their names.
extension TypeRoles {
  /// Tells whether a type or one of its supertypes is named like a flow.
  func hasFlowName(_ type: TypeIndex) -> Bool { program.ancestors(type).contains(where: saysFlow) }

  /// Tells whether a type is named like a flow, such as `LoginCoordinator`; a protocol may be called `Coordinating` or `FlowType`, too.
  func saysFlow(_ type: TypeIndex) -> Bool {
    if let said = said[type] { return said }
    let says = readsAsFlow(type)
    said[type] = says
    return says
  }

  private func readsAsFlow(_ type: TypeIndex) -> Bool {
    let name = shortName(type)
    if conventions.flowNames.contains(where: name.hasSuffix) { return true }
    let info = program.types[Int(type)]
    return (info.kind == .protocol || info.isForeign) && protocolNames.contains(where: name.hasSuffix)
  }
}
