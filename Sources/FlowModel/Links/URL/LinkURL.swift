/// A URL, split and percent-decoded for matching.
///
/// ```swift
/// let url = try LinkURL("shop://orders/42?tab=items#top")
/// url.segments            // ["42"]
/// url.value(of: "tab")    // "items"
/// ```
///
/// The fragment is dropped, a trailing slash is ignored, `+` is not a space, and `.` and `..` are ordinary segments.
public struct LinkURL: Sendable {
  /// The URL as written.
  public let text: String

  /// The decoded text of all parts; the ranges below are into it.
  let bytes: [UInt8]
  /// The scheme and the host, both in lower case, and the segments.
  let parts: [Range<Int>]
  /// The host as written, in its original case.
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

  /// Parses a URL, or throws which part of it is invalid.
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

  /// The host, with its port if it has one, in its original case.
  public var host: String { string(writtenHost) }

  /// The segments of the path.
  public var segments: [String] { parts.dropFirst(2).map(string) }

  /// The first value of a key of the query.
  public func value(of key: String) -> String? { range(ofKey: key).map(string) }
}

extension LinkURL: CustomStringConvertible {
  /// The URL as written.
  public var description: String { text }
}

extension LinkURL {
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func has(_ text: String, at range: Range<Int>) -> Bool { bytes[range].elementsEqual(text.utf8) }

  func textClass(_ range: Range<Int>) -> TextClass { TextClass(bytes[range]) }

  func range(ofKey key: String) -> Range<Int>? { items.first { has(key, at: $0.key) }?.value }
}
