/// The smaller versions of screenshots.
extension ShotFile {
  /// A smaller version of an image.
  public struct Thumbnail: Hashable, Sendable {
    /// The path in the site.
    public let path: String
    /// Its width in pixels.
    public let width: Int
    /// The most colours that it has.
    public let colours: Int
    /// Whether pixels may be like their neighbours, for fewer bytes.
    public let sharesColours: Bool
  }

  /// One for lists and pictures, where a hundred may stand on a page, and one for the page of a screen, which has room for it.
  private static let sizes = [
    (width: 160, colours: 32, sharesColours: true), (width: 416, colours: 64, sharesColours: false),
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
