/// The rank of a part: of two parts that match, the one with the smaller raw value wins.
enum LinkRank: String, Sendable {
  case literal = "a"
  case uuid = "b"
  case int = "c"
  case double = "d"
  case bool = "e"
  case text = "f"
  case wildcard = "g"
}

/// The specificity of a pattern as a string: of two patterns, the one with the smaller string wins.
///
/// 1. The ranks of scheme, host and segments; then `z`, so that the longer comes first.
/// 2. An `a` for each required query item, then `z`, so that more come first; then their ranks, best first.
/// 3. The same for the optional query items.
struct LinkSpecificity: Sendable {
  private let text: String
  private let partCount: Int
  private let requiredCount: Int

  init(parts: [LinkPattern.Part], query: [LinkPattern.QueryItem]) {
    let required = query.filter(\.isRequired)
    let optional = query.filter { !$0.isRequired }
    partCount = parts.count
    requiredCount = required.count
    text = parts.map(\.rank.rawValue).joined() + "z" + Self.text(of: required) + Self.text(of: optional)
  }

  private static func text(of items: [LinkPattern.QueryItem]) -> String {
    String(repeating: "a", count: items.count) + "z" + items.map(\.rank.rawValue).sorted().joined()
  }
}

extension LinkSpecificity: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.text < right.text }
  static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// Finds the first difference between two patterns; nil if neither is more specific.
  func difference(from other: Self) -> LinkDifference? {
    guard let index = zip(0..., zip(text.utf8, other.text.utf8)).first(where: { $1.0 != $1.1 })?.0 else {
      return nil
    }
    if index <= min(partCount, other.partCount) { return index == 1 ? .host : .segment(index - 1) }
    let startOfOptional = partCount + 2 * requiredCount + 2
    return index < startOfOptional ? .requiredQuery : .optionalQuery
  }
}

extension LinkPattern {
  /// Tells whether this pattern wins over another if a URL matches both.
  ///
  /// The order is strict and total over all patterns, and depends on nothing but the two.
  public func precedes(_ other: LinkPattern) -> Bool {
    if specificity != other.specificity { return specificity < other.specificity }
    return description.hasBytes(before: other.description)
  }

  /// Finds the first difference from another pattern in the order of precedence; nil if they are equal.
  public func difference(from other: LinkPattern) -> LinkDifference? {
    specificity.difference(from: other.specificity) ?? (self == other ? nil : .text)
  }
}

extension LinkPattern.Part {
  fileprivate var rank: LinkRank {
    switch self {
    case .literal: .literal
    case .parameter(_, let type): type.rank
    case .wildcard: .wildcard
    }
  }
}

extension LinkPattern.QueryItem {
  fileprivate var rank: LinkRank {
    switch value {
    case .literal: .literal
    case .parameter(_, let type, _): type.rank
    }
  }
}
