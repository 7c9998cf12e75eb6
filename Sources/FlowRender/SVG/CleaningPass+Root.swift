extension CleaningPass {
  /// Writes the `svg` element with its accessible name, from the options and the source's `viewBox`.
  @discardableResult
  mutating func root() -> Bool {
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if standsAlone { output.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"") }
    if let rootClass = options.rootClass { write(" class=\"", rootClass.utf8) }
    writeSize()
    let title = options.title.map { (ids.claim("title"), $0) }
    let description = options.description.map { (ids.claim("description"), $0) }
    // Not `img`, which would hide the links inside.
    output.append(" role=\"group\"")
    if let title { write(" aria-labelledby=\"", title.0.utf8) }
    if let description { write(" aria-describedby=\"", description.0.utf8) }
    output.append(">\n")
    if let title { writeElement("title", id: title.0, title.1) }
    if let description { writeElement("desc", id: description.0, description.1) }
    if let styleSheet = options.styleSheet { writeElement("style", id: nil, styleSheet) }
    open.append(OpenElement(name: .svg, kind: .root, closing: "</svg>\n"))
    return true
  }

  private mutating func writeSize() {
    guard let viewBox = scanner.attributes.first(where: { $0.name == .viewBox }) else { return }
    var rounded: [UInt8] = []
    rounded.appendNumbers(source[viewBox.value])
    write(" viewBox=\"", rounded)
    let numbers = rounded.split(separator: .space)
    guard options.includesSize, numbers.count == 4 else { return }
    write(" width=\"", numbers[2])
    write(" height=\"", numbers[3])
  }

  private mutating func writeElement(_ name: StaticString, id: String?, _ text: String) {
    output.append("<")
    output.append(name)
    if let id { write(" id=\"", id.utf8) }
    output.append(">")
    output.appendXML(text.utf8)
    output.append("</")
    output.append(name)
    output.append(">\n")
  }
}
