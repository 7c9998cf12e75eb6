internal import SwiftSyntax

/// Texts with placeholders, such as `Version %@ (%@)`.
extension TextReader {
  /// A text with values inserted for its placeholders; placeholders without a value stay.
  func filled(_ format: String, _ values: [ExprSyntax], _ scope: Scope) -> String {
    guard format.contains("%"), !values.isEmpty else { return format }
    var next = 0
    let text = format.replacing(/%(?:(\d)\$)?(?:@|[.\d]*(?:l{0,2}[du]|f|s))/) { place in
      let number = place.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      guard values.indices.contains(number) else { return String(place.0) }
      return self.text(values[number], scope) ?? "{…}"
    }
    return text.replacing("%%", with: "%")
  }
}
