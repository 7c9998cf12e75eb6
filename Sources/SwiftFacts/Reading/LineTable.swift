/// Where the lines of a text begin, to tell places by line and column.
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
