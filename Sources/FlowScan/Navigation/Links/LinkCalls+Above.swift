import SwiftFacts
import ValueFlow

/// Calls of the class above: `super.parse(url)`.
extension LinkCalls {
  /// Tells whether the base of a call is `super`.
  func isSuper(_ base: Int32, in frame: LinkFrame) -> Bool {
    let file = walk.program.files[Int(frame.file)]
    return file.op(base) == .name
      && walk.program.name(file.names[Int(file.code[Int(base) + 2])]) == "super"
  }

  /// The result of a function of the superclass; that of a class without source opens nothing.
  func answer(above call: PathCall, on own: LinkValue?, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    guard let above = LinkReceivers(program: walk.program).above(frame.scope),
      !walk.program.types[Int(above)].isForeign
    else { return [(.unknown, state)] }
    if call.text == "init" { return initialize(by: call, of: above, state, in: frame) }
    let functions = walk.program.methods(call.name, of: above)
    return enter(functions, call, on: own ?? .unknown, state) ?? [(.unknown, state)]
  }

  /// The initialiser of the class above, which fills properties of this object.
  private func initialize(by call: PathCall, of above: TypeIndex, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    walk.construction.make(above, call, state, in: frame).map { made in
      var state = made.state
      if case .object(let type, let own)? = state.values[walk.selfName],
        case .object(_, let fields) = made.value
      {
        state.values[walk.selfName] = .object(type, own.merging(fields) { one, _ in one })
      }
      return (.unknown, state)
    }
  }
}
