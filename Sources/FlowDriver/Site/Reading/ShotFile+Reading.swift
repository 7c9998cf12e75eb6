internal import FlowRaster
internal import FlowSite

extension ShotFile {
  /// Takes the size of its file, and whether there are photos in it.
  mutating func read(_ file: String) {
    guard let bytes = FileBytes.read(file).map(Array.init) else { return }
    size = ImageSize.of(bytes)
    hasPhotos = SmallerImage.hasPhotos(bytes)
  }
}
