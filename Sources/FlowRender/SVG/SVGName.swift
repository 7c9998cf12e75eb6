/// The elements and attributes of Graphviz's SVG that are known; all others are left out of the picture.
enum SVGName: String, CaseIterable {
  case a, defs, ellipse, g, image, linearGradient, path, polygon, polyline, radialGradient, stop, svg, text,
    title

  case `class`, cx, cy, d, fill, fx, fy, gradientUnits, height, id, offset, points, preserveAspectRatio, r,
    rx, ry
  case stroke, style, target, transform, viewBox, width, x, x1, x2, y, y1, y2
  case fillOpacity = "fill-opacity"
  case fontSize = "font-size"
  case fontStyle = "font-style"
  case fontWeight = "font-weight"
  case strokeDasharray = "stroke-dasharray"
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case textAnchor = "text-anchor"
  case textDecoration = "text-decoration"
  case baselineShift = "baseline-shift"
  case href = "xlink:href"
  case linkTitle = "xlink:title"

  case unknown = ""
}

extension SVGName {
  /// All names by their length, since a table of strings would cost an allocation a look-up.
  private static let byLength: [[(bytes: [UInt8], name: SVGName)]] = {
    let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
    return (0...longest).map { length in
      allCases.filter { $0.rawValue.utf8.count == length }.map { (Array($0.rawValue.utf8), $0) }
    }
  }()

  /// The name that these bytes spell.
  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    self = .unknown
    guard text.count < Self.byLength.count else { return }
    for candidate in Self.byLength[text.count]
    where candidate.bytes.first == text.first && text.elementsEqual(candidate.bytes) {
      self = candidate.name
      return
    }
  }
}
