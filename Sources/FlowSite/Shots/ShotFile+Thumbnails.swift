/// The smaller versions of screenshots.
extension ShotFile {
  /// A smaller version of an image.
  public struct Thumbnail: Hashable, Sendable {
    /// The path in the site.
    public let path: String
    /// Its width in pixels.
    public let width: Int
  }

  /// As wide as images are shown at most, and twice that for dense displays.
  private static let widths = [208, 416]

  /// The smaller versions that pages show: those of a PNG image that is wider than they are.
  public var thumbnails: [Thumbnail] {
    guard let size, drawnFrom == nil, name.lowercased().hasSuffix(".png") else { return [] }
    return Self.widths.filter { $0 < size.width }.map {
      Thumbnail(path: "thumbnails/\($0)/\(name)", width: $0)
    }
  }
}
