/// The reason why a URL does not match a pattern: the first part, from the left, that differs.
public enum LinkMismatch: Hashable, Sendable {
  /// The schemes differ.
  case scheme(expected: String, found: String)
  /// The hosts differ.
  case host(expected: String, found: String)
  /// A literal segment differs; segments count from 1.
  case literal(segment: Int, expected: String, found: String)
  /// The text of a parameter is not of its type.
  case type(name: String, type: LinkPattern.ValueType, found: String)
  /// The host or segment for a parameter is empty.
  case empty(name: String)
  /// The path is too short; a wildcard needs at least one segment.
  case tooFewSegments(expected: Int, found: Int)
  /// The path is too long.
  case tooManySegments(expected: Int, found: Int)
  /// A required query item is missing.
  case queryMissing(key: String)
  /// A query item has a different value.
  case queryValue(key: String, expected: String, found: String)

  /// The reason's name in files, the same in every release.
  public var code: String {
    switch self {
    case .scheme: "scheme"
    case .host: "host"
    case .literal: "literal"
    case .type: "type"
    case .empty: "empty"
    case .tooFewSegments: "tooFewSegments"
    case .tooManySegments: "tooManySegments"
    case .queryMissing: "queryMissing"
    case .queryValue: "queryValue"
    }
  }

  /// The parameter's name, the query item's key or the segment's number; empty for other reasons.
  public var subject: String {
    switch self {
    case .scheme, .host, .tooFewSegments, .tooManySegments: ""
    case .literal(let segment, _, _): String(segment)
    case .type(let name, _, _), .empty(let name): name
    case .queryMissing(let key), .queryValue(let key, _, _): key
    }
  }
}

extension LinkMismatch: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .scheme(let expected, let found): "The scheme is '\(found)', not '\(expected)'."
    case .host(let expected, let found): "The host is '\(found)', not '\(expected)'."
    case .literal(let segment, let expected, let found):
      "Segment \(segment) is '\(found)', not '\(expected)'."
    case .type(let name, let type, let found): "'\(found)', for '\(name)', is not of type \(type.name)."
    case .empty(let name): "The value of '\(name)' is empty."
    case .tooFewSegments(let expected, let found): "The path has too few segments: \(found), not \(expected)."
    case .tooManySegments(let expected, let found):
      "The path has too many segments: \(found), not \(expected)."
    case .queryMissing(let key): "The query has no '\(key)'."
    case .queryValue(let key, let expected, let found):
      "The query's '\(key)' is '\(found)', not '\(expected)'."
    }
  }
}
