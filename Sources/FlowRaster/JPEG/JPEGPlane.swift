/// One of the three planes of an image: its brightness, or how blue or red it is, from -128 to 127.
struct JPEGPlane {
  /// In samples; a multiple of a block's width.
  private let width: Int
  private var samples: [Int]

  /// The planes of an image; those of colour have one sample for four pixels.
  static func all(of bitmap: Bitmap) -> [JPEGPlane] {
    // A unit has two by two blocks of brightness.
    let (width, height) = ((bitmap.width + 15) / 16 * 16, (bitmap.height + 15) / 16 * 16)
    var planes = [JPEGPlane](
      repeating: JPEGPlane(width: width, samples: [Int](repeating: 0, count: width * height)), count: 3)
    for row in 0..<height {
      for column in 0..<width {
        // The edge goes on to the end of its block, which costs the fewest bits.
        let place = min(row, bitmap.height - 1) * bitmap.width + min(column, bitmap.width - 1)
        let values = values(of: bitmap.pixels[place])
        for plane in 0..<3 { planes[plane].samples[row * width + column] = values[plane] }
      }
    }
    return [planes[0], planes[1].halved, planes[2].halved]
  }

  /// The brightness, blueness and redness of a pixel on white, by the factors of the standard times 65,536.
  private static func values(of pixel: Pixel) -> [Int] {
    let onWhite = { (value: UInt8) in
      (Int(value) * Int(pixel.alpha) + 255 * (255 - Int(pixel.alpha)) + 127) / 255
    }
    let (red, green, blue) = (onWhite(pixel.red), onWhite(pixel.green), onWhite(pixel.blue))
    return [
      (19_595 * red + 38_470 * green + 7_471 * blue + 32_768) >> 16 - 128,
      min(127, (-11_059 * red - 21_709 * green + 32_768 * blue + 32_768) >> 16),
      min(127, (32_768 * red - 27_439 * green - 5_329 * blue + 32_768) >> 16),
    ]
  }

  /// The plane with the means of two by two samples.
  private var halved: JPEGPlane {
    let (half, height) = (width / 2, samples.count / width / 2)
    var smaller = JPEGPlane(width: half, samples: [])
    smaller.samples.reserveCapacity(half * height)
    for row in 0..<height {
      for column in 0..<half {
        let first = row * 2 * width + column * 2
        let sum = samples[first] + samples[first + 1] + samples[first + width] + samples[first + width + 1]
        smaller.samples.append((sum + 2) >> 2)
      }
    }
    return smaller
  }

  /// The number of blocks in a row, and that of rows.
  var blocks: (across: Int, down: Int) { (width / 8, samples.count / width / 8) }

  /// The 64 samples of a block, row by row.
  func block(_ across: Int, _ down: Int) -> [Int] {
    (0..<64).map { samples[(down * 8 + $0 / 8) * width + across * 8 + $0 % 8] }
  }
}
