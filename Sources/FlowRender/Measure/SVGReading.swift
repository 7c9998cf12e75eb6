/// Reads from a cleaned picture what it takes to measure it: its size, its nodes, and the lines between them.
struct SVGReading {
  private let text: [UInt8]
  private(set) var nodes = 0
  private(set) var paths: [Polyline] = []

  init(_ svg: String) { text = Array(svg.utf8) }

  /// The width and height of the view box.
  var size: (Double, Double)? {
    guard let start = find("viewBox=\"", from: 0, before: text.count) else { return nil }
    let numbers = numbers(from: start + 9)
    return numbers.count == 4 ? (numbers[2], numbers[3]) : nil
  }

  /// Counts the nodes and reads the first path of each edge: the line, without its arrow.
  mutating func readShapes() {
    var place = 0
    while let group = find("<g id=\"", from: place, before: text.count) {
      place = group + 7
      guard let end = find(">", from: place, before: text.count) else { return }
      if find("class=\"node", from: place, before: end) != nil { nodes += 1 }
      guard find("class=\"edge", from: place, before: end) != nil else { continue }
      let close = find("</g>", from: end, before: text.count) ?? text.count
      if let path = find(" d=\"", from: end, before: close) {
        paths.append(Polyline(curves: numbers(from: path + 4)))
      }
    }
  }

  /// The numbers up to the next quote.
  private func numbers(from start: Int) -> [Double] {
    var numbers: [Double] = []
    var word: [UInt8] = []
    for byte in text[start...] {
      if isOfNumber(byte) {
        word.append(byte)
        continue
      }
      if let number = Double(String(decoding: word, as: UTF8.self)) { numbers.append(number) }
      word = []
      if byte == UInt8(ascii: "\"") { break }
    }
    return numbers
  }

  private func isOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private func find(_ pattern: StaticString, from start: Int, before end: Int) -> Int? {
    let count = pattern.utf8CodeUnitCount
    let first = pattern.utf8Start[0]
    var at = start
    while at + count <= end {
      if text[at] == first, (0..<count).allSatisfy({ text[at + $0] == pattern.utf8Start[$0] }) { return at }
      at += 1
    }
    return nil
  }
}
