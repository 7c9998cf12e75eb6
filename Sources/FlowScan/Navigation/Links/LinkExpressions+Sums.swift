import SwiftFacts
import ValueFlow

/// Texts and lists that are put together from parts of a link: `"\(host)\(path)"`, `[host] + segments`.
extension LinkExpressions {
  /// The value of a string literal with interpolations.
  func text(_ operands: CodeCursor, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    var cursor = operands
    let file = walk.program.files[Int(frame.file)]
    let pieces = cursor.rows(2).map { row -> LinkValue in
      row[0] == 0
        ? .text(walk.program.name(file.names[Int(row[1])]))
        : evaluate(row[1], state, in: frame).first?.value ?? .unknown
    }
    let whole = pieces.filter { $0 != .text("") }
    return [(whole.dropFirst().reduce(whole.first ?? .text(""), sum), state)]
  }

  func binary(_ operands: CodeCursor, _ node: Int32, _ state: LinkState, in frame: LinkFrame) -> LinkResults {
    var cursor = operands
    let name = cursor.name()
    let sign = walk.program.name(name)
    if let found = combined(node, by: name, state, in: frame) { return found }
    guard sign == "+" else {
      return walk.conditions.holds(node, state, in: frame).map {
        ($0.holds.map { .flag($0) } ?? .unknown, $0.state)
      }
    }
    return all([cursor.next(), cursor.next()], state, in: frame).map {
      (sum($0.values[0], $0.values[1]), $0.state)
    }
  }

  /// The result of an operator that the app declares: `literal("orders") *> id`; nil for any other.
  ///
  /// Where code mixes operators without parentheses, their precedence decides what belongs together, and that is not read.
  private func combined(_ node: Int32, by name: Name, _ state: LinkState, in frame: LinkFrame) -> LinkResults?
  {
    guard walk.program.isOperator(name) else { return nil }
    let file = walk.program.files[Int(frame.file)]
    var cursor = CodeCursor(file, node)
    let place = cursor.next()
    _ = cursor.next()
    let sides = [cursor.next(), cursor.next()]
    guard sides[1] >= 0, !isOther(sides[0], than: name, in: file) else { return nil }
    return walk.joined(
      all(sides, state, in: frame).flatMap { way in
        let call = PathCall(
          name: name, text: walk.program.name(name), labels: [0, 0], values: way.values,
          spot: CodeSpot(file: frame.file, place: place), places: [place, place])
        return operate(call, way.state)
      })
  }

  /// The result of an operator that the source declares.
  private func operate(_ call: PathCall, _ state: LinkState) -> LinkResults {
    let types = call.values.compactMap { value -> TypeIndex? in
      if case .object(let type, _) = value { type } else { nil }
    }
    let own = types.flatMap { walk.program.methods(call.name, of: $0) }
    for function in own + (walk.program.globalFunctions[call.name] ?? []) {
      var call = call
      call.labels = walk.program.functions[Int(function)].parameters.map(\.label)
      guard call.labels.count == call.values.count else { continue }
      if let found = walk.calls.enter([function], call, on: .unknown, state, runsAlways: true) {
        return found
      }
    }
    return [(.unknown, state)]
  }

  /// Tells whether code is another operator of the app.
  private func isOther(_ node: Int32, than name: Name, in file: ProgramFile) -> Bool {
    guard node >= 0, file.op(node) == .binary else { return false }
    let other = file.names[Int(file.code[Int(node) + 2])]
    return other != name && walk.program.isOperator(other)
  }

  /// Two texts, lists or numbers, added.
  func sum(_ one: LinkValue, _ two: LinkValue) -> LinkValue {
    switch (one, two) {
    case (.text(let one), .text(let two)):
      one.utf8.count + two.utf8.count > Self.longestText ? .unknown : .text(one + two)
    case (.number(let one), .number(let two)): .number(one &+ two)
    case (.list(let one), .list(let two)):
      one.count + two.count > Self.longestList ? .unknown : .list(one + two)
    case (.list(let values), .part(let path)):
      values.isEmpty ? two : values.count == 1 ? hostAndPath(values[0].part, path) : .unknown
    case (.part(let host), .part(let path)): hostAndPath(host, path)
    default: .unknown
    }
  }

  // Code that adds values to themselves would double them with each line.
  private static let longestText = 2_000
  private static let longestList = 200

  private func hostAndPath(_ host: LinkPart?, _ path: LinkPart) -> LinkValue {
    host?.step == .host ? LinkPart.hostAnd(path).map { .part($0) } ?? .unknown : .unknown
  }
}
