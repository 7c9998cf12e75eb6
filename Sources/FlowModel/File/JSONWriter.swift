/// Writes values like `JSONEncoder` with sorted keys and unescaped slashes, byte for byte, in less than half of the time.
///
/// Every scan and every site writes a graph. The output differs only in invisible characters, which are escaped.
struct JSONWriter: FileSink {
  private var bytes: [UInt8] = []
  /// The number of bytes that were only counted, since they are written again.
  private var counted = 0
  private let isPretty: Bool
  /// The number of all bytes, if it is known from a first pass.
  private let size: Int?
  private var depth = 0
  /// Whether the next value or key is the first of its list or object.
  private var isFirst = true
  /// Whether a key was just written and its value comes next.
  private var hasKey = false

  private init(isPretty: Bool, size: Int?) {
    (self.isPretty, self.size) = (isPretty, size)
    bytes.reserveCapacity(size ?? 0)
  }

  static func bytes(of value: some FileValue, isPretty: Bool) -> [UInt8] {
    bytes(isPretty) { value.emit(&$0) }
  }

  /// Writes an object with a header among its keys and a line break at the end.
  static func bytes(
    of content: some FileObject, header: [HeaderField], isPretty: Bool
  ) -> [UInt8] {
    bytes(isPretty, end: [UInt8(ascii: "\n")]) { content.emit(&$0, header: header) }
  }

  private static func bytes(
    _ isPretty: Bool, end: [UInt8] = [], _ emit: (inout any FileSink) -> Void
  ) -> [UInt8] {
    let first = written(isPretty, size: nil, end, emit)
    guard first.counted > 0 else { return first.bytes }
    return written(isPretty, size: first.counted + first.bytes.count, end, emit).bytes
  }

  private static func written(
    _ isPretty: Bool, size: Int?, _ end: [UInt8], _ emit: (inout any FileSink) -> Void
  ) -> JSONWriter {
    let blank = JSONWriter(isPretty: isPretty, size: nil)
    var sink: any FileSink = JSONWriter(isPretty: isPretty, size: size)
    emit(&sink)
    guard var writer = sink as? JSONWriter else { return blank }
    // The bytes must have one owner, or they would be copied.
    sink = blank
    writer.bytes += end
    return writer
  }

  /// Above this number of bytes, a first pass only counts them: a list that grows is copied, so that a large graph would be there three times.
  private static let mostKept = 16 << 20

  mutating func add(_ text: String) {
    begin()
    bytes.appendQuoted(text)
  }

  mutating func add(_ number: Int) { write(String(number)) }
  mutating func add(_ flag: Bool) { write(flag ? "true" : "false") }
  mutating func addNothing() { write("null") }

  mutating func beginList(of count: Int) { open("[") }
  mutating func endList() { close("]") }
  mutating func beginObject(of count: Int) { open("{") }
  mutating func endObject() { close("}") }

  mutating func add(key: String) {
    begin()
    if size == nil, bytes.count > Self.mostKept {
      counted += bytes.count
      bytes.removeAll(keepingCapacity: true)
    }
    bytes.appendQuoted(key)
    bytes.append(contentsOf: (isPretty ? " : " : ":").utf8)
    hasKey = true
  }
}

extension JSONWriter {
  private mutating func write(_ word: String) {
    begin()
    bytes.append(contentsOf: word.utf8)
  }

  private mutating func open(_ bracket: Character) {
    begin()
    bytes.append(contentsOf: bracket.utf8)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: Character) {
    // `JSONEncoder` puts an empty line into an empty list.
    if isPretty, isFirst { bytes.append(UInt8(ascii: "\n")) }
    depth -= 1
    breakLine()
    bytes.append(contentsOf: bracket.utf8)
    isFirst = false
  }

  /// Writes the comma and the line break before a value or a key.
  private mutating func begin() {
    defer { (isFirst, hasKey) = (false, false) }
    guard !hasKey, depth > 0 else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    breakLine()
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

extension [UInt8] {
  fileprivate mutating func appendQuoted(_ text: String) {
    let start = count
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case 0x7F, 0xC2, 0xE2:
        // Invisible characters begin with this byte, and so do many others.
        removeLast(count - start)
        return appendQuotedByCharacters(text)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 0x20...: append(byte)
      case 0x08: append(contentsOf: "\\b".utf8)
      case 0x09: append(contentsOf: "\\t".utf8)
      case 0x0A: append(contentsOf: "\\n".utf8)
      case 0x0C: append(contentsOf: "\\f".utf8)
      case 0x0D: append(contentsOf: "\\r".utf8)
      default: append(contentsOf: ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a string with invisible characters escaped.
  private mutating func appendQuotedByCharacters(_ text: String) {
    append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x7F, ControlCharacters.contain(scalar) {
        let digits = String(scalar.value, radix: 16)
        append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      } else {
        append(contentsOf: Self.escaped(scalar))
      }
    }
    append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> [UInt8] {
    guard scalar.value < 0x7F else { return Array(String(scalar).utf8) }
    var quoted: [UInt8] = []
    quoted.appendQuoted(String(scalar))
    return Array(quoted.dropFirst().dropLast())
  }
}
