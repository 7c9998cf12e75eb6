/// The samples of a row as pixels.
extension PNGRows {
  /// Reads a row, whose first byte is its filter; false for a colour that the palette does not have.
  func read(_ row: [UInt8], into pixels: inout [Pixel]) -> Bool {
    switch header.colour {
    case .palette:
      for place in pixels.indices {
        let index = number(place, of: row)
        guard index < palette.count else { return false }
        pixels[place] = palette[index]
      }
    case .grey:
      for place in pixels.indices { pixels[place] = grey(byte(place, of: row), alpha(at: place, of: row)) }
    case .greyAlpha:
      for place in pixels.indices {
        pixels[place] = grey(byte(place * 2, of: row), byte(place * 2 + 1, of: row))
      }
    case .rgb:
      for place in pixels.indices { pixels[place] = colour(place * 3, of: row, alpha(at: place, of: row)) }
    case .rgba:
      for place in pixels.indices { pixels[place] = colour(place * 4, of: row, byte(place * 4 + 3, of: row)) }
    }
    return true
  }

  private func grey(_ value: UInt8, _ alpha: UInt8) -> Pixel {
    Pixel(red: value, green: value, blue: value, alpha: alpha)
  }

  private func colour(_ first: Int, of row: [UInt8], _ alpha: UInt8) -> Pixel {
    Pixel(
      red: byte(first, of: row), green: byte(first + 1, of: row), blue: byte(first + 2, of: row), alpha: alpha
    )
  }

  /// The opacity of a pixel in an image with at most one transparent colour.
  private func alpha(at place: Int, of row: [UInt8]) -> UInt8 {
    guard let clear else { return 255 }
    let first = place * clear.count
    return clear.indices.allSatisfy { number(first + $0, of: row) == clear[$0] } ? 0 : 255
  }

  /// A sample, scaled to 8 bits.
  private func byte(_ index: Int, of row: [UInt8]) -> UInt8 {
    switch header.depth {
    case 8: row[index + 1]
    case 16: row[index * 2 + 1]
    default: UInt8(number(index, of: row) * 255 / ((1 << header.depth) - 1))
    }
  }

  private func number(_ index: Int, of row: [UInt8]) -> Int {
    switch header.depth {
    case 8: return Int(row[index + 1])
    case 16: return Int(row[index * 2 + 1]) << 8 | Int(row[index * 2 + 2])
    default:
      let bit = index * header.depth
      return Int(row[bit / 8 + 1]) >> (8 - header.depth - bit % 8) & ((1 << header.depth) - 1)
    }
  }
}
