extension CleaningPass {
  /// Begins a shape, a text or a part of a gradient.
  mutating func shape(_ name: SVGName, _ selfClosing: Bool) {
    beginTag(name, selfClosing)
    endTag(selfClosing)
  }

  /// Begins a gradient under an id of its own.
  mutating func gradient(_ name: SVGName, _ selfClosing: Bool) {
    let wanted = String(decoding: value(of: .id) ?? [], as: UTF8.self)
    let id = ids.claim("gradient")
    gradients[wanted] = id
    beginTag(name, selfClosing)
    write(" id=\"", id.utf8)
    endTag(selfClosing)
  }

  /// Begins an image, if it is beside the page.
  mutating func image(_ selfClosing: Bool) -> Bool {
    guard let link = value(of: .href), links.allowsImage(link) else { return false }
    beginTag(.image, selfClosing)
    writeReference(link)
    endTag(selfClosing)
    return true
  }

  mutating func writeReference(_ link: ArraySlice<UInt8>) {
    write(" href=\"", link)
    // For viewers that only support SVG 1.1.
    if standsAlone { write(" xlink:href=\"", link) }
  }

  /// Whether the shape is the white background that Graphviz draws, which would hide the page's own.
  var isBackground: Bool {
    container?.kind == .graph && (value(of: .fill)?.elementsEqual("white".utf8) ?? false)
  }

  private mutating func beginTag(_ name: SVGName, _ selfClosing: Bool) {
    writePending()
    let tags = name.tags
    open.append(
      OpenElement(
        name: name, kind: name == .text ? .text : .other, closing: selfClosing ? "/>\n" : tags.closing))
    output.append(tags.opening)
    for attribute in scanner.attributes { write(attribute, of: name) }
  }

  private mutating func endTag(_ selfClosing: Bool) {
    if !selfClosing { output.append(">") }
  }
}

extension SVGName {
  fileprivate var tags: (opening: StaticString, closing: StaticString) {
    switch self {
    case .defs: ("<defs", "</defs>\n")
    case .ellipse: ("<ellipse", "</ellipse>\n")
    case .image: ("<image", "</image>\n")
    case .linearGradient: ("<linearGradient", "</linearGradient>\n")
    case .path: ("<path", "</path>\n")
    case .polygon: ("<polygon", "</polygon>\n")
    case .polyline: ("<polyline", "</polyline>\n")
    case .radialGradient: ("<radialGradient", "</radialGradient>\n")
    case .stop: ("<stop", "</stop>\n")
    case .text: ("<text", "</text>\n")
    default: ("<g", "</g>\n")
    }
  }
}

extension CleaningPass {
  private mutating func write(_ attribute: SVGAttribute, of element: SVGName) {
    let value = source[attribute.value]
    switch attribute.name {
    case .x: writeNumbers(" x=\"", value)
    case .y: writeNumbers(" y=\"", value)
    case .cx: writeNumbers(" cx=\"", value)
    case .cy: writeNumbers(" cy=\"", value)
    case .r: writeNumbers(" r=\"", value)
    case .rx: writeNumbers(" rx=\"", value)
    case .ry: writeNumbers(" ry=\"", value)
    case .fx: writeNumbers(" fx=\"", value)
    case .fy: writeNumbers(" fy=\"", value)
    case .x1: writeNumbers(" x1=\"", value)
    case .y1: writeNumbers(" y1=\"", value)
    case .x2: writeNumbers(" x2=\"", value)
    case .y2: writeNumbers(" y2=\"", value)
    case .width: writeNumbers(" width=\"", value)
    case .height: writeNumbers(" height=\"", value)
    case .d: write(" d=\"") { $0.appendPath(value) }
    case .points: write(" points=\"") { $0.appendPoints(value, isClosed: element == .polygon) }
    case .transform: writeNumbers(" transform=\"", value)
    case .strokeDasharray: writeNumbers(" stroke-dasharray=\"", value)
    case .strokeWidth: writeNumbers(" stroke-width=\"", value, decimals: 2)
    case .fontSize where element == .text && value == textDefaults?.size: break
    case .textAnchor where element == .text && value == textDefaults?.anchor: break
    case .fontSize: writeNumbers(" font-size=\"", value, decimals: 2)
    case .offset: writeNumbers(" offset=\"", value, decimals: 2)
    case .fillOpacity: writeNumbers(" fill-opacity=\"", value, decimals: 2)
    case .strokeOpacity: writeNumbers(" stroke-opacity=\"", value, decimals: 2)
    case .fill: writePaint(" fill=\"", value)
    case .stroke: writePaint(" stroke=\"", value)
    case .textAnchor: writeKeyword(" text-anchor=\"", value)
    case .textDecoration: writeKeyword(" text-decoration=\"", value)
    case .baselineShift: writeKeyword(" baseline-shift=\"", value)
    case .fontStyle: writeKeyword(" font-style=\"", value)
    case .fontWeight: writeKeyword(" font-weight=\"", value)
    case .gradientUnits: writeKeyword(" gradientUnits=\"", value)
    case .preserveAspectRatio: writeKeyword(" preserveAspectRatio=\"", value)
    case .style where element == .stop: writeKeyword(" style=\"", value)
    default: break
    }
  }

  private mutating func writeNumbers(_ name: StaticString, _ value: ArraySlice<UInt8>, decimals: Int = 1) {
    write(name) { $0.appendNumbers(value, decimals: decimals) }
  }

  private mutating func write(_ name: StaticString, _ add: (inout [UInt8]) -> Void) {
    output.append(name)
    add(&output)
    while output.last == .space { output.removeLast() }
    output.append(.quote)
  }

  /// Writes a value of letters, digits and the punctuation of colours and simple declarations.
  private mutating func writeKeyword(_ name: StaticString, _ value: ArraySlice<UInt8>) {
    guard value.allSatisfy({ $0.isNameByte || "#.,;% ".utf8.contains($0) }) else { return }
    write(name, value)
  }

  /// Writes a colour, except black, which the style sheet defines; references to gradients get the new id.
  private mutating func writePaint(_ name: StaticString, _ value: ArraySlice<UInt8>) {
    if value.elementsEqual("black".utf8) { return }
    if value.elementsEqual("transparent".utf8) { return write(name, "none".utf8) }
    guard value.starts(with: "url(#".utf8) else { return writeKeyword(name, value) }
    let wanted = decodedXML(value.dropFirst(5).dropLast())
    let id = gradients[String(decoding: wanted, as: UTF8.self)]
    write(name, id.map { "url(#\($0))".utf8 } ?? "none".utf8)
  }
}
