/// What the parameters of a route are called in the graph.
///
/// A route's types are known to everybody who reads it, its parameters' names are not: whoever declares, scans or
/// observes it must come to the same names.
package enum ParameterNames {
  /// The names that the route gives, else those of its link's pattern, else those that the types suggest.
  package static func names(of types: [String], given: [String], pattern: LinkPattern?) -> [String] {
    var names = Array(given.prefix(types.count))
    names += offered(by: pattern, count: types.count - names.count, besides: names)
    for type in types[names.count...] { names.append(unique(suggestion(for: type), among: names)) }
    return names
  }

  /// The pattern's names for the parameters that have none: as a rule all in order.
  ///
  /// Where the path has more than are wanted, the last are taken, as the first belong to the steps that lead to the route.
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
