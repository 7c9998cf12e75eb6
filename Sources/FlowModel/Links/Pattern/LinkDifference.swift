/// The feature that decides which of two matching patterns wins.
public enum LinkDifference: Hashable, Sendable {
  /// One host is more specific.
  case host
  /// A segment, counted from 1, is more specific.
  case segment(Int)
  /// One pattern has more required query items, or more specific ones.
  case requiredQuery
  /// One pattern has more optional query items, or more specific ones.
  case optionalQuery
  /// Neither pattern is more specific; their texts decide.
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

  /// The segment, counted from 1, if a segment decides.
  public var segment: Int? {
    if case .segment(let number) = self { number } else { nil }
  }
}

extension LinkDifference: CustomStringConvertible {
  /// The winner's advantage, as a phrase to follow "because".
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
