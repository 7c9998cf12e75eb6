import SwiftFacts
import ValueFlow

/// Finds the flow whose selected tab a view is bound to: `TabView(selection: $coordinator.tab) { … }`.
struct BoundTabViews {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  /// The only flow that decides which tab of a view is in front; it stands for the view, as for one with the flow's stack.
  func flow(in view: TypeIndex) -> TypeIndex? {
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    let code = properties.filter { $0.getter >= 0 && mentionsTabs($0) }.compactMap {
      program.written($0.getter, in: $0.file)
    }
    let bases = Set(code.flatMap { selections(in: $0, depth: 0) })
    let flows = properties.filter { bases.contains($0.name) }.flatMap(roles.keptTypes(in:))
      .filter(roles.isFlowBesideView)
    return Set(flows).count == 1 ? flows.first : nil
  }

  private func mentionsTabs(_ property: PropertyInfo) -> Bool {
    program.mentions(in: property.file, from: property.begin, to: property.end).contains {
      program.name($0.name) == Self.tabs
    }
  }

  /// The properties whose own properties say which tab is selected.
  private func selections(in code: Written, depth: Int) -> [Name] {
    guard depth < Self.depth else { return [] }
    let inner = code.parts.flatMap { selections(in: $0, depth: depth + 1) }
    guard case .call(let callee, let arguments) = code.form, callee.text == Self.tabs else { return inner }
    return inner
      + arguments.filter { program.name($0.label) == "selection" }.compactMap { argument in
        guard case .member(let base?, _) = argument.value.form, case .name(let name) = base.form else {
          return nil
        }
        return program.boundName(name)
      }
  }

  private static let tabs = "TabView"
  private static let depth = 40
}
