/// Words as the anchor of a heading: letters and digits in lower case, dashes between words.
enum Slug {
  /// The anchor of a heading; empty if it has neither letters nor digits.
  static func of(_ text: String) -> String {
    var slug = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "_" {
        slug.append(character)
      } else if character.isWhitespace || character == "-" {
        if !slug.isEmpty, slug.last != "-" { slug.append("-") }
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug
  }
}
