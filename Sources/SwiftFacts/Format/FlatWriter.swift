/// Writes numbers as in memory, four bytes each, and lists preceded by their counts.
struct FlatWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ numbers: [Int32]) {
    add(Int32(numbers.count))
    #if _endian(little)
      numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
    #else
      for number in numbers { add(number) }
    #endif
  }

  /// Writes texts: their lengths, then all bytes.
  mutating func add(_ texts: [String]) {
    add(texts.map { Int32($0.utf8.count) })
    let start = bytes.count
    for text in texts { bytes.append(contentsOf: text.utf8) }
    while (bytes.count - start) % 4 != 0 { bytes.append(0) }
  }
}

/// Reads the output of a `FlatWriter`; nil if there is too little.
struct FlatReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number() -> Int32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Int32.self))
  }

  mutating func numbers() -> [Int32]? {
    guard let count = number(), count >= 0, Int(count) <= (bytes.count - position) / 4 else { return nil }
    // All empty arrays are one object; an initializer that fills one writes to it, from whatever thread.
    guard count > 0 else { return [] }
    let size = Int(count) * 4
    let source = UnsafeRawBufferPointer(rebasing: bytes[position..<position + size])
    position += size
    let numbers = [Int32](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
      filled = Int(count)
    }
    #if _endian(little)
      return numbers
    #else
      return numbers.map { Int32(littleEndian: $0) }
    #endif
  }

  mutating func texts() -> [String]? {
    guard let lengths = numbers() else { return nil }
    let start = position
    var texts: [String] = []
    texts.reserveCapacity(lengths.count)
    for length in lengths {
      guard length >= 0, Int(length) <= bytes.count - position else { return nil }
      let part = UnsafeRawBufferPointer(rebasing: bytes[position..<position + Int(length)])
      texts.append(String(decoding: part, as: UTF8.self))
      position += Int(length)
    }
    while (position - start) % 4 != 0 { position += 1 }
    return position <= bytes.count ? texts : nil
  }
}
