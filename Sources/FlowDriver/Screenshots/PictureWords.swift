/// The words of names, by which pictures are matched to screens.
enum PictureWords {
  /// The words of a name: `testHomeView_dark` has `test`, `Home`, `View` and `dark`.
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = place + 1 < letters.count ? letters[place + 1] : " "
      if let last = word.last, letter.isUppercase, !last.isUppercase || next.isLowercase,
        !isBrand(word, letter)
      {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a capital letter is inside a word, as in `iPhone` and `iPad`.
  private static func isBrand(_ word: String, _ letter: Character) -> Bool { word == "i" && letter == "P" }

  /// Whether a folder is named as fastlane names those of languages: `de-DE`, `zh-Hans`, `default`.
  static func isLanguage(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 3 else { return false }
    if name == "default" || name == "appleTV" { return true }
    return (2...3).contains(first.count) && first.allSatisfy { $0.isASCII && $0.isLowercase }
      && parts.dropFirst().allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(\.isLetter) }
  }

  /// Words for the variant of a screen, not for the screen itself.
  static func isOfVariant(_ word: String) -> Bool {
    let word = word.lowercased()
    return variants.contains(word) || word.hasPrefix("iphone") || word.hasPrefix("ipad")
      || word.allSatisfy(\.isNumber)
  }

  private static let variants: Set = [
    "dark", "light", "mode", "pro", "max", "mini", "plus", "se", "air", "gen", "inch", "portrait",
    "landscape", "rtl",
    "ltr", "large", "small", "ax", "text", "default", "initial", "state", "snapshot", "snapshots",
    "screenshot",
    "image", "en", "us",
  ]

  /// Words after the name of a screen that make it the name of a part of it.
  static func isOfPart(_ word: String) -> Bool { parts.contains(word.lowercased()) }

  private static let parts: Set = [
    "model", "cell", "row", "header", "footer", "button", "item", "card", "section", "toolbar", "component",
    "style",
  ]

  /// The words of a screen without those that all screens have: `HomeViewController` is `home`.
  static func core(_ words: [String]) -> [String] {
    var core = words.map { $0.lowercased() }
    while core.count > 1, let last = core.last, kinds.contains(last) { core.removeLast() }
    return core
  }

  private static let kinds: Set = [
    "view", "controller", "screen", "page", "scene", "vc", "hosting", "ui", "swift",
  ]
}
