/// Bytes that the other process should not have sent.
struct WireError: Error, Equatable {}

/// Reads the bytes of a ``ByteWriter``; never beyond the end, whatever the bytes are.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func number() throws(WireError) -> UInt32 {
    try take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func flag() throws(WireError) -> Bool {
    try take(1).first == 1
  }

  mutating func text() throws(WireError) -> String {
    String(decoding: try take(Int(try number())), as: UTF8.self)
  }

  mutating func data() throws(WireError) -> [UInt8] {
    Array(try take(Int(try number())))
  }

  mutating func optionalText() throws(WireError) -> String? {
    try flag() ? try text() : nil
  }

  mutating func texts() throws(WireError) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try number()) { texts.append(try text()) }
    return texts
  }

  private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw WireError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
