/// A list of which the middle is left out if it is long.
///
/// Lists that grow with the depth of an app, such as ways and ancestors, have, all together, as many elements as the square of its
/// flows: what shows one for each flow must not put the whole list together.
public struct Abridged<Element> {
  /// The first elements; all of them if none is left out.
  public let first: [Element]
  /// The number of elements that are left out.
  public let left: Int
  /// The last elements; empty if none is left out.
  public let last: [Element]

  /// Makes a list of its ends.
  public init(first: [Element], left: Int, last: [Element]) {
    (self.first, self.left, self.last) = (first, left, last)
  }

  /// Leaves out what is between the given numbers of elements.
  public init(_ all: [Element], first: Int, last: Int) {
    left = max(0, all.count - first - last)
    self.first = left == 0 ? all : Array(all.prefix(first))
    self.last = left == 0 ? [] : Array(all.suffix(last))
  }

  /// The number of all elements, with those that are left out.
  public var count: Int { first.count + left + last.count }

  /// The elements, with another one for those that are left out.
  public func map<Row>(_ row: (Element) -> Row, leftOut: (Int) -> Row) -> [Row] {
    first.map(row) + (left == 0 ? [] : [leftOut(left)]) + last.map(row)
  }
}

extension Abridged: Sendable where Element: Sendable {}
extension Abridged: Equatable where Element: Equatable {}
