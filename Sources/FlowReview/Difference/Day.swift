/// A day of the calendar, as `2027-03-31`.
///
/// Who judges a difference says which day it is: nothing below the command line looks at a clock.
public struct Day: Hashable, Sendable {
  private let text: String

  /// Reads a day as it is written; nil for anything else.
  public init?(_ text: String) {
    guard let match = text.wholeMatch(of: /[0-9]{4}-([0-9]{2})-([0-9]{2})/),
      let month = Int(match.1), let day = Int(match.2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.text = text
  }
}

extension Day: Comparable, CustomStringConvertible {
  /// The earlier day comes first.
  public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

  /// The day as it is written.
  public var description: String { text }
}
