internal import FlowModel

/// The changes in the parameters of a route; those that callers must follow are risky.
enum ParameterChange {
  static func details(_ old: [Parameter], _ new: [Parameter]) -> [GraphChange.Detail] {
    if let renamed = renamed(old, new) { return renamed }
    let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var details = old.filter { after[$0.name] == nil }.map { parameter in
      GraphChange.Detail(.risky, "no longer takes \(parameter.name)")
    }
    for parameter in new {
      guard let was = before[parameter.name] else {
        details.append(added(parameter))
        continue
      }
      if was != parameter { details.append(changed(was, parameter)) }
    }
    let kept = [old.map(\.name).filter { after[$0] != nil }, new.map(\.name).filter { before[$0] != nil }]
    if kept[0] != kept[1] { details.append(.init(.risky, "takes its parameters in a different order")) }
    return details
  }

  /// The renamed parameters, if only names differ and types and order are the same.
  private static func renamed(_ old: [Parameter], _ new: [Parameter]) -> [GraphChange.Detail]? {
    guard old.map(type) == new.map(type) else { return nil }
    return zip(old, new).filter { $0.name != $1.name }.map { old, new in
      .init(.harmless, "renames its parameter \(old.name) to \(new.name)")
    }
  }

  private static func added(_ parameter: Parameter) -> GraphChange.Detail {
    let isRequired = !parameter.isOptional
    let words = "takes \(parameter.name): \(type(parameter))"
    return .init(isRequired ? .risky : .harmless, words + (isRequired ? ", which is required" : ""))
  }

  private static func changed(_ old: Parameter, _ new: Parameter) -> GraphChange.Detail {
    // A required parameter that became optional still accepts the old calls.
    let isWider = old.type == new.type && new.isOptional
    return .init(isWider ? .harmless : .risky, "takes \(new.name): \(type(new)) instead of \(type(old))")
  }

  private static func type(_ parameter: Parameter) -> String {
    parameter.type + (parameter.isOptional ? "?" : "")
  }
}
