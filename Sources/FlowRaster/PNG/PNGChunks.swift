/// The chunks of a PNG file, in order; damaged ones end the sequence.
struct PNGChunks: Sequence, IteratorProtocol {
  /// A chunk of the file with its name.
  struct Chunk {
    let name: String
    let content: ArraySlice<UInt8>
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var place: Int

  /// Starts after the signature; nil for any other file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    self.bytes = bytes
    place = Self.signature.count
  }

  /// The next chunk.
  ///
  /// Its checksum is not checked: it only matters whether the pixels can be decompressed.
  mutating func next() -> Chunk? {
    guard bytes.count - place >= 12 else { return nil }
    let size = Self.number(bytes[place..<(place + 4)])
    guard size <= bytes.count - place - 12 else { return nil }
    let start = place + 8
    let name = String(decoding: bytes[(place + 4)..<start], as: UTF8.self)
    place = start + size + 4
    return Chunk(name: name, content: bytes[start..<(start + size)])
  }

  static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
