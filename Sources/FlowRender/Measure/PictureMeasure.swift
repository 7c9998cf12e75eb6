/// Measurements of a layout that decide whether a picture is readable.
public struct PictureMeasure: Sendable, Equatable {
  /// The size of the picture, in points.
  public let width: Double, height: Double
  /// The number of nodes.
  public let nodes: Int
  /// The number of lines between them.
  public let lines: Int
  /// The number of crossings of lines.
  public let crossings: Int
  /// The total length of the lines, in points.
  public let length: Double

  /// Measures a cleaned `svg` element; nil if it has no size.
  public init?(_ svg: String) {
    var reading = SVGReading(svg)
    guard let size = reading.size else { return nil }
    reading.readShapes()
    (width, height) = size
    (nodes, lines) = (reading.nodes, reading.paths.count)
    length = reading.paths.reduce(0) { $0 + $1.length }
    crossings =
      reading.paths.count <= Self.mostLines ? Self.crossings(of: reading.paths) : reading.paths.count * 2
  }

  /// The number of lines above which crossings are not counted, and the picture counts as unreadable.
  private static let mostLines = 400

  private static func crossings(of lines: [Polyline]) -> Int {
    var count = 0
    for (place, line) in lines.enumerated() {
      for other in lines[(place + 1)...] where line.box.meets(other.box) {
        count += line.crossings(with: other)
      }
    }
    return count
  }
}

extension PictureMeasure {
  /// A reason why a picture is unreadable.
  public enum Fault: Sendable, Equatable {
    /// With names of 10 px, the picture is neither as wide as a page and at most two windows high, nor as high as a window and at most two pages wide.
    case smallNames
    /// There are more than one and a half crossings per line.
    case crossings
    /// There are more than two and a half lines per node.
    case lines
  }

  /// The size of names in a picture, and the smallest readable size.
  private static let name = 13.0, leastName = 10.0
  /// The width of a page, and the height of a window that a picture can use, in pixels.
  private static let page = 1000.0, window = 700.0
  /// The width beside the navigation on most screens.
  private static let room = 780.0

  /// The reasons why the picture is unreadable; empty if it is readable.
  public var faults: [Fault] {
    let scale = Self.leastName / Self.name
    // A picture that fits in one direction is scrolled in the other, with half of it visible.
    let isNarrow = width * scale <= Self.page && height * scale <= 2 * Self.window
    let isLow = height * scale <= Self.window && width * scale <= 2 * Self.room
    return (isNarrow || isLow ? [] : [.smallNames]) + (crossings * 2 > lines * 3 ? [.crossings] : [])
      + (lines * 2 > nodes * 5 ? [.lines] : [])
  }
}
