/// A list of which the middle is left out if it is long.
struct Abridged<Element> {
  let first: [Element]
  /// The number of elements that are left out.
  let left: Int
  let last: [Element]

  init(_ all: [Element], first: Int, last: Int) {
    left = max(0, all.count - first - last)
    self.first = left == 0 ? all : Array(all.prefix(first))
    self.last = left == 0 ? [] : Array(all.suffix(last))
  }

  /// The elements, with another one for those that are left out.
  func map<Row>(_ row: (Element) -> Row, leftOut: (Int) -> Row) -> [Row] {
    first.map(row) + (left == 0 ? [] : [leftOut(left)]) + last.map(row)
  }
}
