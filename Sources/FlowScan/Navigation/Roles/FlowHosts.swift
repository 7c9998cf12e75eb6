import SwiftFacts
import ValueFlow

/// Finds the view controllers and views that are only a frame around a flow of any type:
/// `final class Host<C: Coordinator>: UIViewController`.
struct FlowHosts {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  /// The property with the flow that a view controller is made around; nil if it is made around none, or around a particular one.
  ///
  /// Users know no screen of the host's name: they see what the flow shows.
  func hosted(by type: TypeIndex) -> Name? {
    if isView(type) {
      let found = Set(generic(type))
      return found.count == 1 ? found.first : nil
    }
    guard type >= 0, !program.types[Int(type)].isForeign, roles.inherits(type, "UIViewController"),
      !roles.isFlow(type), !roles[type].contains(.container), roles.mentions(in: type, { $0 == "addChild" })
    else { return nil }
    let found = Set(generic(type) + declared(type))
    return found.count == 1 ? found.first : nil
  }

  /// Tells whether a view only shows a flow of any type, whatever its name is: `struct CoordinatorView<C: Coordinator>: View`.
  func isView(_ type: TypeIndex) -> Bool { roles.inherits(type, "View") && !generic(type).isEmpty }

  /// The properties of the type of a generic parameter that must be a flow.
  private func generic(_ type: TypeIndex) -> [Name] {
    let reading = GenericProperties(program)
    return reading.properties(of: type).filter {
      reading.bounds(of: $0.parameter, in: type).contains(where: roles.isFlowProtocol)
    }.map(\.name)
  }

  /// The properties that may have any flow: `let coordinator: any Coordinator`.
  private func declared(_ type: TypeIndex) -> [Name] {
    program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }.filter { property in
      let types = program.type(of: property).types
      return property.getter < 0 && !property.flags.contains(.isWeak) && types.count == 1
        && types.allSatisfy(roles.isFlowProtocol)
    }.map(\.name)
  }
}
