/// A host with an optional port; the two are compared as one text.
enum HostAndPort {
  /// The range of the host's name; nil if the port is invalid or the name empty.
  static func name(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard let colon = bytes[range].firstIndex(of: .colon) else { return range }
    let port = bytes[(colon + 1)..<range.upperBound]
    guard colon > range.lowerBound, (1...5).contains(port.count), port.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    return range.lowerBound..<colon
  }

  /// Percent-encodes a host, except for the colon of its port.
  static func encode(_ host: String, into result: inout String) {
    let bytes = Array(host.utf8)
    if let name = name(in: bytes, 0..<bytes.count), name.count < bytes.count {
      PercentEncoding.encode(String(decoding: bytes[name], as: UTF8.self), keepingMarks: false, into: &result)
      result += String(decoding: bytes[name.upperBound...], as: UTF8.self)
    } else {
      PercentEncoding.encode(host, keepingMarks: false, into: &result)
    }
  }
}
