/// Parses the paths of cleaned pictures: absolute or relative, with lines and cubic curves.
struct PathReading {
  typealias Point = Polyline.Point

  enum Piece {
    case line(Point)
    case curve(Point, Point, Point)
  }

  private(set) var start: Point?
  private(set) var pieces: [Piece] = []
  private var pen: Point = (0, 0)

  /// Parses up to the quote that ends the attribute.
  init(_ text: ArraySlice<UInt8>) {
    var rest = text.prefix { $0 != .quote }
    while let command = rest.popFirst() {
      guard command.isLetter else { continue }
      let run = rest.prefix { !$0.isLetter }
      follow(command, Self.numbers(run))
      rest = rest[run.endIndex...]
    }
  }

  /// The numbers of a list; a minus sign begins the next one.
  static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
    var numbers: [Double] = []
    var word: [UInt8] = []
    for byte in text + [.space] {
      if !byte.isDigit, byte != .dot {
        if let number = Double(String(decoding: word, as: UTF8.self)) { numbers.append(number) }
        word = []
      }
      if byte.isDigit || byte == .dot || byte == .minus { word.append(byte) }
    }
    return numbers
  }

  private mutating func follow(_ command: UInt8, _ numbers: [Double]) {
    let isRelative = command >= UInt8(ascii: "a")
    switch command | 0x20 {
    case UInt8(ascii: "h"):
      for x in numbers { line(to: (x + (isRelative ? pen.x : 0), pen.y)) }
    case UInt8(ascii: "v"):
      for y in numbers { line(to: (pen.x, y + (isRelative ? pen.y : 0))) }
    case UInt8(ascii: "c"):
      for points in groups(of: 3, numbers, isRelative) { curve(points[0], points[1], points[2]) }
    case UInt8(ascii: "m") where start == nil && numbers.count >= 2:
      pen = (numbers[0], numbers[1])
      start = pen
    case UInt8(ascii: "l"):
      for point in groups(of: 1, numbers, isRelative) { line(to: point[0]) }
    default: break
    }
  }

  /// The points of each segment, relative to the current point or absolute.
  private func groups(of count: Int, _ numbers: [Double], _ isRelative: Bool) -> [[Point]] {
    var from: Point = isRelative ? pen : (0, 0)
    return stride(from: 0, to: numbers.count - 2 * count + 1, by: 2 * count).map { first in
      let points = (0..<count).map { number -> Point in
        let place = first + 2 * number
        return (from.x + numbers[place], from.y + numbers[place + 1])
      }
      if isRelative { from = points[count - 1] }
      return points
    }
  }

  private mutating func line(to end: Point) {
    pieces.append(.line(end))
    pen = end
  }

  private mutating func curve(_ one: Point, _ two: Point, _ end: Point) {
    pieces.append(.curve(one, two, end))
    pen = end
  }
}
