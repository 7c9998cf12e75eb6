/// What decides between two patterns that a URL matches.
public enum LinkDifference: Hashable, Sendable {
  /// The host of one is more specific.
  case host
  /// A segment of one, counted from 1, is more specific.
  case segment(Int)
  /// One has more required query items, or more specific ones.
  case requiredQuery
  /// One has more optional query items, or more specific ones.
  case optionalQuery
  /// Neither is more specific; the texts decide.
  case text
  /// The patterns are the same; the ids of the links decide.
  case id

  /// The difference's name in files, the same in every release.
  public var code: String {
    switch self {
    case .host: "host"
    case .segment: "segment"
    case .requiredQuery: "requiredQuery"
    case .optionalQuery: "optionalQuery"
    case .text: "text"
    case .id: "id"
    }
  }

  /// The segment, counted from 1, where it is one.
  public var segment: Int? {
    if case .segment(let number) = self { number } else { nil }
  }
}

extension LinkDifference: CustomStringConvertible {
  /// What the winner has, to follow "because".
  public var description: String {
    switch self {
    case .host: "its host is more specific"
    case .segment(let number): "its segment \(number) is more specific"
    case .requiredQuery: "its required query items are more specific"
    case .optionalQuery: "its optional query items are more specific"
    case .text: "neither is more specific and its text comes first"
    case .id: "the patterns are the same and its id comes first"
    }
  }
}
