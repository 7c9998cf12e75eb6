/// A height at which a sheet rests.
public enum Detent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// All of it.
  case large
  /// A fraction of the height of a large sheet.
  case fraction(Double)
  /// This height in points.
  case height(Double)
}
