internal import FlowModel

/// The screen that a found picture shows, according to its name.
struct PictureMatch: Hashable {
  /// The screen's id.
  var screen: String
  var reason: Reason
  /// The variant among the pictures of the screen; empty for the default one.
  var variant: String

  enum Reason: String, Sendable {
    case configured = "by the configuration"
    case name = "by the name of the picture"
    case tests = "by the name of its tests"
  }
}

/// Matches pictures to the screens of a graph by their words.
struct PictureMatcher {
  private let map: [String: String]
  private let ids: [String: String]
  /// The screens by their words in lower case, if no other screen has the same words.
  private let whole: [[String]: String]
  private let cores: [[String]: String]

  /// Takes screens, and the paths of pictures by the ids or names of the screens that they show.
  init(_ screens: [Screen], map: [String: String] = [:]) {
    self.map = Dictionary(
      map.map { ($0.value, $0.key) }.sorted { $0 < $1 }, uniquingKeysWith: { one, _ in one })
    ids = Dictionary(
      screens.flatMap { [($0.name, $0.id), ($0.id, $0.id)] }, uniquingKeysWith: { one, _ in one })
    let words = screens.map { ($0.id, PictureWords.of(Self.typeName($0.name))) }
    whole = Self.alone(words.map { ($1.map { $0.lowercased() }, $0) })
    cores = Self.alone(words.map { (PictureWords.core($1), $0) })
  }

  /// The name of a type without the types that it is in and those that it takes.
  private static func typeName(_ name: String) -> String {
    name.prefix { $0 != "<" && $0 != "(" }.split(separator: ".").last.map(String.init) ?? name
  }

  private static func alone(_ pairs: [([String], String)]) -> [[String]: String] {
    Dictionary(grouping: pairs, by: \.0).compactMapValues { $0.count == 1 ? $0[0].1 : nil }
  }

  /// The screen of a picture; nil where none or several could be.
  func match(_ picture: FoundPicture) -> PictureMatch? {
    let name = PictureName(picture)
    if let mapped = map[picture.path] {
      return PictureMatch(
        screen: ids[mapped] ?? mapped, reason: .configured, variant: Self.variant(name.words, name))
    }
    let words = name.words.map { $0.lowercased() }
    if let range = longestName(in: words), let screen = whole[Array(words[range])] {
      let rest = name.words.enumerated().filter { !range.contains($0.offset) }.map(\.element)
      return PictureMatch(screen: screen, reason: .name, variant: Self.variant(rest, name))
    }
    let plain = name.words.filter { !PictureWords.isOfVariant($0) }
    if let screen = cores[PictureWords.core(plain)] {
      let rest = name.words.filter(PictureWords.isOfVariant)
      return PictureMatch(screen: screen, reason: .name, variant: Self.variant(rest, name))
    }
    let tests = name.tests.map { $0.lowercased() }
    guard let screen = whole[tests] ?? cores[PictureWords.core(tests)] else { return nil }
    return PictureMatch(screen: screen, reason: .tests, variant: Self.variant(name.words, name))
  }

  /// The longest name of a screen among some words, unless it is followed by a part of it, such as `cell`.
  private func longestName(in words: [String]) -> Range<Int>? {
    for length in stride(from: words.count, to: 1, by: -1) {
      for start in 0...(words.count - length) {
        let range = start..<(start + length)
        let isPart = range.upperBound < words.count && PictureWords.isOfPart(words[range.upperBound])
        if whole[Array(words[range])] != nil, !isPart { return range }
      }
    }
    return nil
  }

  private static func variant(_ words: [String], _ name: PictureName) -> String {
    let text = words.joined(separator: " ")
    return ([text].filter { !$0.isEmpty } + name.details).joined(separator: ", ")
  }
}
