internal import Foundation

/// The marks that SwiftUI reads in texts.
enum Markdown {
  /// A text without the marks for bold words and links: `**New:** [Terms](https://shop.example)` is `New: Terms`.
  static func plain(_ text: String) -> String {
    guard text.count < 4_000 else { return text }
    return text.replacing(/\[([^\[\]]+)\]\([^()\s]+\)/) { $0.1 }.replacing(/\*\*([^*]+)\*\*/) { $0.1 }
  }
}
