extension CleaningPass {
  /// Writes the attributes of the first text, which is the name of a node, to the graph's tag as defaults.
  mutating func writeTextDefaults() {
    guard textDefaults == nil, let defaults = defaultsOfTexts else { return }
    textDefaults = defaults
    output.append(" text-anchor=\"")
    output += defaults.anchor
    output.append("\" font-size=\"")
    output.appendNumbers(defaults.size, decimals: 2)
    output.append(.quote)
  }

  /// The attributes of the first text, read ahead; nil if it does not have both.
  private var defaultsOfTexts: TextDefaults? {
    var ahead = scanner
    while let token = ahead.next() {
      guard case .open(.text, _) = token else { continue }
      let values = { name in ahead.attributes.first { $0.name == name }.map { source[$0.value] } }
      guard let anchor = values(.textAnchor), let size = values(.fontSize), anchor.allSatisfy(\.isLetter)
      else { return nil }
      return TextDefaults(anchor: anchor, size: size)
    }
    return nil
  }
}
