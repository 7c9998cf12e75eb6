/// A screenshot of a screen.
struct Shot: TemplateContext, Hashable {
  var src = ""
  var src2x = ""
  var darkSrc = ""
  var dark2x = ""
  var full = ""
  var width = ""
  var height = ""
  var alt = ""

  /// The small version, for lists and pictures: with a hundred on a page, versions for dense displays would be many times as heavy.
  var small: Self {
    guard !full.isEmpty else { return self }
    var small = self
    (small.src2x, small.dark2x) = ("", "")
    return small
  }

  /// The large version, for a page of its own, on all displays.
  var large: Self {
    guard !full.isEmpty else { return self }
    var large = self
    if !src2x.isEmpty { (large.src, large.src2x) = (src2x, "") }
    if !dark2x.isEmpty { (large.darkSrc, large.dark2x) = (dark2x, "") }
    return large
  }

  static let fields: TemplateFields<Self> = [
    .text("src", "The image, relative to this page.", \.src),
    .text("src2x", "The image for dense displays; empty if there is none.", \.src2x),
    .text("darkSrc", "The image in dark mode; empty if there is none.", \.darkSrc),
    .text("dark2x", "The image in dark mode for dense displays; empty if there is none.", \.dark2x),
    .text("full", "The image in its original size, if the others are smaller; otherwise empty.", \.full),
    .text("width", "Its width in pixels; empty if unknown.", \.width),
    .text("height", "Its height in pixels; empty if unknown.", \.height),
    .text("alt", "A description for readers who cannot see it.", \.alt),
  ]
}
