import FlowReview
import Foundation

extension Day {
  /// The current local day; nil if the clock gives none.
  static var today: Day? {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return Day(padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2))
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
