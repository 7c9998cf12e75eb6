import SwiftFacts
import ValueFlow

/// The values that code leaves in variables which it is given to change: `run(&input)`, `input.next()`.
struct LeftValues {
  let walk: LinkWalk
  /// The number of the object that a function is called on.
  private static let receiver = -1

  /// The values that a function leaves in its parameters, and of the object that it is called on.
  func left(by info: FunctionInfo, given before: [Name: LinkValue], _ state: LinkState) -> [Int: LinkValue] {
    var found: [Int: LinkValue] = [:]
    for (index, parameter) in info.parameters.enumerated() where isChangeable(parameter, of: info) {
      found[index] = changed(parameter.name, before, state)
    }
    found[Self.receiver] = changed(walk.selfName, before, state)
    return found
  }

  /// The values that a closure leaves in its parameters: one that its code changes is `inout`, unless it declares a variable of that name.
  func left(by code: Written, _ names: [Name], given before: [Name: LinkValue], _ state: LinkState)
    -> [Int: LinkValue]
  {
    var found: [Int: LinkValue] = [:]
    for (index, name) in names.enumerated() {
      guard let value = changed(name, before, state), !code.declares(name) else { continue }
      found[index] = value
    }
    return found
  }

  /// The results of a call, with what it leaves stored in the variables that are its arguments.
  func stored(
    _ results: LinkResults, callee: Int32, arguments: [Int32], in frame: LinkFrame
  ) -> LinkResults {
    results.map { result in
      guard !result.state.left.isEmpty else { return result }
      var state = result.state
      state.left = [:]
      for (index, value) in result.state.left.sorted(by: { $0.key < $1.key }) {
        if arguments.indices.contains(index) {
          walk.expressions.store(value, in: arguments[index], &state, in: frame)
        } else if index == Self.receiver {
          store(value, inReceiverOf: callee, &state, in: frame)
        }
      }
      return (result.value, state)
    }
  }

  /// The values that are left for the arguments of a call, which may leave out some of the parameters.
  func numbered(_ left: [Int: LinkValue], of info: FunctionInfo, for call: PathCall) -> [Int: LinkValue] {
    guard !left.isEmpty, call.values.count != info.parameters.count else { return left }
    var found: [Int: LinkValue] = [:]
    for (index, value) in left {
      guard info.parameters.indices.contains(index) else {
        found[index] = value
        continue
      }
      let label = info.parameters[index].label
      if let place = call.labels.firstIndex(of: label) { found[place] = value }
    }
    return found
  }

  /// An object of a class is shared with the code that passes it.
  private func isChangeable(_ parameter: ParameterInfo, of info: FunctionInfo) -> Bool {
    if parameter.flags.contains(.isInOut) { return true }
    return walk.program.parameterType(parameter, of: info).types.contains {
      walk.program.types[Int($0)].kind == .class && !walk.program.types[Int($0)].isForeign
    }
  }

  /// The new value of a name that stood for parts of a link, or for a list of them.
  private func changed(_ name: Name, _ before: [Name: LinkValue], _ state: LinkState) -> LinkValue? {
    guard let old = before[name], let new = state.values[name], old != new else { return nil }
    if case .list = old { return new }
    return old.carries ? new : nil
  }

  private func store(
    _ value: LinkValue, inReceiverOf callee: Int32, _ state: inout LinkState, in frame: LinkFrame
  ) {
    let file = walk.program.files[Int(frame.file)]
    switch file.op(callee) {
    case .member: walk.expressions.store(value, in: file.code[Int(callee) + 2], &state, in: frame)
    case .name where state.values[walk.selfName] != nil: state.values[walk.selfName] = value
    default: break
    }
  }
}

extension Written {
  /// Tells whether code declares a variable with a name.
  fileprivate func declares(_ name: Name) -> Bool {
    var isDeclared = false
    walk { if case .binding(name) = $0.form { isDeclared = true } }
    return isDeclared
  }
}
