/// The effort that Graphviz spends on a layout.
public enum Effort: UInt8, Sendable, CaseIterable {
  /// The effort that the DOT asks for.
  case full
  /// Fewer rounds of crossing reduction and placement, and straight segments instead of curves.
  case reduced
  /// The first layout found, with straight edges.
  case minimal
}
