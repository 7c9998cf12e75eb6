/// A line of a picture as straight segments.
struct Polyline: Equatable {
  typealias Point = (x: Double, y: Double)

  /// A box around a line.
  struct Box: Equatable {
    var left = Double.infinity, top = Double.infinity
    var right = -Double.infinity, bottom = -Double.infinity

    mutating func add(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }

    func meets(_ other: Self) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
  }

  private(set) var points: [Point] = []
  private(set) var box = Box()

  static func == (left: Self, right: Self) -> Bool {
    left.points.elementsEqual(right.points) { $0.x == $1.x && $0.y == $1.y }
  }

  /// Follows a path.
  init(_ path: PathReading) {
    guard var at = path.start else { return }
    add(at)
    for piece in path.pieces {
      switch piece {
      case .line(let end):
        add(end)
        at = end
      case .curve(let one, let two, let end):
        for step in 1...Self.pieces { add(Self.point(Double(step) / Double(Self.pieces), at, one, two, end)) }
        at = end
      }
    }
  }

  /// The number of segments that a curve is divided into.
  private static let pieces = 6

  private static func point(_ t: Double, _ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y)
  }

  private mutating func add(_ point: Point) {
    points.append(point)
    box.add(point)
  }

  var length: Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }

  /// Counts the crossings with another line; lines that begin or end at the same point do not cross there.
  func crossings(with other: Self) -> Int {
    var count = 0
    for (a, b) in zip(points, points.dropFirst()) {
      for (c, d) in zip(other.points, other.points.dropFirst()) where Self.cross(a, b, c, d) { count += 1 }
    }
    return count
  }

  /// Whether two segments cross: the ends of each are on both sides of the other.
  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  }

  private static func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
