/// A format for exporting a graph.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// A picture in Graphviz's language.
  case dot
  /// A picture for browsers.
  case svg
  /// A picture in Mermaid's language, which GitHub and GitLab draw.
  case mermaid
  /// A document in prose.
  case markdown
  /// A table of routes and links.
  case csv
  /// The graph file itself, or a part of it.
  case json
  /// The website's `apple-app-site-association` file for the universal links.
  case aasa
  /// A tree for a terminal.
  case tree
}

extension ExportFormat {
  /// Whether the format is a picture.
  public var isPicture: Bool { self == .dot || self == .svg || self == .mermaid }
}
