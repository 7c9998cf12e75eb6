internal import FlowModel

/// Names as markup: a line may end where one of their words does and nowhere else, and what names share is set back.
enum NameHTML {
  /// A name that shares nothing, or a line of code or an address, which break at the same places.
  static func of(_ text: String) -> String { broken(NameHumps.parts(of: text)) }

  /// A name with what it shares set back, and behind it what tells it from others of its name.
  static func of(_ name: String, _ shared: SharedNameParts, mark: String) -> String {
    let division = shared.division(of: name)
    let parts = [(division.lead, true), (division.core, false), (division.tail, true)]
    let words = parts.filter { !$0.0.isEmpty }.map { text, isShared in
      let markup = broken(NameHumps.parts(of: String(text)))
      return isShared ? "<span class=\"shared\">\(markup)</span>" : markup
    }
    let twin = mark.isEmpty ? "" : " <span class=\"apart\">\(of(mark))</span>"
    return words.joined(separator: "<wbr>") + twin
  }

  private static func broken(_ parts: [Substring]) -> String {
    parts.map { HTMLText.escaped(String($0)) }.joined(separator: "<wbr>")
  }
}
