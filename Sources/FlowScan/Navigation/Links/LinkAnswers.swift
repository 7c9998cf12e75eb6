import SwiftFacts
import ValueFlow

/// The answers of parts of a link and of lists to calls and indices.
struct LinkAnswers {
  let walk: LinkWalk

  func answer(_ call: PathCall, on part: LinkPart, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    for name in LinkMembers.systemTypes {
      guard let known = walk.program.names.known(name), let type = walk.program.foreignTypes[known] else {
        continue
      }
      if let found = walk.calls.method(call, on: .part(part), of: type, state) { return found }
    }
    if let compared = compared(.part(part), by: call) { return [(compared, state)] }
    switch call.text {
    case "lowercased": return [(.part(part.lowered), state)]
    case "host", "path", "query", "fragment":
      return [(part.member(call.text).map { .part($0) } ?? .unknown, state)]
    case "hasPrefix", "starts", "contains", "hasSuffix":
      if let text = call.values.first?.text {
        return begins(part, text, isPrefix: call.text != "contains", state)
      }
      if call.text == "starts", part.isList, case .list(let texts)? = call.values.first {
        return walk.conditions.assume(part, beginsWith: texts, state).map {
          ($0.holds.map { .flag($0) } ?? .unknown, $0.state)
        }
      }
      return closure(call, part, state)
    case "trimmingCharacters" where call.values.first?.text == "/": return [(.part(part.trimmed), state)]
    case "components" where part.isWholePath && call.values.first?.text == "/":
      return [(.part(part.with(.segments(-1))), state)]
    case "joined" where part.isList && call.values.first?.text == "/": return [(.part(part.joined), state)]
    case "split", "components": return [(.part(split(part, call.values.first?.text)), state)]
    case "replacingOccurrences" where isWithoutScheme(part, call):
      return [(.part(part.with(.hostAndSegments(0))), state)]
    case "firstIndex" where part.isList && call.values.first?.text != nil:
      return position(of: call.values[0], in: part, state)
    case "prefix" where part.isList:
      guard case .number(let count)? = call.values.first, 0...LinkPart.longest ~= count else {
        return closure(call, part, state)
      }
      return [(.list((0..<count).map { .part(part.element($0)) }), state)]
    case "dropFirst": return [(.part(dropped(part, call.values.first)), state)]
    case "range", "firstMatch", "wholeMatch", "matches", "prefixMatch", "firstRange":
      let text = call.values.lazy.compactMap { value -> String? in
        if case .expression(let text) = value { text } else { value.text }
      }.first
      return text.map { match($0, part, state) } ?? [(.unknown, state)]
    case "filter" where part.step == .segments(-1): return [(.part(part.with(.segments(0))), state)]
    case "first" where part.step == .segments(-1) && skipsSlash(call):
      return [(.part(part.with(.segment(0))), state)]
    default: return closure(call, part, state)
    }
  }

  /// Tells whether a call takes an element for not being the `/` that a path begins with: `pathComponents.first { $0 != "/" }`.
  private func skipsSlash(_ call: PathCall) -> Bool {
    guard case .closure(let index)? = call.code else { return false }
    let closure = walk.closures[index]
    guard let code = walk.program.written(closure.node, in: closure.frame.file) else { return false }
    return texts(in: code, depth: 0) == ["/"]
  }

  private func texts(in code: Written, depth: Int) -> [String?] {
    if let parts = code.textParts { return parts }
    return depth < 8 ? code.parts.flatMap { texts(in: $0, depth: depth + 1) } : []
  }

  /// The code that a call is passed, also a case that is made with each value: `id.map(Route.order)`.
  private func code(of call: PathCall) -> LinkValue? {
    if let code = call.code { return code }
    guard call.text.lowercased().hasSuffix("map"), let value = call.values.first, walk.members.isMaker(value),
      case .enumCase(let type, let name, _) = value
    else { return nil }
    return .method(type, name)
  }

  /// The value that an optional one is mapped to: `Section(rawValue: text).map { .account($0) }`; nil for any other call.
  func mapped(_ value: LinkValue?, by call: PathCall, _ state: LinkState) -> LinkResults? {
    guard let value, call.text == "map" || call.text == "flatMap", let code = code(of: call) else {
      return nil
    }
    return walk.passed.apply(code, to: [value], call, state)
  }

  /// Chooses from a list of objects of which only the type is known: `handlers.first { $0.accepts(url) }`; nil for any other
  /// call.
  func chosen(by call: PathCall, among object: LinkValue, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults?
  {
    guard ["first", "last", "filter", "contains"].contains(call.text), call.code != nil else { return nil }
    return answer(call, on: [object], state, in: frame)
  }

  /// Functions with a closure that receives the items of a query, the segments of a path, or the value itself.
  private func closure(_ call: PathCall, _ part: LinkPart, _ state: LinkState) -> LinkResults {
    if part.isOptional, call.text == "map" || call.text == "flatMap",
      let found = mapped(LinkValue.part(part).unwrapped, by: call, state)
    {
      return found + [(.none, state)]
    }
    let part = Self.copying.contains(call.text) ? part.reindexed : part
    guard let code = code(of: call) else {
      if call.text == "map" || call.text == "flatMap" || Self.same.contains(call.text) {
        return [(.part(part), state)]
      }
      if let text = call.values.first?.text, part.step == .query || part.root == .payload {
        return [(.part(part.entry(text)), state)]
      }
      return [(.unknown, state)]
    }
    let before = walk.asked
    walk.asked = []
    defer { walk.asked = before }
    let held = call.text == "map" || call.text == "flatMap" ? holding(part, state) : state
    let element = LinkValue.part(walk.patterns.element(of: part))
    let results = walk.passed.apply(code, to: [element, element], call, held)
    if part.step == .query || part.step == .whole && part.root == .payload {
      if let name = walk.asked.first, call.text != "forEach" { return [(.part(part.entry(name)), state)] }
      return [(.part(part), state)]
    }
    switch call.text {
    case "map", "flatMap", "compactMap":
      if part.isList { return [(.part(part), state)] }
      return walk.joined(held == state ? results : results + [(.none, state)])
    case "first", "last": return [(element, state)]
    default: return [(.part(part), state)]
    }
  }

  /// The path on which a link has a segment that it may lack: `id.map { .order($0) } ?? .orders`.
  private func holding(_ part: LinkPart, _ state: LinkState) -> LinkState {
    guard case .segment = part.step else { return state }
    var held = state
    held.address.carry(part)
    return held
  }

  /// Functions that return an array, whatever they are called on.
  private static let copying: Set<String> = ["map", "compactMap", "flatMap", "filter", "sorted", "reversed"]

  /// Functions that return the same text, or nearly.
  private static let same: Set<String> = [
    "trimmingCharacters", "replacingOccurrences", "joined", "prefix", "suffix", "dropLast", "sorted",
    "reversed",
    "uppercased", "appending", "absoluteURL", "removingPercentEncoding", "reduce", "url", "resolve", "first",
    "compactMap", "enumerated", "deletingLastPathComponent", "appendingPathComponent", "removingPrefix",
  ]

  private func split(_ part: LinkPart, _ separator: String?) -> LinkPart {
    switch (part.step, separator) {
    case (.path, _),
      (.whole, "/") where part.root != .url:
      part.with(.segments(0))
    case (.query, _): part
    default: part
    }
  }

  /// Tells whether a call removes the scheme of a whole URL.
  private func isWithoutScheme(_ part: LinkPart, _ call: PathCall) -> Bool {
    part.step == .whole && part.root == .url && call.values.first?.text?.hasSuffix("://") == true
      && call.values.last == .text("")
  }

  /// The position of a segment, as the first one.
  private func position(of text: LinkValue, in part: LinkPart, _ state: LinkState) -> LinkResults {
    let first = part.step == .segments(-1) ? 1 : 0
    return walk.conditions.equal(.part(part.element(first)), text, state).map {
      ($0.holds == false ? .none : .number(first + part.firstIndex), $0.state)
    }
  }

  private func dropped(_ part: LinkPart, _ count: LinkValue?) -> LinkPart {
    // A path without its first `/` is its first segment, in a link that has no further ones.
    if part.step == .path, part.root == .url, count == nil { return part.with(.segment(0)) }
    if case .number(let count)? = count { return part.dropping(count) }
    return part.dropping(1)
  }

  private func begins(_ part: LinkPart, _ text: String, isPrefix: Bool, _ state: LinkState) -> LinkResults {
    if part.step == .query, !isPrefix {
      let name = text.prefix { $0 != "=" }
      return text.contains("=") ? needed(part.entry(String(name)), state) : [(.unknown, state)]
    }
    // A piece of a host or of a value is not a part of the link.
    if part.step == .host || part.root != .url { return [(.unknown, state)] }
    var held = state
    var target = part
    if part.isList, part.step != .hostAndSegments(0) {
      target = part.element(part.step == .segments(-1) ? 1 : 0)
    }
    let isLong = [.path, .whole, .hostAndSegments(0)].contains(part.step)
    let goesOn = isPrefix && (isLong && text.hasSuffix("/") || isSegment(part))
    guard goesOn ? held.address.assume(target, beginsWith: text) : held.address.assume(target, is: text)
    else {
      return [(.flag(false), state)]
    }
    return [(.flag(true), held), (.flag(false), state)]
  }

  private func isSegment(_ part: LinkPart) -> Bool { if case .segment = part.step { true } else { false } }

  private func needed(_ part: LinkPart, _ state: LinkState) -> LinkResults {
    [(.flag(true), walk.conditions.there(part, state)), (.flag(false), state)]
  }

  /// Matches a regular expression whose fixed parts are those of a path.
  func match(_ expression: String, _ part: LinkPart?, _ state: LinkState) -> LinkResults {
    guard let part, part.step == .path || part.step == .whole || part.step == .host else {
      return [(.unknown, state)]
    }
    var held = state
    guard held.address.assume(part, is: LinkExpression(expression).pattern) else { return [(.none, state)] }
    if held == state { return [(.unknown, state)] }
    return [(.unknown, held), (.none, state)]
  }

  // MARK: - Lists

  func answer(_ call: PathCall, on values: [LinkValue], _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    switch call.text {
    case "contains" where call.code == nil:
      guard let value = call.values.first else { return [(.unknown, state)] }
      return found(
        values.filter { $0 != .unknown }.map { (.flag(true), walk.conditions.equal($0, value, state)) },
        .flag(false), state)
    case "allSatisfy": return holdsForAll(call, values, state)
    case "reduce" where call.values.first == LinkValue.none: return firstFound(call, values, state)
    case "enumerated":
      return [(.list(values.enumerated().map { .tuple([.number($0.offset), $0.element]) }), state)]
    case "filter" where values.allSatisfy { $0.text != nil }: return kept(values, by: call, state)
    case "first", "contains", "filter", "last":
      guard let code = call.code else { return [(values.first ?? .none, state)] }
      let isTest = call.text == "contains"
      return found(
        LinkReceivers(program: walk.program).each(of: values).map { value in
          (isTest ? .flag(true) : value, ways(walk.passed.apply(code, to: [value], call, state)))
        },
        isTest ? .flag(false) : .none, state)
    case "map", "compactMap", "flatMap", "forEach", "lazy":
      guard let code = call.code else { return [(.list(values), state)] }
      let mapped = values.map { walk.passed.apply(code, to: [$0], call, state) }
      // Values that do not depend on the link stay together.
      if mapped.allSatisfy({ $0.count == 1 && $0[0].state == state && !$0[0].value.carries }) {
        let values = mapped.map { $0[0].value }.filter { $0 != .none }
        return [(.list(call.text == "flatMap" ? values.flatMap(elements) : values), state)]
      }
      let results = mapped.joined().filter { $0.value != .none }
      let found: LinkResults = results.map { (.list([$0.value]), $0.state) }
      // `[url.host].compactMap { $0 }` is a list of the host in any link that has one.
      let isCertain = !results.isEmpty && results.allSatisfy { $0.value.part != nil }
      return walk.joined(isCertain ? found : found + [(.list([]), state)])
    default:
      return call.carries ? walk.passed.elsewhere(call, state, in: frame) : [(.list(values), state)]
    }
  }

  /// The elements of a list in a list that code flattens.
  private func elements(of value: LinkValue) -> [LinkValue] {
    if case .list(let values) = value { values } else { [value] }
  }

  /// The literal texts that a closure keeps.
  private func kept(_ texts: [LinkValue], by call: PathCall, _ state: LinkState) -> LinkResults {
    guard let code = call.code else { return [(.list(texts), state)] }
    let kept = texts.filter { text in
      !walk.passed.apply(code, to: [text], call, state).contains { $0.value == .flag(false) }
    }
    return [(.list(kept), state)]
  }

  func ways(_ results: LinkResults) -> [LinkWay] {
    results.map { result in
      if case .flag(let flag) = result.value { return LinkWay(holds: flag, state: result.state) }
      return LinkWay(holds: nil, state: result.state)
    }
  }

  private func found(
    _ rows: [(value: LinkValue, ways: [LinkWay])], _ otherwise: LinkValue, _ state: LinkState
  ) -> LinkResults {
    var results: LinkResults = []
    for row in rows {
      for way in row.ways where way.holds != false {
        results.append((way.holds == nil && otherwise != .none ? .unknown : row.value, way.state))
      }
    }
    return results + [(otherwise, state)]
  }

  // MARK: - Indices

  func index(_ operands: CodeCursor, _ place: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    var cursor = operands
    let base = cursor.next()
    let rows = cursor.rows(3)
    return walk.joined(
      walk.expressions.evaluate(base, state, in: frame).flatMap { result in
        walk.expressions.all(rows.map { $0[1] }, result.state, in: frame).flatMap { way in
          entry(way.values.first ?? .unknown, of: result.value, way.state)
        }
      })
  }

  private func entry(_ key: LinkValue, of value: LinkValue, _ state: LinkState) -> LinkResults {
    switch (value, key) {
    case (.oneOf(let values), _): return walk.joined(values.flatMap { entry(key, of: $0, state) })
    // The index of a missing value: `pattern.match(segments)?["id"]`.
    case (.none, _): return [(.none, state)]
    case (.part(let part), .text(let name)): return [(.part(part.entry(name)), state)]
    case (.part(let part), .number(let index)):
      if part.isList { return [(.part(part.element(index &- part.firstIndex)), state)] }
      // The two halves of `id=7`.
      if part.step == .item, index == 0 { return [(.part(part.with(.itemName)), state)] }
      return [(.part(walk.patterns.element(of: part)), state)]
    case (.part(let part), .enumCase(_, let name, _)) where part.root == .payload:
      let text = walk.program.name(name).lowercased()
      return [(text.contains("url") ? .part(LinkPart(step: .whole)) : .part(part), state)]
    case (.part(let part), _): return [(.part(part), state)]
    case (.pairs(let keys, let values), .part):
      return found(zip(keys, values).map { ($1, walk.conditions.equal($0, key, state)) }, .none, state)
    case (.pairs(let keys, let values), .enumCase(_, let name, [])):
      let own = keys.firstIndex { if case .enumCase(_, name, []) = $0 { true } else { false } }
      return [(own.map { values[$0] } ?? .none, state)]
    case (.pairs(let keys, let values), .raw), (.pairs(let keys, let values), .text):
      return found(zip(keys, values).map { ($1, walk.conditions.equal(key, $0, state)) }, .none, state)
    case (.list(let values), .number(let index)):
      return [(values.indices.contains(index) ? values[index] : .unknown, state)]
    default: return [(.unknown, state)]
    }
  }
}
