/// The comments before a declaration, as the parser would find them.
struct LeadingComments {
  /// The text of the documentation between two offsets.
  static func documentation(_ bytes: UnsafeBufferPointer<UInt8>, from lead: Int32, to begin: Int32) -> String
  {
    var start = Int(lead)
    // A comment on the line of the previous declaration belongs to that one.
    if start > 0 {
      while start < Int(begin), bytes[start] != 0x0A { start += 1 }
    }
    guard start < Int(begin), bytes[start..<Int(begin)].contains(UInt8(ascii: "/")) else { return "" }
    return documentation(of: pieces(of: bytes, from: start, to: Int(begin)))
  }

  enum Piece {
    case newlines(Int)
    case line(String)
    case block(String)
    case other
  }

  private static func pieces(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> [Piece] {
    var pieces: [Piece] = []
    var place = start
    while place < end {
      let first = place
      if bytes[place] == 0x0A {
        while place < end, bytes[place] == 0x0A { place += 1 }
        pieces.append(.newlines(place - first))
      } else if bytes[place] == UInt8(ascii: "/"), place + 1 < end {
        let isBlock = bytes[place + 1] == UInt8(ascii: "*")
        place = isBlock ? endOfBlock(bytes, place, end) : endOfLine(bytes, place, end)
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<place]), as: UTF8.self)
        pieces.append(isBlock ? .block(text) : .line(text))
      } else {
        place += 1
      }
    }
    return pieces
  }

  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    return place
  }

  private static func endOfBlock(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var (place, level) = (start, 0)
    repeat {
      let next = place + 1 < end ? bytes[place + 1] : 0
      if bytes[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        (level, place) = (level + 1, place + 2)
      } else if bytes[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        (level, place) = (level - 1, place + 2)
      } else {
        place += 1
      }
    } while level > 0 && place < end
    return min(place, end)
  }
}
