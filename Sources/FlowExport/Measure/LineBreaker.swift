/// Breaks names into lines where a reader would: at spaces, at camel humps, after separators; never cuts a letter off.
///
/// `CheckoutConfirmationViewController` becomes `CheckoutConfirmation` over `ViewController`.
struct LineBreaker: Sendable {
  let metrics: TextMetrics
  /// The width that lines should keep to.
  let limit: Double

  func lines(of text: String) -> [String] {
    guard metrics.width(of: text) > limit else { return [text] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text) {
      if !line.isEmpty, metrics.width(of: line + piece) > limit {
        lines.append(line)
        line = ""
      }
      line += piece
    }
    return (lines + [line]).map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
  }

  /// The parts that stay together: humps, cut further only where one alone is wider than a line.
  private func pieces(of text: String) -> [String] {
    humps(of: text).flatMap { hump in
      metrics.width(of: hump) > limit ? chopped(hump) : [hump]
    }
  }

  private func humps(of text: String) -> [String] {
    var humps: [String] = []
    var hump = ""
    var previous: Character?
    for character in text {
      if let previous, beginsHump(character, after: previous), !hump.isEmpty {
        humps.append(hump)
        hump = ""
      }
      hump.append(character)
      previous = character
    }
    return humps + [hump]
  }

  private func beginsHump(_ character: Character, after previous: Character) -> Bool {
    if "/?&".contains(character) { return !"/?&:".contains(previous) }
    if " _.-,".contains(previous) { return true }
    return character.isUppercase && (previous.isLowercase || previous.isNumber)
  }

  private func chopped(_ hump: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in hump {
      if !piece.isEmpty, metrics.width(of: piece + String(character)) > limit {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
