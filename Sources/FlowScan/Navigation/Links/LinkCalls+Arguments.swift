import SwiftFacts
import ValueFlow

/// The values that the arguments of a call give to the parameters of a function.
extension LinkCalls {
  /// The functions that a call means: one that is passed by its name alone may have labels, if no other one has none.
  func meant(by call: PathCall, among functions: [FunctionIndex]) -> [FunctionIndex] {
    guard call.isWithoutLabels, functions.count > 1 else { return functions }
    var written = call
    written.isWithoutLabels = false
    let exact = functions.filter { bound(written, to: walk.program.functions[Int($0)]) != nil }
    return exact.isEmpty ? functions : exact
  }

  /// The parameters of a function with the arguments of a call; nil if they do not match.
  func bound(_ call: PathCall, to info: FunctionInfo) -> [Name: LinkValue]? {
    var found: [Name: LinkValue] = [:]
    var next = 0
    for parameter in info.parameters {
      let type = walk.program.parameterType(parameter, of: info)
      let given = arguments(of: call, from: next, for: parameter, type, in: info.file)
      next += given.count
      if given.isEmpty, isMissing(parameter, in: call) { return nil }
      found[parameter.name] =
        given.isEmpty
        ? omitted(parameter, type, of: info) : value(of: given, for: parameter, type, of: info)
    }
    return next == call.values.count ? found : nil
  }

  /// Tells whether a call that is written out would have to give a parameter something; code that is passed may be called with less.
  private func isMissing(_ parameter: ParameterInfo, in call: PathCall) -> Bool {
    !call.places.isEmpty && parameter.standard < 0 && !parameter.flags.contains(.isVariadic)
  }

  /// The next arguments of a call that a parameter takes: none, one, or all without a label if it is variadic.
  private func arguments(
    of call: PathCall, from next: Int, for parameter: ParameterInfo, _ type: ResolvedType, in file: Int32
  ) -> ArraySlice<LinkValue> {
    guard next < call.values.count,
      call.isWithoutLabels || fits(call.labels[next], parameter, type, call.values[next]),
      !isCase(call.values[next], wherePlain: type),
      !isOther(call.values[next], than: walk.program.text(of: parameter.type, in: file))
    else { return [] }
    var end = next + 1
    if parameter.flags.contains(.isVariadic) {
      while end < call.values.count, isUnlabelled(call.labels[end]),
        type.isFunction || !call.values[end].isCode
      { end += 1 }
    }
    return call.values[next..<end]
  }

  private func value(
    of given: ArraySlice<LinkValue>, for parameter: ParameterInfo, _ type: ResolvedType,
    of info: FunctionInfo
  ) -> LinkValue {
    if parameter.flags.contains(.isVariadic) { return .list(given.map { walk.members.typed($0, by: type) }) }
    guard let value = given.first, value != .unknown else {
      return nested(parameter, type, of: info) ?? walk.members.object(of: type)
    }
    let file = walk.program.files[Int(info.file)]
    return walk.members.typed(value, by: type).list(as: parameter.type, in: file)
  }

  /// An object of a type of the function's own type, which may have the name of a wrapper of the framework: `state: inout State`.
  private func nested(_ parameter: ParameterInfo, _ type: ResolvedType, of info: FunctionInfo) -> LinkValue? {
    guard info.owner >= 0, type.types.isEmpty, !type.isFunction else { return nil }
    let text = walk.program.text(of: parameter.type, in: info.file)
    return walk.members.type(text, nestedIn: info.owner).map { .object($0, [:]) }
  }

  /// The value of a parameter that a call leaves out: the case, text, number or `nil` that the function declares, or any object of its type.
  private func omitted(_ parameter: ParameterInfo, _ type: ResolvedType, of info: FunctionInfo) -> LinkValue {
    let file = walk.program.files[Int(info.file)]
    let known: [Op] = [.member, .text, .literal, .nothing]
    guard parameter.standard >= 0, known.contains(file.op(parameter.standard)) else {
      return walk.members.object(of: type)
    }
    let frame = LinkFrame(file: info.file, scope: info.owner)
    let value = walk.expressions.evaluate(parameter.standard, LinkState(), in: frame).first?.value ?? .unknown
    return value == .unknown ? walk.members.object(of: type) : walk.members.typed(value, by: type)
  }

  private func fits(
    _ label: Name, _ parameter: ParameterInfo, _ type: ResolvedType, _ value: LinkValue
  ) -> Bool {
    if label == parameter.label { return true }
    let text = walk.program.name(parameter.label)
    if isUnlabelled(label) {
      // A trailing closure passes the parameters with a default that take none.
      if case .closure = value { return type.isFunction || type.types.isEmpty }
      return text.isEmpty || text == "_"
    }
    return false
  }

  private func isUnlabelled(_ label: Name) -> Bool { label == 0 || walk.program.name(label) == "_" }
}
