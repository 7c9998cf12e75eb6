import ValueFlow

/// The links that a function was called with, and those with which its code reached each place: `switch url.lastPathComponent { … }` of a handler
/// that another function chose for two links lets each of them reach only a part.
struct ExcludedLinks {
  private var given: [FunctionIndex: Set<LinkAddress>] = [:]
  private var reached: [CodeSpot: Reached] = [:]

  private struct Reached {
    var function: FunctionIndex
    var given: Set<LinkAddress>
  }

  /// Records that a function is called with a link.
  mutating func note(entering function: FunctionIndex, in frame: LinkFrame) {
    if frame.takesLink { given[function, default: []].insert(frame.given) }
  }

  /// Records that code reaches a place.
  mutating func note(_ spot: CodeSpot, in frame: LinkFrame) {
    guard frame.takesLink, frame.function >= 0 else { return }
    reached[spot, default: Reached(function: frame.function, given: [])].given.insert(frame.given)
  }

  /// The places that not all links reach with which their function was called.
  var spots: [CodeSpot] {
    reached.filter { $0.value.given != given[$0.value.function] }.map(\.key)
  }
}

extension LinkPart {
  /// Whether it is a link, or the path of one.
  var isWhole: Bool { root == .url && (isList || step == .whole || step == .path) }
}
