/// Makes smaller versions of images.
public enum SmallerImage {
  /// Returns a smaller PNG image with few colours; nil if the original is not wider, or cannot be read: damaged, interlaced or larger than any screenshot.
  ///
  /// Pixels that take colours of their neighbours are less exact and need fewer bytes. Equal bytes give equal results with one version of zlib.
  public static func png(
    _ bytes: [UInt8], width: Int, colours: Int = 64, sharesColours: Bool = false
  ) -> [UInt8]? {
    bitmap(bytes, width: width).flatMap {
      PNGWriter.file($0, colours: colours, sharesColours: sharesColours)
    }
  }

  /// Returns a smaller JPEG image of a PNG image, with transparent parts in white; nil like the one above.
  public static func jpeg(_ bytes: [UInt8], width: Int, quality: Int) -> [UInt8]? {
    bitmap(bytes, width: width).map { JPEGWriter.file($0, quality: quality) }
  }

  /// Tells whether a PNG image contains photos, which few colours cannot show; an image with transparent corners does not count.
  ///
  /// Areas and text need less than a quarter of a byte per pixel, photos more. So only the header and the first row are read.
  public static func hasPhotos(_ bytes: [UInt8]) -> Bool {
    guard let rows = PNGRows(bytes), bytes.count * 4 > rows.header.width * rows.header.height else {
      return false
    }
    var isOpaque = true
    let isRead = rows.forEach(most: 1) { row in isOpaque = row.allSatisfy { $0.alpha == 255 } }
    return isRead && isOpaque
  }

  private static func bitmap(_ bytes: [UInt8], width: Int) -> Bitmap? {
    guard let rows = PNGRows(bytes),
      var scaler = AreaScaler(width: rows.header.width, height: rows.header.height, to: width),
      rows.forEach({ scaler.add($0) })
    else { return nil }
    return scaler.result
  }
}
