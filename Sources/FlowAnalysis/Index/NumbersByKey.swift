/// The numbers of the elements of a list that have the same key, all in one list: copies of large elements, or a list for each key, would
/// take more memory than the graph.
struct NumbersByKey: Sendable {
  private let numbers: [Int]
  private let ranges: [String: Range<Int>]

  init<Element>(_ elements: [Element], by key: (Element) -> String) {
    var counts: [String: Int] = [:]
    for element in elements { counts[key(element), default: 0] += 1 }
    var end = 0
    var ranges = counts.mapValues { count in
      end += count
      return (end - count)..<(end - count)
    }
    var numbers = [Int](repeating: 0, count: elements.count)
    for (number, element) in elements.enumerated() {
      let range = ranges[key(element), default: 0..<0]
      numbers[range.upperBound] = number
      ranges[key(element)] = range.lowerBound..<(range.upperBound + 1)
    }
    self.numbers = numbers
    self.ranges = ranges
  }

  /// The numbers of the elements with a key, in order.
  subscript(key: String) -> ArraySlice<Int> { ranges[key].map { numbers[$0] } ?? [] }
}
