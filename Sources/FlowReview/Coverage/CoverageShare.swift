/// How many of all.
public struct CoverageShare: Hashable, Sendable {
  /// How many have it.
  public var count: Int
  /// How many there are.
  public var total: Int

  /// Makes a share.
  public init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// The share in percent, rounded down, so that 100 means all; all of nothing is 100.
  public var percent: Int { total == 0 ? 100 : count * 100 / total }

  /// Whether it is at least so many percent, to the last one.
  public func reaches(_ floor: Int) -> Bool { count * 100 >= floor * total }

  static func + (left: Self, right: Self) -> Self {
    Self(left.count + right.count, of: left.total + right.total)
  }
}

extension [CoverageShare] {
  var sum: CoverageShare { reduce(CoverageShare(0, of: 0), +) }
}
