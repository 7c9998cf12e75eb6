import SwiftFacts
import ValueFlow

/// Values whose type tells what they are: implicit members, and literals of types of the app.
extension LinkMembers {
  /// Resolves an implicit member by its type.
  func typed(_ value: LinkValue, by type: ResolvedType) -> LinkValue {
    if case .oneOf(let values) = value { return .oneOf(values.map { typed($0, by: type) }) }
    if case .list(let values) = value { return .list(values.map { typed($0, by: type) }) }
    if case .pairs(let keys, let values) = value { return .pairs(keys, values.map { typed($0, by: type) }) }
    if case .text = value { return literal(value, of: type) }
    guard case .enumCase(-1, let name, let values) = value else { return value }
    for type in type.types {
      if let info = walk.program.enumCase(name, of: type) {
        return .enumCase(type, name, typed(values, by: info, of: type))
      }
      if values.isEmpty, let found = staticMember(name, of: type) { return found }
      if !values.isEmpty, let made = made(by: name, of: type, with: values) { return made }
    }
    return value
  }

  /// The value of a type of the app that a text is a literal of: `.literal("orders")` for `"orders"`.
  private func literal(_ text: LinkValue, of type: ResolvedType) -> LinkValue {
    guard let label = walk.program.names.known("stringLiteral"), let name = walk.program.names.known("init")
    else {
      return text
    }
    let call = PathCall(
      name: name, text: "init", labels: [label], values: [text], spot: CodeSpot(file: 0, place: 0))
    for type in type.types where !walk.program.types[Int(type)].isForeign {
      let initializers = walk.program.methods(name, of: type).map { walk.program.functions[Int($0)] }
      guard initializers.contains(where: { $0.parameters.first?.label == label }) else { continue }
      let frame = LinkFrame(file: walk.program.types[Int(type)].file, scope: type)
      return walk.construction.make(type, call, LinkState(), in: frame).first?.value ?? text
    }
    return text
  }

  /// The result of a static function that code calls without its type: `.path("orders", .id)`.
  private func made(by name: Name, of type: TypeIndex, with values: [LinkValue]) -> LinkValue? {
    let call = PathCall(
      name: name, text: walk.program.name(name), labels: values.map { _ in 0 }, values: values,
      spot: CodeSpot(file: 0, place: 0))
    guard walk.program.methods(name, of: type).contains(where: isStatic),
      let found = walk.calls.method(call, on: .type(type), of: type, LinkState(), runsAlways: true)?.first?
        .value
    else { return nil }
    return found == .unknown ? nil : found
  }

  /// The values that a case keeps, of an enum of which only the type is known: `case .signedIn(let tabs)` of an app's phase.
  func kept(by name: Name, in value: LinkValue) -> [LinkValue] {
    guard case .object(let type, _) = value, type >= 0, let info = walk.program.enumCase(name, of: type)
    else {
      return []
    }
    return info.parameters.map { object(of: walk.program.parameterType($0, of: info, in: type)) }
  }

  private func isStatic(_ function: FunctionIndex) -> Bool {
    walk.program.functions[Int(function)].flags.contains(.isStatic)
  }

  /// The values that a case carries, with implicit members resolved by its declaration, which also tells what code leaves out.
  func typed(_ values: [LinkValue], by info: CaseInfo, of type: TypeIndex) -> [LinkValue] {
    (values + omitted(after: values, by: info)).enumerated().map { index, value in
      guard info.parameters.indices.contains(index) else { return value }
      return typed(value, by: walk.program.parameterType(info.parameters[index], of: info, in: type))
    }
  }

  /// The values of the last parameters of a case, if code leaves out all that it may: `case cake(id: String, isNew: Bool = false)`.
  private func omitted(after values: [LinkValue], by info: CaseInfo) -> [LinkValue] {
    let rest = info.parameters.dropFirst(values.count)
    let standards = rest.map(\.standard).filter { $0 >= 0 }
    guard !values.isEmpty, standards.count == rest.count,
      info.parameters.filter({ $0.standard >= 0 }).count == rest.count
    else { return [] }
    let file = walk.program.files[Int(info.file)]
    let frame = LinkFrame(file: info.file, scope: -1)
    return standards.map { standard in
      guard [.member, .text, .literal, .nothing].contains(file.op(standard)) else { return .unknown }
      return walk.expressions.evaluate(standard, LinkState(), in: frame).first?.value ?? .unknown
    }
  }
}
