/// SVG as Graphviz writes it, before it is cleaned for the web.
public struct RawPicture: Sendable, Equatable {
  /// The whole document.
  public let svg: String
  /// The warnings of Graphviz, one per line.
  public let diagnostics: [String]
}
