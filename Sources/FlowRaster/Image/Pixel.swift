/// A colour with its opacity.
struct Pixel: Hashable {
  var red: UInt8 = 0
  var green: UInt8 = 0
  var blue: UInt8 = 0
  var alpha: UInt8 = 0
}

/// An image in memory, row by row.
struct Bitmap {
  let width: Int
  let height: Int
  var pixels: [Pixel]
}
