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
      return words.contains { word in
        var word = word
        return word.withUTF8 { Self.occurs($0, in: text) }
      }
    }
  }

  private static func occurs(_ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool
  {
    guard let first = word.first, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == first {
      var length = 1
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }

  /// The text of a member.
  package func text(_ member: DeclaredMember) -> String {
    String(decoding: bytes[member.range], as: UTF8.self)
  }
}
