/// The offsets of the lines of a text, for converting offsets to line and column.
struct LineTable {
  private let starts: [Int]

  init(_ text: String) { self.init(bytes: text.utf8) }

  init(bytes: some Sequence<UInt8>) {
    var starts = [0]
    var offset = 0
    for byte in bytes {
      offset += 1
      if byte == 10 { starts.append(offset) }
    }
    self.starts = starts
  }

  /// Converts offsets in ascending order, remembering the line of the last one.
  func place(ofOffset offset: Int, near line: inout Int) -> CodePlace {
    if line < starts.count, starts[line] <= offset {
      for next in line..<min(line + 8, starts.count)
      where next + 1 == starts.count || starts[next + 1] > offset {
        line = next
        return CodePlace(line: line + 1, column: offset - starts[line] + 1)
      }
    }
    let place = place(ofOffset: offset)
    line = place.line - 1
    return place
  }

  func place(ofOffset offset: Int) -> CodePlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return CodePlace(line: low + 1, column: offset - starts[low] + 1)
  }
}
