import SwiftFacts
import ValueFlow

/// Bindings to a part of an app's state: `store.binding(for: \.navigation.path)`, `Binding(get: { store.state.navigation.path }, …)`.
struct StoreBindings {
  let solution: Solution
  let roles: TypeRoles

  /// The parts of the state that a flow is, and that code reads for a binding.
  func bindings(in code: Written) -> [BoundFlows.Binding] {
    if roles.stateFlows.isEmpty { return [] }
    var found: [BoundFlows.Binding] = []
    code.walk { part in
      guard let (holder, name) = Self.member(part) else { return }
      found += bindings(to: name, of: holder)
    }
    return found
  }

  /// The last member that code reads, and the one that it is a member of.
  private static func member(_ code: Written) -> (holder: Name, name: Name)? {
    switch code.form {
    case .keyPath(let names) where names.count > 1: (names[names.count - 2], names[names.count - 1])
    case .member(let base?, let name):
      switch base.form {
      case .name(let holder), .member(_, let holder): (holder, name)
      default: nil
      }
    default: nil
    }
  }

  private func bindings(to name: Name, of holder: Name) -> [BoundFlows.Binding] {
    let program = solution.program
    let held = Set(program.properties.filter { $0.name == holder }.flatMap(roles.keptTypes(in:)))
    return held.intersection(roles.stateFlows).filter { program.property(name, of: $0) != nil }.sorted()
      .flatMap { solution.objects.ofType[$0] ?? [] }
      .map { BoundFlows.Binding(flow: $0, owner: $0, property: name) }
  }
}
