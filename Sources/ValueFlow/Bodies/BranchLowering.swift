import SwiftFacts

/// Lowers branches to blocks with their tests.
struct BranchLowering {
  let lowering: BodyLowering

  func branch(_ node: Int32) -> Slot? {
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    let kind = BranchKind(rawValue: cursor.next()) ?? .condition
    _ = cursor.next()
    let count = Int(cursor.next())
    if kind == .gate { return gate(cursor) }
    let joined = lowering.collects ? lowering.slot() : nil
    let before = lowering.block
    var earlier: [Test] = []
    var earlierStates: [BlockState] = []
    var left: [Test] = []
    for _ in 0..<count {
      let conditions = cursor.list()
      let body = cursor.next()
      lowering.block = before
      lowering.scopes.append([:])
      lowering.states = []
      enterArm(conditions, &earlier)
      if kind == .loop { lowering.template.loops.insert(lowering.block) }
      lowering.template.blocks[Int(lowering.block)].states = earlierStates + lowering.states
      earlierStates = lowering.states.count == 1 ? earlierStates + lowering.states.map(\.inverse) : []
      let tests = lowering.template.blocks[Int(lowering.block)].tests
      if tests.count == 1, isOne(conditions), returns(body) { left += tests }
      let value = lowering.statement(body)
      if let value, let joined { lowering.add(.copy(from: value, to: joined)) }
      lowering.scopes.removeLast()
    }
    lowering.block = before
    goOn(without: left)
    return joined
  }

  /// Continues on the path that is left after branches that return: `if style == .root { …; return }`.
  private func goOn(without left: [Test]) {
    for test in left where !test.isRest && !test.patterns.contains(where: isOutcome) {
      lowering.block = lowering.newBlock(tests: [test.inverse], isRest: true)
    }
  }

  /// Tells whether a pattern tests how something went, which says nothing of what is shown afterwards.
  private func isOutcome(_ pattern: ValuePattern) -> Bool {
    guard case .enumCase(let name, _) = pattern else { return false }
    return ["success", "failure"].contains(lowering.program.name(name))
  }

  /// Tells whether some code ends with `return` or `throw`; `break` has no value.
  private func returns(_ body: Int32) -> Bool {
    guard body >= 0 else { return false }
    var cursor = CodeCursor(lowering.file, body)
    switch lowering.file.op(body) {
    case .block: return cursor.list().last.map(returns) ?? false
    case .result: return true
    case .leave:
      _ = cursor.next()
      return cursor.next() >= 0
    default: return false
    }
  }

  /// Begins the block of an arm, with its conditions and the negation of those before.
  private func enterArm(_ conditions: [Int32], _ earlier: inout [Test]) {
    var tests: [Test] = []
    var isRest = false
    for condition in conditions {
      switch lowering.file.op(condition) {
      case .otherwise: isRest = true
      default: tests += self.tests(condition)
      }
    }
    if isRest {
      let rest = earlier.map(\.inverse)
      lowering.block = lowering.newBlock(tests: Array(rest.prefix(1)), isRest: rest.first?.isRest ?? true)
      return
    }
    let telling = tests.filter { $0.isRest || $0.patterns.contains(where: \.discriminates) }
    bind(tests, besides: telling)
    lowering.block = lowering.newBlock(tests: telling)
    // A case that meets no further condition goes on to the default arm: `case .detail where isAllowed:`.
    if isOne(conditions) { join(telling, to: &earlier) }
  }

  /// Tells whether conditions are a single one: of several, as in `link.isPrivate && !isSignedIn`, a value may meet one and not all.
  private func isOne(_ conditions: [Int32]) -> Bool {
    guard conditions.count == 1 else { return false }
    guard lowering.file.op(conditions[0]) == .holds else { return true }
    var cursor = CodeCursor(lowering.file, conditions[0])
    let held = cursor.next()
    guard held >= 0, lowering.file.op(held) == .binary else { return true }
    var binary = CodeCursor(lowering.file, held)
    _ = binary.next()
    return lowering.program.name(binary.name()) != "&&"
  }

  /// Binds the names of conditions that exclude no value, before the block that they are conditions of: others may test what they bind, as in
  /// `if let step = step as? PhotosStep, step == .album { … }`.
  private func bind(_ tests: [Test], besides telling: [Test]) {
    for test in tests where !telling.contains(where: { $0.subject == test.subject }) {
      for pattern in test.patterns { lowering.add(.bind(pattern, from: test.subject)) }
    }
  }

  /// Adds an arm's tests to those that the default arm excludes.
  private func join(_ tests: [Test], to earlier: inout [Test]) {
    guard tests.count == 1, let test = tests.first else { return }
    let same = earlier.firstIndex { isSame($0.subject, test.subject) && !$0.isRest && !test.isRest }
    if let index = same {
      earlier[index].patterns += test.patterns
    } else {
      earlier.append(test)
    }
  }

  /// Tells whether two slots have the same value: `if step == .name { … } else if step == .age { … }` reads the property twice.
  private func isSame(_ one: Slot, _ other: Slot) -> Bool {
    if one == other { return true }
    guard let first = lowering.reads[one], let second = lowering.reads[other] else { return false }
    return first.name == second.name && isSame(first.base, second.base)
  }

  /// Lowers a `guard`: the exit, then everything that follows on the other path.
  private func gate(_ rows: CodeCursor) -> Slot? {
    var cursor = rows
    let conditions = cursor.list()
    _ = cursor.next()
    _ = cursor.list()
    let otherwise = cursor.next()
    lowering.states = []
    let outside = lowering.scopes
    let tests = conditions.flatMap { self.tests($0) }
    let inside = lowering.scopes
    let states = isOne(conditions) ? lowering.states : []
    let telling = tests.filter { $0.isRest || $0.patterns.contains(where: \.discriminates) }
    let before = lowering.block
    let rest = telling.count == 1 && isOne(conditions) ? telling.map(\.inverse) : []
    lowering.block = lowering.newBlock(tests: rest, isRest: true)
    lowering.template.blocks[Int(lowering.block)].states = states.map(\.inverse)
    lowering.template.blocks[Int(lowering.block)].isExit = true
    // The exit does not see what the conditions bind: in `guard let step = step as? PhotosStep else { … }` it has the step as it came.
    lowering.scopes = outside
    lowering.statement(otherwise)
    lowering.scopes = inside
    lowering.block = before
    bind(tests, besides: telling)
    if !telling.isEmpty { lowering.block = lowering.newBlock(tests: telling) }
    return nil
  }

  /// The tests in a condition; the rest of it is lowered for its calls.
  private func tests(_ condition: Int32) -> [Test] {
    var cursor = CodeCursor(lowering.file, condition)
    switch lowering.file.op(condition) {
    case .holds: return tests(holding: cursor.next(), isNot: false)
    case .matches:
      let node = cursor.next()
      if let tests = tests(ofEach: node, cursor) { return tests }
      let subject = lowering.expression(node) ?? lowering.slot()
      // The pattern may give its own value the name of what is cast: `guard let step = step as? PhotosStep`.
      let cast = cast(node)
      let patterns = cursor.list().map { lowering.pattern($0) }
      if let test = openFlag(node, subject, patterns) { return [test] }
      let test = Test(subject: subject, patterns: patterns)
      if patterns.contains(where: \.discriminates) { return [cast.map { caseTest($0, patterns) } ?? test] }
      lowering.states.append(BlockState(subject: subject, isNot: false))
      return [test] + (cast.map(typeTest) ?? [])
    default: return []
    }
  }

  /// A variable that code casts to a type of the source.
  private struct Cast {
    var variable: Slot
    var type: Int32
  }

  private func cast(_ node: Int32) -> Cast? {
    guard node >= 0, lowering.file.op(node) == .cast else { return nil }
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    let value = cursor.next()
    guard value >= 0, lowering.file.op(value) == .name else { return nil }
    let type = cursor.next()
    var name = CodeCursor(lowering.file, value)
    _ = name.next()
    let number = lowering.number(type)
    guard let slot = lowering.lookup(name.name()),
      lowering.bodies.types[Int(number)].types.contains(where: { !lowering.program.types[Int($0)].isForeign })
    else { return nil }
    return Cast(variable: slot, type: number)
  }

  /// The test of a parameter by its type: `if let photos = step as? PhotosStep`.
  private func typeTest(_ cast: Cast) -> [Test] {
    guard lowering.template.parameters.contains(cast.variable) else { return [] }
    return [Test(subject: cast.variable, patterns: [.type(cast.type)])]
  }

  /// The test of a variable by a case of another type than its own: `switch step as? PhotosStep { case .album: … }`.
  ///
  /// It is a test of the variable, since where nothing of that type arrives nothing is known of the cast value.
  private func caseTest(_ cast: Cast, _ patterns: [ValuePattern]) -> Test {
    Test(subject: cast.variable, patterns: patterns.map { .cast($0, cast.type) })
  }

  /// Handles `switch (state, event) { case (.list, .open): … }`: each value has to match its pattern.
  private func tests(ofEach subject: Int32, _ rows: CodeCursor) -> [Test]? {
    var cursor = rows
    let written = cursor.list()
    guard subject >= 0, lowering.file.op(subject) == .tuple, written.count == 1,
      lowering.file.op(written[0]) == .tuplePattern
    else { return nil }
    var tuple = CodeCursor(lowering.file, subject)
    _ = tuple.next()
    let nodes = tuple.rows(3).map { $0[1] }
    let values = nodes.map { lowering.expression($0) ?? lowering.slot() }
    guard case .tuple(let parts) = lowering.pattern(written[0]), parts.count == values.count else {
      return nil
    }
    return values.indices.map { index in
      openFlag(nodes[index], values[index], [parts[index]])
        ?? Test(subject: values[index], patterns: [parts[index]])
    }
  }

  /// The test of a flag that neither code nor a case decides, which excludes nothing: `switch session.isValid { case true: … }`.
  private func openFlag(_ node: Int32, _ subject: Slot, _ patterns: [ValuePattern]) -> Test? {
    guard patterns.count == 1, case .enumCase(let name, _) = patterns[0],
      [lowering.program.names.known("true"), lowering.program.names.known("false")].contains(name),
      !mayDecide(node)
    else { return nil }
    lowering.states.append(
      BlockState(subject: subject, isNot: name == lowering.program.names.known("false")))
    return Test(subject: subject, patterns: [.value])
  }

  private func tests(holding node: Int32, isNot: Bool) -> [Test] {
    var cursor = CodeCursor(lowering.file, node)
    switch lowering.file.op(node) {
    case .binary:
      _ = cursor.next()
      let sign = lowering.program.name(cursor.name())
      let (left, right) = (cursor.next(), cursor.next())
      if sign == "!" { return tests(holding: left, isNot: !isNot) }
      if sign == "&&", !isNot {
        return tests(holding: left, isNot: false) + tests(holding: right, isNot: false)
      }
      if sign == "==" || sign == "!=", let test = equality(left, right) {
        return [Test(subject: test.subject, patterns: test.patterns, isRest: isNot != (sign == "!="))]
      }
      if sign == "==" || sign == "!=", right >= 0, lowering.file.op(right) == .nothing,
        let subject = lowering.expression(left)
      {
        lowering.states.append(BlockState(subject: subject, isNot: isNot != (sign == "==")))
        return []
      }
    case .name, .member:
      if let test = flag(node) {
        return [Test(subject: test.subject, patterns: test.patterns, isRest: isNot)]
      }
    case .isType:
      _ = cursor.next()
      if let subject = lowering.expression(cursor.next()) {
        return [Test(subject: subject, patterns: [.type(lowering.number(cursor.next()))], isRest: isNot)]
      }
      return []
    default: break
    }
    if let subject = lowering.expression(node) {
      lowering.states.append(BlockState(subject: subject, isNot: isNot))
    }
    return []
  }

  /// Lowers a flag to a test, if it may exclude a path.
  private func flag(_ node: Int32) -> Test? {
    guard mayDecide(node), let yes = lowering.program.names.known("true"),
      let subject = variable(node) ?? lowering.expression(node)
    else { return nil }
    return Test(subject: subject, patterns: [.enumCase(yes, [])])
  }

  /// Tells whether a flag may exclude a path: only if the code itself passes it, or if a case decides it, as in `route.isModal`.
  private func mayDecide(_ node: Int32) -> Bool {
    guard node >= 0, [.name, .member].contains(lowering.file.op(node)) else { return false }
    if let known = variable(node) {
      return isDecided(slot: known) || lowering.template.parameters.contains(known)
    }
    return lowering.program.caseFlags.contains(name(of: node))
  }

  /// The variable that an expression names.
  private func variable(_ node: Int32) -> Slot? {
    lowering.file.op(node) == .name ? lowering.lookup(name(of: node)) : nil
  }

  /// The name or the member that an expression names.
  private func name(of node: Int32) -> Name {
    var cursor = CodeCursor(lowering.file, node)
    _ = cursor.next()
    if lowering.file.op(node) == .member { _ = cursor.next() }
    return cursor.name()
  }

  private func isDecided(slot: Slot) -> Bool {
    guard slot < 0, let around = lowering.around else { return lowering.decided.contains(slot) }
    return around.branches.isDecided(slot: lowering.template.captures[Int(-slot - 1)])
  }

  /// Tells whether an expression is a flag that a case decides.
  func isDecided(_ node: Int32) -> Bool {
    guard node >= 0, lowering.file.op(node) == .member else { return false }
    return lowering.program.caseFlags.contains(name(of: node))
  }

  /// Lowers `route == .detail` or `host == "settings"` to a test.
  private func equality(_ left: Int32, _ right: Int32) -> Test? {
    var cursor = CodeCursor(lowering.file, right)
    _ = cursor.next()
    switch lowering.file.op(right) {
    case .member:
      let base = cursor.next()
      let name = cursor.name()
      if base >= 0 {
        guard let type = lowering.naming.type(by: base), let known = type.types.first,
          lowering.program.enumCase(name, of: known) != nil
        else { return nil }
      }
      guard let subject = lowering.expression(left) else { return nil }
      return Test(subject: subject, patterns: [.enumCase(name, [])])
    case .text:
      guard let text = lowering.plainText(right), let subject = lowering.expression(left) else { return nil }
      return Test(subject: subject, patterns: [.text(text)])
    default: return nil
    }
  }
}
