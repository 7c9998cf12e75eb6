/// A requested picture.
public struct RenderRequest: Sendable {
  /// The caller's name for it.
  public var id: String
  /// The graph to draw.
  public var dot: String
  /// Simpler graphs to draw if this one takes too long, the best first.
  public var fallbacks: [String]
  /// The number of edges above which Graphviz does not finish.
  public static let mostEdges = 4_000
  /// The number of edges, if known: Graphviz does not attempt a good layout if there are too many.
  public var edges = 0
  /// A picture drawn without Graphviz, as SVG of the same form, for when all attempts fail.
  public var lastResort: (@Sendable () -> String)?
  /// The page's requirements for the picture.
  public var options: SVGOptions

  /// Creates a request for a graph.
  public init(id: String, dot: String, fallbacks: [String] = [], options: SVGOptions = SVGOptions()) {
    self.id = id
    self.dot = dot
    self.fallbacks = fallbacks
    self.options = options
  }
}
