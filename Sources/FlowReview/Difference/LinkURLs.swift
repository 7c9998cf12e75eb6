internal import FlowModel

/// URLs that a link answers, generated from its pattern: with each allowed value, and with texts of each kind.
struct LinkURLs {
  let link: Link
  let pattern: LinkPattern

  /// The most URLs generated; the combinations of a hundred parameters are endless.
  private static let limit = 200
  /// The most values tried for one parameter.
  private static let valueLimit = 50

  /// The URLs, with the declared examples first.
  var all: [String] {
    var urls = link.examples
    for values in choices { if let url = try? pattern.url(values) { urls.append(url) } }
    var seen: Set<String> = []
    return Array(urls.filter { seen.insert($0).inserted }.prefix(Self.limit))
  }

  /// Combinations: all parameters with their first values, then one of them varied or omitted, then all varied, and each varied without
  /// the optional ones.
  private var choices: [[String: String]] {
    let parameters = pattern.parameters
    let values = Dictionary(
      parameters.map { ($0.name, texts(for: $0)) }, uniquingKeysWith: { first, _ in first })
    let base = values.compactMapValues(\.first)
    var choices = [base]
    for parameter in parameters {
      for value in (values[parameter.name] ?? []).dropFirst() {
        choices.append(base.merging([parameter.name: value]) { $1 })
      }
      if parameter.isOptional { choices.append(base.filter { $0.key != parameter.name }) }
    }
    let optional = Set(parameters.filter(\.isOptional).map(\.name))
    choices.append(base.filter { !optional.contains($0.key) })
    let most = values.values.map(\.count).max() ?? 0
    for number in 0..<most {
      choices.append(values.compactMapValues { $0.isEmpty ? nil : $0[min(number, $0.count - 1)] })
    }
    return choices + withoutOptional(base, values)
  }

  /// Each required parameter varied, with all optional ones left out: another link may match where they are there.
  private func withoutOptional(_ base: [String: String], _ values: [String: [String]]) -> [[String: String]] {
    let names = pattern.parameters.filter { !$0.isOptional }.map(\.name)
    guard names.count < pattern.parameters.count else { return [] }
    let required = base.filter { names.contains($0.key) }
    return names.flatMap { name in
      (values[name] ?? []).dropFirst().map { value in required.merging([name: value]) { $1 } }
    }
  }

  private func texts(for parameter: LinkPattern.Parameter) -> [String] {
    let said = link.parameters.first { $0.name == parameter.name }
    if let said, !said.allowed.isEmpty { return Array(said.allowed.prefix(Self.valueLimit)) }
    let texts = Self.texts + (parameter.isWildcard ? ["a/b"] : [])
    return texts.filter { parameter.type.takes($0) && said?.takes($0) ?? true }
  }

  private static let texts = [
    "1", "a", "-7", "1.5", "true", "false", "00000000-0000-0000-0000-000000000000",
  ]
}
