/// A part after layout: its size, and the parts inside it with their positions.
struct LayoutBox {
  var element: Element
  var width: Double
  var height: Double
  var children: [Child] = []
  /// The lines of a text.
  var lines: [String] = []

  /// A part with its position inside another.
  struct Child {
    var x: Double
    var y: Double
    var part: LayoutBox

    init(_ x: Double, _ y: Double, _ part: LayoutBox) { (self.x, self.y, self.part) = (x, y, part) }
  }
}
