/// The smaller versions of screenshots.
extension ShotFile {
  /// A smaller version of an image.
  public struct Thumbnail: Hashable, Sendable {
    /// The path in the site.
    public let path: String
    /// Its width in pixels.
    public let width: Int
    /// The largest number of its colours.
    public let colours: Int
    /// Whether pixels may take the colours of their neighbours, to save bytes.
    public let sharesColours: Bool
  }

  /// A size for lists and pictures, of which a page may have a hundred, and one for the page of a screen.
  private static let sizes = [
    (width: 160, colours: 24, sharesColours: true), (width: 416, colours: 64, sharesColours: false),
  ]

  /// The smaller versions that pages show: those of a PNG image that is wider than they are.
  public var thumbnails: [Thumbnail] {
    guard let size, drawnFrom == nil, name.lowercased().hasSuffix(".png") else { return [] }
    return Self.sizes.filter { $0.width < size.width }.map {
      Thumbnail(
        path: "thumbnails/\($0.width)/\(name)", width: $0.width, colours: $0.colours,
        sharesColours: $0.sharesColours)
    }
  }
}
