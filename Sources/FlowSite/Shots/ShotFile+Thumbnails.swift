/// The smaller versions of screenshots.
extension ShotFile {
  /// A smaller version of an image.
  public struct Thumbnail: Hashable, Sendable {
    /// The path in the site.
    public let path: String
    /// Its width in pixels.
    public let width: Int
    /// How its pixels are written.
    public let coding: Coding
  }

  /// A way to write the pixels of a smaller version.
  public enum Coding: Hashable, Sendable {
    /// PNG with at most so many colours; pixels may take the colours of their neighbours, to save bytes.
    case palette(colours: Int, sharesColours: Bool)
    /// JPEG, for photos: fewer bytes than a palette, and no bands in gradients.
    case photo(quality: Int)
  }

  /// A size for lists and pictures, of which a page may have a hundred, and one for the page of a screen.
  private static let sizes: [(width: Int, palette: Coding, photo: Coding)] = [
    (160, .palette(colours: 24, sharesColours: true), .photo(quality: 22)),
    (416, .palette(colours: 64, sharesColours: false), .photo(quality: 60)),
  ]

  /// The smaller versions that pages show: those of a PNG image that is wider than they are.
  public var thumbnails: [Thumbnail] {
    guard let size, drawnFrom == nil, name.lowercased().hasSuffix(".png") else { return [] }
    return Self.sizes.filter { $0.width < size.width }.map {
      Thumbnail(
        path: "thumbnails/\($0.width)/\(name)\(hasPhotos ? ".jpg" : "")", width: $0.width,
        coding: hasPhotos ? $0.photo : $0.palette)
    }
  }
}
