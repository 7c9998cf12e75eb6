import ValueFlow

/// Reads the screens that a library shows with their flow: `let viewController = ProfileController()`.
struct FirstScreenReading: Recogniser {
  let solver: Solver
  let origins: Origins
  private let rules: [Conventions.FirstScreen]
  private var roles: TypeRoles { origins.owners.roles }

  init(_ solver: Solver, _ origins: Origins, _ conventions: Conventions) {
    (self.solver, self.origins) = (solver, origins)
    // A library with source shows its screens by its own code.
    rules = conventions.firstScreens.filter { rule in
      solver.program.types.allSatisfy { $0.isForeign || solver.program.name($0.name) != rule.flow }
    }
  }

  func showings() -> [Showing] { rules.flatMap(showings) }

  private func showings(_ rule: Conventions.FirstScreen) -> [Showing] {
    guard let name = solver.program.names.known(rule.property) else { return [] }
    return (fields(named: name) + getters(of: name)).flatMap { field -> [Showing] in
      let type = solver.info(of: field.flow).type
      guard type >= 0, roles.isFlow(type), roles.inherits(type, rule.flow) else { return [] }
      return places(of: field.node, in: type).map {
        Showing(nodes: [field.node], style: "root", instance: $0.instance, block: $0.block, place: $0.place)
      }
    }
  }

  private typealias Field = (flow: ObjectIndex, node: NodeIndex)

  private func fields(named name: Name) -> [Field] {
    (solver.fieldOwners + solver.handed).filter { $0.name == name }.map { ($0.object, $0.node) }
  }

  private func getters(of name: Name) -> [Field] {
    solver.instances.indices.compactMap { instance in
      guard case .getter(let property) = solver.template(instance).kind,
        solver.program.properties[Int(property)].name == name, solver.receiver(of: instance) >= 0
      else { return nil }
      return (solver.receiver(of: instance), solver.resultNode(instance))
    }
  }

  /// The places where a flow makes the screens of a node.
  private func places(of node: NodeIndex, in flow: TypeIndex) -> [FlowPlace] {
    solver.objects(at: node).flatMap { origins.origins(of: $0) }.filter { $0.flow == flow }
  }
}
