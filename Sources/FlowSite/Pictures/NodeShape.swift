/// The first shape of a node in a picture: the box around it, and the end of its element.
struct NodeShape {
  private(set) var left = Double.infinity
  private(set) var top = Double.infinity
  private(set) var right = -Double.infinity
  let end: Substring.Index

  /// Parses the shape after the opening tag of a node's group; nil if the node has none.
  init?(in text: Substring) {
    let node = text[..<(text.firstRange(of: "</g>")?.lowerBound ?? text.endIndex)]
    let path = node.firstRange(of: " d=\"")
    guard let shape = path ?? node.firstRange(of: " points=\""),
      let close = node[shape.upperBound...].firstRange(of: "/>")
    else { return nil }
    end = close.upperBound
    let outline = node[shape.upperBound...].prefix { $0 != "\"" }
    if path == nil { add(Self.numbers(outline[...])) } else { follow(outline) }
    guard left < right else { return nil }
  }

  /// Adds the corners of a path; each is relative to the end of the previous one, except for the first.
  private mutating func follow(_ path: Substring) {
    var pen = (x: 0.0, y: 0.0)
    for run in path.split(whereSeparator: \.isLetter) {
      let command = path[path.index(before: run.startIndex)]
      let numbers = Self.numbers(run)
      switch command {
      case "h": for step in numbers { pen.x += step }
      case "v": for step in numbers { pen.y += step }
      case "c", "l":
        for place in stride(from: 1, to: numbers.count, by: 2) where command == "l" || place % 6 == 5 {
          pen = (pen.x + numbers[place - 1], pen.y + numbers[place])
        }
      default:
        add(numbers)
        pen = (numbers.dropLast().last ?? 0, numbers.last ?? 0)
      }
      add([pen.x, pen.y])
    }
  }

  private mutating func add(_ numbers: [Double]) {
    for (number, value) in numbers.enumerated() {
      if number.isMultiple(of: 2) {
        (left, right) = (min(left, value), max(right, value))
      } else {
        top = min(top, value)
      }
    }
  }

  /// The numbers of a list; a minus sign begins the next one.
  private static func numbers(_ text: Substring) -> [Double] {
    text.replacing("-", with: " -").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
  }
}
