import ValueFlow

/// The effects of an arm: actions sent, functions called, path elements, and state changes.
extension ArmReading {
  func call(
    _ written: Written, _ callee: Written, _ arguments: [Written.Argument], _ context: Context
  ) {
    for argument in arguments { walk(argument.value, context) }
    begin(written, arguments, context)
    if case .member(let base?, let name) = callee.form {
      walk(base, context)
      if let path = statePath(base, context), let property = path.last {
        if isStack(property) {
          stack(program.name(name), [property], arguments, written, context)
        } else if ["append", "insert"].contains(program.name(name)), let child = child(at: path),
          isStack(property, of: child)
        {
          stack(program.name(name), path, arguments, written, context)
        }
      }
      if let path = statePath(base, context) { change(at: path, by: name, arguments, context) }
    }
    if case .name(let name) = callee.form, context.depth > 0 { change(at: [], by: name, arguments, context) }
    if let action = sent(callee, arguments) { send(action, context) }
    readHelper(callee, arguments, context)
    guard let name = callee.calledName else { return }
    if types.dismisses(name, reducer) { arms[context.arm].dismissal = written }
    if callee.isOwnMember(program), types.reports(name, reducer) { arms[context.arm].reports.append(written) }
    for index in program.types[Int(reducer)].functions[name] ?? [] { arms[context.arm].calls.insert(index) }
  }

  static let sending: Set<String> = ["send", "reduce"]

  func sent(_ callee: Written, _ arguments: [Written.Argument]) -> Written? {
    guard let name = callee.calledName else { return nil }
    let text = program.name(name)
    if Self.sending.contains(text) {
      return text == "send" ? arguments.first?.value : arguments.last?.value
    }
    return ["Effect", "EffectTask", "init"].contains(text)
      ? arguments.first { program.name($0.label) == "value" }?.value : nil
  }

  func send(_ action: Written, _ context: Context) {
    arms[context.arm].sends.append(action)
    let chain = reading.chain(action, from: reading.whole)
    guard chain.names.count == 2, program.name(chain.names[1]) == "push", isStack(chain.names[0]),
      case .call(_, let arguments) = action.form, case .call(_, let inner)? = arguments.last?.value.form,
      let value = inner.last?.value
    else { return }
    show([chain.names[0]], value, action, context)
  }

  static let backs: Set<String> = [
    "popLast", "removeLast", "removeAll", "pop", "removeFirst", "removeSubrange", "dropLast",
  ]

  func stack(
    _ verb: String, _ path: [Name], _ arguments: [Written.Argument], _ written: Written, _ context: Context
  ) {
    if Self.backs.contains(verb) || types.routes.takes(verb) { return note(.back, written, context) }
    guard verb == "append" || verb == "insert" || types.routes.puts(verb),
      let value = arguments.first?.value
    else { return }
    show(path, value, written, context)
  }

  func assign(_ target: Written, _ value: Written, _ written: Written, _ context: Context) {
    walk(value, context)
    if case .index(let base, _) = target.form, let path = statePath(base, context), let last = path.last,
      isStack(last), case .nothing = value.form
    {
      return note(.back, written, context)
    }
    guard let path = statePath(target, context) else { return }
    guard let property = path.last else { return show([], value, written, context) }
    switch value.form {
    case .nothing: note(.back, written, context)
    case .literal(let name) where program.name(name) == "false": note(.back, written, context)
    case .literal(let name) where program.name(name) == "true":
      note(.shows(StateKey(property: property)), written, context)
    default: show(path, value, written, context)
    }
  }
}

extension Written {
  /// Whether it names something without a base, or of `self`.
  func isOwnMember(_ program: SourceProgram) -> Bool {
    switch form {
    case .name: true
    case .member(let base?, _):
      if case .name(let own) = base.form { program.name(own) == "self" } else { false }
    default: false
    }
  }
}
