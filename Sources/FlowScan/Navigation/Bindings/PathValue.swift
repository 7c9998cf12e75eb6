import ValueFlow

/// The value that some code puts on the path of a stack: `router.path.append(recipe)`.
struct PathValue {
  let solution: Solution
  let site: Int32
  let instance: InstanceIndex

  /// Returns nil if the code at a place calls no function that puts a value on a list.
  init?(at place: FlowPlace, _ solution: Solution) {
    let site = solution.calls(of: place.instance).first { site in
      let call = solution.bodies.sites[Int(site)]
      return Self.verbs.contains(solution.program.name(call.name)) && call.block == place.block
    }
    guard let site else { return nil }
    (self.solution, self.site, instance) = (solution, site, place.instance)
  }

  /// The functions that put a value on a path.
  static let verbs: Set<String> = ["append", "insert"]

  /// The case or the variable, as written.
  var name: Name? {
    if case .name(let name)? = written?.form { name } else { written?.caseName }
  }

  /// The type of the value, if it is a parameter or made here.
  var type: TypeIndex? {
    switch written?.form {
    case .name(let name): parameterType(name)
    case .call(let callee, _):
      solution.program.type(named: callee.text, in: template.owner, file: template.file)
    default: nil
    }
  }

  /// The position of the parameter that is the value; nil if the value is none.
  var parameter: Int? {
    guard case .name(let name)? = written?.form, case .function(let function) = template.kind else {
      return nil
    }
    return solution.program.functions[Int(function)].parameters.firstIndex { $0.name == name }
  }

  private var template: Template { solution.template(instance) }

  private var written: Written? {
    let call = solution.program.written(solution.bodies.sites[Int(site)].node, in: template.file)
    if case .call(_, let arguments)? = call?.form { return arguments.first?.value }
    return nil
  }

  private func parameterType(_ name: Name) -> TypeIndex? {
    guard case .function(let function) = template.kind else { return nil }
    let info = solution.program.functions[Int(function)]
    let parameter = info.parameters.first { $0.name == name }
    return parameter.flatMap { solution.program.parameterType($0, of: info).types.first }
  }
}
