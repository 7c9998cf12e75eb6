/// A comment `// flowdoc:ignore rule-id, rule-id because of this`, which suppresses findings of these rules on its line and the one
/// below.
///
/// In property lists and storyboards it is `<!-- flowdoc:ignore rule-id -->`.
public struct IgnoreComment: Hashable, Sendable {
  /// The line of the comment.
  public let line: Int
  /// The rules that it names.
  public let rules: [String]

  /// Finds all comments in a file that name a rule.
  public static func all(in text: String) -> [IgnoreComment] {
    guard text.contains(mark) else { return [] }
    // `\r\n` is a single character: both kinds of line ending count.
    return text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      rules(of: line).map { IgnoreComment(line: number + 1, rules: $0) }
    }
  }

  /// The marker in every such comment.
  public static let mark = "flowdoc:ignore"

  private static func rules(of line: Substring) -> [String]? {
    guard let comment = line.firstRange(of: /\/\/|<!--/),
      let mark = line[comment.upperBound...].firstRange(of: mark)
    else { return nil }
    let list = line[mark.upperBound...].prefixMatch(of: /[ \t]+([a-z0-9-]+(?:[ \t]*,[ \t]*[a-z0-9-]+)*)/)
    return list.map {
      $0.1.split(separator: ",").map(name)
    }
  }

  /// A rule's name without surrounding blanks and without the end of an XML comment.
  private static func name(_ text: Substring) -> String {
    let word = text.trimmingPrefix(/[ \t]+/).prefix { $0 != " " && $0 != "\t" }
    return String(word.prefix(through: word.lastIndex { $0 != "-" } ?? word.startIndex))
  }

  /// The lines whose comments suppress findings on a line, which may be any number that a graph file has.
  static func lines(covering line: Int) -> [Int] { [line &- 1, line] }
}
