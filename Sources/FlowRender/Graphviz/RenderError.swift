/// The reason why Graphviz could not draw a DOT text.
public enum RenderError: Error, Equatable, Sendable {
  /// The library's plug-ins cannot be found; the text says what to install.
  case graphvizMissing(String)
  /// There is no graph in the text.
  case empty
  /// The text is not DOT.
  case syntax([String])
  /// More text follows the first graph.
  case notOneGraph
  /// The graph could be read but not drawn.
  case failed([String])
}

extension RenderError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .graphvizMissing(let remedy): remedy
    case .empty: "the DOT text contains no graph; begin it with 'digraph {'"
    case .syntax(let messages): "the text is not valid DOT: " + messages.joined(separator: "; ")
    case .notOneGraph: "text follows the first graph; render each graph by itself"
    case .failed(let messages): "Graphviz could not draw the graph: " + messages.joined(separator: "; ")
    }
  }
}
