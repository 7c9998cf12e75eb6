/// A pattern in which `*` matches any characters, `?` one, and a variable such as `$(lang)` some.
struct Glob: Hashable, Sendable {
  private enum Token: Hashable {
    case text(UInt8)
    case one
    case any
  }

  private let tokens: [Token]
  private let isCaseSensitive: Bool

  init(_ pattern: String, _ isCaseSensitive: Bool = true) {
    self.isCaseSensitive = isCaseSensitive
    let text = isCaseSensitive ? pattern : pattern.lowercased()
    let plain = text.utf8.contains(UInt8(ascii: "$")) ? text.replacing(/\$\([^()]*\)/, with: "?*") : text
    tokens = plain.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "*"): .any
      case UInt8(ascii: "?"): .one
      default: .text(byte)
      }
    }
  }

  /// Backtracks only to the last `*`, so that the time is at most the product of the lengths.
  func matches(_ text: String) -> Bool {
    let bytes = Array((isCaseSensitive ? text : text.lowercased()).utf8)
    var (token, byte) = (0, 0)
    var retry: (token: Int, byte: Int)?
    while byte < bytes.count {
      if token < tokens.count, tokens[token] == .any {
        retry = (token + 1, byte)
        token += 1
      } else if token < tokens.count, tokens[token] == .one || tokens[token] == .text(bytes[byte]) {
        (token, byte) = (token + 1, byte + 1)
      } else if let last = retry {
        (token, byte) = (last.token, last.byte + 1)
        retry = (last.token, last.byte + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .any }
  }
}
