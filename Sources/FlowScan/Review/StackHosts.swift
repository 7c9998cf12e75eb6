import SwiftFacts
import ValueFlow

/// Finds the views that contain the stack of a flow: a container is bound to the flow in one of their properties.
struct StackHosts {
  let code: ReviewedCode
  let roles: TypeRoles
  let conventions: Conventions
  private var program: SourceProgram { code.program }

  /// The flow whose stack a view contains.
  func flow(hostedBy view: TypeIndex) -> TypeIndex? {
    let calls = code.bodies(of: view).flatMap(\.calls).filter(isStack)
    let bound = Set(calls.flatMap(\.arguments).compactMap { boundProperty($0.value) })
    return program.types[Int(view)].propertyOrder.lazy
      .filter { bound.contains(program.name(program.properties[Int($0)].name)) }
      .compactMap { flow(behind: $0) }.first
  }

  private func isStack(_ call: CodeBody.Call) -> Bool {
    let name: String
    switch call.callee.form {
    case .name(let plain), .member(_, let plain): name = program.name(plain)
    default: name = call.callee.typeName ?? ""
    }
    return Self.stacks.contains(name) || conventions.builders.contains(name)
  }

  private static let stacks: Set<String> = ["NavigationStack", "NBNavigationStack", "FlowStack"]

  /// The property that a container is bound to: `coordinator` in `$coordinator.path`.
  private func boundProperty(_ value: Written) -> String? {
    switch value.form {
    case .name(let name): return dollarless(name)
    case .member(let base?, let name):
      if let inner = boundProperty(base) { return inner }
      return base.plainName.map { program.name($0) == "self" } ?? false ? dollarless(name) : nil
    default: return nil
    }
  }

  private func dollarless(_ name: Name) -> String? {
    let text = program.name(name)
    return text.hasPrefix("$") ? String(text.dropFirst()) : nil
  }

  private func flow(behind property: PropertyIndex) -> TypeIndex? {
    let found = code.coordinators.classes(code.declared.type(of: property)).filter(roles.isFlow)
    return found.count == 1 ? found.first : nil
  }
}
