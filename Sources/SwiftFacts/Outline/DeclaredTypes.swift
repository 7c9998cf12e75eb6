/// The types that a file declares or extends, each with the text that is its own.
///
/// A parser that needs one type of a file need not read the others.
package struct DeclaredTypes: Sendable {
  private let bytes: [UInt8]
  private let outline: FileOutline

  /// Takes a file as one build compiles it; nil if only a parser can distinguish the types.
  package init?(_ text: String) {
    bytes = Array(text.utf8)
    outline = FileOutline(of: bytes)
    guard outline.isClear else { return nil }
  }

  /// The number of types, in the order of the file.
  package var count: Int { outline.types.count }

  /// The full name of a type, as `Outer.Inner`.
  package func name(_ number: Int) -> String { outline.types[number].name }

  package func kind(_ number: Int) -> TypeKind { outline.types[number].kind }

  /// The declaration of a type, without the types that are declared in it.
  package func text(_ number: Int) -> String {
    let type = outline.types[number]
    var text: [UInt8] = []
    var place = Int(type.begin)
    for inner in outline.types[(number + 1)...].prefix(while: { $0.begin < type.end })
    where Int(inner.outer) == number {
      text += bytes[place..<Int(inner.begin)]
      place = Int(inner.end)
    }
    text += bytes[place..<Int(type.end)]
    return String(decoding: text, as: UTF8.self)
  }
}
