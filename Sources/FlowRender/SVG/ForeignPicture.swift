/// SVG pictures from other sources, made safe for pages: they look the same and do nothing.
///
/// Only drawing elements and attributes are kept, and everything is written anew. Nothing is fetched, run, linked
/// or animated.
public enum ForeignPicture {
  /// The picture; nil if the bytes are not a picture.
  public static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
    var pass = ForeignPass(bytes)
    return pass.run()
  }
}

/// One pass through a picture, with a stack of its own: a hostile file may be nested deeper than the call stack.
private struct ForeignPass {
  private var tokens: XMLTokens
  private var output: [UInt8] = []
  private var open: [String] = []

  /// The greatest depth of elements.
  private static let deepest = 1_000

  init(_ bytes: [UInt8]) { tokens = XMLTokens(bytes) }

  mutating func run() -> [UInt8]? {
    while let token = tokens.next() {
      switch token {
      case .open(let name, let attributes, let isEmpty): begin(name, attributes, isEmpty)
      case .close(let name): end(name)
      case .text(let text): write(text)
      }
    }
    while let name = open.popLast() { close(name) }
    return output.isEmpty ? nil : output + [.newline]
  }

  private mutating func begin(_ name: String, _ attributes: [XMLAttribute], _ isEmpty: Bool) {
    let isRoot = open.isEmpty
    let isKept =
      isRoot ? name == "svg" && output.isEmpty : ForeignRules.isKept(name) && open.count < Self.deepest
    // Its content is left out as well, except for a link, whose picture stays.
    guard isKept else { return isEmpty || (!isRoot && name == "a") ? () : skipContent() }
    output.append(.lessThan)
    output += name.utf8
    if isRoot {
      output.append(" xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    }
    for attribute in attributes where ForeignRules.isKept(attribute) { write(attribute) }
    if isEmpty {
      output.append("/>")
    } else {
      output.append(.greaterThan)
      open.append(name)
    }
  }

  private mutating func write(_ attribute: XMLAttribute) {
    output.append(.space)
    output += attribute.name.utf8
    output.append("=\"")
    output.appendXML(attribute.value)
    output.append(.quote)
  }

  private mutating func write(_ text: [UInt8]) {
    guard let name = open.last, ForeignRules.textElements.contains(name) else { return }
    if name == "style", !ForeignRules.isPlain(style: text) { return }
    output.appendXML(text)
  }

  private mutating func end(_ name: String) {
    guard open.contains(name) else { return }
    while let last = open.popLast() {
      close(last)
      if last == name { return }
    }
  }

  private mutating func close(_ name: String) {
    output.append("</")
    output += name.utf8
    output.append(.greaterThan)
  }

  private mutating func skipContent() {
    var depth = 1
    while depth > 0, let token = tokens.next() {
      switch token {
      case .open(_, _, isEmpty: false): depth += 1
      case .close: depth -= 1
      default: break
      }
    }
  }
}
