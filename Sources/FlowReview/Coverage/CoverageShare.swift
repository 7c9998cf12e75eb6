/// A count out of a total.
public struct CoverageShare: Hashable, Sendable {
  /// The number of items that have the aspect.
  public var count: Int
  /// The total number of items.
  public var total: Int

  /// Makes a share.
  public init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// The share in percent, rounded down, so that 100 means all; 100 if there are no items.
  public var percent: Int { total == 0 ? 100 : count * 100 / total }

  /// Tells whether the exact share is at least so many percent.
  public func reaches(_ floor: Int) -> Bool { count * 100 >= floor * total }

  static func + (left: Self, right: Self) -> Self {
    Self(left.count + right.count, of: left.total + right.total)
  }
}

extension [CoverageShare] {
  var sum: CoverageShare { reduce(CoverageShare(0, of: 0), +) }
}
