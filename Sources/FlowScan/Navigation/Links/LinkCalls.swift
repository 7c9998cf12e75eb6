import SwiftFacts
import ValueFlow

/// Calls: the function that each reaches, and what it returns.
struct LinkCalls {
  let walk: LinkWalk
  /// The most calls in each other that are followed.
  private static let deepest = 12

  func call(_ node: Int32, _ place: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    walk.note(place, state, in: frame)
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, node)
    _ = cursor.next()
    let callee = cursor.next()
    let rows = cursor.rows(3)
    let labels = rows.map { file.names[Int($0[0])] }
    let router = walk.linkRouters.ways(calledBy: callee, at: place, state, in: frame)
    return walk.joined(
      targets(callee, state, in: frame).flatMap { target in
        // The receiver of the call may be chosen by the link: `handlers.first { $0.accepts(url) }?.open(url)`.
        walk.note(place, target.state, in: frame)
        return walk.expressions.all(rows.map { $0[1] }, target.state, in: frame).flatMap {
          way -> LinkResults in
          // So may an argument be, other than a case, which leads on by itself: `.result(isPaid: url.lastPathComponent == "paid")`.
          if way.values.allSatisfy(\.cases.isEmpty) { walk.note(place, way.state, in: frame) }
          let call = PathCall(
            name: target.name, text: walk.program.name(target.name), labels: labels, values: way.values,
            spot: CodeSpot(file: frame.file, place: place),
            places: rows.map { self.place(of: $0[1], in: frame) }, isImplied: target.isImplied,
            isForeign: target.isForeign)
          walk.carry(call.values, to: call.spot, target.state.address, in: frame)
          walk.passedFlows.note(call, on: target.base, target.state.address, in: walk)
          hand(call.values, call, way.state)
          if !router.isEmpty, call.values.contains(where: \.carries) {
            return walk.linkRouters.answer(router, way.state)
          }
          if target.isAbove { return answer(above: call, on: target.base, way.state, in: frame) }
          if let changed = change(target.base, by: call, callee, way.state, in: frame) { return changed }
          return walk.left.stored(
            answer(call, on: target.base, way.state, in: frame), callee: callee,
            arguments: rows.map { $0[1] }, in: frame)
        }
      })
  }

  /// Ends the links of cases that are passed to a function that takes them.
  private func hand(_ values: [LinkValue], _ call: PathCall, _ state: LinkState) {
    for value in values where !value.cases.isEmpty && !walk.members.isMaker(value) {
      walk.see(
        value, at: call.spot.place, state, in: LinkFrame(file: call.spot.file, scope: -1), isGiven: false)
    }
  }

  private func targets(_ callee: Int32, _ state: LinkState, in frame: LinkFrame) -> [PathCallee] {
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, callee)
    switch file.op(callee) {
    case .name:
      _ = cursor.next()
      return [PathCallee(base: nil, name: cursor.name(), state: state)]
    case .member:
      _ = cursor.next()
      let base = cursor.next()
      let name = cursor.name()
      if base < 0 {
        return [PathCallee(base: .enumCase(-1, name, []), name: name, state: state, isImplied: true)]
      }
      if isSuper(base, in: frame) {
        return [PathCallee(base: state.values[walk.selfName], name: name, state: state, isAbove: true)]
      }
      let isForeign = isKeptByForeignType(base, in: frame)
      return walk.joined(walk.expressions.evaluate(base, state, in: frame)).map {
        PathCallee(base: $0.value, name: name, state: $0.state, isForeign: isForeign)
      }
    default:
      return walk.expressions.evaluate(callee, state, in: frame).map {
        PathCallee(base: $0.value, name: 0, state: $0.state)
      }
    }
  }

  /// Tells whether code names an object that a type without source keeps of itself: `UIApplication.shared`.
  private func isKeptByForeignType(_ node: Int32, in frame: LinkFrame) -> Bool {
    guard case .member(let base?, _)? = walk.program.written(node, in: frame.file)?.form,
      case .name(let name) = base.form, walk.program.name(name).first?.isUppercase == true,
      case .type(let type)? = walk.members.type(name, in: frame)
    else { return false }
    return walk.program.types[Int(type)].isForeign
  }

  private func answer(_ call: PathCall, on base: LinkValue?, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    if registers(call, state, in: frame) { return [(.unknown, state)] }
    walk.actions.hand(call, state)
    // A flag is an option set of its own.
    if call.text == "contains", case .enumCase(_, let own, [])? = base,
      case .enumCase(_, let name, [])? = call.values.first
    {
      return [(.flag(own == name), state)]
    }
    switch base {
    case nil: return named(call, state, in: frame)
    case .enumCase(-1, let name, []) where call.isImplied:
      if let made = implied(call, state, in: frame) { return made }
      walk.actions.follow(effect: call, state)
      return [(.enumCase(-1, name, call.values), state)]
    case .type(let type):
      if walk.actions.isEffect(type) { walk.actions.follow(effect: call, state) }
      if call.name == 0 || call.text == "init" { return walk.construction.make(type, call, state, in: frame) }
      if let info = walk.program.enumCase(call.name, of: type) {
        return [(.enumCase(type, call.name, walk.members.typed(call.values, by: info, of: type)), state)]
      }
      return method(call, on: .type(type), of: type, state) ?? inner(call, type, state, in: frame)
    case .oneOf(let values): return walk.joined(values.flatMap { answer(call, on: $0, state, in: frame) })
    case .closure(let index) where call.name == 0:
      return walk.passed.run(kept: index, call.values, state)
    case .closure, .method:
      return walk.answers.mapped(base, by: call, state) ?? walk.passed.elsewhere(call, state, in: frame)
    case .part(let part): return walk.answers.answer(call, on: part, state, in: frame)
    case .list(let values): return walk.answers.answer(call, on: values, state, in: frame)
    case .pairs where call.code != nil: return walk.answers.answer(call, onPairs: base, state, in: frame)
    case .text(let text):
      return walk.answers.answer(call, on: text).map { [($0, state)] }
        ?? walk.answers.mapped(base, by: call, state) ?? walk.passed.elsewhere(call, state, in: frame)
    case .object(let type, _) where call.text == "init": return delegate(call, to: type, state, in: frame)
    case .object(_, let fields) where fields[call.name]?.isCode == true:
      return walk.passed.apply(fields[call.name] ?? .unknown, to: call.values, call, state, isKept: true)
    case .tuple(let parts) where walk.members.part(call.name, of: parts).isCode:
      return walk.passed.apply(walk.members.part(call.name, of: parts), to: call.values, call, state)
    case .object(let type, _), .raw(let type, _), .enumCase(let type, _, _):
      return base.flatMap {
        method(call, on: $0, of: type, state) ?? kept(call, by: $0, state)
          ?? walk.answers.chosen(by: call, among: $0, state, in: frame)
      } ?? walk.answers.mapped(base, by: call, state) ?? walk.passed.elsewhere(call, state, in: frame)
    case .some(.none): return [(.none, state)]
    case .tuple:
      return walk.answers.mapped(base, by: call, state) ?? walk.passed.elsewhere(call, state, in: frame)
    // The value of a parser may be anything, but is there.
    case .unknown where !walk.kept.isEmpty:
      return walk.answers.mapped(base, by: call, state) ?? walk.passed.elsewhere(call, state, in: frame)
    case .expression(let text): return walk.answers.match(text, call.values.first { $0.carries }?.part, state)
    default: return walk.passed.elsewhere(call, state, in: frame)
    }
  }

  /// The result of a static function of the type that the code around the call returns: `return .joining(code: code)`.
  private func implied(_ call: PathCall, _ state: LinkState, in frame: LinkFrame) -> LinkResults? {
    for type in frame.result?.types ?? [] where walk.program.enumCase(call.name, of: type) == nil {
      if let made = method(call, on: .type(type), of: type, state) { return made }
    }
    return nil
  }

  /// Runs the code that an object keeps in a property, which its type gives to all objects that it makes.
  private func kept(_ call: PathCall, by object: LinkValue, _ state: LinkState) -> LinkResults? {
    guard call.carries else { return nil }
    let code = walk.members.field(call.name, of: object, state).alternatives.filter(\.isCode)
    return code.isEmpty
      ? nil : walk.joined(code.flatMap { walk.passed.apply($0, to: call.values, call, state) })
  }

  /// An initialiser that leaves its work to another one: `self.init(rawValue: url.host ?? "")`.
  private func delegate(_ call: PathCall, to type: TypeIndex, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    let made = walk.construction.make(type, call, state, in: frame).filter {
      $0.value != .none && $0.value != .unknown
    }
    if made.isEmpty { return [(.unknown, state)] }
    return made.map { result in
      var state = result.state
      state.values[walk.selfName] = result.value
      return (.unknown, state)
    }
  }

  /// Makes a nested type, as in `Outer.Inner(…)`.
  private func inner(_ call: PathCall, _ type: TypeIndex, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    guard call.text.first?.isUppercase == true,
      let path = walk.program.names.known(walk.program.typeName(type) + "." + call.text),
      case .type(let inner)? = walk.members.type(path, in: frame)
    else { return walk.passed.elsewhere(call, state, in: frame) }
    return walk.construction.make(inner, call, state, in: frame)
  }

  private func named(_ call: PathCall, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    if case .closure(let index)? = state.values[call.name] {
      return walk.passed.run(named: index, call.values, state)
    }
    if let code = state.values[call.name], code.isCode {
      return walk.passed.apply(code, to: call.values, call, state)
    }
    if let made = walk.construction.generic(call, state, in: frame) { return made }
    if call.text == "self" || call.text == "Self", frame.scope >= 0 {
      return walk.construction.make(frame.scope, call, state, in: frame)
    }
    if call.text.first?.isUppercase == true, case .type(let type)? = walk.members.type(call.name, in: frame) {
      return walk.construction.make(type, call, state, in: frame)
    }
    if let pairs = walk.answers.zipped(call) { return [(pairs, state)] }
    // `Array` and `Optional` only stand for what they hold, so that they are no types here.
    if let value = walk.construction.converted(call, to: call.text) { return [(value, state)] }
    if frame.scope >= 0 {
      let own = state.values[walk.selfName] ?? .type(frame.scope)
      if case .object(_, let fields) = own, let code = fields[call.name], code.isCode {
        return walk.passed.apply(code, to: call.values, call, state, isKept: true)
      }
      if let found = method(call, on: own, of: frame.scope, state) { return found }
    }
    if let functions = walk.program.globalFunctions[call.name] {
      return enter(functions, call, on: .unknown, state) ?? walk.passed.elsewhere(call, state, in: frame)
    }
    if case .closure(let index) = walk.members.named(call.name, state, in: frame) {
      return walk.passed.run(kept: index, call.values, state)
    }
    return walk.passed.elsewhere(call, state, in: frame)
  }

  // MARK: - Functions of the source

  func method(
    _ call: PathCall, on base: LinkValue, of type: TypeIndex, _ state: LinkState, runsAlways: Bool = false
  ) -> LinkResults? {
    guard type >= 0 else { return nil }
    let receivers = LinkReceivers(program: walk.program).of(base, type, asked: call.name)
    guard receivers.count > 1 else {
      return receivers.first.flatMap {
        enter(
          walk.program.methods(call.name, of: $0.type), call, on: $0.object, state, runsAlways: runsAlways)
      }
    }
    // One may wrap another, but a chain of them finds nothing new: `next?.parse(url)`.
    let handed = HandedCall(name: call.name, object: base, values: call.values)
    guard walk.handed[handed, default: 0] < 2 else { return [] }
    walk.handed[handed, default: 0] += 1
    defer { walk.handed[handed, default: 0] -= 1 }
    return method(call, on: receivers, state, runsAlways: runsAlways)
  }

  private func method(_ call: PathCall, on receivers: [LinkReceiver], _ state: LinkState, runsAlways: Bool)
    -> LinkResults?
  {
    var found: LinkResults?
    var seen: [LinkValue: Set<FunctionIndex>] = [:]
    for receiver in receivers {
      let functions = walk.program.methods(call.name, of: receiver.type).filter {
        seen[receiver.object, default: []].insert($0).inserted
      }
      if let results = enter(functions, call, on: receiver.object, state, runsAlways: runsAlways) {
        found = (found ?? []) + results
      }
    }
    return found.map(walk.joined)
  }

  /// Runs functions to which a call carries a link, or all of them if they run for the link in any case.
  func enter(
    _ functions: [FunctionIndex], _ call: PathCall, on base: LinkValue, _ state: LinkState,
    runsAlways: Bool = false
  ) -> LinkResults? {
    var found: LinkResults = []
    for function in meant(by: call, among: functions) {
      let info = walk.program.functions[Int(function)]
      guard info.body >= 0, let values = bound(call, to: info) else { continue }
      hand(info.parameters.compactMap { values[$0.name] }, call, state)
      walk.note(entering: function, at: call.spot, state.address)
      if runsAlways || EnteredCalls(walk: walk).enters(info, call, on: base, state) {
        found += enter(function, values, on: base, state).map { result in
          var state = result.state
          state.left = walk.left.numbered(state.left, of: info, for: call)
          return (result.value, state)
        }
      } else if walk.makesFlow(info, call, state), let made = flows(madeBy: function, values, on: base, state)
      {
        found += made
      } else {
        walk.passed.runHolding(call, state)
        found.append((walk.members.object(of: walk.program.resultType(of: info)), state))
      }
    }
    return found.isEmpty ? nil : walk.joined(found)
  }

  /// The flows that a function makes, if the case in the call tells them.
  private func flows(
    madeBy function: FunctionIndex, _ values: [Name: LinkValue], on base: LinkValue, _ state: LinkState
  ) -> LinkResults? {
    let made = enter(function, values, on: base, state).filter { result in
      if case .object(let type, _) = result.value { walk.isFlow(type) } else { false }
    }
    return made.isEmpty ? nil : made
  }

  func enter(
    _ function: FunctionIndex, _ values: [Name: LinkValue], on base: LinkValue, _ state: LinkState
  ) -> LinkResults {
    let call = WalkedCall(
      function: function, depth: walk.depth, values: values, base: base, address: state.address)
    if let ending = walk.walked[call] {
      walk.asked += ending.asked
      return ending.results.map {
        ($0.value, LinkState(values: state.values, address: $0.address, left: $0.left))
      }
    }
    let before = walk.asked.count
    let results =
      walk.isAssembled(base)
      ? walk.runKept(KeptCode(function: function, value: base), state) {
        walk(function, values, on: base, state)
      } : walk(function, values, on: base, state)
    // Without budget the walk was cut short.
    if walk.spend() {
      walk.walked[call] = WalkedCall.Ending(
        results: results.map { ($0.value, $0.state.address, $0.state.left) },
        asked: walk.asked.dropFirst(before))
    }
    return results
  }

  private func walk(
    _ function: FunctionIndex, _ values: [Name: LinkValue], on base: LinkValue, _ state: LinkState
  ) -> LinkResults {
    let info = walk.program.functions[Int(function)]
    walk.entered.insert(function)
    var values = values
    let isInit = walk.program.name(info.name) == "init"
    let isMade = isInit || base == .unknown && info.owner >= 0
    values[walk.selfName] = isMade ? .object(info.owner, [:]) : base
    let frame = LinkFrame(
      file: info.file, scope: info.owner, isParser: true, isInit: isInit, function: function,
      given: state.address.bare, parts: Set(values.values.flatMap(\.heldParts)),
      takesLink: values.contains { name, value in
        name != walk.selfName && (value.isLink || walk.linkTypes.isLink(value))
      })
    if state.address.isLink, walk.depth < Self.deepest { walk.excluded.note(entering: function, in: frame) }
    let results = enter(
      info.body, frame, values, state, result: isInit ? nil : walk.program.resultType(of: info),
      givesLast: info.result >= 0, givesSelf: isInit
    ) { isInit ? [:] : walk.left.left(by: info, given: values, $0) }
    walk.ends[function, default: []].formUnion(results.map(\.state.address).filter(\.isSite))
    return results.map { ($0.value.list(as: info.result, in: walk.program.files[Int(info.file)]), $0.state) }
  }

  /// Walks a body with a scope of its own; conditions on the link are kept.
  func enter(
    _ body: Int32, _ frame: LinkFrame, _ values: [Name: LinkValue], _ state: LinkState, result: ResolvedType?,
    givesLast: Bool, givesSelf: Bool = false, leaving: (LinkState) -> [Int: LinkValue] = { _ in [:] }
  ) -> LinkResults {
    guard walk.depth < Self.deepest, walk.spend() else { return [(.unknown, state)] }
    walk.depth += 1
    defer { walk.depth -= 1 }
    var frame = frame
    frame.result = result
    let inner = LinkState(values: values, address: state.address)
    let outcomes =
      givesLast
      ? walk.statements.runValue(body, inner, in: frame) : walk.statements.run(body, inner, in: frame)
    return walk.joined(
      outcomes.map { outcome in
        let (value, end) = ended(
          outcome, at: place(of: body, in: frame), frame, givesLast: givesLast, givesSelf: givesSelf)
        return (value, LinkState(values: state.values, address: end.address, left: leaving(end)))
      })
  }

  private func ended(
    _ outcome: LinkOutcome, at place: Int32, _ frame: LinkFrame, givesLast: Bool, givesSelf: Bool
  ) -> (LinkValue, LinkState) {
    switch outcome {
    case .given(.none, let state), .given(.left, let state): return (.none, state)
    case .given(let value, let state):
      return (givesSelf ? state.values[walk.selfName] ?? .unknown : value, state)
    case .next(let value, let state):
      if givesSelf { return (state.values[walk.selfName] ?? .unknown, state) }
      guard givesLast else { return (.unknown, state) }
      let typed = frame.result.map { walk.members.typed(value, by: $0) } ?? value
      if frame.isParser { walk.see(typed, at: place, state, in: frame, isGiven: true) }
      return (typed, state)
    }
  }
}
