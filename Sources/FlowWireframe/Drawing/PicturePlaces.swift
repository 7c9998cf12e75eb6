internal import FlowExport

/// The places of an app's pictures in the shapes of a wireframe.
///
/// Shapes contain no pictures, so that they need not be drawn again when one changes: a picture with a name is a group with that name,
/// which contains its replacement.
public enum PicturePlaces {
  private static let start = "<g data-picture=\""
  private static let end = "</g>\n"

  /// The group around the replacement of a picture; smaller pictures are icons, which code tints.
  static func group(_ name: String, _ frame: Rect, _ fallback: String) -> String {
    guard !name.isEmpty, !name.hasPrefix("{"), min(frame.width, frame.height) >= 44 else { return fallback }
    let place =
      " x=\"\(SVGText.number(frame.x))\" y=\"\(SVGText.number(frame.y))\""
      + " width=\"\(SVGText.number(frame.width))\" height=\"\(SVGText.number(frame.height))\""
    return "\(start)\(SVGText.escaped(name))\"\(place)>\n\(fallback)\(end)"
  }

  /// The shapes with the pictures that have a reference, by their names in the source.
  public static func filled(_ shapes: String, _ reference: (String) -> String?) -> String {
    guard shapes.contains(start) else { return shapes }
    var filled = ""
    var rest = Substring(shapes)
    while let opening = rest.firstRange(of: start),
      let close = rest[opening.upperBound...].firstRange(of: end),
      let tag = rest[opening.upperBound..<close.lowerBound].firstRange(of: ">\n")
    {
      filled += rest[..<opening.lowerBound]
      let name = rest[opening.upperBound...].prefix { $0 != "\"" }
      if let reference = reference(unescaped(name)) {
        let place = rest[name.endIndex..<tag.lowerBound].dropFirst()
        filled += "<image href=\"\(SVGText.escaped(reference))\"\(place)/>\n"
      } else {
        filled += rest[tag.upperBound..<close.lowerBound]
      }
      rest = rest[close.upperBound...]
    }
    return filled + rest
  }

  private static func unescaped(_ name: Substring) -> String {
    String(name).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
