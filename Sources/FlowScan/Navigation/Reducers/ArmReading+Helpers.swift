import ValueFlow

/// Functions of the reducer that are handed what they show or send: `select(.settings, state: &state, then: .settings(.open(.profile)))`.
extension ArmReading {
  /// Reads such a function as a part of the arm that calls it.
  func readHelper(_ callee: Written, _ arguments: [Written.Argument], _ context: Context) {
    guard context.depth < 3, callee.isOwnMember(program), let name = callee.calledName else { return }
    for index in program.types[Int(reducer)].functions[name] ?? [] {
      let info = program.functions[Int(index)]
      guard let places = info.parameters.places(of: arguments),
        let body = program.written(info.body, in: info.file)
      else { continue }
      let handed = zip(places, arguments).filter { $1.value.caseName != nil }
      if handed.isEmpty { continue }
      for (place, argument) in handed where isAction(info.parameters[place], info) {
        send(argument.value, context)
      }
      let states = info.parameters.filter { isState($0, info) }.map(\.name)
      let given = given(arguments, to: info, context)
      walk(
        body,
        Context(states: Set(states), arm: context.arm, given: given, depth: context.depth + 1))
    }
  }

  private func isAction(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    types.action(of: reducer).map { program.parameterType(parameter, of: info).types == [$0] } ?? false
  }

  private func isState(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    program.parameterType(parameter, of: info).types.first.map { $0 == types.state(of: reducer) } ?? false
  }
}
