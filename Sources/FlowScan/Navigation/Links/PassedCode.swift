import SwiftFacts
import ValueFlow

/// Closures and functions that are passed to code.
struct PassedCode {
  let walk: LinkWalk

  /// A call of code without source: its closures may run, and a value with a link may reach any function with the name.
  func elsewhere(_ call: PathCall, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    if call.carries || call.values.contains(where: walk.linkTypes.isLink),
      let found = anywhere(call, state)
    {
      return found
    }
    // A publisher that the link does not come by delivers later, for others.
    if Self.hearing.contains(call.text) {
      runHolding(call, state)
      return [(.unknown, state)]
    }
    for value in call.values { walk.actions.deliver(value, state) }
    for code in call.values {
      switch code {
      case .closure(let index): _ = run(closure: index, [brought(by: call)], state)
      case .bound: _ = apply(code, to: [brought(by: call)], call, state)
      default: break
      }
    }
    return [(.unknown, state)]
  }

  /// Enters all functions with the name of a call; one of them that calls the same again finds nothing new.
  private func anywhere(_ call: PathCall, _ state: LinkState) -> LinkResults? {
    guard !call.isForeign, let functions = walk.everywhere[call.name], functions.count <= 8 else {
      return nil
    }
    let handed = HandedCall(name: call.name, object: .unknown, values: call.values)
    guard walk.handed[handed, default: 0] == 0 else { return nil }
    walk.handed[handed] = 1
    defer { walk.handed[handed] = nil }
    return walk.calls.enter(functions, call, on: .unknown, state)
  }

  private static let hearing = LibraryMeaning.piping.union(LibraryMeaning.hearing)

  /// Runs closures with a link from the code around them, which a function of the app takes and may keep until later:
  /// `whenUnlocked { self.open(url) }`.
  func runHolding(_ call: PathCall, _ state: LinkState) {
    for case .closure(let index) in call.values where holdsLink(walk.closures[index]) {
      _ = run(closure: index, [], state)
    }
  }

  private func holdsLink(_ closure: LinkClosure) -> Bool {
    let held = Set(closure.values.filter { $0.key != walk.selfName && $0.value.carries }.keys)
    guard !held.isEmpty else { return false }
    return walk.program.written(closure.node, in: closure.frame.file)?.mentions(held) ?? false
  }

  private func brought(by call: PathCall) -> LinkValue {
    switch call.text {
    case "onOpenURL": .part(LinkPart(step: .whole))
    case "onContinueUserActivity": .part(LinkPart(step: .activity))
    default: .unknown
    }
  }

  /// Runs a closure or a local function by its name; such a function also knows what was declared after it.
  func run(named index: Int, _ values: [LinkValue], _ state: LinkState) -> LinkResults {
    let closure = walk.closures[index]
    if walk.program.written(closure.node, in: closure.frame.file)?.localName != nil {
      walk.closures[index].values.merge(state.values) { _, new in new }
    }
    return run(kept: index, values, state)
  }

  /// Runs a closure that an object keeps, or that code is given.
  func run(kept index: Int, _ values: [LinkValue], _ state: LinkState) -> LinkResults {
    walk.runKept(KeptCode(value: .closure(index)), state) { run(closure: index, values, state) }
  }

  /// Runs a closure in its scope, with its arguments.
  func run(closure index: Int, _ values: [LinkValue], _ state: LinkState, isAnswer: Bool = false)
    -> LinkResults
  {
    guard walk.closures.indices.contains(index), walk.depth < 12, walk.spend(),
      let code = walk.program.written(walk.closures[index].node, in: walk.closures[index].frame.file)
    else { return [(.unknown, state)] }
    let closure = walk.closures[index]
    let names = code.parameters.map(\.name)
    var known = closure.values
    // A closure of several parameters takes the parts of a pair.
    var values = values
    if values.count == 1, case .tuple(let parts) = values[0],
      names.count > 1 || names.isEmpty && isForPair(code)
    {
      values = parts
    }
    var taken: [Name] = []
    for (position, value) in values.enumerated() {
      if names.indices.contains(position) { known[names[position]] = value }
      let name = walk.program.names.known("$\(position)")
      if let name { known[name] = value }
      taken.append(names.indices.contains(position) ? names[position] : name ?? 0)
    }
    for name in names.dropFirst(values.count) { known[name] = .unknown }
    var frame = closure.frame
    (frame.isParser, frame.result) = (isAnswer, nil)
    return walk.calls.enter(
      code.parts.first?.node ?? -1, frame, known, state, result: result(of: code, in: frame), givesLast: true
    ) { walk.left.left(by: code, taken, given: known, $0) }
  }

  /// Tells whether a closure without names for its parameters uses the second one.
  private func isForPair(_ code: Written) -> Bool {
    walk.program.names.known("$1").map { code.mentions([$0]) } ?? false
  }

  /// The type that a local function says that it returns.
  private func result(of code: Written, in frame: LinkFrame) -> ResolvedType? {
    guard code.localName != nil, let type = code.resultType else { return nil }
    return walk.program.type(written: type.node, in: frame.file, scope: frame.scope)
  }

  /// Runs code that is registered for a link: a closure, or a function by its name, which may leave out what it is given.
  func run(registered code: LinkValue, given value: LinkValue, _ call: PathCall, _ state: LinkState)
    -> LinkResults
  {
    switch code {
    case .closure(let index): return run(closure: index, [value], state)
    case .bound(.object(let type, let fields), let name):
      return [[value], []].lazy.compactMap { values in
        named(name, values, call).flatMap {
          walk.calls.method($0, on: .object(type, fields), of: type, state, runsAlways: true)
        }
      }.first ?? []
    default: return []
    }
  }

  /// Runs code that was passed to a function: a closure, or a function by its name.
  func apply(
    _ code: LinkValue, to values: [LinkValue], _ call: PathCall, _ state: LinkState, isKept: Bool = false
  ) -> LinkResults {
    switch code {
    case .closure(let index):
      return isKept ? run(kept: index, values, state) : run(closure: index, values, state)
    case .method(let type, let name): return apply(name, of: type, to: values, call, state)
    case .bound(let object, let name): return apply(name, of: object, to: values, call, state)
    default: return [(.unknown, state)]
    }
  }

  /// Calls a function of an object that is passed as `store.open(_:)`, or without its labels.
  private func apply(
    _ name: Name, of object: LinkValue, to values: [LinkValue], _ call: PathCall, _ state: LinkState
  ) -> LinkResults {
    guard case .object(let type, _) = object, let own = named(name, values, call) else {
      return [(.unknown, state)]
    }
    return walk.calls.method(own, on: object, of: type, state) ?? [(.unknown, state)]
  }

  /// The call of a function that is passed by its name, as `open(_:)` or `open`.
  private func named(_ name: Name, _ values: [LinkValue], _ call: PathCall) -> PathCall? {
    let parts = walk.program.name(name).split { "(:)".contains($0) }.map(String.init)
    guard let base = parts.first, let function = walk.program.names.known(base) else { return nil }
    let labels = parts.count > 1 ? parts.dropFirst().map { walk.program.names.known($0) ?? 0 } : [0]
    return PathCall(
      name: function, text: base, labels: Array(labels.prefix(values.count)),
      values: Array(values.prefix(labels.count)),
      spot: call.spot, isWithoutLabels: parts.count == 1)
  }

  /// Calls a function that is passed as `Host.init(rawValue:)`, or without its labels.
  private func apply(
    _ name: Name, of type: TypeIndex, to values: [LinkValue], _ call: PathCall, _ state: LinkState
  ) -> LinkResults {
    if type < 0 { return applyGlobal(name, to: values, call, state) }
    let parts = walk.program.name(name).split { "(:)".contains($0) }.map(String.init)
    if parts == ["init", "rawValue"] || parts == ["init"], let value = values.first,
      walk.program.types[Int(type)].kind == .enum, let found = walk.construction.raw(type, of: value, state)
    {
      return found
    }
    guard let own = named(name, values, call) else { return [(.unknown, state)] }
    if let info = walk.program.enumCase(own.name, of: type) {
      return [(.enumCase(type, own.name, walk.members.typed(own.values, by: info, of: type)), state)]
    }
    if own.text == "init" {
      return walk.construction.make(type, own, state, in: LinkFrame(file: call.spot.file, scope: -1))
    }
    return walk.calls.method(own, on: .type(type), of: type, state) ?? [(.unknown, state)]
  }

  private func applyGlobal(_ name: Name, to values: [LinkValue], _ call: PathCall, _ state: LinkState)
    -> LinkResults
  {
    named(name, values, call).flatMap { own in
      let functions = walk.program.globalFunctions[own.name] ?? []
      return walk.calls.enter(functions, own, on: .unknown, state, runsAlways: true)
    } ?? [(.unknown, state)]
  }
}
