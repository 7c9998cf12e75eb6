/// The positions at which a name may break across lines, the same in pictures and on pages.
///
/// `CheckoutURLSession2Flow` is `Checkout`, `URL`, `Session2` and `Flow`. A name breaks nowhere else: half a word reads like another
/// word.
public enum NameHumps {
  /// Splits a name into the parts that stay together; joined, they are the name.
  public static func parts(of name: String) -> [Substring] {
    let letters = name.map(Letter.init)
    var parts: [Substring] = []
    var start = name.startIndex
    for (number, place) in name.indices.enumerated().dropFirst() {
      let following = number + 1 < letters.count ? letters[number + 1] : []
      if letters[number].begins(after: letters[number - 1], before: following) {
        parts.append(name[start..<place])
        start = place
      }
    }
    if start < name.endIndex { parts.append(name[start...]) }
    return parts
  }
}

/// The kinds of characters that matter for breaking a name; pages have many thousands of names.
private struct Letter: OptionSet {
  let rawValue: UInt8

  static let upper = Letter(rawValue: 1)
  static let lower = Letter(rawValue: 2)
  static let number = Letter(rawValue: 4)
  static let separator = Letter(rawValue: 8)
  /// The beginning of a part of an address.
  static let opening = Letter(rawValue: 16)
  static let colon = Letter(rawValue: 32)

  /// Tells whether a line may begin with it: at a hump, after a separator, or at the beginning of a part of an address.
  func begins(after previous: Letter, before following: Letter) -> Bool {
    if previous.contains(.separator) { return isDisjoint(with: [.separator, .opening]) }
    if contains(.opening) { return previous.isDisjoint(with: [.opening, .colon]) }
    guard contains(.upper) else { return false }
    if !previous.isDisjoint(with: [.lower, .number]) { return true }
    // The last capital of an abbreviation begins the next word.
    return previous.contains(.upper) && following.contains(.lower)
  }
}

extension Letter {
  init(_ character: Character) {
    guard let ascii = character.asciiValue else {
      self = Letter(foreign: character)
      return
    }
    switch Unicode.Scalar(ascii) {
    case "A"..."Z": self = .upper
    case "a"..."z": self = .lower
    case "0"..."9": self = .number
    case " ", ".", "_", "-", ",": self = .separator
    case "/", "?", "&": self = .opening
    case ":": self = .colon
    default: self = []
    }
  }

  private init(foreign character: Character) {
    self = []
    if character.isUppercase { insert(.upper) }
    if character.isLowercase { insert(.lower) }
    if character.isNumber { insert(.number) }
  }
}
