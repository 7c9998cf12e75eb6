/// Constraints in lists that join equal edges, as in `[label.topAnchor.constraint(equalTo: view.topAnchor), …]`.
///
/// They are a twentieth of the code of UIKit apps and say nothing about the order of views, so the parser need not read them.
struct EqualEdges {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the head of the function.
  private let body: Int

  /// The text of a member without such constraints; those of a parameter stay, since they show that the view is passed.
  static func removed(from text: String) -> String {
    guard text.mentions(call) else { return text }
    var text = text
    let kept = text.withUTF8 { bytes -> [UInt8]? in
      let edges = EqualEdges(bytes)
      return edges.body < longestHead ? edges.kept : nil
    }
    return kept.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    body = bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
  }

  /// The lengths that nobody exceeds by hand: the head and each constant are searched for each constraint.
  private static let longestHead = 4_000
  private static let longestConstant = 400

  private static let call = "Anchor.constraint("
  private static let word = Array(call.utf8)
  private static let label = Array("equalTo:".utf8)
  private static let constant = Array("constant:".utf8)
  private static let anchor = Array("Anchor".utf8)

  private var kept: [UInt8] {
    var kept: [UInt8] = []
    var (start, place) = (0, body)
    while place < bytes.count {
      guard bytes[place] == Self.word[0], begins(Self.word, at: place), let found = constraint(around: place)
      else {
        place += 1
        continue
      }
      kept += bytes[start..<found.lowerBound]
      (start, place) = (found.upperBound, found.upperBound)
    }
    return kept + bytes[start...]
  }

  /// The element of a list with the comma after it, around the call at an offset; nil if it is none of equal edges.
  private func constraint(around place: Int) -> Range<Int>? {
    var start = place
    while start > body, isPartOfPath(bytes[start - 1]) { start -= 1 }
    guard let before = bytes[body..<start].last(where: { !isBlank($0) }),
      before == UInt8(ascii: "[") || before == UInt8(ascii: ","), !isOfParameter(start),
      let end = end(ofCallAt: place + Self.word.count, edge: edge(endingAt: place))
    else { return nil }
    let next = afterBlanks(end)
    guard next < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: ",") { return start..<(next + 1) }
    return bytes[next] == UInt8(ascii: "]") ? start..<end : nil
  }

  /// The offset after a call with the same edge of another view, and perhaps a constant.
  private func end(ofCallAt start: Int, edge: ArraySlice<UInt8>) -> Int? {
    let label = afterBlanks(start)
    guard begins(Self.label, at: label) else { return nil }
    let path = afterBlanks(label + Self.label.count)
    var end = path
    while end < bytes.count, isPartOfPath(bytes[end]) { end += 1 }
    guard bytes[path..<end].reversed().starts(with: Self.anchor.reversed()),
      self.edge(endingAt: end - Self.anchor.count).elementsEqual(edge)
    else { return nil }
    end = afterBlanks(end)
    guard end < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: ")") { return end + 1 }
    let next = afterBlanks(end + 1)
    guard bytes[end] == UInt8(ascii: ","), begins(Self.constant, at: next) else { return nil }
    return endOfBracket(from: next)
  }

  /// The offset after the bracket around plain code.
  private func endOfBracket(from start: Int) -> Int? {
    var open = 1
    for place in start..<min(bytes.count, start + Self.longestConstant) {
      switch bytes[place] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "/"): return nil
      default: continue
      }
      if open == 0 { return place + 1 }
    }
    return nil
  }

  private func edge(endingAt end: Int) -> ArraySlice<UInt8> {
    var start = end
    while start > body, isPartOfPath(bytes[start - 1]), bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return Array(bytes[start..<end])[...]
  }

  /// Whether the path at an offset begins with a name in the head.
  private func isOfParameter(_ start: Int) -> Bool {
    let root = bytes[start...].prefix { isPartOfPath($0) && $0 != UInt8(ascii: ".") }
    return String(decoding: bytes[..<body], as: UTF8.self).mentions(String(decoding: root, as: UTF8.self))
  }

  private func begins(_ word: [UInt8], at place: Int) -> Bool {
    bytes.count - place >= word.count && bytes[place..<(place + word.count)].elementsEqual(word)
  }

  private func afterBlanks(_ start: Int) -> Int {
    var place = start
    while place < bytes.count, isBlank(bytes[place]) { place += 1 }
    return place
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  private func isPartOfPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }
}
