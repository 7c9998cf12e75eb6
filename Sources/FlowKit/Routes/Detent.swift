/// A height at which a sheet rests.
public enum Detent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// All of it.
  case large
  /// This part of what a large sheet has.
  case fraction(Double)
  /// This height in points.
  case height(Double)
}
