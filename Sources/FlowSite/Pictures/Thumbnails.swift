internal import FlowExport

/// Inserts screenshots into the nodes of a picture that have room for them.
enum Thumbnails {
  /// A screenshot and the size in which it is shown.
  struct Image: Hashable, Sendable {
    let shot: Shot
    let size: PictureSize
  }

  /// The picture with an image in each node with a frame, above the node's name.
  ///
  /// Images are named but not loaded: the page's script loads them when they come into view.
  static func fill(_ svg: String, with frames: [String: Image]) -> String {
    var filled = ""
    var rest = Substring(svg)
    while let opening = rest.firstRange(of: "<g id=\"") {
      let id = rest[opening.upperBound...].prefix { $0 != "\"" }
      filled += rest[..<opening.upperBound]
      rest = rest[opening.upperBound...]
      guard let frame = frames[String(id)], let shape = NodeShape(in: rest) else { continue }
      filled += rest[..<shape.end] + image(frame, in: shape)
      rest = rest[shape.end...]
    }
    return filled + rest
  }

  private static func image(_ frame: Image, in shape: NodeShape) -> String {
    let place = [
      ("x", (shape.left + shape.right - frame.size.width) / 2), ("y", shape.top + margin),
      ("width", frame.size.width), ("height", frame.size.height),
    ].map { " \($0.0)=\"\(rounded($0.1))\"" }.joined()
    let dark = frame.shot.darkSrc.isEmpty ? "" : " data-dark-href=\"\(HTMLText.escaped(frame.shot.darkSrc))\""
    return "<image class=\"shot\" data-href=\"\(HTMLText.escaped(frame.shot.src))\"\(dark)\(place)/>"
      + "<rect class=\"shot-edge\"\(place) rx=\"\(rounded(corner))\"/>"
  }

  /// The free space above an image.
  private static let margin = 8.0
  private static let corner = 5.0

  private static func rounded(_ value: Double) -> String {
    let text = String((value * 10).rounded() / 10)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
