/// The processor time that one element of a list may take.
///
/// It is processor time so that a busy machine makes no difference.
struct WorkLimit: Sendable {
  var seconds: Double

  /// The limit for a file of source: at least eight times what the parser takes for ordinary code of its size.
  static func source(bytes: Int) -> WorkLimit { WorkLimit(seconds: 5 + Double(bytes) / 1e6 * 8) }

  /// The limit for the wireframe of a screen, which many files may have a part in.
  static let wireframe = WorkLimit(seconds: 10)

  /// The limit after a number of elements has been given up: a fifth of it is left in the end, so that many such elements do not add up.
  func seconds(after givenUp: Int) -> Double {
    max(seconds / 5, seconds / Double(1 << min(givenUp, 8)))
  }
}
