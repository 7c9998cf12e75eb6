import SwiftFacts
import ValueFlow

extension LinkWalk {
  /// A call with its arguments on one path.
  struct Call {
    var name: Name
    var text: String
    var labels: [Name]
    var values: [LinkValue]
    var spot: CodeSpot

    var carries: Bool { values.contains(where: \.carries) }
    /// The code that is passed: a closure, or a function by its name.
    var code: LinkValue? { values.first(where: \.isCode) }
  }

  func call(_ node: Int32, _ place: Int32, _ state: LinkState, in frame: Frame) -> Results {
    note(place, state, in: frame)
    let file = program.files[Int(frame.file)]
    var cursor = CodeCursor(file, node)
    _ = cursor.next()
    let callee = cursor.next()
    let rows = cursor.rows(3)
    let labels = rows.map { file.names[Int($0[0])] }
    return joined(
      targets(callee, state, in: frame).flatMap { target in
        // What the call is made on may be chosen by the link: `handlers.first { $0.accepts(url) }?.open(url)`.
        note(place, target.state, in: frame)
        return all(rows.map { $0[1] }, target.state, in: frame).flatMap { way -> Results in
          let call = Call(
            name: target.name, text: program.name(target.name), labels: labels, values: way.values,
            spot: CodeSpot(file: frame.file, place: place))
          carry(call.values, to: call.spot, target.state.address)
          hand(call.values, call, way.state)
          if let changed = change(target.base, by: call, callee, way.state, in: frame) { return changed }
          return answer(call, on: target.base, way.state, in: frame)
        }
      })
  }

  /// Ends the links of cases that are passed to a function that takes them.
  private func hand(_ values: [LinkValue], _ call: Call, _ state: LinkState) {
    for value in values where !value.cases.isEmpty {
      see(value, at: call.spot.place, state, in: Frame(file: call.spot.file, scope: -1), isGiven: false)
    }
  }

  /// The target of a call; without a base, just a name.
  struct Target {
    var base: LinkValue?
    var name: Name
    var state: LinkState
  }

  private func targets(_ callee: Int32, _ state: LinkState, in frame: Frame) -> [Target] {
    let file = program.files[Int(frame.file)]
    var cursor = CodeCursor(file, callee)
    switch file.op(callee) {
    case .name:
      _ = cursor.next()
      return [Target(base: nil, name: cursor.name(), state: state)]
    case .member:
      _ = cursor.next()
      let base = cursor.next()
      let name = cursor.name()
      if base < 0 { return [Target(base: .enumCase(-1, name, []), name: name, state: state)] }
      return joined(evaluate(base, state, in: frame)).map {
        Target(base: $0.value, name: name, state: $0.state)
      }
    default:
      return evaluate(callee, state, in: frame).map { Target(base: $0.value, name: 0, state: $0.state) }
    }
  }

  private func answer(_ call: Call, on base: LinkValue?, _ state: LinkState, in frame: Frame) -> Results {
    if registers(call, state, in: frame) { return [(.unknown, state)] }
    switch base {
    case nil: return named(call, state, in: frame)
    case .enumCase(-1, let name, let values) where name == call.name && values.isEmpty:
      return [(.enumCase(-1, name, call.values), state)]
    case .type(let type):
      if call.name == 0 || call.text == "init" { return make(type, call, state, in: frame) }
      if let info = program.enumCase(call.name, of: type) {
        return [(.enumCase(type, call.name, typed(call.values, by: info, of: type)), state)]
      }
      return method(call, on: .type(type), of: type, state) ?? inner(call, type, state, in: frame)
    case .oneOf(let values): return joined(values.flatMap { answer(call, on: $0, state, in: frame) })
    case .closure(let index) where call.name == 0:
      return run(closure: index, call.values, state)
    case .part(let part): return answer(call, on: part, state, in: frame)
    case .list(let values): return answer(call, on: values, state, in: frame)
    case .object(let type, _) where call.text == "init": return delegate(call, to: type, state, in: frame)
    case .object(let type, _), .raw(let type, _), .enumCase(let type, _, _):
      return base.flatMap { method(call, on: $0, of: type, state) } ?? elsewhere(call, state, in: frame)
    case .some(.none): return [(.none, state)]
    case .expression(let text): return match(text, call.values.first { $0.carries }?.part, state)
    default: return elsewhere(call, state, in: frame)
    }
  }

  /// An initialiser that leaves its work to another one: `self.init(rawValue: url.host ?? "")`.
  private func delegate(_ call: Call, to type: TypeIndex, _ state: LinkState, in frame: Frame) -> Results {
    let made = make(type, call, state, in: frame).filter { $0.value != .none && $0.value != .unknown }
    if made.isEmpty { return [(.unknown, state)] }
    return made.map { result in
      var state = result.state
      state.values[selfName] = result.value
      return (.unknown, state)
    }
  }

  /// Makes a nested type, as in `Outer.Inner(…)`.
  private func inner(_ call: Call, _ type: TypeIndex, _ state: LinkState, in frame: Frame) -> Results {
    guard call.text.first?.isUppercase == true,
      let path = program.names.known(program.typeName(type) + "." + call.text),
      case .type(let inner)? = self.type(path, in: frame)
    else { return elsewhere(call, state, in: frame) }
    return make(inner, call, state, in: frame)
  }

  private func named(_ call: Call, _ state: LinkState, in frame: Frame) -> Results {
    if case .closure(let index)? = state.values[call.name] { return run(closure: index, call.values, state) }
    if call.text == "self" || call.text == "Self", frame.scope >= 0 {
      return make(frame.scope, call, state, in: frame)
    }
    if call.text.first?.isUppercase == true, case .type(let type)? = type(call.name, in: frame) {
      return make(type, call, state, in: frame)
    }
    // `Array` and `Optional` only stand for what they hold, so that they are no types here.
    if let value = converted(call, to: call.text) { return [(value, state)] }
    if frame.scope >= 0 {
      let own = state.values[selfName] ?? .type(frame.scope)
      if let found = method(call, on: own, of: frame.scope, state) { return found }
    }
    if let functions = program.globalFunctions[call.name] {
      return enter(functions, call, on: .unknown, state) ?? elsewhere(call, state, in: frame)
    }
    return elsewhere(call, state, in: frame)
  }

  // MARK: - Functions of the source

  func method(_ call: Call, on base: LinkValue, of type: TypeIndex, _ state: LinkState) -> Results? {
    guard type >= 0 else { return nil }
    let owners = program.types[Int(type)].kind == .protocol ? program.concreteSubtypes(type) : [type]
    var functions: [FunctionIndex] = []
    for owner in owners.prefix(12) {
      for function in program.methods(call.name, of: owner) where !functions.contains(function) {
        functions.append(function)
      }
    }
    return enter(functions, call, on: base, state)
  }

  func enter(_ functions: [FunctionIndex], _ call: Call, on base: LinkValue, _ state: LinkState) -> Results? {
    var found: Results = []
    for function in functions {
      let info = program.functions[Int(function)]
      guard info.body >= 0, let values = bound(call, to: info) else { continue }
      hand(info.parameters.compactMap { values[$0.name] }, call, state)
      if call.carries || base.carries {
        found += enter(function, values, on: base, state)
      } else {
        found.append((object(of: program.resultType(of: info)), state))
      }
    }
    return found.isEmpty ? nil : joined(found)
  }

  func enter(
    _ function: FunctionIndex, _ values: [Name: LinkValue], on base: LinkValue, _ state: LinkState
  ) -> Results {
    let call = WalkedCall(
      function: function, depth: depth, values: values, base: base, address: state.address)
    if let ending = walked[call] {
      asked += ending.asked
      return ending.results.map { ($0.value, LinkState(values: state.values, address: $0.address)) }
    }
    let before = asked.count
    let results = walk(function, values, on: base, state)
    // Without budget the walk was cut short.
    if spend() {
      walked[call] = WalkedCall.Ending(
        results: results.map { ($0.value, $0.state.address) }, asked: asked.dropFirst(before))
    }
    return results
  }

  private func walk(
    _ function: FunctionIndex, _ values: [Name: LinkValue], on base: LinkValue, _ state: LinkState
  ) -> Results {
    let info = program.functions[Int(function)]
    entered.insert(function)
    var values = values
    let isInit = program.name(info.name) == "init"
    values[selfName] =
      isInit
      ? .object(info.owner, [:])
      : base == .unknown && info.owner >= 0
        ? .object(info.owner, [:]) : base
    let frame = Frame(file: info.file, scope: info.owner, isParser: true, given: state.address.bare)
    return enter(
      info.body, frame, values, state, result: isInit ? nil : program.resultType(of: info),
      givesLast: info.result >= 0, givesSelf: isInit)
  }

  /// Walks a body with a scope of its own; conditions on the link are kept.
  func enter(
    _ body: Int32, _ frame: Frame, _ values: [Name: LinkValue], _ state: LinkState, result: ResolvedType?,
    givesLast: Bool, givesSelf: Bool = false
  ) -> Results {
    guard depth < 12, spend() else { return [(.unknown, state)] }
    depth += 1
    defer { depth -= 1 }
    var frame = frame
    frame.result = result
    let inner = LinkState(values: values, address: state.address)
    let outcomes = givesLast ? runValue(body, inner, in: frame) : run(body, inner, in: frame)
    return joined(
      outcomes.map { outcome in
        let (value, end) = ended(outcome, frame, givesLast: givesLast, givesSelf: givesSelf)
        return (value, LinkState(values: state.values, address: end.address))
      })
  }

  private func ended(
    _ outcome: Outcome, _ frame: Frame, givesLast: Bool, givesSelf: Bool
  ) -> (LinkValue, LinkState) {
    switch outcome {
    case .given(.none, let state): return (.none, state)
    case .given(let value, let state): return (givesSelf ? state.values[selfName] ?? .unknown : value, state)
    case .next(let value, let state):
      if givesSelf { return (state.values[selfName] ?? .unknown, state) }
      guard givesLast else { return (.unknown, state) }
      let typed = frame.result.map { self.typed(value, by: $0) } ?? value
      if frame.isParser { see(typed, at: -1, state, in: frame, isGiven: true) }
      return (typed, state)
    }
  }

  /// The parameters of a function with the arguments of a call; nil if they do not match.
  func bound(_ call: Call, to info: FunctionInfo) -> [Name: LinkValue]? {
    var found: [Name: LinkValue] = [:]
    var next = 0
    for parameter in info.parameters {
      let type = program.parameterType(parameter, of: info)
      if next < call.values.count, fits(call.labels[next], parameter, call.values[next]) {
        let value = call.values[next]
        found[parameter.name] = value == .unknown ? object(of: type) : typed(value, by: type)
        next += 1
      } else {
        found[parameter.name] = object(of: type)
      }
    }
    return next == call.values.count ? found : nil
  }

  private func fits(_ label: Name, _ parameter: ParameterInfo, _ value: LinkValue) -> Bool {
    if label == parameter.label { return true }
    let text = program.name(parameter.label)
    if label == 0 || program.name(label) == "_" {
      if case .closure = value { return true }
      return text.isEmpty || text == "_"
    }
    return false
  }
}
