internal import FlowSite

/// A picture as the cache keeps it: a line that says which variant it is and what readers have to know, if it is not the picture that
/// was wanted, and the picture.
struct CachedPicture {
  let svg: String
  let variant: Int?
  let remark: String

  init(svg: String, variant: Int?, remark: String) {
    self.svg = svg
    self.variant = variant
    self.remark = remark
  }

  private static let mark = "variant "

  /// Reads a cached picture; nil if it is damaged.
  init?(_ text: String) {
    guard text.hasPrefix(Self.mark) else {
      self.init(svg: text, variant: nil, remark: "")
      return
    }
    guard let end = text.firstIndex(of: "\n") else { return nil }
    let words = text[..<end].dropFirst(Self.mark.count).split(separator: " ", maxSplits: 1)
    guard let number = words.first.flatMap({ Int($0) }) else { return nil }
    self.init(
      svg: String(text[text.index(after: end)...]), variant: number < 0 ? nil : number,
      remark: words.count > 1 ? String(words[1]) : "")
  }

  /// The text to keep.
  var text: String {
    variant == nil && remark.isEmpty ? svg : "\(Self.mark)\(variant ?? -1) \(remark)\n\(svg)"
  }

  var result: PictureResult {
    variant == nil && remark.isEmpty ? .svg(svg) : .varied(svg, variant: variant, remark: remark)
  }
}
