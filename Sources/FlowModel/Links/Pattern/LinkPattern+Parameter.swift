extension LinkPattern {
  /// A parameter of a pattern, as the documentation lists it.
  public struct Parameter: Hashable, Sendable {
    /// The name, unique in the pattern; `*` for a wildcard without a name.
    public let name: String
    /// The type given in the pattern.
    public let type: ValueType
    /// The part of the URL that holds it.
    public let place: Place
    /// Whether a URL may omit it.
    public let isOptional: Bool
    /// Whether it takes all remaining segments.
    public let isWildcard: Bool

    /// The part of a URL that holds a parameter.
    public enum Place: String, Hashable, Sendable {
      /// The host.
      case host
      /// A segment of the path.
      case path
      /// An item of the query.
      case query
    }
  }

  /// The parameters, in the order of the pattern.
  public var parameters: [Parameter] {
    var all: [Parameter] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal: continue
      case .parameter(let name, let type):
        all.append(Parameter(name, type, index == 1 ? .host : .path))
      case .wildcard(let name):
        all.append(Parameter(name, .text, .path, isWildcard: true))
      }
    }
    for item in query {
      guard case .parameter(let name, let type, let isOptional) = item.value else { continue }
      all.append(Parameter(name, type, .query, isOptional: isOptional))
    }
    return all
  }
}

extension LinkPattern.Parameter {
  fileprivate init(
    _ name: String, _ type: LinkPattern.ValueType, _ place: Place, isOptional: Bool = false,
    isWildcard: Bool = false
  ) {
    self.name = name
    self.type = type
    self.place = place
    self.isOptional = isOptional
    self.isWildcard = isWildcard
  }
}
