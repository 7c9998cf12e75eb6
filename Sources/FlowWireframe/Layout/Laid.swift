/// A part with its size, and the parts inside it at their places.
struct Laid {
  var element: Element
  var width: Double
  var height: Double
  var children: [Child] = []
  /// The lines of a text.
  var lines: [String] = []

  /// A part at a place inside another.
  struct Child {
    var x: Double
    var y: Double
    var part: Laid

    init(_ x: Double, _ y: Double, _ part: Laid) { (self.x, self.y, self.part) = (x, y, part) }
  }
}
