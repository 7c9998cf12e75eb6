/// The colour of a wireframe that is nearest to a colour in source.
enum NearestColor {
  static func of(_ value: String) -> Style.Color? {
    let words = words(of: value)
    guard !value.contains("{"), !words.contains("clear"), !words.isEmpty else { return nil }
    if faint.contains(where: value.mentions) { return .wash }
    for (color, names) in names where !names.isDisjoint(with: words) { return color }
    let isPlain = value.hasPrefix("Color") || value.hasPrefix(".") && !value.contains("(")
    return isPlain ? .hue : nil
  }

  /// The calls that leave little of a colour.
  private static let faint = ["0.0", "0.1", "0.2", ".0", ".1", ".2"].map { "opacity(" + $0 }

  /// Whether a member is a colour of the system.
  static func isName(_ name: String) -> Bool { system.contains(name) }

  /// Words in names by their meaning; the first match counts.
  private static let names: [(Style.Color, Set<String>)] = [
    (.paper, ["white", "material", "background", "bg", "paper", "surface", "layer"]),
    (.soft, ["secondary", "gray", "grey", "tertiary", "quaternary", "disabled", "placeholder"]),
    (.alarm, ["red", "error", "destructive", "danger"]),
    (.ink, ["primary", "black", "text", "label", "foreground"]),
  ]

  private static let system: Set = [
    "red", "blue", "green", "gray", "black", "white", "clear", "orange", "yellow", "purple", "pink",
    "primary",
    "secondary", "accentColor", "teal", "indigo", "mint", "cyan", "brown",
  ]

  /// The words of a name, divided at punctuation and capital letters.
  private static func words(of value: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in value.prefix(200) {
      if character.isLetter, !character.isUppercase {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.insert(word.lowercased()) }
      word = character.isLetter ? String(character) : ""
    }
    return word.isEmpty ? words : words.union([word.lowercased()])
  }
}
