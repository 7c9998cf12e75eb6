/// Reads the measured parts of a cleaned picture: its size, its nodes, and the lines between them.
struct SVGReading {
  private let text: [UInt8]
  private(set) var nodes = 0
  private(set) var paths: [Polyline] = []

  init(_ svg: String) { text = Array(svg.utf8) }

  /// The width and height of the view box.
  var size: (Double, Double)? {
    guard let start = find("viewBox=\"", from: 0, before: text.count) else { return nil }
    let numbers = PathReading.numbers(text[(start + 9)...].prefix { $0 != .quote })
    return numbers.count == 4 ? (numbers[2], numbers[3]) : nil
  }

  /// Counts the nodes and reads the first path of each edge: the line, without its arrow.
  mutating func readShapes() {
    var place = 0
    while let group = find("<g id=\"", from: place, before: text.count) {
      place = group + 7
      guard let end = find(">", from: place, before: text.count) else { return }
      if find("class=\"node", from: place, before: end) != nil { nodes += 1 }
      guard find("class=\"edge", from: place, before: end) != nil else { continue }
      let close = find("</g>", from: end, before: text.count) ?? text.count
      if let path = find(" d=\"", from: end, before: close) {
        paths.append(Polyline(PathReading(text[(path + 4)...])))
      }
    }
  }

  private func find(_ pattern: StaticString, from start: Int, before end: Int) -> Int? {
    let count = pattern.utf8CodeUnitCount
    let first = pattern.utf8Start[0]
    var at = start
    while at + count <= end {
      if text[at] == first, (0..<count).allSatisfy({ text[at + $0] == pattern.utf8Start[$0] }) { return at }
      at += 1
    }
    return nil
  }
}
