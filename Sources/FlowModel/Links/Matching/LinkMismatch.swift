/// Why a URL does not match a pattern: the first part, from the left, that differs.
public enum LinkMismatch: Hashable, Sendable {
  /// The scheme is another.
  case scheme(expected: String, found: String)
  /// The host is another.
  case host(expected: String, found: String)
  /// A segment, counted from 1, is another.
  case literal(segment: Int, expected: String, found: String)
  /// A parameter's text is not of its type.
  case type(name: String, type: LinkPattern.ValueType, found: String)
  /// The host or the segment that a parameter takes is empty.
  case empty(name: String)
  /// The path ends too soon; a wildcard asks for one segment at least.
  case tooFewSegments(expected: Int, found: Int)
  /// The path goes on.
  case tooManySegments(expected: Int, found: Int)
  /// A required query item is missing.
  case queryMissing(key: String)
  /// A query item has another value.
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

  /// What it is about: the parameter's name, the query item's key or the segment's number; empty elsewhere.
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
    case .empty(let name): "Nothing stands where '\(name)' is expected."
    case .tooFewSegments(let expected, let found): "The path has too few segments: \(found), not \(expected)."
    case .tooManySegments(let expected, let found):
      "The path has too many segments: \(found), not \(expected)."
    case .queryMissing(let key): "The query has no '\(key)'."
    case .queryValue(let key, let expected, let found):
      "The query's '\(key)' is '\(found)', not '\(expected)'."
    }
  }
}
