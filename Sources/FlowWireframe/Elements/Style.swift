/// The position and appearance of a part, as far as modifiers define them.
struct Style: Hashable, Sendable {
  /// The space around the part, in points.
  var padding = Insets()
  var width: Double?
  var height: Double?
  /// The smallest height of the part.
  var leastHeight: Double?
  /// Whether the part takes all the available space.
  var fillsWidth = false
  var fillsHeight = false
  var spacing: Double?
  var alignment: Alignment?
  var fontSize: Double?
  var isBold = false
  var color: Color?
  var fill: Color?
  var corner: Double?
  var isBordered = false
  /// The number of columns of a grid.
  var columns: Int?
  /// The place inside a canvas.
  var place: Rect?
  /// Parts over or under this one, which do not change its size.
  var overlays: [Element] = []
  /// The place of an overlay; the middle if there is none.
  var anchor: Anchor?
  var isHorizontal = false
  /// Whether a picture takes the size that it gets.
  var isResizable = false

  /// The position of a part in the space that it does not fill.
  enum Alignment: String, Sendable { case leading, center, trailing }

  /// The few colours of a wireframe.
  enum Color: String, Sendable {
    case ink, soft, hue, paper, wash, alarm

    /// The colour of a text on a background: itself, or one that can be read there.
    func readable(on ground: Color?) -> Color {
      switch (self, ground) {
      case (_, .hue), (_, .ink), (_, .alarm): .paper
      case (.paper, _): .ink
      case (.wash, _): .soft
      default: self
      }
    }
  }

  var outline: String {
    var words: [String] = []
    if isBold { words.append("bold") }
    if let fontSize { words.append("\(Int(fontSize))pt") }
    if let color { words.append(color.rawValue) }
    if let fill { words.append("on \(fill.rawValue)") }
    if let width { words.append("\(Int(width)) wide") }
    if let height { words.append("\(Int(height)) high") }
    if let leastHeight { words.append("at least \(Int(leastHeight)) high") }
    if fillsWidth { words.append("full width") }
    return words.isEmpty ? "" : " (" + words.joined(separator: ", ") + ")"
  }
}

/// A place in a part: 0 is its left and top side, 1 its right and bottom side.
struct Anchor: Hashable, Sendable {
  var x = 0.5
  var y = 0.5

  /// The place for a name such as `.topTrailing`.
  init(_ name: String) {
    let name = name.lowercased()
    if name.contains("leading") { x = 0 } else if name.contains("trailing") { x = 1 }
    if name.contains("top") { y = 0 } else if name.contains("bottom") { y = 1 }
  }
}

/// The space on the four sides of a part.
struct Insets: Hashable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  init(_ all: Double = 0) { (top, left, bottom, right) = (all, all, all, all) }

  init(horizontal: Double, vertical: Double) {
    (top, left, bottom, right) = (vertical, horizontal, vertical, horizontal)
  }

  static func + (one: Insets, other: Insets) -> Insets {
    var sum = Insets()
    sum.top = one.top + other.top
    sum.left = one.left + other.left
    sum.bottom = one.bottom + other.bottom
    sum.right = one.right + other.right
    return sum
  }
}

/// A rectangle in points.
struct Rect: Hashable, Sendable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}
