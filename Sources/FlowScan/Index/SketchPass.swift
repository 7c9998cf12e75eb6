/// The pass over a file's bytes that makes its sketch.
///
/// It knows as much of Swift's grammar as it takes not to be fooled by comments and strings, and finds out of any bytes again.
struct SketchPass {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var line: Int32 = 1
  var lineStart = 0
  var depth = 0
  var words = WordSet()
  var sketch = FileSketch()
  var scopes: [Scope] = []
  var strings: [OpenString] = []
  var nesting = Nesting()
  let keywords = Keywords()

  /// A type whose body the pass is in, and how many braces are open there.
  struct Scope {
    var name: String
    var start: Int
    var depth: Int
  }

  /// A string literal with an interpolation that the pass is in.
  struct OpenString {
    var literal: Literal
    var parentheses = 0
  }

  /// How a string literal began, and thus how it ends.
  struct Literal {
    var pounds: Int
    var isLong: Bool
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  static func sketch(_ bytes: UnsafeBufferPointer<UInt8>) -> FileSketch {
    var pass = SketchPass(bytes)
    while pass.position < bytes.count { pass.step() }
    pass.sketch.words = pass.words.sorted
    pass.sketch.nesting = pass.nesting.deepest
    return pass.sketch
  }

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  @inline(__always)
  private mutating func step() {
    let byte = bytes[position]
    if byte.isWordStart { return word() }
    switch byte {
    case UInt8(ascii: " "): position += 1
    case UInt8(ascii: "\n"): newline()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "{"): open()
    case UInt8(ascii: "}"): close()
    case UInt8(ascii: "("): parenthesis(1)
    case UInt8(ascii: ")"): parenthesis(-1)
    case UInt8(ascii: "["): bracket(1)
    case UInt8(ascii: "]"): bracket(-1)
    case UInt8(ascii: "<"): angle()
    case UInt8(ascii: ">"):
      nesting.angle(-1)
      position += 1
    case UInt8(ascii: "-"): minus()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    default: position += 1
    }
  }

  mutating func newline() {
    position += 1
    line += 1
    lineStart = position
  }

  private mutating func bracket(_ change: Int) {
    nesting.bracket(change)
    position += 1
  }

  private mutating func minus() {
    if byte(1) == UInt8(ascii: ">") {
      nesting.arrow()
      position += 1
    }
    position += 1
  }

  /// Generic arguments stand behind a name; seven in a row at the beginning of a line are a conflict.
  private mutating func angle() {
    if position > 0, bytes[position - 1].isWordPart { nesting.angle(1) }
    var count = 0
    while byte(count) == UInt8(ascii: "<") { count += 1 }
    if count == 7, position == lineStart { nesting.conflict() }
    position += count
  }

  private mutating func number() {
    while byte().isWordPart { position += 1 }
  }
}

// Braces and parentheses.
extension SketchPass {
  private mutating func open() {
    depth += 1
    nesting.endType()
    nesting.bracket(1)
    if let scope = scopes.last, scope.start == position { scopes[scopes.count - 1].depth = depth }
    position += 1
  }

  private mutating func close() {
    position += 1
    nesting.endType()
    nesting.bracket(-1)
    if depth > 0 { depth -= 1 }
    while let scope = scopes.last, scope.depth == Int.max ? scope.start < position : scope.depth > depth {
      scopes.removeLast()
    }
  }

  mutating func parenthesis(_ change: Int) {
    position += 1
    nesting.bracket(change)
    guard let open = strings.last else { return }
    let level = open.parentheses + change
    if level > 0 {
      strings[strings.count - 1].parentheses = level
    } else {
      strings.removeLast()
      rest(of: open.literal)
    }
  }
}

extension UInt8 {
  /// Whether a word can begin with this byte; any byte of another script counts as a letter.
  @inline(__always)
  var isWordStart: Bool {
    let letter = self | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  @inline(__always)
  var isWordPart: Bool { isWordStart || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) }
}
