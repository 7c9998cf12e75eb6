/// A calendar day, such as `2027-03-31`.
///
/// The caller that judges a difference supplies the day: nothing below the command line reads a clock.
public struct Day: Hashable, Sendable {
  private let text: String

  /// Parses a day; nil for anything else.
  public init?(_ text: String) {
    guard let match = text.wholeMatch(of: /[0-9]{4}-([0-9]{2})-([0-9]{2})/),
      let month = Int(match.1), let day = Int(match.2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.text = text
  }
}

extension Day: Comparable, CustomStringConvertible {
  /// Orders days by date.
  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

  /// The day in the same notation.
  public var description: String { text }
}
