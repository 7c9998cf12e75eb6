/// The first shape of a node in a picture: the box around it, and where its element ends.
struct NodeShape {
  private(set) var left = Double.infinity
  private(set) var top = Double.infinity
  private(set) var right = -Double.infinity
  let end: Substring.Index

  /// Reads the shape that follows the opening of a node's group; nil where the node has none.
  init?(in text: Substring) {
    let node = text[..<(text.firstRange(of: "</g>")?.lowerBound ?? text.endIndex)]
    guard let path = node.firstRange(of: " d=\"") ?? node.firstRange(of: " points=\""),
      let close = node[path.upperBound...].firstRange(of: "/>")
    else { return nil }
    end = close.upperBound
    let numbers = node[path.upperBound...].prefix { $0 != "\"" }
      .split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    guard numbers.count >= 4 else { return nil }
    for (number, value) in numbers.enumerated() {
      if number.isMultiple(of: 2) {
        (left, right) = (min(left, value), max(right, value))
      } else {
        top = min(top, value)
      }
    }
  }
}
