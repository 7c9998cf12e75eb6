/// Reads the calls in a manifest that is written in Swift, such as `.target(name: "Cart", dependencies: ["Core"])`.
///
/// Only what is written out is read: texts, lists, names and calls. A manifest is never run.
struct ManifestText: ProjectText {
  /// A call with its arguments by their labels; the function's name is the value of `ManifestText.callee`.
  typealias Call = [String: ProjectValue]

  /// The key of the function's name; no label can have it.
  static let callee = "()"

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private var calls: [Call] = []

  /// The calls in a text in order, without those in lists of dependencies, which refer to what others declare.
  static func calls(in text: [UInt8]) -> [Call] {
    var reader = ManifestText(bytes: text)
    while reader.next() != nil {
      if reader.value() == nil { reader.position += 1 }
    }
    return reader.calls
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static let deepest = 64

  /// Reads a value; nil if something else is there.
  private mutating func value() -> ProjectValue? {
    guard depth < Self.deepest, let byte = next() else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "\""): return quoted().map(ProjectValue.text)
    case UInt8(ascii: "["): return list()
    default: return named()
    }
  }

  /// Reads a name, or a call of it; of `Project.Target`, the last part counts.
  private mutating func named() -> ProjectValue? {
    _ = skip(".")
    guard var name = word() else { return nil }
    while position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard let part = word() else { break }
      name = part
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return .text(name) }
    return .fields(call(name))
  }

  private mutating func call(_ name: String) -> Call {
    let place = calls.count
    var call = Call(
      arguments(until: UInt8(ascii: ")")).map { ($0.label, $0.value) },
      uniquingKeysWith: { first, _ in first })
    call[Self.callee] = .text(name)
    calls.insert(call, at: place)
    return call
  }

  private mutating func list() -> ProjectValue {
    .list(arguments(until: UInt8(ascii: "]")).map(\.value))
  }

  /// Reads what is between brackets, with labels or numbers in their place.
  private mutating func arguments(until end: UInt8) -> [(label: String, value: ProjectValue)] {
    position += 1
    var arguments: [(label: String, value: ProjectValue)] = []
    while let byte = next(), byte != end {
      let known = calls.count
      var label = "\(arguments.count)"
      var value = self.value()
      if next() == UInt8(ascii: ":"), let name = value?.text {
        position += 1
        label = name
        value = self.value()
      }
      if label == "dependencies" { calls.removeLast(calls.count - known) }
      if let value { arguments.append((label, value)) }
      skipRest(until: end)
    }
    if position < bytes.count { position += 1 }
    return arguments
  }

  /// Skips the rest of an argument, such as `+ others`.
  private mutating func skipRest(until end: UInt8) {
    while let byte = next(), byte != end {
      if byte == UInt8(ascii: ",") {
        position += 1
        return
      }
      if value() == nil { position += 1 }
    }
  }

  // MARK: - Words

  private mutating func word() -> String? {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Reads a literal; nil for one with an interpolation, whose value is not written out.
  private mutating func quoted() -> String? {
    position += 1
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        isPlain = false
        position += 1
      }
      position += 1
    }
    let end = min(position, bytes.count)
    position = min(position + 1, bytes.count)
    return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }
}
