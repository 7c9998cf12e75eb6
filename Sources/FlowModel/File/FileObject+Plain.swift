extension FileObject {
  /// Reads an object that has only known keys, each once.
  public init?(plain reader: inout JSONReader) { self.init(plain: &reader, header: []) }

  /// Reads an object with the header's keys among its own; the header must have the given values.
  init?(plain reader: inout JSONReader, header: [HeaderField]) {
    guard reader.skips("{") else { return nil }
    self = Self.blank
    // Works on indices: copying the fields themselves takes longer than reading them.
    let fields = Self.fields
    var seen = SeenKeys()
    if !reader.skips("}") {
      repeat {
        guard let key = reader.key() else { return nil }
        if let number = fields.firstIndex(where: { $0.description.key.isWritten(key) }) {
          guard seen.insert(number), fields[number].readPlain(&self, &reader) else { return nil }
        } else {
          guard let number = header.firstIndex(where: { $0.key.isWritten(key) }),
            seen.insert(fields.count + number), header[number].value.isNext(in: &reader)
          else { return nil }
        }
      } while reader.skips(",")
      guard reader.skips("}") else { return nil }
    }
    let hasAll = fields.indices.allSatisfy { !fields[$0].description.isRequired || seen.has($0) }
    guard hasAll, header.indices.allSatisfy({ seen.has(fields.count + $0) }) else { return nil }
  }
}

extension FileValue {
  fileprivate func isNext(in reader: inout JSONReader) -> Bool { Self(plain: &reader) == self }
}

extension String {
  fileprivate func isWritten(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.count == bytes.count && utf8.elementsEqual(bytes)
  }
}

/// The numbers of the keys that an object had so far.
private struct SeenKeys {
  private var bits: UInt64 = 0

  /// Inserts a key; returns false if the object had it before, or there are too many.
  mutating func insert(_ number: Int) -> Bool {
    guard number < 64, !has(number) else { return false }
    bits |= 1 << UInt64(number)
    return true
  }

  func has(_ number: Int) -> Bool { bits >> UInt64(number) & 1 == 1 }
}
