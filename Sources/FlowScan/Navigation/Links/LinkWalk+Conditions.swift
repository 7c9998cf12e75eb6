import SwiftFacts
import ValueFlow

extension LinkWalk {
  /// A path after a condition; `holds` is nil if the result is unknown.
  struct Way {
    var holds: Bool?
    var state: LinkState
  }

  /// Tests all conditions of an arm in order.
  func test(_ conditions: [Int32], _ state: LinkState, in frame: Frame) -> [Way] {
    var open = [Way(holds: true, state: state)]
    var failed: [Way] = []
    for condition in conditions {
      var next: [Way] = []
      for way in open {
        for result in test(condition, way.state, in: frame) {
          if result.holds == false {
            failed.append(result)
          } else {
            next.append(Way(holds: result.holds == nil ? nil : way.holds, state: result.state))
            // The effect of a condition does not hold if a later one fails.
            if result.holds == nil { failed.append(Way(holds: false, state: way.state)) }
          }
        }
      }
      open = Array(next.prefix(160))
    }
    return open.map { Way(holds: true, state: $0.state) } + failed
  }

  private func test(_ condition: Int32, _ state: LinkState, in frame: Frame) -> [Way] {
    let file = program.files[Int(frame.file)]
    var cursor = CodeCursor(file, condition)
    switch file.op(condition) {
    case .otherwise: return [Way(holds: true, state: state)]
    case .holds: return holds(cursor.next(), state, in: frame)
    case .matches:
      let subject = cursor.next()
      let patterns = cursor.list()
      return evaluate(subject, state, in: frame).flatMap { result in
        match(result.value, patterns, result.state, in: frame)
      }
    default: return [Way(holds: nil, state: state)]
    }
  }

  func holds(_ node: Int32, _ state: LinkState, in frame: Frame) -> [Way] {
    let file = program.files[Int(frame.file)]
    guard file.op(node) == .binary else {
      return evaluate(node, state, in: frame).map { Way(holds: truth($0.value), state: $0.state) }
    }
    var cursor = CodeCursor(file, node)
    _ = cursor.next()
    let sign = program.name(cursor.name())
    let (left, right) = (cursor.next(), cursor.next())
    switch sign {
    case "!": return holds(left, state, in: frame).map { Way(holds: $0.holds.map { !$0 }, state: $0.state) }
    case "&&":
      return holds(left, state, in: frame).flatMap { way in
        way.holds == false ? [way] : holds(right, way.state, in: frame).map { and(way, $0) }
      }
    case "||":
      return holds(left, state, in: frame).flatMap { way in
        if way.holds == true { return [way] }
        return holds(right, way.state, in: frame) + (way.holds == nil ? [way] : [])
      }
    case "==", "!=", "~=", "===": return compare(left, right, isNot: sign == "!=", state, in: frame)
    default:
      return evaluate(left, state, in: frame).flatMap { evaluate(right, $0.state, in: frame) }
        .map { Way(holds: nil, state: $0.state) }
    }
  }

  private func and(_ one: Way, _ two: Way) -> Way {
    Way(holds: two.holds == false ? false : one.holds == nil ? nil : two.holds, state: two.state)
  }

  private func truth(_ value: LinkValue) -> Bool? { if case .flag(let flag) = value { flag } else { nil } }

  private func compare(
    _ left: Int32, _ right: Int32, isNot: Bool, _ state: LinkState, in frame: Frame
  ) -> [Way] {
    evaluate(left, state, in: frame).flatMap { one in
      evaluate(right, one.state, in: frame).flatMap { two in
        equal(one.value, two.value, two.state).map {
          Way(holds: $0.holds.map { $0 != isNot }, state: $0.state)
        }
      }
    }
  }

  /// The paths on which two values are equal, and on which they are not.
  func equal(_ one: LinkValue, _ two: LinkValue, _ state: LinkState) -> [Way] {
    switch (one, two) {
    case (.oneOf(let values), let other), (let other, .oneOf(let values)):
      let ways = values.filter { $0 != .unknown }.flatMap { equal($0, other, state) }
      return ways.filter { $0.holds != false } + [Way(holds: false, state: state)]
    case (.part(let part), .text(let text)), (.text(let text), .part(let part)):
      return assume(part, is: text, state)
    case (.part(let part), .none), (.none, .part(let part)):
      return [Way(holds: false, state: there(part, state)), Way(holds: true, state: state)]
    case (.part(let part), .list(let texts)), (.list(let texts), .part(let part)):
      return assume(part, are: texts, state)
    case (.raw(let type, let part), .enumCase(let other, let name, _)) where other == type || other < 0,
      (.enumCase(let other, let name, _), .raw(let type, let part)) where other == type || other < 0:
      return rawText(name, of: type).map { assume(part, is: $0, state) } ?? [Way(holds: nil, state: state)]
    case (.raw, .none), (.none, .raw): return [Way(holds: nil, state: state)]
    case (.text(let one), .text(let two)): return [Way(holds: one == two, state: state)]
    case (.enumCase(_, let one, let a), .enumCase(_, let two, let b)) where a.isEmpty && b.isEmpty:
      return [Way(holds: one == two, state: state)]
    case (.none, .none): return [Way(holds: true, state: state)]
    case (.enumCase, .none), (.object, .none), (.text, .none): return [Way(holds: false, state: state)]
    default: return [Way(holds: nil, state: state)]
    }
  }

  /// The paths on which a part has a text, and on which it has another.
  func assume(_ part: LinkPart, is text: String, _ state: LinkState) -> [Way] {
    if part.step == .itemName {
      // Records the parameter in `items.first { $0.name == "id" }`.
      asked.append(text)
      return [Way(holds: true, state: state), Way(holds: false, state: state)]
    }
    var held = state
    guard held.address.assume(part, is: text) else { return [Way(holds: false, state: state)] }
    if held == state, part.step != .activity { return [Way(holds: true, state: state)] }
    return [Way(holds: true, state: held), Way(holds: false, state: state)]
  }

  private func assume(_ part: LinkPart, are texts: [LinkValue], _ state: LinkState) -> [Way] {
    guard part.isList else { return [Way(holds: nil, state: state)] }
    var held = state
    for (index, text) in texts.enumerated() {
      guard let text = text.text else { continue }
      if !held.address.assume(part.element(index), is: text) {
        return [Way(holds: false, state: state)]
      }
    }
    return [Way(holds: true, state: held), Way(holds: false, state: state)]
  }

  /// The state in which a part exists.
  func there(_ part: LinkPart, _ state: LinkState) -> LinkState {
    var state = state
    if part.isWeb { state.address.isWeb = true }
    if case .query(let name) = part.root { state.address.need(name) }
    return state
  }

  /// The raw value of an enum case as text.
  func rawText(_ name: Name, of type: TypeIndex) -> String? {
    guard type >= 0, let found = program.enumCase(name, of: type) else { return nil }
    let names = program.ancestors(type).map { program.typeName($0) }
    guard names.contains("String") || names.contains("Substring") else { return nil }
    if found.rawValue < 0 { return program.name(name) }
    return literal(found.rawValue, in: found.file)
  }

  func literal(_ node: Int32, in file: Int32) -> String? {
    let code = program.files[Int(file)]
    guard node >= 0, code.op(node) == .text else { return nil }
    var cursor = CodeCursor(code, node)
    _ = cursor.next()
    let rows = cursor.rows(2)
    if rows.isEmpty { return "" }
    return rows.count == 1 && rows[0][0] == 0 ? program.name(code.names[Int(rows[0][1])]) : nil
  }
}
