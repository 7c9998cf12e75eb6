/// The known elements and attributes of Graphviz's SVG; all others are left out of the picture.
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
  /// All names by their length and their first letter, since a table of strings would cost an allocation per lookup.
  private static let table: [[(bytes: [UInt8], name: SVGName)]] = {
    var table = [[(bytes: [UInt8], name: SVGName)]](repeating: [], count: 1024)
    for name in allCases {
      let bytes = Array(name.rawValue.utf8)
      if let first = bytes.first { table[place(first, bytes.count)].append((bytes, name)) }
    }
    return table
  }()

  private static func place(_ first: UInt8, _ length: Int) -> Int { Int(first & 31) << 5 | length & 31 }

  /// The name with these bytes.
  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    self = .unknown
    guard let first = text.first else { return }
    for candidate in Self.table[Self.place(first, text.count)] where text.elementsEqual(candidate.bytes) {
      self = candidate.name
    }
  }
}
