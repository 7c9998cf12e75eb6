import Foundation

/// The length of tests that try one property on many inputs: short by default, long in `make test LONG=yes`, which runs every night.
public enum RunLength {
  /// Whether the long form is wanted.
  public static var isLong: Bool { ProcessInfo.processInfo.environment["FLOWDOC_LONG"] == "yes" }

  /// One of two sizes or numbers of rounds.
  public static func of(short: Int, long: Int) -> Int { isLong ? long : short }
}
