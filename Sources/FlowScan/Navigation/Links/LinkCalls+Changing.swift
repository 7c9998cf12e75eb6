import SwiftFacts
import ValueFlow

/// Functions that change a list of segments in place: `parts.removeFirst()`.
extension LinkCalls {
  /// The result of a call that changes what it is called on; nil if it changes nothing known.
  func change(
    _ base: LinkValue?, by call: PathCall, _ callee: Int32, _ state: LinkState, in frame: LinkFrame
  ) -> LinkResults? {
    let file = walk.program.files[Int(frame.file)]
    guard let base, file.op(callee) == .member, let changed = changed(base, by: call) else { return nil }
    var state = state
    walk.expressions.store(changed.left, in: file.code[Int(callee) + 2], &state, in: frame)
    return [(changed.given, state)]
  }

  /// The value that a call returns, and what it leaves.
  private func changed(_ base: LinkValue, by call: PathCall) -> (given: LinkValue, left: LinkValue)? {
    switch (call.text, base, call.values.first) {
    case ("removeFirst", .part(let part), nil), ("popFirst", .part(let part), nil):
      part.isList ? (.part(part.element(0)), .part(part.removing(1))) : nil
    case ("removeFirst", .part(let part), .number(let count)): (.unknown, .part(part.removing(count)))
    case ("removeFirst", .list(let values), nil), ("popFirst", .list(let values), nil):
      (values.first ?? .none, .list(Array(values.dropFirst())))
    case ("removeAll", .part(let part), .closure) where part.step == .segments(-1):
      (.unknown, .part(part.with(.segments(0))))
    case ("append", .list, let more?) where walk.program.name(call.labels[0]) == "contentsOf":
      (.unknown, walk.expressions.sum(base, more))
    case ("append", .list, let value?): (.unknown, walk.expressions.sum(base, .list([value])))
    case ("insert", .part, let host?) where call.values.last == .number(0):
      (.unknown, walk.expressions.sum(.list([host]), base))
    default: nil
    }
  }
}
