/// The reason why no URL can be built from a pattern and parameters.
public enum LinkReverseError: Error, Hashable, Sendable {
  /// A parameter that the pattern requires is not given.
  case missing(name: String)
  /// An unknown parameter is given.
  case unknown(name: String)
  /// The text of a parameter is not of its type.
  case type(name: String, type: LinkPattern.ValueType, found: String)
  /// A parameter of the host or path is empty, or a wildcard has an empty segment.
  case empty(name: String)

  /// The error's name in files, the same in every release.
  public var code: String {
    switch self {
    case .missing: "missing"
    case .unknown: "unknown"
    case .type: "type"
    case .empty: "empty"
    }
  }

  /// The parameter's name.
  public var name: String {
    switch self {
    case .missing(let name), .unknown(let name), .empty(let name), .type(let name, _, _): name
    }
  }
}

extension LinkReverseError: CustomStringConvertible {
  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .missing(let name): "Give the parameter '\(name)'; the link needs it."
    case .unknown(let name): "Leave out '\(name)'; the link has no such parameter."
    case .type(let name, let type, let found):
      "Give '\(name)' a value of type \(type.name); '\(found)' is not one."
    case .empty(let name): "Give '\(name)' a text; an empty segment matches nothing."
    }
  }
}
