/// How specific a part is: of two parts that match, the smaller wins.
enum LinkRank: UInt8, CaseIterable, Comparable, Sendable {
  case literal, uuid, int, double, bool, text, wildcard

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The order in which patterns win, but for the text that decides between equals.
///
/// 1. The ranks of scheme, host and segments, compared from the left; where one ends, the longer first.
/// 2. More required query items first, then their ranks, best first.
/// 3. More optional query items first, then their ranks, best first.
struct LinkSpecificity: Hashable, Sendable {
  let parts: [LinkRank]
  let required: [LinkRank]
  let optional: [LinkRank]

  init(parts: [LinkPattern.Part], query: [LinkPattern.QueryItem]) {
    self.parts = parts.map(\.rank)
    required = query.isEmpty ? [] : query.filter(\.isRequired).map(\.rank).sorted()
    optional = query.isEmpty ? [] : query.filter { !$0.isRequired }.map(\.rank).sorted()
  }
}

extension LinkSpecificity {
  /// The first part or step that tells two patterns apart; nil where neither is more specific.
  func difference(from other: Self) -> (isSmaller: Bool, place: LinkDifference)? {
    for (index, (mine, others)) in zip(parts, other.parts).enumerated() where mine != others {
      return (mine < others, index == 1 ? .host : .segment(index - 1))
    }
    if parts.count != other.parts.count {
      return (parts.count > other.parts.count, .segment(min(parts.count, other.parts.count) - 1))
    }
    if let isSmaller = Self.isBefore(required, other.required) { return (isSmaller, .requiredQuery) }
    if let isSmaller = Self.isBefore(optional, other.optional) { return (isSmaller, .optionalQuery) }
    return nil
  }

  private static func isBefore(_ mine: [LinkRank], _ others: [LinkRank]) -> Bool? {
    if mine.count != others.count { return mine.count > others.count }
    return mine == others ? nil : mine.lexicographicallyPrecedes(others)
  }
}

extension LinkPattern {
  /// Whether this pattern wins over another where a URL matches both.
  ///
  /// The order is strict and total over all patterns, and depends on nothing but the two.
  public func precedes(_ other: LinkPattern) -> Bool {
    specificity.difference(from: other.specificity)?.isSmaller
      ?? description.hasBytes(before: other.description)
  }

  /// What first tells this pattern from another in the order of precedence; nil where they are equal.
  public func difference(from other: LinkPattern) -> LinkDifference? {
    specificity.difference(from: other.specificity)?.place ?? (self == other ? nil : .text)
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
