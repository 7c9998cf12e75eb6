/// The links that a picture may contain: web links, relative ones, and those with the app's own schemes.
struct LinkPolicy {
  private let schemes: Set<String>

  /// Schemes that make a browser run or show the content of the link.
  private static let refused: Set<String> = ["javascript", "vbscript", "data", "blob", "file", "about"]

  init(allowing schemes: [String]) {
    self.schemes = Set(["http", "https"] + schemes.map { $0.lowercased() }).subtracting(Self.refused)
  }

  /// Whether a decoded link may stay.
  ///
  /// Browsers skip blanks and control characters in a scheme. So the text before a colon must be exactly an
  /// allowed scheme, and control characters are not allowed at all.
  func allows(_ link: ArraySlice<UInt8>) -> Bool {
    guard !link.isEmpty, !link.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return false }
    let head = link.prefix { $0 != .colon && $0 != .slash && $0 != .question && $0 != .hash }
    guard head.endIndex < link.endIndex, link[head.endIndex] == .colon else { return true }
    return schemes.contains(String(decoding: head, as: UTF8.self).lowercased())
  }

  /// Whether an image may be shown in the picture: only files beside the page, without a request to another server.
  func allowsImage(_ link: ArraySlice<UInt8>) -> Bool {
    allows(link) && !link.starts(with: [.slash, .slash])
      && !link.prefix { $0 != .slash }.contains(.colon)
  }
}
