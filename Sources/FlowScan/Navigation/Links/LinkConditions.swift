import SwiftFacts
import ValueFlow

/// Tests conditions: what holds for the link on each path.
struct LinkConditions {
  let walk: LinkWalk

  /// Tests all conditions of an arm in order.
  func test(_ conditions: [Int32], _ state: LinkState, in frame: LinkFrame) -> [LinkWay] {
    var open = [LinkWay(holds: true, state: state)]
    var failed: [LinkWay] = []
    for condition in conditions {
      var next: [LinkWay] = []
      for way in open {
        for result in test(condition, way.state, in: frame) {
          if result.holds == false {
            failed.append(result)
          } else {
            next.append(LinkWay(holds: result.holds == nil ? nil : way.holds, state: result.state))
            // The effect of a condition does not hold if a later one fails.
            if result.holds == nil { failed.append(LinkWay(holds: false, state: way.state)) }
          }
        }
      }
      open = Array(next.prefix(LinkWalk.most))
    }
    return open.map { LinkWay(holds: true, state: $0.state) } + failed
  }

  private func test(_ condition: Int32, _ state: LinkState, in frame: LinkFrame) -> [LinkWay] {
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, condition)
    switch file.op(condition) {
    case .otherwise: return [LinkWay(holds: true, state: state)]
    case .holds: return holds(cursor.next(), state, in: frame)
    case .matches:
      let subject = cursor.next()
      let patterns = cursor.list()
      return walk.expressions.evaluate(subject, state, in: frame).flatMap { result in
        walk.patterns.match(result.value, patterns, result.state, in: frame)
      }
    default: return [LinkWay(holds: nil, state: state)]
    }
  }

  func holds(_ node: Int32, _ state: LinkState, in frame: LinkFrame) -> [LinkWay] {
    let file = walk.program.files[Int(frame.file)]
    guard file.op(node) == .binary else {
      return walk.expressions.evaluate(node, state, in: frame).map {
        LinkWay(holds: truth($0.value), state: $0.state)
      }
    }
    var cursor = CodeCursor(file, node)
    _ = cursor.next()
    let sign = walk.program.name(cursor.name())
    let (left, right) = (cursor.next(), cursor.next())
    switch sign {
    case "!":
      return holds(left, state, in: frame).map { LinkWay(holds: $0.holds.map { !$0 }, state: $0.state) }
    case "&&":
      return holds(left, state, in: frame).flatMap { way in
        way.holds == false ? [way] : holds(right, way.state, in: frame).map { and(way, $0) }
      }
    case "||":
      return holds(left, state, in: frame).flatMap { way in
        if way.holds == true { return [way] }
        return holds(right, way.state, in: frame) + (way.holds == nil ? [way] : [])
      }
    case ">", ">=", "<", "<=": return measure(left, right, sign, state, in: frame)
    case "==", "!=", "~=", "===": return compare(left, right, isNot: sign == "!=", state, in: frame)
    default:
      return walk.expressions.evaluate(left, state, in: frame).flatMap {
        walk.expressions.evaluate(right, $0.state, in: frame)
      }
      .map { LinkWay(holds: nil, state: $0.state) }
    }
  }

  /// The paths on which the number of segments is larger or smaller than another: `parts.count > 1`.
  private func measure(
    _ left: Int32, _ right: Int32, _ sign: String, _ state: LinkState, in frame: LinkFrame
  ) -> [LinkWay] {
    walk.expressions.evaluate(left, state, in: frame).flatMap { one in
      walk.expressions.evaluate(right, one.state, in: frame).flatMap { two -> [LinkWay] in
        guard case .part(let part) = one.value, case .size(let beyond) = part.step,
          case .number(let number) = two.value
        else { return [LinkWay(holds: nil, state: two.state)] }
        let excludesEqual = sign == ">" || sign == "<="
        let long = requiring(number, beyond: excludesEqual ? beyond + 1 : beyond, two.state)
        let isLong = sign.hasPrefix(">")
        return [LinkWay(holds: isLong, state: long), LinkWay(holds: !isLong, state: two.state)]
      }
    }
  }

  private func requiring(_ segments: Int, beyond: Int, _ state: LinkState) -> LinkState {
    var state = state
    state.address.need(segments: segments, beyond: beyond)
    return state
  }

  private func and(_ one: LinkWay, _ two: LinkWay) -> LinkWay {
    LinkWay(holds: two.holds == false ? false : one.holds == nil ? nil : two.holds, state: two.state)
  }

  private func truth(_ value: LinkValue) -> Bool? { if case .flag(let flag) = value { flag } else { nil } }

  private func compare(
    _ left: Int32, _ right: Int32, isNot: Bool, _ state: LinkState, in frame: LinkFrame
  ) -> [LinkWay] {
    walk.expressions.evaluate(left, state, in: frame).flatMap { one in
      walk.expressions.evaluate(right, one.state, in: frame).flatMap { two in
        equal(one.value, two.value, two.state).map {
          LinkWay(holds: $0.holds.map { $0 != isNot }, state: $0.state)
        }
      }
    }
  }

  /// The paths on which two values are equal, and on which they are not.
  func equal(_ one: LinkValue, _ two: LinkValue, _ state: LinkState) -> [LinkWay] {
    switch (one, two) {
    case (.oneOf(let values), let other), (let other, .oneOf(let values)):
      let ways = values.filter { $0 != .unknown }.flatMap { equal($0, other, state) }
      return ways.filter { $0.holds != false } + [LinkWay(holds: false, state: state)]
    case (.part(let part), .text(let text)), (.text(let text), .part(let part)):
      return assume(part, is: text, state)
    case (.part(let part), .none), (.none, .part(let part)):
      let other = LinkWay(holds: false, state: there(part, state))
      return state.address.has(part) ? [other] : [other, LinkWay(holds: true, state: state)]
    case (.part(let part), .number(let number)), (.number(let number), .part(let part)):
      guard case .size(let beyond) = part.step else { return [LinkWay(holds: nil, state: state)] }
      var held = state
      guard held.address.assume(segments: number, beyond: beyond) else {
        return [LinkWay(holds: false, state: state)]
      }
      return [LinkWay(holds: true, state: held), LinkWay(holds: false, state: state)]
    case (.part(let part), .list(let texts)), (.list(let texts), .part(let part)):
      return assume(part, are: texts, state)
    case (.raw(let type, let part), .enumCase(let other, let name, _)) where other == type || other < 0,
      (.enumCase(let other, let name, _), .raw(let type, let part)) where other == type || other < 0:
      return rawText(name, of: type).map { assume(part, is: $0, state) } ?? [
        LinkWay(holds: nil, state: state)
      ]
    case (.raw, .none), (.none, .raw): return [LinkWay(holds: nil, state: state)]
    case (.tuple(let one), .tuple(let two)) where one.count == two.count,
      (.list(let one), .list(let two))
    where one.count == two.count && (one + two).contains { $0.part != nil }:
      return equal(one, two, state)
    // `one.caseInsensitiveCompare(two) == .orderedSame`
    case (.tuple(let pair), .enumCase(_, let name, _))
    where pair.count == 2 && walk.program.name(name) == "orderedSame":
      return equal(pair[0], pair[1], state)
    case (.flag(let one), .flag(let two)): return [LinkWay(holds: one == two, state: state)]
    case (.number(let one), .number(let two)): return [LinkWay(holds: one == two, state: state)]
    case (.text(let one), .text(let two)): return [LinkWay(holds: one == two, state: state)]
    case (.enumCase(_, let one, let a), .enumCase(_, let two, let b)) where a.isEmpty && b.isEmpty:
      return [LinkWay(holds: one == two, state: state)]
    case (.none, .none): return [LinkWay(holds: true, state: state)]
    case (.enumCase, .none), (.object, .none), (.text, .none), (.tuple, .none), (.list, .none):
      return [LinkWay(holds: false, state: state)]
    default: return [LinkWay(holds: nil, state: state)]
    }
  }

  /// The paths on which each part of a pair equals that of another one: `case ("cart", nil)`.
  private func equal(_ one: [LinkValue], _ two: [LinkValue], _ state: LinkState) -> [LinkWay] {
    var ways = [LinkWay(holds: true, state: state)]
    for (left, right) in zip(one, two) {
      ways = ways.flatMap { way in
        equal(left, right, way.state).filter { $0.holds != false }.map {
          LinkWay(holds: $0.holds == nil ? nil : way.holds, state: $0.state)
        }
      }
    }
    return ways + [LinkWay(holds: false, state: state)]
  }

  /// The paths on which a part has a text, and on which it has another.
  func assume(_ part: LinkPart, is text: String, _ state: LinkState) -> [LinkWay] {
    if part.step == .itemName {
      // Records the parameter in `items.first { $0.name == "id" }`.
      walk.asked.append(text)
      return [LinkWay(holds: true, state: state), LinkWay(holds: false, state: state)]
    }
    if part.root == .url, part.step == .fragment {
      var held = state
      held.address.isByFragment = true
      return [LinkWay(holds: true, state: held), LinkWay(holds: false, state: state)]
    }
    if part.isWeb, part.step == .scheme, !Self.webSchemes.contains(text.lowercased()) {
      return [LinkWay(holds: false, state: state)]
    }
    var held = state
    guard held.address.assume(part, is: text) else { return [LinkWay(holds: false, state: state)] }
    if held == state, part.step != .activity { return [LinkWay(holds: true, state: state)] }
    var other = state
    if part.root == .url, part.step == .scheme { other.address.otherSchemes.insert(text) }
    return [LinkWay(holds: true, state: held), LinkWay(holds: false, state: other)]
  }

  private static let webSchemes: Set<String> = ["http", "https"]

  private func assume(_ part: LinkPart, are texts: [LinkValue], _ state: LinkState) -> [LinkWay] {
    assume(part, beginsWith: texts, state).map { way in
      guard way.holds == true else { return way }
      var held = way.state
      let isWhole = held.address.assume(part, has: texts.count)
      return isWhole ? LinkWay(holds: true, state: held) : LinkWay(holds: false, state: state)
    }
  }

  /// The paths on which a list of segments begins with some texts, and on which it does not.
  func assume(_ part: LinkPart, beginsWith texts: [LinkValue], _ state: LinkState) -> [LinkWay] {
    guard part.isList else { return [LinkWay(holds: nil, state: state)] }
    var held = state
    for (index, text) in texts.enumerated() {
      guard let text = text.text else { continue }
      if !held.address.assume(part.element(index), is: text) {
        return [LinkWay(holds: false, state: state)]
      }
    }
    return [LinkWay(holds: true, state: held), LinkWay(holds: false, state: state)]
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
    guard type >= 0, let found = walk.program.enumCase(name, of: type) else { return nil }
    let names = walk.program.ancestors(type).map { walk.program.typeName($0) }
    guard names.contains("String") || names.contains("Substring") else { return nil }
    if found.rawValue < 0 { return walk.program.name(name) }
    return literal(found.rawValue, in: found.file)
  }

  func literal(_ node: Int32, in file: Int32) -> String? {
    let code = walk.program.files[Int(file)]
    guard node >= 0, code.op(node) == .text else { return nil }
    var cursor = CodeCursor(code, node)
    _ = cursor.next()
    let rows = cursor.rows(2)
    if rows.isEmpty { return "" }
    return rows.count == 1 && rows[0][0] == 0 ? walk.program.name(code.names[Int(rows[0][1])]) : nil
  }
}
