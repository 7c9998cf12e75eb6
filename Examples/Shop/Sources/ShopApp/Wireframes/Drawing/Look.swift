/// The colours of a wireframe.
public enum Look: String, CaseIterable, Sendable {
  /// Light mode.
  case light
  /// Dark mode.
  case dark

  /// The end of file names, before the extension.
  public var suffix: String { self == .dark ? "~dark" : "" }

  /// The style sheet for the classes of the drawing, the only difference between looks.
  var css: String {
    let fills = colours.map { ".\($0.key){fill:\($0.value)}" }.joined()
    let strokes = colours.map { ".\($0.key)-line{stroke:\($0.value)}" }.joined()
    return fills + strokes
      + "[class*=line]{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}"
      + "g [class*=line]{stroke-width:4}g .thick{stroke-width:9}"
  }

  private var colours: KeyValuePairs<String, String> {
    switch self {
    case .light:
      [
        "ground": "#f4f0e8", "paper": "#fffdf9", "ink": "#22252a", "soft": "#6a6f78", "hair": "#ded7cb",
        "brand": "#22605f", "pale": "#cfe3df", "on": "#fffdf9", "sand": "#f0dfc2", "clay": "#cf8a56",
        "alarm": "#a83248", "back": "#8b8578", "clock": "#fffdf9",
      ]
    case .dark:
      [
        "ground": "#131518", "paper": "#202328", "ink": "#eceef2", "soft": "#a0a6b0", "hair": "#393d45",
        "brand": "#7cc7c0", "pale": "#23423f", "on": "#0e2322", "sand": "#43382a", "clay": "#d89a68",
        "alarm": "#f398a6", "back": "#050607", "clock": "#a0a6b0",
      ]
    }
  }
}
