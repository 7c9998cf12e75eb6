/// How much time Graphviz may put into making a layout good.
public enum Effort: UInt8, Sendable, CaseIterable {
  /// As the DOT says.
  case full
  /// Fewer rounds of uncrossing and placing, and straight pieces instead of curves.
  case reduced
  /// The first layout found, with straight edges.
  case minimal
}
