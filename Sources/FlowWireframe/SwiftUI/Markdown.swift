internal import Foundation

/// The marks that SwiftUI reads in texts.
enum Markdown {
  /// A text without the marks for bold words and links: `**New:** [Terms](https://shop.example)` is `New: Terms`.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "*") }),
      text.count < 4_000
    else { return text }
    return text.replacing(/\[([^\[\]]+)\]\([^()\s]+\)/) { $0.1 }.replacing(/\*\*([^*]+)\*\*/) { $0.1 }
  }
}
