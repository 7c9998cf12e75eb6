/// The places at which a name may go on in the next line, the same in pictures and on pages.
///
/// `CheckoutURLSession2Flow` is `Checkout`, `URL`, `Session2` and `Flow`. Nothing else is a place to break: half a word reads like
/// another word.
public enum NameHumps {
  /// The parts of a name that stay together, in their order; put together they are the name.
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

  /// Whether a line may begin with a character: with a hump, behind what separates words, or with what begins a part of an address.
  private static func begins(
    _ character: Character, after previous: Character, before following: Character?
  ) -> Bool {
    if isSeparator(previous) { return !isSeparator(character) && !isOpening(character) }
    if isOpening(character) { return !isOpening(previous) && previous != ":" }
    guard character.isUppercase else { return false }
    if previous.isLowercase || previous.isNumber { return true }
    // The last letter of an abbreviation begins the word behind it.
    return previous.isUppercase && following?.isLowercase == true
  }

  private static func isSeparator(_ character: Character) -> Bool { " ._-,".contains(character) }

  private static func isOpening(_ character: Character) -> Bool { "/?&".contains(character) }
}
