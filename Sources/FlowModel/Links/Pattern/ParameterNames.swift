/// The names of a route's parameters in the graph.
///
/// Every source of a route knows the types of its parameters but not their names; declarations, scans and traces must arrive at the
/// same names.
package enum ParameterNames {
  /// Takes the names given by the route, else those of its link's pattern, else names derived from the types.
  package static func names(of types: [String], given: [String], pattern: LinkPattern?) -> [String] {
    var names = Array(given.prefix(types.count))
    names += offered(by: pattern, count: types.count - names.count, besides: names)
    for type in types[names.count...] { names.append(unique(suggestion(for: type), among: names)) }
    return names
  }

  /// Picks names from the pattern for the parameters that have none, usually all of them in order.
  ///
  /// If the path has more than needed, the last are taken: the first belong to the routes that lead there.
  private static func offered(by pattern: LinkPattern?, count: Int, besides taken: [String]) -> [String] {
    let all = (pattern?.parameters ?? []).filter { !taken.contains($0.name) }
    let path = all.filter { $0.place != .query }
    return (path.count >= count ? path : all).suffix(count).map(\.name)
  }

  private static func suggestion(for type: String) -> String {
    let last = type.split(separator: ".").last.map(String.init) ?? ""
    guard let first = last.first, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return "value"
    }
    return last.allSatisfy(\.isUppercase) ? last.lowercased() : first.lowercased() + last.dropFirst()
  }

  private static func unique(_ name: String, among names: [String]) -> String {
    guard names.contains(name) else { return name }
    var number = 2
    while names.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}
