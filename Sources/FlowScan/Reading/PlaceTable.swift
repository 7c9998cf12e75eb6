import SwiftSyntax

/// Turns offsets in a text into lines and columns.
struct PlaceTable {
  private let starts: [Int]

  init(_ text: String) {
    var text = text
    starts = text.withUTF8 { bytes in
      var starts = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
      return starts
    }
  }

  func place(of node: some SyntaxProtocol) -> Place {
    place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func place(at offset: Int) -> Place {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: Int32(low + 1), column: Int32(offset - starts[low] + 1))
  }
}
