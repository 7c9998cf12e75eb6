/// A picture that is wanted.
public struct RenderRequest: Sendable, Equatable {
  /// The caller's name for it.
  public var id: String
  /// The graph to draw.
  public var dot: String
  /// Simpler graphs to draw when this one takes too long, the best first.
  public var fallbacks: [String]
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
