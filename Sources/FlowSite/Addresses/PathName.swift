/// The part of an address that stands for an id: short, readable, and safe in URLs and on any file system.
struct PathName: Hashable, Sendable {
  /// Lower-case letters, digits and single hyphens.
  let text: String
  /// Whether other ids are likely to have the same text, so that it does not identify the id by itself.
  let isLossy: Bool

  private static let hyphen = UInt8(ascii: "-")
  /// The length at which names are cut.
  private static let limit = 60
  /// Names that some file systems reserve.
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul", "index"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  init(_ id: String) {
    var text: [UInt8] = []
    var hasOthers = false
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        text.append(byte + 0x20)
      default:
        hasOthers = hasOthers || byte >= 0x80 || byte < 0x20
        if text.last != Self.hyphen { text.append(Self.hyphen) }
      }
    }
    var trimmed = text[...]
    if trimmed.first == Self.hyphen { trimmed.removeFirst() }
    if trimmed.last == Self.hyphen { trimmed.removeLast() }
    self.text = String(decoding: trimmed.prefix(Self.limit), as: UTF8.self)
    isLossy =
      hasOthers || trimmed.isEmpty || trimmed.count > Self.limit || Self.reserved.contains(self.text)
  }

  /// The slug with a hash of the id, the same in every run.
  static func marked(_ id: String) -> String {
    let hash = id.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let digits = String((hash ^ (hash >> 32)) & 0x3fff_ffff, radix: 32)
    let mark = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    let slug = PathName(id).text
    return slug.isEmpty ? "x-\(mark)" : "\(slug)-\(mark)"
  }
}
