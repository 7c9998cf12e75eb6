/// Makes smaller versions of images.
public enum SmallerImage {
  /// Returns a smaller PNG image with few colours; nil if the original is not wider, or cannot be read: damaged, interlaced or larger than any screenshot.
  ///
  /// Pixels that take colours of their neighbours are less exact and need fewer bytes. Equal bytes give equal results with one version of zlib.
  public static func png(
    _ bytes: [UInt8], width: Int, colours: Int = 64, sharesColours: Bool = false
  ) -> [UInt8]? {
    guard let rows = PNGRows(bytes),
      var scaler = AreaScaler(width: rows.header.width, height: rows.header.height, to: width),
      rows.forEach({ scaler.add($0) }), let bitmap = scaler.result
    else { return nil }
    return PNGWriter.file(bitmap, colours: colours, sharesColours: sharesColours)
  }
}
