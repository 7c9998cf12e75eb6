/// Scales an image down: each new pixel is the mean of those that it covers, weighted by their opacity.
struct AreaScaler {
  private let source: (width: Int, height: Int)
  private let target: (width: Int, height: Int)
  private let columns: [Int]
  private var sums: [Int]
  private var bitmap: Bitmap
  private var row = 0
  private var open = 0

  /// Prepares an image of a new width, and a height in proportion; nil if the width is not smaller.
  init?(width: Int, height: Int, to newWidth: Int) {
    guard newWidth >= 1, newWidth < width else { return nil }
    source = (width, height)
    target = (newWidth, max(1, (height * newWidth + width / 2) / width))
    let target = target
    columns = (0..<width).map { $0 * target.width / width }
    sums = [Int](repeating: 0, count: newWidth * 5)
    bitmap = Bitmap(width: target.width, height: target.height, pixels: [])
    bitmap.pixels.reserveCapacity(target.width * target.height)
  }

  /// Adds the next row of the source.
  mutating func add(_ pixels: [Pixel]) {
    for (column, pixel) in zip(columns, pixels) {
      let alpha = Int(pixel.alpha)
      sums[column * 5] += Int(pixel.red) * alpha
      sums[column * 5 + 1] += Int(pixel.green) * alpha
      sums[column * 5 + 2] += Int(pixel.blue) * alpha
      sums[column * 5 + 3] += alpha
      sums[column * 5 + 4] += 1
    }
    row += 1
    // The last source row of a new row, or the last of all.
    if row == source.height || row * target.height / source.height > open { close() }
  }

  private mutating func close() {
    for column in 0..<target.width {
      let alpha = sums[column * 5 + 3]
      let mean = { (sum: Int) in alpha == 0 ? 0 : UInt8((sum + alpha / 2) / alpha) }
      bitmap.pixels.append(
        Pixel(
          red: mean(sums[column * 5]), green: mean(sums[column * 5 + 1]), blue: mean(sums[column * 5 + 2]),
          alpha: UInt8(alpha / max(1, sums[column * 5 + 4]))))
    }
    sums = [Int](repeating: 0, count: sums.count)
    open += 1
  }

  /// The image, once all rows have been added.
  var result: Bitmap? { bitmap.pixels.count == target.width * target.height ? bitmap : nil }
}
