/// The parts of foreign SVG that are kept: those that draw, but do not run, fetch, link or animate.
enum ForeignRules {
  static let textElements: Set = ["text", "tspan", "textPath", "title", "desc", "style"]

  private static let elements: Set = [
    "svg", "g", "defs", "symbol", "use", "switch", "style", "title", "desc", "path", "rect", "circle",
    "ellipse", "line",
    "polyline", "polygon", "text", "tspan", "textPath", "image", "marker", "pattern", "mask", "clipPath",
    "linearGradient", "radialGradient", "stop", "filter", "feBlend", "feColorMatrix", "feComponentTransfer",
    "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight",
    "feDropShadow",
    "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode",
    "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence",
  ]

  static func isKept(_ element: String) -> Bool { elements.contains(element) }

  static func isKept(_ attribute: XMLAttribute) -> Bool {
    let value = String(decoding: attribute.value, as: UTF8.self)
    switch attribute.name {
    case "href", "xlink:href": return value.hasPrefix("#") || isPicture(value)
    case "xml:space", "xml:lang": return true
    case let name:
      guard name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == .minus }), let first = name.utf8.first,
        first.isLetter
      else { return false }
      let lowered = name.lowercased()
      // Attributes that run code begin with `on`, and the namespace has already been written.
      guard !lowered.hasPrefix("on"), lowered != "xmlns", lowered != "src" else { return false }
      return isPlain(style: attribute.value)
    }
  }

  /// Whether an address contains the pixels of an image.
  private static func isPicture(_ address: String) -> Bool {
    let lowered = address.prefix(40).lowercased()
    return ["png", "jpeg", "jpg", "gif", "webp"].contains { lowered.hasPrefix("data:image/\($0);base64,") }
  }

  /// Whether a style fetches nothing: it only refers to parts of the picture itself, in any notation.
  static func isPlain(style: [UInt8]) -> Bool {
    let text = String(decoding: style, as: UTF8.self).lowercased()
    let foreign = [
      "@", "\\", "image(", "image-set(", "cross-fade(", "src(", "expression(", "javascript:", "behavior",
      "-moz-binding",
    ]
    guard !foreign.contains(where: text.contains) else { return false }
    return text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
      let address = rest.drop { $0 == " " || $0 == "\"" || $0 == "'" }
      return address.hasPrefix("#")
    }
  }
}
