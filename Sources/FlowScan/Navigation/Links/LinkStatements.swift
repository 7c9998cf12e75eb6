import SwiftFacts
import ValueFlow

/// Runs statements and branches, path by path.
struct LinkStatements {
  let walk: LinkWalk

  /// The most elements of a list for which the body of a loop is read; a list of handlers has one for each part of an app.
  private static let most = 1_000
  /// The most ways in which code goes on after a turn of a loop that refuses links; the turns of a table have one or two.
  private static let mostStates = 32

  func run(_ node: Int32, _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome] {
    guard node >= 0, walk.spend() else { return [.next(.unknown, state)] }
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .block: return run(list: cursor.list(), state, in: frame)
    case .local:
      _ = cursor.next()
      let (pattern, type) = (cursor.next(), cursor.next())
      return local(pattern, type, cursor.next(), state, in: frame)
    case .result:
      let place = cursor.next()
      return give(cursor.next(), place, state, in: frame)
    case .leave: return [.given(.left, state)]
    case .branch: return branch(node, state, in: frame)
    case .loop: return loop(cursor, state, in: frame)
    case .localFunction: return [.next(.unknown, declaring([node], state, in: frame))]
    case .assign where walk.expressions.isChoosingSelf(node, in: frame):
      return walk.expressions.evaluate(node, state, in: frame).map { .given($0.value, $0.state) }
    default: return walk.expressions.evaluate(node, state, in: frame).map { .next($0.value, $0.state) }
    }
  }

  /// Runs a body whose only statement is its value; the conditions of a `switch` there hold for what it gives.
  func runValue(_ node: Int32, _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome] {
    guard node >= 0, walk.spend() else { return [.next(.unknown, state)] }
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, node)
    switch file.op(node) {
    case .branch: return branch(node, state, in: frame, isValue: true)
    case .block:
      let list = cursor.list()
      return list.count == 1
        ? walk.joined(runValue(list[0], state, in: frame)) : run(list: list, state, in: frame)
    default: return run(node, state, in: frame)
    }
  }

  private func run(list: [Int32], _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome] {
    let functions = list.filter { walk.program.files[Int(frame.file)].op($0) == .localFunction }
    var ways: [(LinkValue, LinkState)] = [(.unknown, declaring(functions, state, in: frame))]
    var given: [LinkOutcome] = []
    for (index, statement) in list.enumerated() {
      var next: [LinkOutcome] = []
      for way in ways {
        let outcomes = run(statement, way.1, in: frame)
        let goesOn = index + 1 < list.count && isCall(statement, frame)
        next += goesOn ? past(outcomes, way.1, in: frame) : outcomes
      }
      ways = []
      for outcome in walk.joined(next) {
        switch outcome {
        case .given: given.append(outcome)
        case .next(let value, let state): ways.append((value, state))
        }
      }
      if ways.isEmpty { break }
    }
    return given + ways.map { .next($0, $1) }
  }

  /// Declares local functions, which code may also call above them; there they do not know the values between.
  private func declaring(_ functions: [Int32], _ state: LinkState, in frame: LinkFrame) -> LinkState {
    var state = state
    for function in functions {
      guard let name = walk.program.written(function, in: frame.file)?.localName else { continue }
      walk.closures.append(LinkClosure(frame: frame, node: function, values: state.values))
      state.values[name] = .closure(walk.closures.count - 1)
    }
    return state
  }

  private func isCall(_ node: Int32, _ frame: LinkFrame) -> Bool {
    walk.program.files[Int(frame.file)].op(node) == .call
  }

  /// Drops conditions that only hold on some paths of a statement, other than those under which it changed a list of segments:
  /// `if url.scheme == "shop" { parts.insert(host, at: 0) }`, or what an initialiser makes: `case "shop": self.init(own: url)`.
  private func past(_ outcomes: [LinkOutcome], _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome] {
    var addresses: Set<LinkAddress> = []
    for case .next(_, let end) in outcomes { addresses.insert(end.address) }
    if addresses.count < 2 { return outcomes }
    return walk.joined(
      outcomes.map { outcome in
        guard case .next(let value, var end) = outcome, !end.hasOtherSegments(than: state),
          !(frame.isInit && end.values[walk.selfName] != state.values[walk.selfName])
        else { return outcome }
        end.address = state.address
        return .next(value, end)
      })
  }

  private func give(_ node: Int32, _ place: Int32, _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome] {
    if node < 0 { return [.given(.unknown, state)] }
    return walk.expressions.evaluate(node, state, in: frame).map { result in
      let value = frame.result.map { walk.members.typed(result.value, by: $0) } ?? result.value
      if frame.isParser { walk.see(value, at: place, result.state, in: frame, isGiven: true) }
      return .given(value, result.state)
    }
  }

  /// Handles `let url = …`: an optional value is assumed to exist, without adding a condition.
  private func local(
    _ pattern: Int32, _ type: Int32, _ value: Int32, _ state: LinkState, in frame: LinkFrame
  ) -> [LinkOutcome] {
    let results = value < 0 ? [(.unknown, state)] : walk.expressions.evaluate(value, state, in: frame)
    let type = type < 0 ? nil : walk.program.type(written: type, in: frame.file, scope: frame.scope)
    return walk.joined(
      results.map { result in
        var state = result.state
        let value = type.map { walk.members.typed(result.value, by: $0) } ?? result.value
        walk.patterns.declare(pattern, value, &state, in: frame)
        return .next(.unknown, state)
      })
  }

  private func loop(_ operands: CodeCursor, _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome] {
    var cursor = operands
    _ = cursor.next()
    let pattern = cursor.next()
    let (sequence, body) = (cursor.next(), cursor.next())
    var found: [LinkOutcome] = [.next(.unknown, state)]
    for result in walk.expressions.evaluate(sequence, state, in: frame) {
      let turns = walk.patterns.elements(of: result.value).prefix(Self.most).map {
        LinkTurn(pattern: pattern, element: $0, body: body)
      }
      let outcomes = turns.map { run($0, result.state, in: frame) }
      if outcomes.joined().contains(where: \.refuses), !outcomes.joined().contains(where: \.gives),
        let all = all(turns, result.state, in: frame)
      {
        return all
      }
      for (turn, outcomes) in zip(turns, outcomes) {
        let begun = begin(turn, result.state, in: frame)
        found += outcomes.map { $0.isEmpty ? .next(.unknown, begun) : $0 }
      }
    }
    return past(found, state, in: frame)
  }

  /// Runs all turns of a loop one after the other, which only ends early where the link does not fit:
  /// `for (part, segment) in zip(parts, segments) { if part != segment { return nil } }`.
  ///
  /// Returns nil if the code goes on in too many ways: where each turn may skip its element, they double with each.
  private func all(_ turns: [LinkTurn], _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome]? {
    var refused: [LinkOutcome] = []
    var states = [state]
    for turn in turns {
      let outcomes = states.flatMap { run(turn, $0, in: frame) }
      refused += outcomes.filter(\.refuses)
      states = unique(outcomes.filter { !$0.refuses }.map(\.state))
      if states.count > Self.mostStates { return nil }
    }
    return walk.joined(refused + states.map { .next(.unknown, $0) })
  }

  private func run(_ turn: LinkTurn, _ state: LinkState, in frame: LinkFrame) -> [LinkOutcome] {
    run(turn.body, begin(turn, state, in: frame), in: frame)
  }

  private func begin(_ turn: LinkTurn, _ state: LinkState, in frame: LinkFrame) -> LinkState {
    var state = state
    walk.patterns.declare(turn.pattern, turn.element, &state, in: frame)
    return state
  }

  // MARK: - Branches

  private func branch(
    _ node: Int32, _ state: LinkState, in frame: LinkFrame, isValue: Bool = false
  ) -> [LinkOutcome] {
    var cursor = CodeCursor(walk.program.files[Int(frame.file)], node)
    _ = cursor.next()
    let kind = BranchKind(rawValue: cursor.next()) ?? .condition
    let isExhaustive = cursor.next() == 1
    let arms = (0..<Int(cursor.next())).map { _ in (conditions: cursor.list(), body: cursor.next()) }
    if kind == .gate { return gate(arms, state, in: frame) }
    let isValue = isValue && isExhaustive && arms.allSatisfy { isSingle($0.body, frame) }
    var found: [LinkOutcome] = []
    var rest = [state]
    for arm in arms {
      let ways = rest.flatMap { walk.conditions.test(arm.conditions, $0, in: frame) }
      for way in ways where way.holds != false {
        found += isValue ? runValue(arm.body, way.state, in: frame) : run(arm.body, way.state, in: frame)
      }
      rest = unique(ways.filter { $0.holds != true }.map(\.state))
    }
    if !isExhaustive { found += rest.map { .next(.unknown, $0) } }
    return walk.joined(isValue || kind == .ternary ? found : past(found, state, in: frame))
  }

  /// Tells whether a block is one expression.
  private func isSingle(_ node: Int32, _ frame: LinkFrame) -> Bool {
    let file = walk.program.files[Int(frame.file)]
    guard node >= 0, file.op(node) == .block else { return node >= 0 }
    var cursor = CodeCursor(file, node)
    return cursor.list().count == 1
  }

  private func unique(_ states: [LinkState]) -> [LinkState] {
    var found: [LinkState] = []
    for state in states where !found.contains(state) { found.append(state) }
    return found
  }

  private func gate(
    _ arms: [(conditions: [Int32], body: Int32)], _ state: LinkState, in frame: LinkFrame
  ) -> [LinkOutcome] {
    guard let first = arms.first else { return [.next(.unknown, state)] }
    let ways = walk.conditions.test(first.conditions, state, in: frame)
    var found: [LinkOutcome] = ways.filter { $0.holds != false }.map { .next(.unknown, $0.state) }
    for state in unique(ways.filter { $0.holds != true }.map(\.state)) {
      for outcome in run(arms.last?.body ?? -1, state, in: frame) {
        if case .given = outcome { found.append(outcome) }
      }
    }
    return walk.joined(found)
  }
}

/// The body of a loop with one of the elements that it runs for.
private struct LinkTurn {
  var pattern: Int32
  var element: LinkValue
  var body: Int32
}
