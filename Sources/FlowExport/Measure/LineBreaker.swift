import FlowAnalysis
internal import FlowModel

/// Breaks names into lines between their words, as pages do.
///
/// `CheckoutConfirmationViewController` becomes `CheckoutConfirmation` over `ViewController`.
struct LineBreaker: Sendable {
  let metrics: TextMetrics
  /// The preferred width of lines.
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

  /// The parts that stay together, since half a word reads like another word; only unusually long ones are divided.
  private func pieces(of text: String) -> [String] {
    NameHumps.parts(of: text).map(String.init).flatMap { part in
      metrics.width(of: part) > limit * Self.mostLines ? chopped(part) : [part]
    }
  }

  /// The number of lines above which a part is divided.
  private static let mostLines = 3.0

  private func chopped(_ part: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in part {
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
