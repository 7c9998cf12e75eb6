internal import FlowModel
internal import FlowRaster
internal import FlowSite
internal import Foundation

/// A smaller version of a screenshot.
struct ShotThumbnail {
  /// The path in the site.
  let path: String
  private let file: String
  private let size: ShotFile.Thumbnail

  /// The smaller versions of a screenshot on the pages of a site.
  static func all(of shot: ShotFile, from file: String) -> [ShotThumbnail] {
    shot.thumbnails.map { ShotThumbnail(path: $0.path, file: file, size: $0) }
  }

  /// The image; a screenshot that cannot be read is copied unchanged, since a browser may support it.
  func bytes(_ cache: PictureCache) throws(DriverError) -> [UInt8] {
    guard let data = FileBytes.read(file) else {
      throw DriverError("\(file): the file cannot be read; check its name and permissions")
    }
    let bytes = Array(data)
    var hash = ContentHash(of: data)
    hash.add("thumbnail \(size.width) \(size.colours) \(size.sharesColours)")
    let key = cache.key(of: [hash.text])
    if let kept = cache.image(key) { return kept }
    let made = SmallerImage.png(
      bytes, width: size.width, colours: size.colours, sharesColours: size.sharesColours)
    guard let made else { return bytes }
    cache.keep(made, as: key)
    return made
  }
}
