import SwiftFacts
import ValueFlow

/// Evaluates expressions on a path.
struct LinkExpressions {
  let walk: LinkWalk

  /// The values of an expression; those with more parts than any link are unknown, since each line of code may double them.
  func evaluate(_ node: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    evaluated(node, state, in: frame).map { $0.value.isTooLarge ? (.unknown, $0.state) : $0 }
  }

  private func evaluated(_ node: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    guard node >= 0, walk.spend() else { return [(.unknown, state)] }
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, node)
    let op = file.op(node)
    switch op {
    case .nothing: return [(.none, state)]
    case .branch, .block: return values(of: walk.statements.runValue(node, state, in: frame))
    default: break
    }
    let place = cursor.next()
    switch op {
    case .name:
      let name = cursor.name()
      if let own = walk.members.ofSelf(name, place, state, in: frame) { return own }
      return [(walk.members.named(name, state, in: frame), state)]
    case .member:
      return walk.members.member(cursor.next(), cursor.name(), place, state, in: frame)
    case .call: return walk.calls.call(node, place, state, in: frame)
    case .index: return walk.answers.index(cursor, place, state, in: frame)
    case .closure:
      return [(.closure(walk.index(of: LinkClosure(frame: frame, node: node, values: state.values))), state)]
    case .text: return text(cursor, state, in: frame)
    case .literal: return [(literal(walk.program.name(cursor.name())), state)]
    case .list: return all(cursor.list(), state, in: frame).map { (.list($0.values), $0.state) }
    case .tuple:
      return all(cursor.rows(3).map { $0[1] }, state, in: frame).map { (.tuple($0.values), $0.state) }
    case .pairs: return pairs(cursor.rows(2), state, in: frame)
    case .choice: return choice(cursor.list(), state, in: frame)
    case .binary: return binary(cursor, node, state, in: frame)
    case .assign: return assign(cursor.next(), cursor.next(), place, state, in: frame)
    case .cast: return cast(cursor.next(), cursor.next(), state, in: frame)
    case .isType:
      let (value, type) = (cursor.next(), cursor.next())
      return evaluate(value, state, in: frame).map {
        (walk.typeTests.isOf($0.value, type, in: frame).map { .flag($0) } ?? .unknown, $0.state)
      }
    case .typeName: return [(typeNamed(cursor.next(), in: frame), state)]
    default: return [(.unknown, state)]
    }
  }

  private func cast(_ value: Int32, _ type: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    evaluate(value, state, in: frame).map { result in
      let isOf = walk.typeTests.isOf(result.value, type, in: frame)
      return (isOf == false ? .none : walk.typeTests.cast(result.value, to: type, in: frame), result.state)
    }
  }

  /// The values of a branch used as an expression.
  private func values(of outcomes: [LinkOutcome]) -> LinkResults {
    outcomes.map { outcome in
      switch outcome {
      case .next(let value, let state), .given(let value, let state): (value, state)
      }
    }
  }

  private func literal(_ text: String) -> LinkValue {
    if text == "true" || text == "false" { return .flag(text == "true") }
    return Int(text).map { .number($0) } ?? .unknown
  }

  /// The values of several expressions, for each combination of paths.
  func all(_ nodes: [Int32], _ state: LinkState, in frame: LinkFrame) -> [(
    values: [LinkValue], state: LinkState
  )] {
    var found: [(values: [LinkValue], state: LinkState)] = [([], state)]
    for node in nodes {
      found = found.flatMap { way in
        walk.joined(evaluate(node, way.state, in: frame)).map { (way.values + [$0.value], $0.state) }
      }
    }
    return found
  }

  private func pairs(_ rows: [[Int32]], _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    for row in rows { walk.noteTable(row[1], in: frame) }
    let keys = all(rows.map { $0[0] }, state, in: frame).first?.values ?? []
    return all(rows.map { $0[1] }, state, in: frame).map { (.pairs(keys, $0.values), $0.state) }
  }

  /// Evaluates `a ?? b`: the first, and also the second if the first may be nil.
  private func choice(_ nodes: [Int32], _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    guard let first = nodes.first else { return [(.unknown, state)] }
    let results = evaluate(first, state, in: frame)
    let rest = Array(nodes.dropFirst())
    if rest.isEmpty { return results }
    let found = results.filter { $0.value != .none && $0.value != .unknown }
    let others = results.filter { $0.value == .none || $0.value == .unknown }
    // Each of several values would evaluate the rest, and so would each of its own.
    if found.count == 1, others.isEmpty { return walk.joined(orDefault(found[0], rest, in: frame)) }
    return walk.joined(
      found.map { ($0.value.unwrapped, $0.state) }
        + opened(others, state).flatMap { other in
          choice(rest, other.state, in: frame).map { next in
            if case .flag = next.value, other.value == .unknown { return (.unknown, next.state) }
            return next
          }
        })
  }

  /// A value that is there, and the case that code takes for a link without the query parameter of which it makes one:
  /// `items["by"].flatMap(Order.init(rawValue:)) ?? .age`.
  private func orDefault(_ result: LinkResults.Element, _ rest: [Int32], in frame: LinkFrame) -> LinkResults {
    let found: LinkResults = [(result.value.unwrapped, result.state)]
    guard let name = result.value.textOfCase?.queryName, !result.state.address.needs(name) else {
      return found
    }
    return found + choice(rest, result.state, in: frame)
  }

  /// The paths on which the first of several values may be missing; what only holds on some of them is no condition for the next one.
  private func opened(_ missing: LinkResults, _ state: LinkState) -> LinkResults {
    guard Set(missing.map(\.state.address)).count > 1 else { return missing }
    return walk.joined(
      missing.map { result in
        var result = result
        result.state.address = state.address
        return result
      })
  }

  private func typeNamed(_ type: Int32, in frame: LinkFrame) -> LinkValue {
    let file = walk.program.files[Int(frame.file)]
    guard type >= 0, file.op(type) == .namedType else { return .unknown }
    return walk.members.type(file.names[Int(file.code[Int(type) + 1])], in: frame) ?? .unknown
  }

  // MARK: - Assigning

  private func assign(
    _ target: Int32, _ source: Int32, _ place: Int32, _ state: LinkState, in frame: LinkFrame
  ) -> LinkResults {
    evaluate(source, state, in: frame).map { result in
      var state = result.state
      if !isMissing(result.value, source, in: frame) {
        for spot in [place, targetPlace(target, in: frame)] {
          walk.note(spot, state, in: frame, with: result.value)
        }
      }
      store(result.value, in: target, &state, in: frame)
      let isResult = isSelf(target, in: frame)
      let value = isResult ? own(result.value, in: frame) : result.value
      if !value.cases.isEmpty {
        walk.see(value, at: place, state, in: frame, isGiven: frame.isParser && isResult)
      }
      return (.unknown, state)
    }
  }

  /// Tells whether what is assigned turns out to be nil, by which nothing is shown: `order = id.map { Order(id: $0) }`.
  private func isMissing(_ value: LinkValue, _ source: Int32, in frame: LinkFrame) -> Bool {
    value == .none && source >= 0 && walk.program.files[Int(frame.file)].op(source) == .call
  }

  /// The place of what is assigned to, by which other readers know the assignment: that of `.path` in `self.path = []`.
  private func targetPlace(_ target: Int32, in frame: LinkFrame) -> Int32 {
    target < 0 ? 0 : walk.program.files[Int(frame.file)].code[Int(target) + 1]
  }

  /// Tells whether a statement chooses the case that an initialiser makes, which is its result: `self = .order`.
  func isChoosingSelf(_ node: Int32, in frame: LinkFrame) -> Bool {
    guard frame.scope >= 0, walk.program.types[Int(frame.scope)].kind == .enum else { return false }
    var cursor = CodeCursor(walk.program.files[Int(frame.file)], node)
    _ = cursor.next()
    return isSelf(cursor.next(), in: frame)
  }

  private func isSelf(_ node: Int32, in frame: LinkFrame) -> Bool {
    let file = walk.program.files[Int(frame.file)]
    return node >= 0 && file.op(node) == .name
      && walk.program.name(file.names[Int(file.code[Int(node) + 2])]) == "self"
  }

  func store(_ value: LinkValue, in target: Int32, _ state: inout LinkState, in frame: LinkFrame) {
    guard target >= 0 else { return }
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, target)
    _ = cursor.next()
    switch file.op(target) {
    case .name:
      let name = cursor.name()
      if walk.program.name(name) == "self" {
        state.values[walk.selfName] = own(value, in: frame)
      } else if state.values[name] != nil {
        state.values[name] = value
      } else {
        setField(name, value, &state)
      }
    case .member:
      let base = cursor.next()
      guard base >= 0 else { return }
      if isSelf(base, in: frame) { return setField(cursor.name(), value, &state) }
      if file.op(base) == .name { setField(cursor.name(), value, ofLocal: base, &state, in: frame) }
    case .index: storeItem(value, in: cursor, &state, in: frame)
    case .tuple:
      guard case .tuple(let values) = value else { return }
      for (row, value) in zip(cursor.rows(3), values) { store(value, in: row[1], &state, in: frame) }
    default: break
    }
  }

  /// Handles `values[pair[0]] = pair[1]`, by which a query becomes a dictionary.
  private func storeItem(
    _ value: LinkValue, in operands: CodeCursor, _ state: inout LinkState, in frame: LinkFrame
  ) {
    var cursor = operands
    let base = cursor.next()
    guard let row = cursor.rows(3).first, let key = evaluate(row[1], state, in: frame).first?.value else {
      return
    }
    if let part = value.part, part.step == .item, key == .part(part.with(.itemName)) {
      return store(.part(part.with(.query)), in: base, &state, in: frame)
    }
    switch evaluate(base, state, in: frame).first?.value {
    case .pairs(let keys, let values)? where keys.count < Self.most:
      store(.pairs(keys + [key], values + [value]), in: base, &state, in: frame)
    // Of a query to which code adds the parameters of a path, only those matter, since the rest may be missing.
    case .part(let part)? where part.step == .query && key.text != nil:
      store(.pairs([key], [value]), in: base, &state, in: frame)
    default: break
    }
  }

  /// The most entries of a dictionary that code fills.
  private static let most = 60

  /// The value that `self` has after an assignment.
  private func own(_ value: LinkValue, in frame: LinkFrame) -> LinkValue {
    frame.scope < 0 ? value : walk.members.typed(value, by: ResolvedType(types: [frame.scope]))
  }

  private func setField(
    _ name: Name, _ value: LinkValue, ofLocal node: Int32, _ state: inout LinkState, in frame: LinkFrame
  ) {
    var cursor = CodeCursor(walk.program.files[Int(frame.file)], node)
    _ = cursor.next()
    let local = cursor.name()
    guard case .object(let type, var fields)? = state.values[local] else { return }
    fields[name] = value
    state.values[local] = .object(type, fields)
  }

  private func setField(_ name: Name, _ value: LinkValue, _ state: inout LinkState) {
    guard case .object(let type, var fields)? = state.values[walk.selfName] else { return }
    let property =
      type < 0 ? nil : walk.program.property(name, of: type).map { walk.program.properties[Int($0)] }
    fields[name] = property.map { walk.members.typed(value, by: walk.program.type(of: $0)) } ?? value
    state.values[walk.selfName] = .object(type, fields)
  }
}
