/// A picture that is wanted.
public struct RenderRequest: Sendable {
  /// The caller's name for it.
  public var id: String
  /// The graph to draw.
  public var dot: String
  /// Simpler graphs to draw when this one takes too long, the best first.
  public var fallbacks: [String]
  /// Graphviz comes to no end with more edges.
  public static let mostEdges = 4_000
  /// How many edges it has, where that is known: Graphviz is not asked to take pains with what it would not come to an end with.
  public var edges = 0
  /// The picture without Graphviz, as SVG of the same manner, for when nothing else gave one.
  public var lastResort: (@Sendable () -> String)?
  /// What the page wants of the picture.
  public var options: SVGOptions

  /// A graph with what is to become of it.
  public init(id: String, dot: String, fallbacks: [String] = [], options: SVGOptions = SVGOptions()) {
    self.id = id
    self.dot = dot
    self.fallbacks = fallbacks
    self.options = options
  }
}
