import FlowAnalysis
internal import FlowModel

/// Names as markup: lines only break between their words, and shared parts are greyed out.
enum NameHTML {
  /// A name without shared parts, or a line of code or an address, which break at the same places.
  static func of(_ text: String) -> String { broken(text[...]) }

  /// A name with its shared parts greyed out, followed by the mark that distinguishes it from others of its name.
  static func of(_ name: String, _ division: SharedNameParts.Division, mark: String) -> String {
    let parts = [(division.lead, true), (division.core, false), (division.tail, true)]
    let words = parts.filter { !$0.0.isEmpty }.map { text, isShared in
      isShared ? "<span class=\"shared\">\(broken(text))</span>" : broken(text)
    }
    let twin = mark.isEmpty ? "" : " <span class=\"apart\">\(of(mark))</span>"
    return words.joined(separator: name.count <= lineLetters ? "" : "<wbr>") + twin
  }

  /// The length up to which words get no break: each of them would be an element of the page.
  private static let fewLetters = 14
  /// The length that fits on a line of the narrowest list; a longer name may break before its shared part.
  private static let lineLetters = 12

  private static func broken(_ text: Substring) -> String {
    let pieces = pieces(of: String(text))
    return pieces.enumerated().map { number, piece in
      // A line may break after a space anyway.
      let isOpen = number == pieces.count - 1 || piece.last == " "
      return HTMLText.escaped(piece) + (isOpen ? "" : "<wbr>")
    }.joined()
  }

  private static func pieces(of text: String) -> [String] {
    NameHumps.parts(of: text).reduce(into: []) { pieces, part in
      if let last = pieces.last, last.last != " ", last.count + part.count <= fewLetters {
        pieces[pieces.count - 1] = last + part
      } else {
        pieces.append(String(part))
      }
    }
  }
}
