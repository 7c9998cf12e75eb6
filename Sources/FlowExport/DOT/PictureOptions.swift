/// How a scene is drawn.
public struct PictureOptions: Sendable {
  /// The way a picture reads.
  public enum Direction: String, CaseIterable, Sendable {
    /// From left to right.
    case right = "LR"
    /// From top to bottom.
    case down = "TB"
  }

  /// What every id of the picture begins with, so that several pictures may stand on one page.
  public var prefix: String
  /// The way the picture reads.
  public var direction: Direction
  /// The sizes of thumbnails, by the keys of the nodes that carry them; room is left for them.
  public var thumbnails: [String: PictureSize]
  /// The page of a node, nil where it has none.
  public var href: @Sendable (Scene.Item) -> String?

  /// Draws from left to right, without links, unless told otherwise.
  public init(
    prefix: String = "g", direction: Direction = .right, thumbnails: [String: PictureSize] = [:],
    href: @escaping @Sendable (Scene.Item) -> String? = { _ in nil }
  ) {
    self.prefix = prefix
    self.direction = direction
    self.thumbnails = thumbnails
    self.href = href
  }
}

/// The size of an image in points.
public struct PictureSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
