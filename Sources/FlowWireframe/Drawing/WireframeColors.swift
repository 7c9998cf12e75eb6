/// The colours of a wireframe, light or dark, in the hue of a flow.
public struct WireframeColors: Hashable, Sendable {
  /// Whether the colours are for dark pages.
  public var isDark: Bool
  /// The index of the hue in the palette of the site.
  public var hue: Int

  /// Creates the colours.
  public init(isDark: Bool, hue: Int) {
    self.isDark = isDark
    self.hue = hue
  }

  private static let hues = [
    ("#1f6f9f", "#7cc4f0"), ("#b4541a", "#f2a06b"), ("#2b7a4b", "#7fd3a0"), ("#8a3f8f", "#dd9fe2"),
    ("#8a6d00", "#e0c25a"), ("#b03a4e", "#f398a6"), ("#4a57b5", "#a7b1f7"), ("#3d7278", "#8ccbd1"),
  ]

  /// The shapes of a wireframe in these colours.
  public func svg(_ shapes: String, in frame: ScreenFrame) -> String {
    let (width, height) = (frame.width, frame.height)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\""
      + " font-family=\"system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif\">\n"
      + "<style>\(styleSheet)</style>\n\(shapes)</svg>\n"
  }

  /// The style sheet of a drawing.
  private var styleSheet: String {
    let hue = Self.hues[((hue % Self.hues.count) + Self.hues.count) % Self.hues.count]
    let colors =
      isDark
      ? [
        "paper": "#1d2024", "ground": "#15171a", "ink": "#e9e6df", "soft": "#a2a7b0", "hair": "#3c4149",
        "wash": "#2b3037", "alarm": "#f398a6", "hue": hue.1,
      ]
      : [
        "paper": "#fffdf9", "ground": "#f4f0e8", "ink": "#22252a", "soft": "#6a6f78", "hair": "#d8d1c5",
        "wash": "#ebe5da", "alarm": "#b03a4e", "hue": hue.0,
      ]
    let rules = colors.sorted { $0.key < $1.key }.map { name, value in
      ".\(name){fill:\(value)}.\(name)-line{stroke:\(value)}"
    }
    return rules.joined()
      + "[class$=line]{fill:none;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}"
  }
}
