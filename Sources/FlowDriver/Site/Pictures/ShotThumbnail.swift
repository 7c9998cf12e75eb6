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
    hash.add("thumbnail \(size.width) \(size.coding)")
    let key = cache.key(of: [hash.text])
    if let kept = cache.image(key) { return kept }
    guard let made = made(bytes) else { return bytes }
    cache.keep(made, as: key)
    return made
  }

  private func made(_ bytes: [UInt8]) -> [UInt8]? {
    switch size.coding {
    case .palette(let colours, let sharesColours):
      SmallerImage.png(bytes, width: size.width, colours: colours, sharesColours: sharesColours)
    case .photo(let quality): SmallerImage.jpeg(bytes, width: size.width, quality: quality)
    }
  }
}
