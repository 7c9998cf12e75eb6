/// SVG as Graphviz writes it, before it is cleaned for the web.
public struct RawPicture: Sendable, Equatable {
  /// The whole document.
  public let svg: String
  /// What Graphviz warned of, a line each.
  public let diagnostics: [String]
}
