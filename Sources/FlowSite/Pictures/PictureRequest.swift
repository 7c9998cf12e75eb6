/// A picture that a page wants to have drawn.
public struct PictureRequest: Hashable, Sendable {
  /// What tells it from the others of its page; every id of what is drawn begins with it and a dash.
  public let id: String
  /// The graph to draw.
  public let dot: String
  /// What it is called.
  public let title: String
  /// What there is to see, for those who cannot see it.
  public let summary: String
}

/// What became of a picture that was wanted.
public enum PictureResult: Hashable, Sendable {
  /// One `svg` element.
  case svg(String)
  /// Why there is none, for the readers of the page.
  case none(String)
}
