/// A URL, taken apart and percent-decoded, ready to be matched.
///
/// ```swift
/// let url = try LinkURL("shop://orders/42?tab=items#top")
/// url.segments            // ["42"]
/// url.value(of: "tab")    // "items"
/// ```
///
/// The fragment is left out, a trailing slash is ignored, `+` is no space, `.` and `..` are segments like
/// others.
public struct LinkURL: Sendable {
  /// The URL as it was written.
  public let text: String

  /// The decoded text of all parts; the ranges below point into it.
  let bytes: [UInt8]
  /// The scheme and the host, both in lower case, and the segments.
  let parts: [Range<Int>]
  /// The host, in the case it was written in.
  let writtenHost: Range<Int>
  /// The items of the query.
  let items: [Item]
  /// Whether a segment is empty; no pattern matches it.
  let hasEmptySegment: Bool

  /// The key and the value of a query item.
  struct Item: Sendable {
    let key: Range<Int>
    let value: Range<Int>
  }

  /// Reads a URL, or says which part of it cannot be read.
  public init(_ text: String) throws(LinkURLError) {
    var parser = LinkURLParser(text)
    try parser.parse()
    self.text = text
    bytes = parser.bytes
    parts = parser.parts
    writtenHost = parser.writtenHost
    items = parser.items
    hasEmptySegment = parts.dropFirst(2).contains(where: \.isEmpty)
  }
}

extension LinkURL {
  /// The scheme, in lower case.
  public var scheme: String { string(parts[0]) }

  /// The host, with its port where it has one, in the case it was written in.
  public var host: String { string(writtenHost) }

  /// The segments of the path.
  public var segments: [String] { parts.dropFirst(2).map(string) }

  /// The first value of a key of the query.
  public func value(of key: String) -> String? { range(ofKey: key).map(string) }
}

extension LinkURL: CustomStringConvertible {
  /// The URL as it was written.
  public var description: String { text }
}

extension LinkURL {
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func has(_ text: String, at range: Range<Int>) -> Bool { bytes[range].elementsEqual(text.utf8) }

  func textClass(_ range: Range<Int>) -> TextClass { TextClass(bytes[range]) }

  func range(ofKey key: String) -> Range<Int>? { items.first { has(key, at: $0.key) }?.value }
}
