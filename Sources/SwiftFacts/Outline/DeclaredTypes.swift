/// The types that a file declares or extends, each with the text that is its own.
///
/// A parser that needs one member of a type need not read the others.
package struct DeclaredTypes: Sendable {
  let bytes: [UInt8]
  let outline: FileOutline
  /// The members of each type, in the order of the file.
  private let members: [[Int]]

  /// Takes a file as one build compiles it; nil if only a parser can distinguish the types.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, FileOutline(of: bytes))
  }

  /// Takes the bytes of such a file with its outline.
  init?(_ bytes: [UInt8], _ outline: FileOutline) {
    guard outline.isClear else { return nil }
    (self.bytes, self.outline) = (bytes, outline)
    var members = [[Int]](repeating: [], count: outline.types.count)
    for (number, member) in outline.members.enumerated() where member.type >= 0 {
      members[Int(member.type)].append(number)
    }
    self.members = members
  }

  /// The number of types, in the order of the file.
  package var count: Int { outline.types.count }

  /// The full name of a type, as `Outer.Inner`.
  package func name(_ type: Int) -> String { outline.types[type].name }

  package func kind(_ type: Int) -> TypeKind { outline.types[type].kind }

  /// The declaration of a type without its members, such as `class A: B {}`.
  package func head(_ type: Int) -> String {
    let type = outline.types[type]
    return String(decoding: bytes[Int(type.begin)..<Int(type.open)], as: UTF8.self) + "{}"
  }

  /// The members of a type that are not types.
  package func members(of type: Int) -> [DeclaredMember] {
    bytes.withUnsafeBufferPointer { bytes in
      members[type].map { DeclaredMember(outline.members[$0], in: bytes) }
    }
  }

  /// Whether the text of a member contains one of some words, if only as a part of a name.
  package func mentions(_ member: DeclaredMember, _ words: [String]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[member.range])
      return words.contains { Self.occurs($0, in: text) }
    }
  }

  /// Whether a member is an initializer that only ends the app, as a class without an interface file has.
  package func endsApp(_ member: DeclaredMember) -> Bool {
    guard member.kind == .initializer, let open = bytes[member.range].firstIndex(of: UInt8(ascii: "{")) else {
      return false
    }
    return bytes[(open + 1)..<member.range.upperBound].drop { $0 <= 0x20 }.starts(with: Self.ending)
  }

  private static let ending = Array("fatalError".utf8)

  /// Whether the text of a member assigns to something other than a constant or variable that it declares there.
  package func assigns(_ member: DeclaredMember) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[member.range]).split(whereSeparator: Self.endsStatement).contains {
        let statement = UnsafeBufferPointer(rebasing: $0)
        guard let sign = statement.indices.first(where: { Self.isAssignment(statement, $0) }) else {
          return false
        }
        let before = UnsafeBufferPointer(rebasing: statement[..<sign])
        return !["let ", "var ", "case "].contains { Self.occurs($0, in: before) }
      }
    }
  }

  /// Whether the code after a byte may be a statement of its own.
  private static func endsStatement(_ byte: UInt8) -> Bool {
    [0x0A, UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: ";")].contains(byte)
  }

  private static let comparing = [UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">")]

  /// Whether an equal sign that belongs to no comparison stands at a place.
  private static func isAssignment(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    text[place] == UInt8(ascii: "=") && (place == 0 || !comparing.contains(text[place - 1]))
      && (place + 1 == text.count || text[place + 1] != UInt8(ascii: "="))
  }

  static func occurs(_ word: String, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var word = word
    return word.withUTF8 { word in
      guard let first = word.first, text.count >= word.count else { return false }
      for start in 0...(text.count - word.count) where text[start] == first {
        var length = 1
        while length < word.count, text[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    }
  }

  /// The text of a member, without modifiers that only say who may use it: the parser needs as long for one as for a statement.
  package func text(_ member: DeclaredMember) -> String {
    let modifiers = bytes[member.range.lowerBound..<member.keyword]
    guard !modifiers.isEmpty, modifiers.allSatisfy({ $0.isStartOfWord || $0 == 0x20 || $0 == 0x0A }) else {
      return String(decoding: bytes[member.range], as: UTF8.self)
    }
    let kept = modifiers.split { !$0.isPartOfWord }.map { String(decoding: $0, as: UTF8.self) }
      .filter { !Self.access.contains($0) }.map { $0 + " " }.joined()
    return kept + String(decoding: bytes[member.keyword..<member.range.upperBound], as: UTF8.self)
  }

  private static let access: Set = [
    "private", "fileprivate", "internal", "public", "open", "final",
  ]
}
