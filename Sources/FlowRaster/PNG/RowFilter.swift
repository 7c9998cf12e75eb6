/// The filters of PNG, which derive the bytes of a row from their neighbours to the left and above.
enum RowFilter {
  /// Undoes the filter of a row, which its first byte names; false for an unknown one.
  static func undo(in row: inout [UInt8], _ above: [UInt8], _ pixelBytes: Int) -> Bool {
    let filter = row[0]
    guard filter <= 4 else { return false }
    guard filter > 0 else { return true }
    row.withUnsafeMutableBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        for place in above.indices {
          let left = place >= pixelBytes ? row[place + 1 - pixelBytes] : 0
          let corner = place >= pixelBytes ? above[place - pixelBytes] : 0
          row[place + 1] &+= guess(filter, left, above[place], corner)
        }
      }
    }
    return true
  }

  private static func guess(_ filter: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    switch filter {
    case 1: left
    case 2: above
    case 3: UInt8((Int(left) + Int(above)) / 2)
    default: nearest(Int(left), Int(above), Int(corner))
    }
  }

  /// The neighbour nearest to the plane through all three.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let plane = left + above - corner
    let (toLeft, toAbove, toCorner) = (abs(plane - left), abs(plane - above), abs(plane - corner))
    if toLeft <= toAbove && toLeft <= toCorner { return UInt8(left) }
    return UInt8(toAbove <= toCorner ? above : corner)
  }
}
