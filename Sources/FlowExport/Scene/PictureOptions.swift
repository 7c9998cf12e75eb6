/// Settings for drawing a scene.
public struct PictureOptions: Sendable {
  /// The direction in which a picture is read.
  public enum Direction: String, CaseIterable, Sendable {
    /// From left to right.
    case right = "LR"
    /// From top to bottom.
    case down = "TB"
  }

  /// The prefix of every id in the picture, so that one page can contain several pictures.
  public var prefix: String
  /// The direction in which the picture is read.
  public var direction: Direction
  /// The sizes of thumbnails, by the keys of their nodes; room is left for them.
  public var thumbnails: [String: PictureSize]
  /// The page of a node; nil if it has none.
  public var href: @Sendable (Scene.Item) -> String?

  /// Creates options; by default, pictures are drawn from left to right, without links.
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

  /// Creates a size from a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
