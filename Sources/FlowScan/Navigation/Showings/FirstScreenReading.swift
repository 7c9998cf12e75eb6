import ValueFlow

/// Reads the screens that a library shows with their flow: `let viewController = ProfileController()`.
struct FirstScreenReading: Recogniser {
  let solution: Solution
  let origins: Origins
  private let rules: [Conventions.FirstScreen]
  private var roles: TypeRoles { origins.owners.roles }

  init(_ solution: Solution, _ origins: Origins, _ conventions: Conventions) {
    (self.solution, self.origins) = (solution, origins)
    // A library with source shows its screens by its own code.
    rules = conventions.firstScreens.filter { rule in
      solution.program.types.allSatisfy { $0.isForeign || solution.program.name($0.name) != rule.flow }
    }
  }

  func showings() -> [Showing] { rules.flatMap(showings) }

  private func showings(_ rule: Conventions.FirstScreen) -> [Showing] {
    guard let name = solution.program.names.known(rule.property) else { return [] }
    return (fields(named: name) + getters(of: name)).flatMap { field -> [Showing] in
      let type = solution.info(of: field.flow).type
      guard type >= 0, roles.isFlow(type), roles.inherits(type, rule.flow) else { return [] }
      return places(of: field.node, in: type).map {
        Showing(nodes: [field.node], style: "root", instance: $0.instance, block: $0.block, place: $0.place)
      }
    }
  }

  private typealias Field = (flow: ObjectIndex, node: NodeIndex)

  private func fields(named name: Name) -> [Field] {
    (solution.fieldOwners + solution.handed).filter { $0.name == name }.map { ($0.object, $0.node) }
  }

  private func getters(of name: Name) -> [Field] {
    solution.instances.indices.compactMap { instance in
      guard gives(name, solution.template(instance)), solution.receiver(of: instance) >= 0 else { return nil }
      return (solution.receiver(of: instance), solution.resultNode(instance))
    }
  }

  /// Tells whether code computes a property, or is a function without parameters in its place: `func view() -> AnyView`.
  private func gives(_ name: Name, _ code: Template) -> Bool {
    switch code.kind {
    case .getter(let property): solution.program.properties[Int(property)].name == name
    case .function(let function):
      solution.program.functions[Int(function)].name == name
        && solution.program.functions[Int(function)].parameters.isEmpty
    default: false
    }
  }

  /// The places where a flow makes the screens of a node.
  private func places(of node: NodeIndex, in flow: TypeIndex) -> [FlowPlace] {
    solution.objects(at: node).flatMap { origins.origins(of: $0) }.filter { $0.flow == flow }
  }
}
