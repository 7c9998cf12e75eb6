/// The positions at which a name may break across lines, the same in pictures and on pages.
///
/// `CheckoutURLSession2Flow` is `Checkout`, `URL`, `Session2` and `Flow`. A name breaks nowhere else: half a word reads like another
/// word.
public enum NameHumps {
  /// Splits a name into the parts that stay together; joined, they are the name.
  public static func parts(of name: String) -> [Substring] {
    var parts: [Substring] = []
    var start = name.startIndex
    var previous: Character?
    var place = name.startIndex
    while place < name.endIndex {
      let next = name.index(after: place)
      let following = next < name.endIndex ? name[next] : nil
      if let previous, place > start, begins(name[place], after: previous, before: following) {
        parts.append(name[start..<place])
        start = place
      }
      previous = name[place]
      place = next
    }
    if start < name.endIndex { parts.append(name[start...]) }
    return parts
  }

  /// Tells whether a line may begin with a character: at a hump, after a separator, or at the beginning of a part of an address.
  private static func begins(
    _ character: Character, after previous: Character, before following: Character?
  ) -> Bool {
    if isSeparator(previous) { return !isSeparator(character) && !isOpening(character) }
    if isOpening(character) { return !isOpening(previous) && previous != ":" }
    guard character.isUppercase else { return false }
    if previous.isLowercase || previous.isNumber { return true }
    // The last capital of an abbreviation begins the next word.
    return previous.isUppercase && following?.isLowercase == true
  }

  private static func isSeparator(_ character: Character) -> Bool { " ._-,".contains(character) }

  private static func isOpening(_ character: Character) -> Bool { "/?&".contains(character) }
}
