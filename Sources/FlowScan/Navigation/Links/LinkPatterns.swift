import SwiftFacts
import ValueFlow

/// Matches values with patterns, and declares the names in them.
struct LinkPatterns {
  let walk: LinkWalk

  /// Matches a value with patterns, one of which must match.
  func match(_ value: LinkValue, _ patterns: [Int32], _ state: LinkState, in frame: LinkFrame) -> [LinkWay] {
    var found: [LinkWay] = []
    for pattern in patterns {
      let ways = match(value, pattern, state, in: frame)
      found += ways.filter { $0.holds != false }
      if ways.contains(where: { $0.holds == true }), !ways.contains(where: { $0.holds == false }) {
        return found
      }
    }
    // One of several known values is matched by one of the patterns; a part of a link may be anything, or missing.
    if case .oneOf = value, !found.isEmpty, found.allSatisfy({ $0.holds == true && $0.state == state }) {
      return found
    }
    return found + [LinkWay(holds: false, state: state)]
  }

  private func match(_ value: LinkValue, _ pattern: Int32, _ state: LinkState, in frame: LinkFrame)
    -> [LinkWay]
  {
    if case .oneOf(let values) = value {
      let ways = values.flatMap { match($0, pattern, state, in: frame) }
      return ways.filter { $0.holds != false } + [LinkWay(holds: false, state: state)]
    }
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, pattern)
    switch file.op(pattern) {
    case .binding, .anything: return bind(value, pattern, state, in: frame)
    case .enumCase:
      _ = cursor.next()
      let type = cursor.next()
      return match(value, type, cursor.name(), cursor.list(), state, in: frame)
    case .tuplePattern: return match(tuple: value, cursor.list(), state, in: frame)
    case .typePattern:
      return [LinkWay(holds: walk.typeTests.isOf(value, cursor.next(), in: frame), state: state)]
    case .castPattern: return match(value, cursor.next(), as: cursor.next(), state, in: frame)
    case .valuePattern:
      return walk.expressions.evaluate(cursor.next(), state, in: frame).flatMap {
        walk.conditions.equal(value, $0.value, $0.state)
      }
    default: return [LinkWay(holds: nil, state: state)]
    }
  }

  private func match(
    _ value: LinkValue, _ pattern: Int32, as type: Int32, _ state: LinkState, in frame: LinkFrame
  ) -> [LinkWay] {
    let isOf = walk.typeTests.isOf(value, type, in: frame)
    if isOf == false { return [LinkWay(holds: false, state: state)] }
    let ways = match(walk.typeTests.cast(value, to: type, in: frame), pattern, state, in: frame)
    return isOf == true ? ways : ways.map { maybe($0, state) }
  }

  private func maybe(_ way: LinkWay, _ state: LinkState) -> LinkWay {
    way.holds == true && way.state == state ? LinkWay(holds: nil, state: way.state) : way
  }

  /// Binds `if let x = …`, which fails for nil.
  private func bind(_ value: LinkValue, _ pattern: Int32, _ state: LinkState, in frame: LinkFrame)
    -> [LinkWay]
  {
    if value == .none { return [LinkWay(holds: false, state: state)] }
    var held = state
    if let part = value.part ?? value.textOfCase {
      held = walk.conditions.there(part, held)
      keep(part, pattern, &held, in: frame)
    }
    let way = LinkWay(holds: true, state: declared(pattern, value.unwrapped, held, in: frame))
    return held.address == state.address ? [way] : [way, LinkWay(holds: false, state: state)]
  }

  private func declared(_ pattern: Int32, _ value: LinkValue, _ state: LinkState, in frame: LinkFrame)
    -> LinkState
  {
    var state = state
    declare(pattern, value, &state, in: frame)
    return state
  }

  /// Makes a named segment a parameter of the path.
  private func keep(_ part: LinkPart, _ pattern: Int32, _ state: inout LinkState, in frame: LinkFrame) {
    guard case .segment(let index) = part.step, index >= 0, part.root == .url else { return }
    let file = walk.program.files[Int(frame.file)]
    guard file.op(pattern) == .binding, state.address.segments[index] == nil else { return }
    state.address.segments[index] = ":" + walk.program.name(file.names[Int(file.code[Int(pattern) + 2])])
  }

  private func match(
    _ value: LinkValue, _ type: Int32, _ name: Name, _ parts: [Int32], _ state: LinkState, in frame: LinkFrame
  ) -> [LinkWay] {
    let text = walk.program.name(name)
    if text == "some", parts.count == 1 { return match(value, parts[0], state, in: frame) }
    if text == "none", parts.isEmpty, type < 0 { return walk.conditions.equal(value, .none, state) }
    if type >= 0, let constant = constant(type, name, in: frame) {
      return walk.conditions.equal(value, constant, state)
    }
    switch value {
    case .raw: return walk.conditions.equal(value, .enumCase(-1, name, []), state)
    case .enumCase(_, let other, let values):
      if other != name { return [LinkWay(holds: false, state: state)] }
      if parts.isEmpty { return [LinkWay(holds: true, state: state)] }
      return match(all: parts, values, state, in: frame)
    case .none: return [LinkWay(holds: false, state: state)]
    default:
      var state = state
      let kept = walk.members.kept(by: name, in: value)
      for (index, part) in parts.enumerated() {
        declare(part, kept.indices.contains(index) ? kept[index] : .unknown, &state, in: frame)
      }
      return [LinkWay(holds: nil, state: state)]
    }
  }

  /// Handles `Constants.cart`, which looks like an enum case and is not one.
  private func constant(_ type: Int32, _ name: Name, in frame: LinkFrame) -> LinkValue? {
    let file = walk.program.files[Int(frame.file)]
    guard file.op(type) == .namedType else { return nil }
    let written = file.names[Int(file.code[Int(type) + 1])]
    let resolved = walk.program.resolution.resolve(
      written, scope: frame.scope, file: frame.file, generics: [:])
    guard let found = resolved.types.first, walk.program.enumCase(name, of: found) == nil else { return nil }
    return walk.members.staticMember(name, of: found)
  }

  private func match(
    tuple value: LinkValue, _ parts: [Int32], _ state: LinkState, in frame: LinkFrame
  ) -> [LinkWay] {
    if value == .none { return [LinkWay(holds: false, state: state)] }
    guard case .tuple(let values) = value else {
      return match(all: parts, [], state, in: frame)
    }
    return match(all: parts, values, state, in: frame)
  }

  private func match(all parts: [Int32], _ values: [LinkValue], _ state: LinkState, in frame: LinkFrame)
    -> [LinkWay]
  {
    var ways = [LinkWay(holds: true, state: state)]
    var failed = false
    for (index, part) in parts.enumerated() {
      let value = values.indices.contains(index) ? values[index] : .unknown
      ways = ways.flatMap { way in
        match(inner: value, part, way.state, in: frame).compactMap { result in
          if result.holds != true { failed = true }
          if result.holds == false { return nil }
          return LinkWay(holds: result.holds == nil ? nil : way.holds, state: result.state)
        }
      }
    }
    return ways + (failed || ways.isEmpty ? [LinkWay(holds: false, state: state)] : [])
  }

  /// Matches a part of a case or a tuple: a name for it, unlike one of `if let`, also takes nil.
  private func match(inner value: LinkValue, _ pattern: Int32, _ state: LinkState, in frame: LinkFrame)
    -> [LinkWay]
  {
    let op = walk.program.files[Int(frame.file)].op(pattern)
    guard value == .none, op == .binding || op == .anything else {
      return match(value, pattern, state, in: frame)
    }
    return [LinkWay(holds: true, state: declared(pattern, value, state, in: frame))]
  }

  // MARK: - Names

  func declare(_ pattern: Int32, _ value: LinkValue, _ state: inout LinkState, in frame: LinkFrame) {
    guard pattern >= 0 else { return }
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, pattern)
    switch file.op(pattern) {
    case .binding:
      _ = cursor.next()
      state.values[cursor.name()] = value
    case .tuplePattern:
      for (index, part) in cursor.list().enumerated() {
        if case .tuple(let values) = value, values.indices.contains(index) {
          declare(part, values[index], &state, in: frame)
        } else {
          declare(part, value.part?.step == .pair ? pairPart(value, index) : .unknown, &state, in: frame)
        }
      }
    case .castPattern: declare(cursor.next(), value, &state, in: frame)
    case .enumCase:
      for _ in 0..<3 { _ = cursor.next() }
      for part in cursor.list() { declare(part, .unknown, &state, in: frame) }
    default: break
    }
  }

  private func pairPart(_ value: LinkValue, _ index: Int) -> LinkValue {
    guard let part = value.part, index == 0 else { return .unknown }
    return .part(part.with(.itemName))
  }

  /// The elements of a list.
  func elements(of value: LinkValue) -> [LinkValue] {
    switch value {
    case .list(let values): LinkReceivers(program: walk.program).each(of: values)
    case .oneOf(let values): values.flatMap { elements(of: $0) }
    case .pairs(let keys, let values): zip(keys, values).map { .tuple([$0, $1]) }
    case .part(let part): [.part(element(of: part))]
    case .object: LinkReceivers(program: walk.program).each(of: [value])
    case .enumCase, .raw, .type, .text, .closure: [value]
    default: [.unknown]
    }
  }

  func element(of part: LinkPart) -> LinkPart {
    switch part.step {
    case .query: part.with(.item)
    case .segments, .hostAndSegments: part.element(0)
    case .whole where part.root == .payload: part.with(.pair)
    default: part
    }
  }
}
