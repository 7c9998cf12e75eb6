/// Turns Graphviz's output into SVG for the web.
///
/// Known elements and attributes are written anew and all others are left out, so the result is well-formed whatever the source is.
/// Graphviz's default colours are removed, so that a style sheet decides; classes and ids stay.
public enum SVGCleaner {
  /// The cleaned picture: one `svg` element, without a prologue.
  public static func clean(_ svg: String, options: SVGOptions = SVGOptions()) -> String {
    String(decoding: clean(Array(svg.utf8), options: options), as: UTF8.self)
  }

  static func clean(_ source: [UInt8], options: SVGOptions) -> [UInt8] {
    source.withUnsafeBufferPointer { bytes in
      var pass = CleaningPass(source, SVGScanner(bytes), options)
      pass.run()
      return pass.output
    }
  }
}

/// The cleaning of one picture: the open elements, and the output so far.
struct CleaningPass {
  let options: SVGOptions
  let links: LinkPolicy
  let source: [UInt8]
  var scanner: SVGScanner
  var output: [UInt8] = []
  var ids: UniqueIDs
  /// Graphviz counts gradients across all pictures of a process, so they get new numbers.
  var gradients: [String: String] = [:]
  var open: [OpenElement] = []
  /// The attributes that texts have by default; nil before the graph has been opened.
  var textDefaults: TextDefaults?
  /// A group whose tag waits for its first child, which may give it a name.
  var pending: PendingGroup?

  init(_ source: [UInt8], _ scanner: SVGScanner, _ options: SVGOptions) {
    self.options = options
    self.source = source
    self.scanner = scanner
    links = LinkPolicy(allowing: options.allowedSchemes)
    ids = UniqueIDs(prefix: options.idPrefix)
    output.reserveCapacity(source.count)
  }
}

/// The attributes of most texts in a picture.
///
/// Graphviz repeats them for each text; here, they are written once, for the graph.
struct TextDefaults {
  let anchor: ArraySlice<UInt8>
  let size: ArraySlice<UInt8>
}

/// An open element.
struct OpenElement {
  enum Kind { case root, graph, group, link, text, other }

  let name: SVGName
  var kind = Kind.other
  /// The end of the element in the output; nil if only its content is written.
  var closing: StaticString?
  /// The offset of its role, as long as that role would hide links inside.
  var roleOffset: Int?
}

extension CleaningPass {
  mutating func run() {
    while let token = scanner.next() {
      switch token {
      case .text(let range): text(range)
      case .open(let name, let selfClosing): element(name, selfClosing)
      case .close(let name): close(name)
      }
    }
    if output.isEmpty { root() }
    while !open.isEmpty { closeLast() }
  }

  private mutating func text(_ range: Range<Int>) {
    guard open.last?.kind == .text else { return }
    output.appendXML(decodedXML(source[range]))
  }

  private mutating func element(_ name: SVGName, _ selfClosing: Bool) {
    guard begin(name, selfClosing) else {
      if !selfClosing { skipContent() }
      return
    }
    if selfClosing { closeLast() }
  }

  /// Opens an element; false if it is left out with its content.
  private mutating func begin(_ name: SVGName, _ selfClosing: Bool) -> Bool {
    guard !open.isEmpty else { return name == .svg && output.isEmpty && root() }
    guard open.last?.kind != .text else { return false }
    switch name {
    case .g: group()
    case .a: anchor()
    case .image: return image(selfClosing)
    case .linearGradient, .radialGradient: gradient(name, selfClosing)
    case .polygon where isBackground: return false
    case .polygon, .path, .ellipse, .polyline, .text, .defs, .stop: shape(name, selfClosing)
    default: return false
    }
    return true
  }

  private mutating func skipContent() {
    var depth = 1
    while depth > 0, let token = scanner.next() {
      switch token {
      case .open(_, selfClosing: false): depth += 1
      case .close: depth -= 1
      default: break
      }
    }
  }

  /// Closes the last element of the name and everything open inside it.
  private mutating func close(_ name: SVGName) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    while open.count > index { closeLast() }
  }

  private mutating func closeLast() {
    writePending()
    guard let closing = open.popLast()?.closing else { return }
    output.append(closing)
  }
}

extension CleaningPass {
  /// Whether the picture is a file of its own; in a page, the page's style sheet also applies to its pictures.
  var standsAlone: Bool { options.styleSheet != nil }

  /// The value of an attribute of the current element, decoded.
  func value(of name: SVGName) -> ArraySlice<UInt8>? {
    scanner.attributes.first { $0.name == name }.map { decodedXML(source[$0.value]) }
  }

  mutating func write(_ name: StaticString, _ value: some Collection<UInt8>) {
    output.append(name)
    output.appendXML(value)
    output.append(.quote)
  }
}
