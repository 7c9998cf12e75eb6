internal import FlowModel

/// How a route differs from what it was.
enum RouteChange {
  static func words(_ old: Route, _ new: Route) -> (words: String, level: GraphChange.Level)? {
    var words: [String] = []
    if old.target.id != new.target.id {
      words.append("leads to \(new.target.name) instead of \(old.target.name)")
    }
    if old.style != new.style {
      words.append("is shown by \(new.style.rawValue) instead of \(old.style.rawValue)")
    }
    if old.parameters != new.parameters {
      words.append("takes \(list(new.parameters)) instead of \(list(old.parameters))")
    }
    guard !words.isEmpty else { return nil }
    let isHarmless = old.target.id == new.target.id && old.parameters == new.parameters
    return (words.joined(separator: "; "), isHarmless ? .harmless : .risky)
  }

  private static func list(_ parameters: [Parameter]) -> String {
    guard !parameters.isEmpty else { return "nothing" }
    return parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }.joined(separator: ", ")
  }
}
