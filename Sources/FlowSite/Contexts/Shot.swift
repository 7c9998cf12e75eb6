/// A screenshot of a screen.
struct Shot: TemplateContext, Hashable {
  var src = ""
  var src2x = ""
  var darkSrc = ""
  var dark2x = ""
  var width = ""
  var height = ""
  var alt = ""

  static let fields: TemplateFields<Self> = [
    .text("src", "The image, relative to this page.", \.src),
    .text("src2x", "The image for dense displays; empty where there is none.", \.src2x),
    .text("darkSrc", "The image in dark mode; empty where there is none.", \.darkSrc),
    .text("dark2x", "The image in dark mode for dense displays; empty where there is none.", \.dark2x),
    .text("width", "Its width in pixels; empty where that is not known.", \.width),
    .text("height", "Its height in pixels; empty where that is not known.", \.height),
    .text("alt", "What it shows, for those who cannot see it.", \.alt),
  ]
}
