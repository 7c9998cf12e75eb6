import SwiftFacts
import ValueFlow

/// The values that code puts on the paths of stacks, each with the flows whose stacks they are.
///
/// Several stacks may show the same destinations; who puts a value on the path of one asks nothing of the others.
struct StackPaths {
  /// For each value, the flows.
  private var flows: [ObjectIndex: Set<TypeIndex>] = [:]
  private var known: Set<TypeIndex> = []

  init(_ solution: Solution, _ owners: CodeOwners) {
    let names = Self.names(of: owners.roles)
    for field in solution.fieldOwners where names.contains(field.name) {
      guard case .flow(let flow) = owners.owner(of: field.object) else { continue }
      for object in solution.unsortedObjects(at: field.node) where solution.info(of: object).kind == .enumCase
      {
        flows[object, default: []].insert(flow)
        known.insert(flow)
      }
    }
  }

  /// Tells whether a value was put on paths of other flows only, and not on the path that a flow has itself.
  func isElsewhere(_ value: ObjectIndex, than flow: TypeIndex) -> Bool {
    guard known.contains(flow), let found = flows[value] else { return false }
    return !found.contains(flow)
  }

  /// The names of the properties that the bodies of views bind their stacks to: `$path`, `$store.path`.
  private static func names(of roles: TypeRoles) -> Set<Name> {
    let program = roles.program
    let stacks = Set(roles.conventions.routeStacks + TypeRoles.stacks)
    let bodies = program.properties.filter { $0.getter >= 0 && program.name($0.name) == "body" }
    return bodies.reduce(into: roles.boundPaths) { found, body in
      let mentions = program.mentions(in: body.file, from: body.begin, to: body.end).map {
        program.name($0.name)
      }
      guard mentions.contains(where: stacks.contains) else { return }
      let own = mentions.filter { $0.hasPrefix("$") }.compactMap {
        program.names.known(String($0.dropFirst()))
      }
      found.formUnion(own)
    }
  }
}
