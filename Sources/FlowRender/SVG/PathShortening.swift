extension [UInt8] {
  /// Adds a path with the same lines in fewer bytes: with relative coordinates, and straight lines as such.
  ///
  /// Coordinates are whole tenths, so that the sum of the steps is exactly the rounded value. Only paths of corners and curves
  /// between absolute points are shortened; others are only rounded.
  mutating func appendPath(_ source: ArraySlice<UInt8>) {
    guard let path = AbsolutePath(source) else { return appendNumbers(source) }
    var writer = PathWriter()
    for piece in path.pieces { writer.write(piece) }
    append(contentsOf: writer.bytes)
  }

  /// Adds the corners of a polygon or a line, without repetitions of the previous corner.
  ///
  /// A polygon closes itself.
  mutating func appendPoints(_ source: ArraySlice<UInt8>, isClosed: Bool) {
    guard var points = PathPoint.list(source) else { return appendNumbers(source) }
    if isClosed, points.count > 2, points.first == points.last { points.removeLast() }
    var list = NumberList()
    var last: PathPoint?
    for point in points where point != last {
      list.add(point)
      last = point
    }
    append(contentsOf: list.bytes)
  }
}

/// A path of lines and cubic curves between absolute points, as Graphviz writes it.
private struct AbsolutePath {
  enum Piece {
    case move(PathPoint)
    case line(PathPoint)
    case curve(PathPoint, PathPoint, PathPoint)
  }

  private(set) var pieces: [Piece] = []

  init?(_ source: ArraySlice<UInt8>) {
    var rest = source
    while let letter = rest.popFirst() {
      if letter == .space { continue }
      let run = rest.prefix { !$0.isLetter }
      guard let points = PathPoint.list(run), add(letter, points) else { return nil }
      rest = rest[run.endIndex...]
    }
  }

  private mutating func add(_ letter: UInt8, _ points: [PathPoint]) -> Bool {
    switch letter {
    case UInt8(ascii: "M") where points.count == 1: pieces.append(.move(points[0]))
    case UInt8(ascii: "L") where !pieces.isEmpty: pieces += points.map(Piece.line)
    case UInt8(ascii: "C") where !pieces.isEmpty && points.count.isMultiple(of: 3):
      for start in stride(from: 0, to: points.count, by: 3) {
        pieces.append(.curve(points[start], points[start + 1], points[start + 2]))
      }
    default: return false
    }
    return true
  }
}

/// Writes segments relative to the end of the previous one.
private struct PathWriter {
  private var list = NumberList()
  private var pen = PathPoint(x: 0, y: 0)
  private var command = UInt8(ascii: "z")

  var bytes: [UInt8] { list.bytes }

  mutating func write(_ piece: AbsolutePath.Piece) {
    switch piece {
    case .move(let point):
      begin("M")
      list.add(point)
      pen = point
    case .line(let end): line(to: end)
    case .curve(let one, let two, let end) where one == pen && two == end: line(to: end)
    case .curve(let one, let two, let end):
      begin("c")
      for point in [one, two, end] { list.add(point - pen) }
      pen = end
    }
  }

  private mutating func line(to end: PathPoint) {
    let step = end - pen
    pen = end
    switch (step.x, step.y) {
    case (0, 0): break
    case (_, 0): add("h", step.x)
    case (0, _): add("v", step.y)
    default:
      begin("l")
      list.add(step)
    }
  }

  private mutating func add(_ letter: Unicode.Scalar, _ length: Int) {
    begin(letter)
    list.add(length)
  }

  /// Writes a command's letter unless it is that of the previous segment.
  private mutating func begin(_ letter: Unicode.Scalar) {
    let byte = UInt8(ascii: letter)
    guard byte != command || letter == "M" else { return }
    command = byte
    list.add(letter: byte)
  }
}
