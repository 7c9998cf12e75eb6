internal import FlowModel
internal import FlowRaster
internal import FlowSite
internal import Foundation

/// A smaller version of a screenshot.
struct ShotThumbnail {
  /// The path in the site.
  let path: String
  private let file: String
  private let width: Int

  /// The smaller versions of a screenshot that the pages of a site ask for.
  static func all(of shot: ShotFile, from file: String) -> [ShotThumbnail] {
    shot.thumbnails.map { ShotThumbnail(path: $0.path, file: file, width: $0.width) }
  }

  /// The image; a screenshot that cannot be read is passed on as it is, for a browser may know more.
  func bytes(_ cache: PictureCache) throws(DriverError) -> [UInt8] {
    guard let data = FileBytes.read(file) else {
      throw DriverError("\(file): the file cannot be read; check its name and permissions")
    }
    let bytes = Array(data)
    var hash = ContentHash(of: data)
    hash.add("thumbnail \(width)")
    let key = cache.key(of: [hash.text])
    if let kept = cache.image(key) { return kept }
    guard let made = SmallerImage.png(bytes, width: width) else { return bytes }
    cache.keep(made, as: key)
    return made
  }
}
