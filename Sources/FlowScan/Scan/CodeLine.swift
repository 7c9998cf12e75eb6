/// Code on one line, for lists and tables.
public enum CodeLine {
  private static let longest = 100

  /// Joins code to one line, and removes the middle if it is long.
  public static func shortened(_ code: String) -> String {
    let line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= longest ? line : "\(line.prefix(longest - 20)) … \(line.suffix(17))"
  }
}
