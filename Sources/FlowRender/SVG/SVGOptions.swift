/// The page's requirements for a picture.
public struct SVGOptions: Sendable, Equatable {
  /// The picture's name for screen readers.
  public var title: String?
  /// A description of the picture, for screen readers.
  public var description: String?
  /// The prefix of every id, so that ids are unique on a page with several pictures.
  public var idPrefix: String
  /// The `class` of the `svg` element.
  public var rootClass: String?
  /// Whether the natural size in pixels is written as `width` and `height`.
  public var includesSize: Bool
  /// Schemes that links may have besides `http` and `https`; those that run code are always rejected.
  public var allowedSchemes: [String]
  /// CSS to embed in a picture that is a file of its own, such as `.graph { fill: currentColor; stroke: currentColor }`.
  public var styleSheet: String?

  /// Creates options for a picture in a page with its own style sheet.
  public init(
    title: String? = nil, description: String? = nil, idPrefix: String = "", rootClass: String? = nil,
    includesSize: Bool = true, allowedSchemes: [String] = [], styleSheet: String? = nil
  ) {
    self.title = title
    self.description = description
    self.idPrefix = idPrefix
    self.rootClass = rootClass
    self.includesSize = includesSize
    self.allowedSchemes = allowedSchemes
    self.styleSheet = styleSheet
  }
}
