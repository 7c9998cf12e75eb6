internal import FlowExport
internal import FlowModel

/// Puts screenshots into the nodes that a picture left room in.
enum Thumbnails {
  /// The image is named but not loaded: the page's script does that when it comes into view.
  static func fill(_ svg: String, prefix: String, scene: Scene, desk: Desk) -> String {
    let options = PictureOptions(prefix: prefix)
    var shots: [String: Shot] = [:]
    for item in scene.nodes where item.kind == .screen {
      let screen = desk.index.screen(item.id)
      shots[options.id(of: item.key)] = screen.flatMap { desk.facts.shots.shot(of: $0, root: desk.root) }
    }
    var filled = ""
    var rest = Substring(svg)
    while let opening = rest.firstRange(of: "<g id=\"") {
      let id = rest[opening.upperBound...].prefix { $0 != "\"" }
      filled += rest[..<opening.upperBound]
      rest = rest[opening.upperBound...]
      guard let shot = shots[String(id)], let shape = shape(in: rest) else { continue }
      filled += rest[..<shape.end] + image(shot, in: shape.box)
      rest = rest[shape.end...]
    }
    return filled + rest
  }

  private struct Box {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
  }

  /// The first shape of a node, and where its element ends.
  private static func shape(in text: Substring) -> (box: Box, end: Substring.Index)? {
    guard let path = text.firstRange(of: " d=\"") ?? text.firstRange(of: " points=\""),
      let end = text[path.upperBound...].firstRange(of: "/>")
    else { return nil }
    let numbers = text[path.upperBound...].prefix { $0 != "\"" }
      .split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    var box = Box()
    for (number, value) in numbers.enumerated() {
      if number.isMultiple(of: 2) {
        (box.left, box.right) = (min(box.left, value), max(box.right, value))
      } else {
        (box.top, box.bottom) = (min(box.top, value), max(box.bottom, value))
      }
    }
    return numbers.count < 4 ? nil : (box, end.upperBound)
  }

  private static let margin = 6.0
  /// What the name below the image takes.
  private static let nameHeight = 24.0

  private static func image(_ shot: Shot, in box: Box) -> String {
    let dark = shot.darkSrc.isEmpty ? "" : " data-dark-href=\"\(HTMLText.escaped(shot.darkSrc))\""
    let frame = [
      "x=\"\(rounded(box.left + margin))\"", "y=\"\(rounded(box.top + margin))\"",
      "width=\"\(rounded(box.right - box.left - 2 * margin))\"",
      "height=\"\(rounded(box.bottom - box.top - margin - nameHeight))\"",
    ]
    return
      "<image class=\"shot\" data-href=\"\(HTMLText.escaped(shot.src))\"\(dark) \(frame.joined(separator: " "))/>"
  }

  private static func rounded(_ value: Double) -> String { String((max(0.1, value) * 10).rounded() / 10) }
}
